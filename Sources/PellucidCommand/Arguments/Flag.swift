// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

/// The part of a flag's declaration that help, completion and the man page are written from.
struct FlagDescription {
  /// The name, such as `--output`.
  var name: String
  var short: String?
  /// The values that follow it; none for a switch.
  var values: [ValueShape] = []
  var help: String
  var isRepeatable = false

  /// A Boolean value indicating whether the flag goes by a name.
  func isCalled(_ name: String) -> Bool { self.name == name || short == name }

  /// The flag with the placeholders of its values, such as `--label LEVEL TEXT`.
  var syntax: String { ([name] + values.map(\.name)).joined(separator: " ") }
}

/// A flag of the command line, and the property of `Root` that it sets.
struct Flag<Root> {
  var description: FlagDescription
  /// Sets the property.
  ///
  /// - Parameter name: The name by which the flag was given, for errors.
  var set: (_ root: inout Root, _ values: [String], _ name: String) throws(UsageProblem) -> Void

  /// Returns the flag of a value that holds `Root`.
  func within<Outer>(_ path: WritableKeyPath<Outer, Root>) -> Flag<Outer> {
    Flag<Outer>(description: description) { (outer, values, name) throws(UsageProblem) in
      try set(&outer[keyPath: path], values, name)
    }
  }
}

extension Flag {
  /// A flag with one value.
  static func option<Value>(
    _ name: String, short: String? = nil, _ path: WritableKeyPath<Root, Value?>, _ form: ValueForm<Value>,
    _ help: String
  ) -> Flag {
    let description = FlagDescription(name: name, short: short, values: [form.shape], help: help)
    return Flag(description: description) { (root, values, name) throws(UsageProblem) in
      root[keyPath: path] = try form.read(values[0], name + " " + values[0])
    }
  }

  /// A flag with one value that may be given several times.
  static func list<Value>(
    _ name: String, _ path: WritableKeyPath<Root, [Value]>, _ form: ValueForm<Value>, _ help: String
  ) -> Flag {
    let description = FlagDescription(name: name, values: [form.shape], help: help, isRepeatable: true)
    return Flag(description: description) { (root, values, name) throws(UsageProblem) in
      root[keyPath: path].append(try form.read(values[0], name + " " + values[0]))
    }
  }

  /// A flag with two values.
  static func pair<First, Second>(
    _ name: String, _ path: WritableKeyPath<Root, (First, Second)?>, _ first: ValueForm<First>,
    _ second: ValueForm<Second>, _ help: String
  ) -> Flag {
    let description = FlagDescription(name: name, values: [first.shape, second.shape], help: help)
    return Flag(description: description) { (root, values, name) throws(UsageProblem) in
      root[keyPath: path] = (
        try first.read(values[0], name + " " + values[0]), try second.read(values[1], name + " " + values[1])
      )
    }
  }

  /// A flag without a value.
  static func toggle(
    _ name: String, short: String? = nil, _ path: WritableKeyPath<Root, Bool>, _ help: String
  ) -> Flag {
    Flag(description: FlagDescription(name: name, short: short, help: help)) { root, _, _ in
      root[keyPath: path] = true
    }
  }

  /// Two flags without a value that exclude each other.
  static func opposites(
    _ yes: String, _ no: String, _ path: WritableKeyPath<Root, Bool?>, _ helpYes: String, _ helpNo: String
  ) -> [Flag] {
    [(yes, true, helpYes), (no, false, helpNo)].map { flag, value, help in
      Flag(description: FlagDescription(name: flag, help: help)) { (root, _, _) throws(UsageProblem) in
        guard root[keyPath: path] != !value else { throw .excluding(yes, no) }
        root[keyPath: path] = value
      }
    }
  }
}

/// An argument that is told by its place, and the property of `Root` that it sets.
struct Operand<Root> {
  var shape: ValueShape
  var isOptional = false
  var set: (_ root: inout Root, _ text: String) throws(UsageProblem) -> Void

  static func required<Value>(_ path: WritableKeyPath<Root, Value>, _ form: ValueForm<Value>) -> Operand {
    Operand(shape: form.shape) { (root, text) throws(UsageProblem) in
      root[keyPath: path] = try form.read(text, text)
    }
  }

  static func optional<Value>(_ path: WritableKeyPath<Root, Value?>, _ form: ValueForm<Value>) -> Operand {
    Operand(shape: form.shape, isOptional: true) { (root, text) throws(UsageProblem) in
      root[keyPath: path] = try form.read(text, text)
    }
  }
}
