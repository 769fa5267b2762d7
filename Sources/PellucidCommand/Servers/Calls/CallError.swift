// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidJudge

/// An error that answers a request.
struct CallError: Error, Sendable {
  /// The kinds of errors, with their numbers in JSON-RPC 2.0 and in the Language Server Protocol.
  enum Kind: Int, Sendable {
    case parsing = -32700
    case invalidRequest = -32600
    case unknownMethod = -32601
    case invalidParameters = -32602
    case internalError = -32603
    /// A request came before `initialize`.
    case notInitialized = -32002
  }

  var kind: Kind
  var problem: any Described

  init(_ kind: Kind, _ problem: any Described) { (self.kind, self.problem) = (kind, problem) }

  init(_ kind: Kind, _ problem: CallProblem) { (self.kind, self.problem) = (kind, problem) }

  /// Returns the error as an answer has it.
  func json(in language: Language) -> JSONText {
    .object(["code": .whole(kind.rawValue), "message": .string(problem.sentence(in: language))])
  }
}

/// A fact about a message that a server cannot follow.
enum CallProblem: Described {
  case notJSON(JSONError)
  case notACall
  case tooLong(limit: Int)
  case unknownMethod(String)
  case missing(key: String)
  /// A value of another kind than a server reads.
  case wrongKind(key: String, Kind)
  /// A value that is none of those that are known.
  case unknownValue(key: String, value: String, known: [String])
  /// A key that has no meaning.
  case unknownKey(String, nearest: String?)
  /// A number outside its range.
  case outside(key: String, ClosedRange<Double>)
  case notInitialized
  case initializedTwice
  case hasShutDown
  /// A document that was not opened.
  case unknownDocument(String)
  /// Neither or both of two keys are given.
  case notOneOf(String, String)
  case unknownTool(String, known: [String])

  /// The kinds of values.
  enum Kind: Sendable { case text, number, flag, object, list, position }

  func sentence(in language: Language) -> String { language.choose(english, korean) }

  private var english: String {
    switch self {
    case .notJSON(let error): "the message is not JSON: " + SceneReadingError(error).sentence(in: .english)
    case .notACall: "the message is no call of JSON-RPC 2.0: send an object with jsonrpc \"2.0\" and a method"
    case .tooLong(let limit): "the message has more than \(limit) bytes: send less at once"
    case .unknownMethod(let name): "unknown method: \(name.shown)"
    case .missing(let key): "\(key.shown) is missing"
    case .wrongKind(let key, let kind): "\(key.shown) is not \(kind.english)"
    case .unknownValue(let key, let value, let known):
      "unknown value: \(key.shown) \(value.shown): use one of \(known.shownList)"
    case .unknownKey(let key, let nearest):
      "unknown key: \(key.shown)" + (nearest.map { ": did you mean \($0)?" } ?? "")
    case .outside(let key, let range): "\(key.shown) lies outside \(Figures.text(range))"
    case .notInitialized: "the session has not begun: send initialize first"
    case .initializedTwice: "the session has begun already: send initialize once"
    case .hasShutDown: "the server has shut down: send exit"
    case .unknownDocument(let uri): "the document is not open: \(uri.shownPath)"
    case .notOneOf(let first, let second): "give either \(first) or \(second)"
    case .unknownTool(let name, let known): "unknown tool: \(name.shown): use one of \(known.shownList)"
    }
  }

  private var korean: String {
    switch self {
    case .notJSON(let error): "메시지가 JSON이 아닙니다: " + SceneReadingError(error).sentence(in: .korean)
    case .notACall: "JSON-RPC 2.0 호출이 아닙니다. jsonrpc \"2.0\"과 method가 있는 객체를 보내세요"
    case .tooLong(let limit): "메시지가 \(limit)바이트보다 깁니다. 나누어 보내세요"
    case .unknownMethod(let name): "알 수 없는 메서드: \(name.shown)"
    case .missing(let key): "\(key.shown)이(가) 없습니다"
    case .wrongKind(let key, let kind): "\(key.shown)이(가) \(kind.korean) 아닙니다"
    case .unknownValue(let key, let value, let known):
      "알 수 없는 값: \(key.shown) \(value.shown). 다음 가운데 하나를 쓰세요: \(known.shownList)"
    case .unknownKey(let key, let nearest):
      "알 수 없는 키: \(key.shown)" + (nearest.map { ". \($0)을(를) 뜻했나요?" } ?? "")
    case .outside(let key, let range): "\(key.shown)이(가) \(Figures.text(range)) 범위를 벗어납니다"
    case .notInitialized: "세션이 시작되지 않았습니다. 먼저 initialize를 보내세요"
    case .initializedTwice: "세션이 이미 시작되었습니다. initialize는 한 번만 보내세요"
    case .hasShutDown: "서버가 종료되었습니다. exit를 보내세요"
    case .unknownDocument(let uri): "열리지 않은 문서: \(uri.shownPath)"
    case .notOneOf(let first, let second): "\(first)와 \(second) 가운데 하나만 주세요"
    case .unknownTool(let name, let known):
      "알 수 없는 도구: \(name.shown). 다음 가운데 하나를 쓰세요: \(known.shownList)"
    }
  }
}

extension CallProblem.Kind {
  fileprivate var english: String {
    switch self {
    case .text: "a string"
    case .number: "a number"
    case .flag: "true or false"
    case .object: "an object"
    case .list: "an array"
    case .position: "a position with line and character"
    }
  }

  fileprivate var korean: String {
    switch self {
    case .text: "문자열이"
    case .number: "숫자가"
    case .flag: "true나 false가"
    case .object: "객체가"
    case .list: "배열이"
    case .position: "line과 character가 있는 위치가"
    }
  }
}
