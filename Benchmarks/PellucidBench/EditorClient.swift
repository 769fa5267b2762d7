// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An editor that leads a session of `pellucid lsp` over pipes.
final class EditorClient {
  enum Failure: Error { case ended }

  private let process = Process()
  private let (input, output) = (Pipe(), Pipe())
  /// The bytes that were received and belong to no message yet.
  private var received: [UInt8] = []
  private var version = 1

  /// Starts a program with a folder that the editor has open.
  init(program: String, folder: URL) throws {
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = ["lsp"]
    (process.standardInput, process.standardOutput) = (input, output)
    try process.run()
    send(
      "initialize", ["capabilities": [:] as [String: Any], "rootUri": folder.absoluteString], identifier: 1)
    _ = try message()
    send("initialized", [:])
  }

  /// Opens a document, and waits for its diagnostics.
  func open(_ file: URL) throws {
    let item: [String: Any] = [
      "uri": file.absoluteString, "languageId": "swift", "version": version,
      "text": try String(contentsOf: file, encoding: .utf8),
    ]
    send("textDocument/didOpen", ["textDocument": item])
    try wait(for: file)
  }

  /// Replaces characters of a line, and waits for the diagnostics of a document.
  func replace(
    _ characters: Range<Int>, ofLine line: Int, of file: URL, with text: String, waitingFor other: URL
  )
    throws
  {
    version += 1
    let range = [
      "start": ["line": line, "character": characters.lowerBound],
      "end": ["line": line, "character": characters.upperBound],
    ]
    let document: [String: Any] = ["uri": file.absoluteString, "version": version]
    let changes: [[String: Any]] = [["range": range, "text": text]]
    send("textDocument/didChange", ["textDocument": document, "contentChanges": changes])
    try wait(for: other)
  }

  /// Ends the session.
  func close() {
    send("shutdown", [:], identifier: 2)
    send("exit", [:])
    process.waitUntilExit()
  }

  // MARK: Messages

  private func wait(for file: URL) throws {
    let name = Data("\"\(file.absoluteString)\"".utf8)
    while try message().range(of: name) == nil {}
  }

  private func send(_ method: String, _ parameters: [String: Any], identifier: Int? = nil) {
    var call: [String: Any] = ["jsonrpc": "2.0", "method": method, "params": parameters]
    if let identifier { call["id"] = identifier }
    guard let body = try? JSONSerialization.data(withJSONObject: call, options: .withoutEscapingSlashes)
    else {
      return
    }
    input.fileHandleForWriting.write(Data("Content-Length: \(body.count)\r\n\r\n".utf8) + body)
  }

  /// Returns the next message of the server.
  private func message() throws -> Data {
    let end = Data("\r\n\r\n".utf8)
    while true {
      let data = Data(received)
      if let header = data.range(of: end) {
        let count = String(decoding: data[..<header.lowerBound], as: UTF8.self).split(separator: " ").last
        let last = header.upperBound + (count.flatMap { Int($0) } ?? 0)
        if data.count >= last {
          received.removeFirst(last)
          return data[header.upperBound..<last]
        }
      }
      let part = output.fileHandleForReading.availableData
      guard !part.isEmpty else { throw Failure.ended }
      received += part
    }
  }
}
