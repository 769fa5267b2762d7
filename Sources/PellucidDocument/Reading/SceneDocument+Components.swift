// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidComponents
import PellucidDesign
import PellucidGeometry
import PellucidJSON
import PellucidScene

extension JSONNode {
  /// A Boolean value that is true for an object that names a component. The key has a Boolean value where it marks a fill.
  var statesComponent: Bool {
    guard case .object = value, let node = self["component"] else { return false }
    if case .bool = node.value { return false }
    return true
  }
}

extension SceneDocument {
  /// Reads a layer that is a component.
  ///
  /// - Parameter kind: The kind of an object without the key `component`.
  mutating func componentLayer(
    _ node: JSONNode, _ kind: ComponentKind? = nil, path: String, depth: Int
  ) throws(SceneReadingError) -> Layer {
    let kind = try componentKind(node, kind, path: path)
    let row = ComponentRow.row(of: kind)
    let fields = try SceneFields(node, path: path, form: .component(kind))
    try count(fields.place)
    var component = try component(kind, row, fields, depth: depth)
    let placement = try placement(fields)
    if let node = fields.node("layers") {
      let parent = Size(width: placement.width ?? 0, height: placement.height ?? 0)
      component.content = try layers(node, path: fields.path("layers"), parent: parent, depth: depth + 1)
    }
    var layer = Layer(
      frame: placement.frame, content: .component(ComponentContent(component, placement)))
    try addCommon(fields, to: &layer)
    return layer
  }

  private func componentKind(
    _ node: JSONNode, _ usual: ComponentKind?, path: String
  ) throws(SceneReadingError) -> ComponentKind {
    guard let name = node["component"] else {
      if let usual { return usual }
      throw .missingKey(SceneReadingError.Place(path, at: node.position), key: "component")
    }
    let path = path.isEmpty ? "component" : path + ".component"
    // A kind that is known already may be repeated, and not contradicted.
    guard let usual else { return try name.word(Vocabularies.component, path: path) }
    return try name.word(Vocabulary<ComponentKind>([usual]) { $0.name }, path: path)
  }

  /// Reads `[x, y]`, `[x, y, width]` or `[x, y, width, height]`; what is missing is natural.
  private func placement(_ fields: SceneFields) throws(SceneReadingError) -> ComponentPlacement {
    guard let node = fields.node("frame") else { return ComponentPlacement() }
    let (place, extent) = (SharedForm.places, SharedForm.extents)
    var count = 4
    if case .array(let items) = node.value { count = min(max(items.count, 2), 4) }
    let numbers = try node.numbers(
      Array([place, place, extent, extent].prefix(count)), called: "x, y, width, height",
      path: fields.path("frame"))
    return ComponentPlacement(
      origin: Point(x: numbers[0], y: numbers[1]), width: count > 2 ? numbers[2] : nil,
      height: count > 3 ? numbers[3] : nil)
  }

  /// Reads the state, the events and the properties of a component.
  private mutating func component(
    _ kind: ComponentKind, _ row: ComponentRow, _ fields: SceneFields, depth: Int
  ) throws(SceneReadingError) -> Component {
    guard depth <= limits.depth else {
      throw .tooMany(fields.place, what: .nestedLayers, limit: limits.depth)
    }
    var component = Component(kind)
    component.states = try states(row, fields)
    if let node = fields.node("events") {
      component.events = try events(of: row, node, path: fields.path("events"))
    }
    for row in row.properties {
      guard let node = fields.node(row.property.rawValue) else { continue }
      component.properties[row.property] = try value(
        row, node, fields, path: fields.path(row.property.rawValue), depth: depth)
    }
    return component
  }

  /// Reads a state, or a list of states.
  private func states(
    _ row: ComponentRow, _ fields: SceneFields
  ) throws(SceneReadingError) -> Set<ComponentState> {
    guard let node = fields.node("state") else { return [] }
    let words = Vocabulary<ComponentState>(row.states) { $0.rawValue }
    guard case .array = node.value else { return [try node.word(words, path: fields.path("state"))] }
    var states: Set<ComponentState> = []
    let items = try node.items(limit: ComponentState.allCases.count, path: fields.path("state"))
    for (index, item) in items.enumerated() {
      states.insert(try item.word(words, path: fields.path("state") + "[\(index)]"))
    }
    return states
  }

