// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit
import PellucidJudge

/// A tool that assistants call.
protocol AssistantTool: Sendable {
  var name: String { get }
  /// The name for people.
  var title: String { get }
  /// The purpose, and when to call it.
  var purpose: String { get }
  var properties: [ToolProperty] { get }
  /// The names of the properties that must be given.
  var required: [String] { get }
  /// Returns the result. Throws a failure for arguments that cannot be used.
  func result(of arguments: CallParameters, in language: Language) throws(ToolFailure) -> ToolResult
}

extension AssistantTool {
  var required: [String] { [] }

  /// The tool as `tools/list` has it.
  var description: JSONText {
    .object([
      "name": .string(name), "title": .string(title), "description": .string(purpose),
      "inputSchema": .object([
        "type": .string("object"),
        "properties": .object(properties.map { (key: $0.name, value: $0.schema) }),
        "required": .strings(required), "additionalProperties": .bool(false),
      ]),
      "annotations": .object([
        "title": .string(title), "readOnlyHint": .bool(true), "destructiveHint": .bool(false),
        "idempotentHint": .bool(true), "openWorldHint": .bool(false),
      ]),
    ])
  }
}

/// An argument of a tool, as its schema describes it.
struct ToolProperty: Sendable {
  enum Kind: Sendable {
    case text
    case word([String])
    case number(ClosedRange<Double>)
    case object
  }

  var name: String
  var kind: Kind
  var meaning: String
  /// Values that the tool takes.
  var examples: [JSONText]

  init(_ name: String, _ kind: Kind, _ meaning: String, examples: [JSONText] = []) {
    (self.name, self.kind, self.meaning, self.examples) = (name, kind, meaning, examples)
  }

  /// The JSON Schema of the argument.
  var schema: JSONText {
    let kind: [JSONText.Member] =
      switch kind {
      case .text: [("type", .string("string"))]
      case .word(let words): [("type", .string("string")), ("enum", .strings(words))]
      case .number(let range):
        [
          ("type", .string("number")), ("minimum", .number(range.lowerBound)),
          ("maximum", .number(range.upperBound)),
        ]
      case .object: [("type", .string("object"))]
      }
    return .object(
      kind + [("description", .string(meaning))]
        + (examples.isEmpty ? [] : [("examples", .array(examples))]))
  }
}

/// The result of a tool.
struct ToolResult: Sendable {
  /// The parts of the content, in their order.
  private var content: [JSONText]
  /// The result for programs; nil for none.
  private var value: JSONText?
  private var isError = false

  init(text: String, value: JSONText? = nil) { (content, self.value) = ([Self.part(text)], value) }

  /// Creates a result with a picture.
  init(png: [UInt8], text: String) {
    let picture: JSONText = .object([
      "type": .string("image"), "data": .string(Base64.text(png)), "mimeType": .string("image/png"),
    ])
    content = [picture, Self.part(text)]
  }

  /// Creates the result of a tool that failed.
  init(failure: String) { (content, isError) = ([Self.part(failure)], true) }

  private static func part(_ text: String) -> JSONText {
    .object(["type": .string("text"), "text": .string(text)])
  }

  var json: JSONText {
    .object(
      [("content", .array(content))] + (value.map { [("structuredContent", $0)] } ?? [])
        + [("isError", .bool(isError))])
  }
}

/// A fact for which a tool has no result.
struct ToolFailure: Error, Sendable {
  private let words: @Sendable (Language) -> String?

  init(_ problem: any Described) { words = { problem.sentence(in: $0) } }
  init(_ problem: CallProblem) { words = { problem.sentence(in: $0) } }
  init(_ error: CommandError) { words = { error.text(in: $0) } }

  func sentence(in language: Language) -> String { VisibleText.line(words(language) ?? "") }

  /// Returns the value of a closure, whose error is that of an argument.
  static func reading<Value>(_ body: () throws(CallError) -> Value) throws(ToolFailure) -> Value {
    do throws(CallError) { return try body() } catch { throw ToolFailure(error.problem) }
  }
}
