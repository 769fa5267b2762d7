# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
"""Leads sessions of `pellucid lsp` with the client of pygls, and says what the server does otherwise than expected:
editor-client.py PROGRAM FOLDER

FOLDER is empty, and stands for the folder that the editor has open. The exit code is 0 where everything is as expected.
"""

import asyncio
import pathlib
import sys

from lsprotocol import types
from pygls.exceptions import JsonRpcException
from pygls.lsp.client import LanguageClient

PROGRAM, FOLDER = sys.argv[1], pathlib.Path(sys.argv[2]).resolve()

SOURCE = """import SwiftUI

struct Card: View {
  var body: some View {
    VStack {
      Text("한글 😀").foregroundStyle(.black).padding()
      Text("Price").background(Color(red: 1, green: 0.5, blue: 0))
    }
    .background(.thickMaterial)
  }
}
"""

faults = []


def expect(condition, what):
    if not condition:
        faults.append(what)


class Client(LanguageClient):
    """A client that keeps the diagnostics and the requests it is sent, and the exit code of the server."""

    def __init__(self):
        super().__init__("pellucid-tests", "1")
        self.published = asyncio.Queue()
        self.registered = asyncio.Queue()
        self.refreshed = asyncio.Queue()
        self.code = None

        @self.feature(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
        def publish(parameters):
            self.published.put_nowait(parameters)

        @self.feature(types.CLIENT_REGISTER_CAPABILITY)
        def register(parameters):
            self.registered.put_nowait(parameters)

        @self.feature(types.WORKSPACE_DIAGNOSTIC_REFRESH)
        def refresh(parameters):
            self.refreshed.put_nowait(parameters)

    async def server_exit(self, server):
        self.code = server.returncode

    async def diagnostics(self):
        return await asyncio.wait_for(self.published.get(), 300)


def slices(text, span, encoding):
    """Returns the part of a text within a range."""

    def offset(place):
        lines = text.split("\n")
        units = {"utf-8": ("utf-8", 1), "utf-16": ("utf-16-le", 2), "utf-32": ("utf-32-le", 4)}[encoding]
        prefix = lines[place.line].encode(units[0])[: place.character * units[1]].decode(units[0])
        return sum(len(line) + 1 for line in lines[: place.line]) + len(prefix)

    return offset(span.start), offset(span.end)


def edited(text, edits, encoding):
    """Returns a text with the edits of a change."""
    for edit in sorted(edits, key=lambda edit: (edit.range.start.line, edit.range.start.character), reverse=True):
        start, end = slices(text, edit.range, encoding)
        text = text[:start] + edit.new_text + text[end:]
    return text


async def session(encodings, locale, pulls):
    client = Client()
    await client.start_io(PROGRAM, "lsp")
    capabilities = types.ClientCapabilities(
        general=types.GeneralClientCapabilities(position_encodings=encodings),
        text_document=types.TextDocumentClientCapabilities(
            hover=types.HoverClientCapabilities(content_format=[types.MarkupKind.Markdown]),
            diagnostic=types.DiagnosticClientCapabilities() if pulls else None,
        ),
        workspace=types.WorkspaceClientCapabilities(
            workspace_edit=types.WorkspaceEditClientCapabilities(document_changes=True),
            diagnostics=types.DiagnosticWorkspaceClientCapabilities(refresh_support=True) if pulls else None,
            did_change_watched_files=types.DidChangeWatchedFilesClientCapabilities(dynamic_registration=True),
        ),
    )
    answer = await client.initialize_async(
        types.InitializeParams(
            capabilities=capabilities,
            locale=locale,
            workspace_folders=[types.WorkspaceFolder(uri=FOLDER.as_uri(), name="App")],
        )
    )
    client.initialized(types.InitializedParams())
    return client, answer


async def types_and_repairs(encoding):
    """Opens a document, reads its diagnostics, hovers over it, and takes both kinds of changes."""
    client, answer = await session([encoding], "en-GB", pulls=False)
    abilities = answer.capabilities
    expect(abilities.position_encoding == encoding, f"the encoding is {abilities.position_encoding}")
    expect(abilities.diagnostic_provider is None, "diagnostics are offered to a client that does not ask")
    uri = (FOLDER / "My Card.swift").as_uri()
    document = types.TextDocumentIdentifier(uri)
    client.text_document_did_open(
        types.DidOpenTextDocumentParams(types.TextDocumentItem(uri, types.LanguageKind.Swift, 1, SOURCE))
    )
    published = await client.diagnostics()
    found = {slices(SOURCE, one.range, encoding): one for one in published.diagnostics}
    words = {SOURCE[start:end]: one for (start, end), one in found.items()}
    expect(published.version == 1 and published.uri == uri, "the diagnostics name another version or document")
    expect(".black" in words, f"no diagnostic is about .black: {list(words)}")
    expect(all(one.source == "pellucid" and one.code for one in published.diagnostics), "a code is missing")

    one = words[".black"]
    hover = await client.text_document_hover_async(types.HoverParams(document, one.range.start))
    value = hover.contents.value
    expect(hover.contents.kind == types.MarkupKind.Markdown, "the hover is no Markdown")
    expect(str(one.code) in value and "How to repair" in value, f"the hover explains nothing: {value}")
    start = SOURCE.index("Color(red")
    line = SOURCE.count("\n", 0, start)
    place = types.Position(line, len(SOURCE.split("\n")[line].split("Color(red")[0]) + 2)
    hover = await client.text_document_hover_async(types.HoverParams(document, place))
    value = hover.contents.value
    expect("data:image/svg+xml;base64," in value and "#ff8000" in value, f"no swatch is shown: {value}")
    expect(":1 on white" in value and ":1 on black" in value, f"no contrast is shown: {value}")

    version, count = 1, len(published.diagnostics)
    for title, expected in [
        ("Write ", ".foregroundStyle(.primary)"),
        ("Ignore ", f"      // pellucid:disable:next {one.code} reason\n"),
    ]:
        actions = await client.text_document_code_action_async(
            types.CodeActionParams(document, one.range, types.CodeActionContext(diagnostics=[one]))
        )
        action = next((action for action in actions if action.title.startswith(title)), None)
        if action is None:
            expect(False, f"no change is called {title}: {[action.title for action in actions]}")
            continue
        change = action.edit.document_changes[0]
        expect(change.text_document.version == version, "a change is for another version")
        expect(action.kind == types.CodeActionKind.QuickFix, "a change is no quick fix")
        text = edited(SOURCE, change.edits, encoding)
        expect(expected in text, f"{title} makes {text}")
        parts = [types.TextDocumentContentChangePartial(text=part.new_text, range=part.range) for part in change.edits]
        published = await changed(client, uri, version + 1, parts)
        left = [text[slice(*slices(text, other.range, encoding))] for other in published.diagnostics]
        expect(published.version == version + 1 and ".black" not in left, f"{title} leaves {left}")
        version += 2
        published = await changed(client, uri, version, [types.TextDocumentContentChangeWholeDocument(text=SOURCE)])
        expect(len(published.diagnostics) == count, f"{len(published.diagnostics)} diagnostics in place of {count}")

    client.text_document_did_close(types.DidCloseTextDocumentParams(document))
    published = await client.diagnostics()
    expect(not published.diagnostics, f"a closed document has {published.diagnostics}")
    await refuses(client, types.TEXT_DOCUMENT_HOVER, types.HoverParams(document, place), -32602)
    await refuses(client, types.TEXT_DOCUMENT_COMPLETION, types.CompletionParams(document, place), -32601)
    await leaves(client, orderly=True)


async def changed(client, uri, version, changes):
    """Changes a document, and returns the diagnostics of the new text."""
    client.text_document_did_change(
        types.DidChangeTextDocumentParams(types.VersionedTextDocumentIdentifier(version, uri), changes)
    )
    return await client.diagnostics()


async def asks_for_diagnostics():
    """Asks for diagnostics in Korean, in a client that counts bytes."""
    client, answer = await session([types.PositionEncodingKind.Utf8, types.PositionEncodingKind.Utf16], "ko-KR", True)
    expect(answer.capabilities.position_encoding == "utf-8", "the first encoding is not taken")
    expect(answer.capabilities.diagnostic_provider is not None, "no diagnostics are offered")
    uri = (FOLDER / "Card.swift").as_uri()
    document = types.TextDocumentIdentifier(uri)
    client.text_document_did_open(
        types.DidOpenTextDocumentParams(types.TextDocumentItem(uri, types.LanguageKind.Swift, 1, SOURCE))
    )
    report = await client.text_document_diagnostic_async(types.DocumentDiagnosticParams(document))
    words = {SOURCE[slice(*slices(SOURCE, one.range, "utf-8"))]: one for one in report.items}
    expect(".black" in words, f"no diagnostic is about .black: {list(words)}")
    expect(all("가" <= max(one.message) <= "힣" for one in report.items), "a message is not Korean")
    expect(client.published.empty(), "diagnostics are sent to a client that asks for them")
    await removed(client, FOLDER / "Colors.swift")
    await asyncio.wait_for(client.refreshed.get(), 300)
    await leaves(client, orderly=False)


COLORS = "import SwiftUI\nextension Color { static let panel = Color(uiColor: .systemBackground) }\n"
USE = """import SwiftUI
struct Panel: View {
  var body: some View { Text("a").foregroundStyle(Color.black).background(Color.panel) }
}
"""


async def opened(client, name, text):
    """Opens a document, and returns its diagnostics."""
    uri = (FOLDER / name).as_uri()
    client.text_document_did_open(
        types.DidOpenTextDocumentParams(types.TextDocumentItem(uri, types.LanguageKind.Swift, 1, text))
    )
    return (await client.diagnostics()).diagnostics


async def removed(client, file):
    """Deletes a file, and tells the server."""
    file.unlink()
    event = types.FileEvent(file.as_uri(), types.FileChangeType.Deleted)
    client.workspace_did_change_watched_files(types.DidChangeWatchedFilesParams([event]))


async def follows_files():
    """Deletes a file that decides about an open document, and opens a source that is not judged to its end."""
    client, _ = await session([types.PositionEncodingKind.Utf16], "en", False)
    registered = (await asyncio.wait_for(client.registered.get(), 300)).registrations
    expect([one.method for one in registered] == [types.WORKSPACE_DID_CHANGE_WATCHED_FILES], "no files are watched")
    codes = [one.code for one in await opened(client, "Panel.swift", USE)]
    expect(codes == ["SRC02"], f"the colour of another file is not known: {codes}")
    await removed(client, FOLDER / "Colors.swift")
    codes = [one.code for one in (await client.diagnostics()).diagnostics]
    expect(codes == ["SRC01"], f"the colour of a deleted file is still known: {codes}")
    [end] = await opened(client, "Deep.swift", "let a = Color.red\nlet b = " + "[" * 100)
    expect(end.severity == types.DiagnosticSeverity.Information, f"the severity is {end.severity}")
    expect(end.range.start.line == 1 and end.code is None, f"the end of the judgement is told at {end.range}")
    await leaves(client, orderly=True)


async def refuses(client, method, parameters, code):
    try:
        await client.protocol.send_request_async(method, parameters)
        expect(False, f"{method} is answered")
    except JsonRpcException as error:
        expect(error.code == code, f"{method} is refused with {error.code}")


async def leaves(client, orderly):
    """Ends a session; the exit code is 1 where `shutdown` did not come before."""
    if orderly:
        await client.shutdown_async(None)
    client.exit(None)
    for _ in range(300):
        if client.code is not None:
            break
        await asyncio.sleep(0.1)
    expect(client.code == (0 if orderly else 1), f"the exit code is {client.code}")
    await client.stop()


async def main():
    for encoding in ["utf-16", "utf-32"]:
        await types_and_repairs(encoding)
    (FOLDER / "Colors.swift").write_text(COLORS)
    await follows_files()
    (FOLDER / "Colors.swift").write_text(COLORS)
    await asks_for_diagnostics()


asyncio.run(asyncio.wait_for(main(), 900))
print("\n".join(faults) or "everything is as expected")
sys.exit(1 if faults else 0)
