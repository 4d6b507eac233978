-- A session of Neovim without a window: opens a file, waits for diagnostics, makes the quick fixes, writes the file.
-- nvim --headless -u NONE -l is newer than Debian's; so: nvim --headless -u NONE -c "luafile neovim.lua"
-- SERVER and FILE come from the environment.

local function say(text) io.stdout:write(text .. "\n") end

local function fail(text)
  say("FAILED: " .. text)
  vim.cmd("cquit 1")
end

-- What a script does not catch would leave Neovim waiting for ever.
local function run()
  local messages = {}
  local id = vim.lsp.start_client({
    cmd = { os.getenv("SERVER") },
    name = "bidi-lsp",
    root_dir = vim.fn.getcwd(),
    on_error = function(code, err) table.insert(messages, tostring(code) .. tostring(err)) end,
  })
  if not id then return fail("the server does not start") end
  vim.cmd("edit " .. vim.fn.fnameescape(os.getenv("FILE")))
  local buffer = vim.api.nvim_get_current_buf()
  vim.lsp.buf_attach_client(buffer, id)

  local function diagnostics() return vim.diagnostic.get(buffer) end
  if not vim.wait(10000, function() return #diagnostics() > 0 end, 20) then
    return fail("no diagnostics come")
  end
  for _, found in ipairs(diagnostics()) do
    say(string.format("%d:%d %s %s", found.lnum + 1, found.col + 1, found.code, found.message))
  end

  -- Repair by repair, as a person does at the cursor, until no safe one is left.
  local client = vim.lsp.get_client_by_id(id)
  local repairs = 0
  while repairs < 100 do
    local chosen
    for _, found in ipairs(diagnostics()) do
      local parameters = {
        textDocument = vim.lsp.util.make_text_document_params(buffer),
        range = {
          start = { line = found.lnum, character = 0 },
          ["end"] = { line = found.end_lnum + 1, character = 0 },
        },
        context = { diagnostics = {}, only = { "quickfix" } },
      }
      local answer = client.request_sync("textDocument/codeAction", parameters, 10000, buffer)
      for _, action in ipairs(answer.result or {}) do
        if action.isPreferred then chosen = chosen or action end
      end
    end
    if not chosen then break end
    local before = vim.api.nvim_buf_get_changedtick(buffer)
    local count = #diagnostics()
    vim.lsp.util.apply_workspace_edit(chosen.edit, client.offset_encoding)
    say("made: " .. chosen.title)
    repairs = repairs + 1
    -- The next one is asked for at the places of now.
    vim.wait(5000, function()
      return vim.api.nvim_buf_get_changedtick(buffer) > before and #diagnostics() < count
    end, 20)
  end
  vim.cmd("silent write")
  say(string.format("%d repairs made, %d diagnostics left", repairs, #diagnostics()))
  for _, message in ipairs(messages) do say("error of the client: " .. message) end
  vim.lsp.stop_client(id)
  if not vim.wait(5000, function() return vim.lsp.client_is_stopped(id) end, 20) then
    return fail("the server does not end")
  end
  vim.cmd("qall!")
end

local ok, err = pcall(run)
if not ok then fail(tostring(err)) end
