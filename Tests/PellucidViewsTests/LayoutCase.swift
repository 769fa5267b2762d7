// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidTestSupport
import Testing

@testable import PellucidViews

/// A tree of views with the frames that the system gives them; see `Tests/Fixtures/layout/cases.json`.
struct LayoutCase: Decodable, Sendable, CustomTestStringConvertible {
  struct Environment: Decodable, Sendable { var scale: Double? }
  struct Host: Decodable, Sendable {
    struct SafeArea: Decodable, Sendable { var top: Double?, bottom: Double? }
    var size: [Double]
    var safeArea: SafeArea?
  }
  struct Expectation: Decodable, Sendable {
    var size: [Double]?
    var frames: [String: [Double]]?
    var columns: [Double]?
    var distance: Double?
  }

  var id: String
  var basis: String
  var tree: LayoutTree
  var proposal: [LayoutNumber?]?
  var host: Host?
  var environment: Environment?
  var expect: Expectation
  var tolerance: Double

  var testDescription: String { id }
  var scale: CGFloat { CGFloat(environment?.scale ?? 2) }

  static let all: [LayoutCase] = {
    struct File: Decodable { var cases: [LayoutCase] }
    let file = SourceTree.fixtures.appending(path: "layout/cases.json")
    do { return try JSONDecoder().decode(File.self, from: Data(contentsOf: file)).cases } catch {
      fatalError("\(file.path): \(error)")
    }
  }()
}

/// A length, which may be infinite.
struct LayoutNumber: Decodable, Sendable, Equatable {
  var value: CGFloat

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    value =
      try (try? container.decode(Double.self)).map { CGFloat($0) }
      ?? Self.named(container.decode(String.self))
  }

  private static func named(_ name: String) throws -> CGFloat {
    guard name == "inf" else { throw UnknownWord(word: name) }
    return .infinity
  }
}

/// A word of the cases that the tests do not know.
struct UnknownWord: Error { var word: String }

/// A view of a case, with its children and its modifiers.
final class LayoutTree: Decodable, Sendable {
  struct Column: Decodable, Sendable {
    var fixed: LayoutNumber?
    var flexible: [LayoutNumber]?
    var adaptive: [LayoutNumber]?
  }
  struct Font: Decodable, Sendable { var ascent: Double, descent: Double, leading: Double, pixel: Double }

  let view: String
  let children: [LayoutTree]?
  let modifiers: [[String: LayoutValue]]?
  let ideal: [Double]?
  let symbol: String?
  let spacing: Double?
  let alignment: String?
  let minLength: Double?
  let horizontalSpacing: Double?
  let verticalSpacing: Double?
  let columns: [Column]?
  let top: Font?
  let bottom: Font?
}

/// The value of a modifier.
enum LayoutValue: Decodable, Sendable {
  case number(Double)
  case word(String)
  case words([String])
  case numbers([Double])
  case parts([String: LayoutPart])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let word = try? container.decode(String.self) {
      self = .word(word)
    } else if let words = try? container.decode([String].self) {
      self = .words(words)
    } else if let numbers = try? container.decode([Double].self) {
      self = .numbers(numbers)
    } else {
      self = .parts(try container.decode([String: LayoutPart].self))
    }
  }

  var parts: [String: LayoutPart] { if case .parts(let parts) = self { parts } else { [:] } }
}

/// A part of the value of a modifier.
struct LayoutPart: Decodable, Sendable {
  var number: CGFloat?
  var word: String?
  var numbers: [Double] = []

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    number = (try? container.decode(LayoutNumber.self))?.value
    word = try? container.decode(String.self)
    numbers = (try? container.decode([Double].self)) ?? []
  }
}
