// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidComponents
import PellucidDesign
import PellucidGeometry
import PellucidJSON
import PellucidScene

extension ComponentContent {
  /// Adds the component and its place to the object of its layer.
  func add(to object: inout WrittenObject) {
    object.add("component", string: component.kind.name)
    object.add("frame", placement.text)
    component.addProperties(to: &object)
    let size = Size(width: placement.width ?? 0, height: placement.height ?? 0)
    object.add("layers", component.content, in: size)
  }
}

extension ComponentPlacement {
  /// The place as a list of numbers, as far as it is stated; a size without a place has the place 0, 0.
  fileprivate var text: JSONText? {
    guard origin != nil || width != nil || height != nil else { return nil }
    var numbers = [origin?.x ?? 0, origin?.y ?? 0]
    if let width { numbers.append(width) }
    if let height, width != nil { numbers.append(height) }
    return .numbers(numbers)
  }
}

extension Component {
  fileprivate func addProperties(to object: inout WrittenObject) {
    let states = ComponentState.allCases.filter { has($0) }.map { JSONText.string($0.rawValue) }
    if !states.isEmpty { object.add("state", states.count == 1 ? states[0] : .array(states)) }
    for row in ComponentRow.row(of: kind).properties {
      guard let value = properties[row.property] else { continue }
      object.add(row.property.rawValue, value.text(row.form))
    }
    if !events.isEmpty { object.add("events", .array(events.map { $0.text })) }
  }

  /// The component as an entry of another one's list.
  ///
  /// - Parameter usual: The kind that an entry without a kind has.
  fileprivate func text(unless usual: ComponentKind?) -> JSONText {
    var object = WrittenObject()
    if kind != usual { object.add("component", string: kind.name) }
    addProperties(to: &object)
    return object.text
  }
}

extension ComponentValue {
  fileprivate func text(_ form: PropertyForm) -> JSONText {
    switch self {
    case .number(let number): .number(number)
    case .flag(let flag): .bool(flag)
    case .text(let text): .string(text.text)
    case .word(let word): .string(word.rawValue)
    case .color(let color): color.text
    case .components(let components):
      switch form {
      case .component(let kinds): components.first?.text(unless: kinds.first) ?? .null
      case .components(let kinds, _): .array(components.map { $0.text(unless: kinds.first) })
      default: .null
      }
    }
  }
}

extension ComponentEvent {
  fileprivate var text: JSONText {
    var object = WrittenObject()
    object.add("at", number: time)
    if case .value(let value) = change {
      object.add("event", string: "value")
      object.add("to", number: value)
    } else {
      object.add("event", word: change, Vocabularies.componentEvent)
    }
    return object.text
  }
}