  private mutating func value(
    _ row: PropertyRow, _ node: JSONNode, _ fields: SceneFields, path: String, depth: Int
  ) throws(SceneReadingError) -> ComponentValue {
    let key = row.property.rawValue
    switch row.form {
    case .number(let range): return .number(try node.number(in: range, path: path))
    case .whole(let range): return .number(Double(try fields.whole(key, in: range) ?? range.lowerBound))
    case .flag: return .flag(try fields.bool(key) ?? false)
    case .text, .longText, .symbol:
      let limit = min(row.form.textBytes ?? 0, limits.textBytes)
      return .text(ExactName(try node.string(limit: limit, path: path)))
    case .color: return .color(try color(node, path: path))
    case .words(let words):
      return .word(try node.word(Vocabulary<ComponentWord>(words) { $0.rawValue }, path: path))
    case .component(let kinds):
      return .components([try part(node, of: kinds, path: path, depth: depth + 1)])
    case .components(let kinds, let limit):
      let place = SceneReadingError.Place(path, at: node.position)
      let items = try node.items(limit: limits.layers, path: path)
      guard items.count <= limit else { throw .tooMany(place, what: .entries, limit: limit) }
      var parts: [Component] = []
      for (index, item) in items.enumerated() {
        parts.append(try part(item, of: kinds, path: path + "[\(index)]", depth: depth + 1))
      }
      return .components(parts)
    }
  }

  /// Reads a component in the list of another one. Without the key `component`, it is of the first kind.
  private mutating func part(
    _ node: JSONNode, of kinds: [ComponentKind], path: String, depth: Int
  ) throws(SceneReadingError) -> Component {
    var kind = kinds.first ?? .button
    if let name = node["component"] {
      kind = try name.word(Vocabulary<ComponentKind>(kinds) { $0.name }, path: path + ".component")
    }
    let row = ComponentRow.row(of: kind)
    let fields = try SceneFields(node, path: path, form: .part(kind))
    try count(fields.place)
    return try component(kind, row, fields, depth: depth)
  }

  /// Reads events `{"at": seconds, "event": …}`; the event `value` also has `"to"`, a number.
  private func events(
    of row: ComponentRow, _ node: JSONNode, path: String
  ) throws(SceneReadingError) -> [ComponentEvent] {
    var events: [ComponentEvent] = []
    for (index, item) in try node.items(limit: limits.events, path: path).enumerated() {
      let fields = try SceneFields(item, path: "\(path)[\(index)]", form: .componentEvent(of: row))
      let time = try fields.requiredNumber("at")
      let name = try fields.required("event").word(
        Vocabulary<String>(row.events) { $0 }, path: fields.path("event"))
      if let change = Vocabularies.componentEvent.value(named: name) {
        guard let extra = fields.node("to") else {
          events.append(ComponentEvent(at: time, change))
          continue
        }
        throw .wrongKind(
          SceneReadingError.Place(fields.path("to"), at: extra.position), found: extra.kind,
          expected: .nothingButValue)
      }
      let to = try fields.requiredNumber("to")
      events.append(ComponentEvent(at: time, .value(to)))
    }
    return events.sorted { $0.time < $1.time }
  }
}

extension Vocabularies {
  /// The components that stand on their own.
  package static let component = Vocabulary<ComponentKind>(
    ComponentKind.components.filter { !ComponentRow.row(of: $0).platforms.isEmpty }
  ) { $0.name }
  /// The components, and the parts that some of them list.
  package static let componentOrPart = Vocabulary<ComponentKind>(ComponentKind.allCases) { $0.name }
  /// The events of components but `value`, which has a number.
  package static let componentEvent = Vocabulary<ComponentEvent.Change>([
    "press": .press, "release": .release, "on": .on, "off": .off, "open": .open, "close": .close,
  ])
}
