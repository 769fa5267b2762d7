// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

/// A description of a flag, from which help, completion and the man page are written.
struct FlagDescription {
  /// The long name, such as `--output`.
  var name: String
  /// The short name, such as `-o`; nil for none.
  var short: String?
  /// The values that follow the flag; empty for a switch.
  var values: [ValueShape] = []
  /// The explanation in the help, a phrase without a full stop.
  var help: String
  /// A Boolean value indicating whether the flag may be given more than once.
  var isRepeatable = false

  /// Returns a Boolean value indicating whether a name is the flag's long or short name.
  func isCalled(_ name: String) -> Bool { self.name == name || short == name }

  /// The flag with the placeholders of its values, such as `--label LEVEL TEXT`.
  var syntax: String {
    ([name] + values.map { $0.isOptional ? "[\($0.name)]" : $0.name }).joined(separator: " ")
  }
}

/// A flag of the command line that sets a property of `Root`.
struct Flag<Root> {
  var description: FlagDescription
  /// Parses the values and sets the property. Throws if a value is wrong.
  ///
  /// - Parameter name: The name by which the flag was given, for errors.
  var set: (_ root: inout Root, _ values: [String], _ name: String) throws(UsageProblem) -> Void

  /// Returns a flag that sets the property of the `Root` at `path` in an `Outer`.
  func within<Outer>(_ path: WritableKeyPath<Outer, Root>) -> Flag<Outer> {
    Flag<Outer>(description: description) { (outer, values, name) throws(UsageProblem) in
      try set(&outer[keyPath: path], values, name)
    }
  }
}

extension Flag {
  /// Returns a flag with one value, which sets the property at `path`.
  static func option<Value>(
    _ name: String, short: String? = nil, _ path: WritableKeyPath<Root, Value?>, _ form: ValueForm<Value>,
    _ help: String
  ) -> Flag {
    let description = FlagDescription(name: name, short: short, values: [form.shape], help: help)
    return Flag(description: description) { (root, values, name) throws(UsageProblem) in
      root[keyPath: path] = try form.read(values[0], name + " " + values[0])
    }
  }

  /// Returns a flag with one value that may be left out, which sets the property at `path`.
  ///
  /// - Parameter usual: The value of the flag alone.
  static func optional<Value>(
    _ name: String, _ path: WritableKeyPath<Root, Value?>, usual: Value, _ form: ValueForm<Value>,
    _ help: String
  ) -> Flag {
    var shape = form.shape
    shape.isOptional = true
    let description = FlagDescription(name: name, values: [shape], help: help)
    return Flag(description: description) { (root, values, name) throws(UsageProblem) in
      guard let value = values.first else {
        root[keyPath: path] = usual
        return
      }
      root[keyPath: path] = try form.read(value, name + " " + value)
    }
  }

  /// Returns a flag with one value that may be given several times. Each value is appended to the array at `path`.
  static func list<Value>(
    _ name: String, _ path: WritableKeyPath<Root, [Value]>, _ form: ValueForm<Value>, _ help: String
  ) -> Flag {
    let description = FlagDescription(name: name, values: [form.shape], help: help, isRepeatable: true)
    return Flag(description: description) { (root, values, name) throws(UsageProblem) in
      root[keyPath: path].append(try form.read(values[0], name + " " + values[0]))
    }
  }

  /// Returns a flag with two values that may be given several times. Each pair is appended to the array at `path`.
  static func pairs<First, Second>(
    _ name: String, _ path: WritableKeyPath<Root, [(First, Second)]>, _ first: ValueForm<First>,
    _ second: ValueForm<Second>, _ help: String
  ) -> Flag {
    let description = FlagDescription(
      name: name, values: [first.shape, second.shape], help: help, isRepeatable: true)
    return Flag(description: description) { (root, values, name) throws(UsageProblem) in
      root[keyPath: path].append(
        (
          try first.read(values[0], name + " " + values[0]),
          try second.read(values[1], name + " " + values[1])
        ))
    }
  }

  /// Returns a flag without a value, which sets the property at `path` to true.
  static func toggle(
    _ name: String, short: String? = nil, _ path: WritableKeyPath<Root, Bool>, _ help: String
  ) -> Flag {
    Flag(description: FlagDescription(name: name, short: short, help: help)) { root, _, _ in
      root[keyPath: path] = true
    }
  }

  /// Returns two flags without values, which set the property at `path` to true and to false and exclude each
  /// other.
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

/// An argument that its position identifies and that sets a property of `Root`.
struct Operand<Root> {
  var shape: ValueShape
  var isOptional = false
  /// A Boolean value indicating whether further arguments may follow, each of which is added.
  var isRepeatable = false
  /// Parses the argument and sets the property. Throws if the argument is wrong.
  var set: (_ root: inout Root, _ text: String) throws(UsageProblem) -> Void

  /// Returns an operand that every command line must have.
  static func required<Value>(_ path: WritableKeyPath<Root, Value>, _ form: ValueForm<Value>) -> Operand {
    Operand(shape: form.shape) { (root, text) throws(UsageProblem) in
      root[keyPath: path] = try form.read(text, text)
    }
  }

  /// Returns an operand that may be left out; the property at `path` then stays nil.
  static func optional<Value>(_ path: WritableKeyPath<Root, Value?>, _ form: ValueForm<Value>) -> Operand {
    Operand(shape: form.shape, isOptional: true) { (root, text) throws(UsageProblem) in
      root[keyPath: path] = try form.read(text, text)
    }
  }

  /// Returns an operand that may be given several times, at least once. Each value is appended to the array at `path`.
  static func several<Value>(_ path: WritableKeyPath<Root, [Value]>, _ form: ValueForm<Value>) -> Operand {
    Operand(shape: form.shape, isRepeatable: true) { (root, text) throws(UsageProblem) in
      root[keyPath: path].append(try form.read(text, text))
    }
  }
}
