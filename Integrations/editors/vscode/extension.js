// Starts bidi-lsp and hands on the settings.
"use strict";

const { workspace } = require("vscode");
const { LanguageClient, TransportKind } = require("vscode-languageclient/node");

/** @type {LanguageClient | undefined} */
let client;

/** The settings that somebody made: they go before .bidi-fix.yml, defaults must not. */
function settings() {
  const all = workspace.getConfiguration("bidi-fix");
  const names = [
    "container", "style", "writeEscapes", "select", "extendSelect", "ignore", "severity", "sample", "numbers", "locale", "base",
    "ruleDocument",
  ];
  const made = names.map((name) => {
    const known = all.inspect(name);
    return [name, known?.workspaceFolderValue ?? known?.workspaceValue ?? known?.globalValue];
  });
  return Object.fromEntries(made.filter(([, value]) => value !== undefined));
}

async function activate(context) {
  const command = workspace.getConfiguration("bidi-fix").get("serverPath", "bidi-lsp");
  client = new LanguageClient(
    "bidi-fix",
    "bidi-fix",
    { command, args: ["--stdio"], transport: TransportKind.stdio },
    {
      // The server passes over files that hold no texts of a language.
      documentSelector: [
        { scheme: "file", language: "strings" },
        { scheme: "file", language: "xml" },
        { scheme: "file", language: "json" },
        { scheme: "file", language: "po" },
        { scheme: "file", language: "properties" },
        { scheme: "file", pattern: "**/*_*.ts" },
        { scheme: "file", pattern: "**/metadata/**/*.txt" },
      ],
      initializationOptions: settings(),
      synchronize: { fileEvents: workspace.createFileSystemWatcher("**/.bidi-fix.{yml,yaml}") },
    },
  );
  context.subscriptions.push(
    workspace.onDidChangeConfiguration((event) => {
      if (!event.affectsConfiguration("bidi-fix")) return;
      client?.sendNotification("workspace/didChangeConfiguration", { settings: settings() });
    }),
  );
  await client.start();
}

function deactivate() {
  return client?.stop();
}

module.exports = { activate, deactivate };
