// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign

/// The form of a value in a scene document. The reader takes keys and ranges from forms, and the JSON Schema is made of them.
package indirect enum DocumentForm: Sendable {
  case anything, flag
  case number(ClosedRange<Double>)
  case whole(ClosedRange<Int>)
  /// A text of at most this many bytes of UTF-8.
  case text(bytes: Int)
  case words([String])
  /// An array of one number for each range.
  case numbers([ClosedRange<Double>])
  /// An array of values of one form.
  case list(DocumentForm, fewest: Int = 0, most: Int)
  /// An array of one value for each form.
  case tuple([DocumentForm])
  case object(ObjectForm)
  case shared(SharedForm)
  /// A component of one of the kinds; an object without the key `component` is of the first.
  case component([ComponentKind])
  case oneOf([DocumentForm])

  /// The range of the form's first number; nil for a form without numbers.
  var range: ClosedRange<Double>? {
    switch self {
    case .number(let range): return range
    case .whole(let range): return Double(range.lowerBound)...Double(range.upperBound)
    case .numbers(let ranges): return ranges.first
    case .list(let form, _, _): return form.range
    case .oneOf(let forms):
      for form in forms {
        if let range = form.range { return range }
      }
      return nil
    default: return nil
    }
  }
}

/// A key of an object in a scene document.
package struct KeyForm: Sendable {
  package let name: String
  package let form: DocumentForm
  /// A sentence about the value.
  @Listed package private(set) var summary: String
  package let isRequired: Bool

  init(_ name: String, _ form: DocumentForm, _ summary: String, isRequired: Bool = false) {
    (self.name, self.form, self.isRequired) = (name, form, isRequired)
    self.summary = summary
  }
}

/// The keys of an object in a scene document.
package struct ObjectForm: Sendable {
  package let keys: [KeyForm]
  /// The names of the keys.
  package let names: [String]
  /// The keys of which an object has exactly one; empty where there is no such rule.
  package let oneOf: [String]
  /// An object of this form, for errors about other values; nil where none is needed.
  let example: String?

  package init(_ keys: [KeyForm], oneOf: [String] = [], example: String? = nil) {
    (self.keys, self.oneOf, self.example) = (keys, oneOf, example)
    names = keys.map { $0.name }
  }

  /// Returns the form of a key; nil if there is no such key.
  package subscript(name: String) -> DocumentForm? { keys.first { $0.name == name }?.form }

  func adding(_ more: [KeyForm]) -> ObjectForm { ObjectForm(keys + more, oneOf: oneOf, example: example) }
}

/// A form that several keys share.
package enum SharedForm: String, CaseIterable, Sendable {
  case color, style, frame, shape, innerShape, shadow, transform, effects, backdrops, layer, layers,
    gradientStops
  case pathElement
}
