"""A scripted session with pytest-lsp, a client that shares no line of code with the server.

Run by Scripts/check-lsp, which installs the client. The server is BIDI_LSP of the environment, bidi-fix BIDI_FIX.
"""

import os
import pathlib
import shutil
import subprocess

import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient

ROOT = pathlib.Path(__file__).resolve().parents[3]
SERVER = os.environ["BIDI_LSP"]
COMMAND = os.environ["BIDI_FIX"]
SAMPLES = [
    "Resources/Samples/ar.lproj/Localizable.strings",
    "Resources/Samples/he.lproj/Localizable.strings",
    "Resources/Samples/Localizable.xcstrings",
    "Resources/Samples/android/values-fa/strings.xml",
    "Resources/Samples/po/ur.po",
]


def parameters(encodings=None, pulls=False):
    text = types.TextDocumentClientCapabilities(
        publish_diagnostics=types.PublishDiagnosticsClientCapabilities(
            related_information=True, version_support=True, code_description_support=True),
        hover=types.HoverClientCapabilities(
            content_format=[types.MarkupKind.Markdown, types.MarkupKind.PlainText]),
        diagnostic=types.DiagnosticClientCapabilities() if pulls else None,
    )
    return types.InitializeParams(capabilities=types.ClientCapabilities(
        text_document=text,
        general=types.GeneralClientCapabilities(position_encodings=encodings)))


@pytest_lsp.fixture(config=ClientServerConfig(server_command=[SERVER, "--stdio"]))
async def client(lsp_client: LanguageClient):
    await lsp_client.initialize_session(parameters())
    yield
    await lsp_client.shutdown_session()


@pytest_lsp.fixture(config=ClientServerConfig(server_command=[SERVER]))
async def pulling(lsp_client: LanguageClient):
    await lsp_client.initialize_session(
        parameters(encodings=[types.PositionEncodingKind.Utf8], pulls=True))
    yield
    await lsp_client.shutdown_session()


def uri(path):
    return pathlib.Path(path).resolve().as_uri()


async def open_document(client, path, text=None):
    text = text if text is not None else pathlib.Path(path).read_text(encoding="utf-8")
    client.text_document_did_open(types.DidOpenTextDocumentParams(
        types.TextDocumentItem(uri=uri(path), language_id="plaintext", version=1, text=text)))
    return text


