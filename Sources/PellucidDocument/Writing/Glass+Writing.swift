// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidJSON
import PellucidScene

extension GlassContent {
  func addOptions(to object: inout WrittenObject) {
    object.add("control", word: control, Vocabularies.glassControl, unless: GlassControl.none)
    object.add("tint", tint?.text)
    object.add("interactive", bool: isInteractive, unless: false)
    switch dimming {
    case .automatic: break
    case .none: object.add("dimming", .string("none"))
    case .amount(let opacity): object.add("dimming", number: opacity)
    }
    object.add("adaptive", bool: adapts)
    object.add("focused", bool: isFocused)
    if let place = focusLight { object.add("focusLight", .array([.number(place.x), .number(place.y)])) }
    object.add("effectID", string: identity)
    object.add("union", string: union)
    object.add("transition", word: transition, Vocabularies.glassTransition, unless: .matchedGeometry)
    if !events.isEmpty { object.add("events", .array(events.map { $0.text })) }
  }
}

extension GlassEvent {
  fileprivate var text: JSONText {
    var object = WrittenObject()
    object.add("at", number: at)
    if case .move(let frame) = kind {
      object.add("event", word: .some(nil), Vocabularies.glassEvent)
      object.add("to", frame.text)
    } else {
      object.add("event", word: .some(kind), Vocabularies.glassEvent)
    }
    return object.text
  }
}

extension ScrollEdgeContent {
  func addOptions(to object: inout WrittenObject) {
    let usual = ScrollEdgeContent()
    object.add("edge", word: edge, Vocabularies.scrollEdgePlace, unless: usual.edge)
    object.add("barHeight", number: barHeight, unless: usual.barHeight)
    object.add("inset", number: inset, unless: usual.inset)
    object.add("title", bool: hasTitle, unless: usual.hasTitle)
    object.add("glassItems", bool: hasGlassItems, unless: usual.hasGlassItems)
    object.add("offset", number: offset, unless: usual.offset)
    if !events.isEmpty { object.add("events", .array(events.map { $0.text })) }
  }
}

extension ScrollEdgeEvent {
  fileprivate var text: JSONText {
    .object(["at": .number(at), "event": .string(Vocabularies.scrollEdgeEvent.name(of: kind))])
  }
}

extension DimmingContent.Amount {
  var text: JSONText {
    switch self {
    case .automatic: .string(Vocabularies.dimmingLayer.name(of: .automatic))
    case .fixed(let opacity): .number(opacity)
    }
  }
}
