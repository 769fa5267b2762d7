// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidComponents
import PellucidDesign
import PellucidScene

extension ObjectForm {
  /// Returns the form of a component in the list of another one.
  package static func part(_ kind: ComponentKind) -> ObjectForm { parts[kind] ?? ObjectForm([]) }

  /// Returns the form of a layer that is a component.
  package static func component(_ kind: ComponentKind) -> ObjectForm { components[kind] ?? ObjectForm([]) }

  /// Returns the form of an event of a component.
  package static func componentEvent(of row: ComponentRow) -> ObjectForm {
    ObjectForm([
      at, KeyForm("event", .words(row.events), "What happens.", isRequired: true),
      KeyForm("to", .number(row.eventRange), "The new value of the event value."),
    ])
  }

  private static let parts = byKind { ObjectForm(keys(of: $0, isPart: true)) }
  private static let components = byKind { row in
    let layers = KeyForm("layers", .shared(.layers), "Layers in the component.")
    return ObjectForm(
      keys(of: row, isPart: false) + (row.holdsLayers ? [layers] : [])
        + commonKeys.map { $0.name == placement.name ? placement : $0 })
  }

  private static func byKind(_ form: (ComponentRow) -> ObjectForm) -> [ComponentKind: ObjectForm] {
    var forms: [ComponentKind: ObjectForm] = [:]
    for row in ComponentRow.all { forms[row.kind] = form(row) }
    return forms
  }

  private static func keys(of row: ComponentRow, isPart: Bool) -> [KeyForm] {
    [
      KeyForm("component", .words([row.kind.name]), row.summary, isRequired: !isPart), state(row),
      events(row),
    ] + row.properties.map { KeyForm($0.property.rawValue, $0.form.documentForm, $0.summary) }
  }

  private static func state(_ row: ComponentRow) -> KeyForm {
    let words = DocumentForm.words(row.states.map { $0.rawValue })
    guard !row.states.isEmpty else {
      return KeyForm("state", .list(.anything, most: 0), "The component has no states.")
    }
    return KeyForm(
      "state", .oneOf([words, .list(words, most: ComponentState.allCases.count)]),
      "A state or a list of states.")
  }

  private static func events(_ row: ComponentRow) -> KeyForm {
    guard !row.events.isEmpty else {
      return KeyForm("events", .list(.anything, most: 0), "The component has no events.")
    }
    return KeyForm(
      "events", .list(.object(componentEvent(of: row)), most: SceneLimits().events),
      "Changes at times of the scene.")
  }

  /// `[x, y]`, `[x, y, width]` or `[x, y, width, height]`.
  private static let placement = KeyForm(
    "frame",
    .oneOf([
      .numbers([SharedForm.places, SharedForm.places]),
      .numbers([SharedForm.places, SharedForm.places, SharedForm.extents]), .shared(.frame),
    ]), "[x, y], [x, y, width] or all four; what is left out is natural.")
}

extension PropertyForm {
  fileprivate var documentForm: DocumentForm {
    switch self {
    case .number(let range): .number(range)
    case .whole(let range): .whole(range)
    case .flag: .flag
    case .color: .shared(.color)
    case .text, .longText, .symbol: .text(bytes: textBytes ?? 0)
    case .words(let words): .words(words.map { $0.rawValue })
    case .component(let kinds): .component(kinds)
    case .components(let kinds, let limit): .list(.component(kinds), most: limit)
    }
  }
}
