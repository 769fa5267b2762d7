// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidJudge

/// The part of a value's declaration that help, completion and the man page are written from.
struct ValueShape {
  /// The placeholder, such as `OUT.png`; for some fixed words these, such as `light|dark`.
  var name: String
  /// The words that a shell offers.
  var words: [String] = []
  /// The paths that a shell offers.
  var paths = Paths.none
  /// The use of the file that the value names; nil where it names none.
  var file: FileUse?

  enum Paths: Equatable {
    case none
    /// Files whose names end with one of the extensions, or all files.
    case files([String])
    case folders
  }

  enum FileUse: Equatable {
    case isRead
    /// The file may be the one that another flag, of this name, reads.
    case isWritten(updating: String? = nil)
  }
}

/// The declaration of a value on the command line: its shape and its reader.
struct ValueForm<Value> {
  var shape: ValueShape
  /// Reads a text.
  ///
  /// - Parameter place: The text behind the name of its flag, for errors.
  var read: (_ text: String, _ place: String) throws(UsageProblem) -> Value
}

extension ValueForm {
  /// One of some words.
  ///
  /// - Parameters:
  ///   - called: The name that errors give to an unknown word.
  ///   - value: Returns the value of a word; nil where the word is unknown.
  static func words(
    _ names: [String], called kind: UsageProblem.Kind = .value, _ value: @escaping (String) -> Value?
  ) -> ValueForm {
    ValueForm(shape: ValueShape(name: names.joined(separator: "|"), words: names)) {
      (text, place) throws(UsageProblem) in
      guard let value = value(text) else { throw .unknown(kind, text, at: place, .these(names)) }
      return value
    }
  }

  /// A value in a notation of its own.
  static func notation(
    _ name: String, words: [String] = [],
    _ read: @escaping (_ text: String, _ place: String) throws(UsageProblem) -> Value
  ) -> ValueForm {
    ValueForm(shape: ValueShape(name: name, words: words), read: read)
  }
}

extension ValueForm where Value == String {
  /// Any text.
  static func text(_ name: String, words: [String] = []) -> ValueForm {
    ValueForm(shape: ValueShape(name: name, words: words)) { text, _ in PathText.repaired(text) }
  }

  /// The path of a file that is read.
  static func input(_ name: String, _ extensions: [String] = []) -> ValueForm {
    ValueForm(shape: ValueShape(name: name, paths: .files(extensions), file: .isRead)) { text, _ in text }
  }

  /// The path of a folder, or of files in a folder, that no output is compared with.
  static func folder(_ name: String) -> ValueForm {
    ValueForm(shape: ValueShape(name: name, paths: .folders)) { text, _ in text }
  }

  /// The path of a file that is written.
  ///
  /// - Parameter updated: The name of the flag whose file may be replaced.
  static func output(
    _ name: String, _ extensions: [String] = [], updating updated: String? = nil,
    _ check: @escaping (_ text: String, _ place: String) throws(UsageProblem) -> Void = { _, _ in }
  ) -> ValueForm {
    let shape = ValueShape(name: name, paths: .files(extensions), file: .isWritten(updating: updated))
    return ValueForm(shape: shape) { (text, place) throws(UsageProblem) in
      try check(text, place)
      return text
    }
  }
}

extension ValueForm where Value == Double {
  /// A number in a range.
  static func number(_ name: String = "N", in range: ClosedRange<Double>) -> ValueForm {
    .notation(name) { (text, place) throws(UsageProblem) in
      guard let value = Double(text), range.contains(value) else {
        throw .number(at: place, .within(range))
      }
      return value
    }
  }
}

extension ValueForm where Value == Int {
  /// A whole number in a range.
  static func whole(_ name: String = "N", in range: ClosedRange<Int>) -> ValueForm {
    .notation(name) { (text, place) throws(UsageProblem) in
      guard let value = Int(text), range.contains(value) else {
        throw .number(
          at: place, .wholeWithin(Double(range.lowerBound)...Double(range.upperBound)))
      }
      return value
    }
  }
}

extension ValueForm {
  /// Returns the same values under another placeholder.
  func called(_ name: String) -> ValueForm {
    var form = self
    form.shape.name = name
    return form
  }
}
