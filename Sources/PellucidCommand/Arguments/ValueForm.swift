// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidJudge

/// A description of a value, from which help, completion and the man page are written.
struct ValueShape {
  /// The placeholder, such as `OUT.png`, or the allowed words, such as `light|dark`.
  var name: String
  /// The words that completion offers.
  var words: [String] = []
  /// The paths that completion offers.
  var paths = Paths.none
  /// The use of the file that the value names; nil for other values.
  var file: FileUse?
  /// A Boolean value indicating whether the value may be left out; see `mayBe(_:)`.
  var isOptional = false

  /// Returns a Boolean value indicating whether the argument after a flag is its optional value: it does not begin with
  /// a dash, and has neither the dot nor the slash of a path.
  func mayBe(_ argument: String) -> Bool {
    !argument.hasPrefix("-") && !argument.contains { "./".contains($0) }
  }

  /// A Boolean value indicating whether the value is a path, which is never empty.
  var isPath: Bool { paths != .none }

  /// The kinds of paths that completion can offer.
  enum Paths: Equatable {
    case none
    /// Files with one of the extensions, which have no dots; all files if the list is empty.
    case files([String])
    case folders
  }

  /// The uses of a file that the run compares with its other files.
  enum FileUse: Equatable {
    case isRead
    /// The file is written, and may be the file that the flag named `updating` reads.
    case isWritten(updating: String? = nil)
  }
}

/// The declaration of a value of the command line: its shape and its parser.
struct ValueForm<Value> {
  var shape: ValueShape
  /// Parses a text, or throws a problem at `place`.
  ///
  /// - Parameter place: The text, after the name of its flag if it has one, for errors.
  var read: (_ text: String, _ place: String) throws(UsageProblem) -> Value
}

extension ValueForm {
  /// Returns the form of a value that is one of some words.
  ///
  /// - Parameters:
  ///   - kind: The kind of word that errors name.
  ///   - value: A function that returns the value of a word, or nil if the word is unknown.
  static func words(
    _ names: [String], called kind: UsageProblem.Kind = .value, _ value: @escaping (String) -> Value?
  ) -> ValueForm {
    ValueForm(shape: ValueShape(name: names.joined(separator: "|"), words: names)) {
      (text, place) throws(UsageProblem) in
      guard let value = value(text) else { throw .unknown(kind, text, at: place, .these(names)) }
      return value
    }
  }

  /// Returns the form of a value in a notation that `read` parses.
  ///
  /// - Parameter words: The words that completion offers.
  static func notation(
    _ name: String, words: [String] = [],
    _ read: @escaping (_ text: String, _ place: String) throws(UsageProblem) -> Value
  ) -> ValueForm {
    ValueForm(shape: ValueShape(name: name, words: words), read: read)
  }
}

extension ValueForm where Value == String {
  /// Returns the form of a value that may be any text.
  ///
  /// - Parameter words: The words that completion offers.
  static func text(_ name: String, words: [String] = []) -> ValueForm {
    ValueForm(shape: ValueShape(name: name, words: words)) { text, _ in PathText.repaired(text) }
  }

  /// Returns the form of the path of a file that is read.
  static func input(_ name: String, _ extensions: [String] = []) -> ValueForm {
    ValueForm(shape: ValueShape(name: name, paths: .files(extensions), file: .isRead)) { text, _ in text }
  }

  /// Returns the form of the path of a scene document that is read, and may be written in place.
  static func document(_ name: String) -> ValueForm {
    ValueForm(shape: ValueShape(name: name, paths: .files(["json"]))) { text, _ in text }
  }

  /// Returns the form of the path of a folder, or of files in a folder. Outputs are not compared with it.
  static func folder(_ name: String) -> ValueForm {
    ValueForm(shape: ValueShape(name: name, paths: .folders)) { text, _ in text }
  }

  /// Returns the form of the path of a file that is written.
  ///
  /// - Parameters:
  ///   - updated: The name of the flag whose file may be replaced; nil for none.
  ///   - mayBeFolder: A Boolean value indicating whether the path of a folder is accepted, with any name.
  ///   - check: A function that throws for paths of files that are not allowed.
  static func output(
    _ name: String, _ extensions: [String] = [], updating updated: String? = nil, mayBeFolder: Bool = false,
    _ check: @escaping (_ text: String, _ place: String) throws(UsageProblem) -> Void = { _, _ in }
  ) -> ValueForm {
    let shape = ValueShape(name: name, paths: .files(extensions), file: .isWritten(updating: updated))
    return ValueForm(shape: shape) { (text, place) throws(UsageProblem) in
      if leadsToFolder(text) {
        guard mayBeFolder else { throw .outputIsFolder(at: place) }
      } else {
        try check(text, place)
      }
      return text
    }
  }

  /// Returns a Boolean value indicating whether a folder lies at a path, or the path ends as that of a folder.
  static func leadsToFolder(_ path: String) -> Bool {
    Folders.isFolder(path) == true || Paths.ends(path, in: "/")
  }
}

extension ValueForm where Value == Double {
  /// Returns the form of a number in a range.
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
  /// Returns the form of a whole number in a range.
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
  /// Returns the form of one or more values of another form, with commas between. A value that is repeated counts once.
  static func list<Element: Equatable>(of form: ValueForm<Element>) -> ValueForm where Value == [Element] {
    .notation(form.shape.name + ",…", words: form.shape.words) { (text, place) throws(UsageProblem) in
      var values: [Element] = []
      for part in text.split(separator: ",", omittingEmptySubsequences: false) {
        let value = try form.read(String(part), place)
        if !values.contains(value) { values.append(value) }
      }
      return values
    }
  }

  /// Returns the form of a list of exactly one value of another form.
  static func only<Element>(_ form: ValueForm<Element>) -> ValueForm where Value == [Element] {
    ValueForm(shape: form.shape) { (text, place) throws(UsageProblem) in [try form.read(text, place)] }
  }

  /// Returns the form with another placeholder.
  func called(_ name: String) -> ValueForm {
    var form = self
    form.shape.name = name
    return form
  }
}