async def published(client, path):
    await client.wait_for_notification(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
    return client.diagnostics[uri(path)]


def applied(text, edits):
    """The text with edits of LSP made: positions in UTF-16."""
    lines = text.splitlines(keepends=True)
    starts, total = [0], 0
    for line in lines:
        total += len(line.encode("utf-16-le"))
        starts.append(total)
    data = bytearray(text.encode("utf-16-le"))

    def offset(position):
        return starts[position.line] + 2 * position.character

    for edit in sorted(edits, key=lambda edit: offset(edit.range.start), reverse=True):
        data[offset(edit.range.start):offset(edit.range.end)] = edit.new_text.encode("utf-16-le")
    return data.decode("utf-16-le")


async def actions(client, path, range_, only=None):
    return await client.text_document_code_action_async(types.CodeActionParams(
        text_document=types.TextDocumentIdentifier(uri(path)), range=range_,
        context=types.CodeActionContext(diagnostics=[], only=only)))


START = types.Range(types.Position(0, 0), types.Position(0, 0))


@pytest.mark.parametrize("sample", SAMPLES)
@pytest.mark.asyncio
async def test_same_as_check(client: LanguageClient, sample):
    """Rules and lines are those of `bidi-fix check`."""
    path = ROOT / sample
    await open_document(client, path)
    found = await published(client, path)
    output = subprocess.run(
        [COMMAND, "check", "--format", "json", str(path)], capture_output=True, text=True).stdout
    import json
    expected = [(f["rule"], f["start"]["line"] - 1) for f in json.loads(output)["findings"]]
    assert [(d.code, d.range.start.line) for d in found] == expected
    assert expected, "each sample has a fault"


@pytest.mark.parametrize("sample", SAMPLES)
@pytest.mark.asyncio
async def test_fix_all_is_fix(client: LanguageClient, sample, tmp_path):
    """The repairs of a file are those of `bidi-fix fix`, byte for byte."""
    path = tmp_path / pathlib.Path(sample).relative_to("Resources/Samples")
    path.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(ROOT / sample, path)
    english = ROOT / "Resources/Samples/en.lproj"
    if ".lproj" in sample:
        shutil.copytree(english, tmp_path / "en.lproj")
    text = await open_document(client, path)
    await published(client, path)
    offered = await actions(client, path, START, ["source.fixAll"])
    assert [action.kind for action in offered] == ["source.fixAll.bidi-fix"]
    repaired = applied(text, offered[0].edit.changes[uri(path)])
    subprocess.run([COMMAND, "fix", str(path)], capture_output=True)
    assert repaired.encode() == path.read_bytes()


@pytest.mark.asyncio
async def test_open_repair_edit(client: LanguageClient):
    """Open, diagnostics, quick fix, edited: the diagnostic is gone."""
    path = ROOT / SAMPLES[0]
    text = await open_document(client, path)
    before = await published(client, path)
    offered = await actions(client, path, before[0].range, [types.CodeActionKind.QuickFix])
    assert offered[0].is_preferred
    edits = offered[0].edit.changes[uri(path)]
    # One change after the other, from the last to the first: places before it stay.
    changes = [
        types.TextDocumentContentChangePartial(range=edit.range, text=edit.new_text)
        for edit in reversed(edits)]
    client.text_document_did_change(types.DidChangeTextDocumentParams(
        types.VersionedTextDocumentIdentifier(version=2, uri=uri(path)), changes))
    after = await published(client, path)
    assert len(after) == len(before) - 1
    hints = await client.text_document_inlay_hint_async(types.InlayHintParams(
        types.TextDocumentIdentifier(uri(path)),
        types.Range(types.Position(0, 0), types.Position(99, 0))))
    assert [hint.label for hint in hints] == ["\u2039RLE\u203a", "\u2039PDF\u203a"]
    hover = await client.text_document_hover_async(types.HoverParams(
        types.TextDocumentIdentifier(uri(path)), before[0].range.start))
    assert "Right in: natural label" in hover.contents.value
    lenses = await client.text_document_code_lens_async(types.CodeLensParams(
        types.TextDocumentIdentifier(uri(path))))
    lens = await client.code_lens_resolve_async(lenses[0])
    assert lens.command.title.startswith("looks right in natural label")
    print("\n".join(d.message for d in before))
    print(hover.contents.value)


@pytest.mark.asyncio
async def test_pull_in_utf8(pulling: LanguageClient):
    path = ROOT / SAMPLES[0]
    text = await open_document(pulling, path)
    report = await pulling.text_document_diagnostic_async(types.DocumentDiagnosticParams(
        types.TextDocumentIdentifier(uri(path))))
    lines = text.encode().splitlines()
    for item in report.items:
        line = lines[item.range.start.line]
        assert line[item.range.start.character - 1:item.range.start.character] == b'"'
        end = item.range.end.character
        assert lines[item.range.end.line][end:end + 2] == b'";'
    again = await pulling.text_document_diagnostic_async(types.DocumentDiagnosticParams(
        types.TextDocumentIdentifier(uri(path)), previous_result_id=report.result_id))
    assert again.kind == "unchanged"


@pytest.mark.asyncio
async def test_broken_while_typing(client: LanguageClient):
    path = ROOT / "Resources/Samples/he.lproj/New.strings"
    await open_document(client, path, '"a" = "')
    assert [d.code for d in await published(client, path)] == ["parse-error"]
    client.text_document_did_change(types.DidChangeTextDocumentParams(
        types.VersionedTextDocumentIdentifier(version=2, uri=uri(path)),
        [types.TextDocumentContentChangeWholeDocument('"a" = "\u05d0";')]))
    assert not await published(client, path)
