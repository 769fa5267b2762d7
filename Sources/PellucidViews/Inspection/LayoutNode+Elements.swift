// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidComponents
import PellucidDesign
import PellucidGeometry
import PellucidScene

/// The facts about a node that a tree of views shows.
struct ElementFacts {
  /// The name of the view's type in SwiftUI.
  var type: String
  var text: String?
  var image: String?
  var state: ViewElement.State = []
}

extension LayoutNode {
  /// Appends the layers of the view, and records it where somebody asks for the tree of views.
  ///
  /// - Parameter origin: The view's place in the coordinates of the layers, in points.
  final func show(in list: inout LayerList, at origin: CGPoint) {
    guard let recorder = list.recorder else { return draw(&list, at: origin) }
    let first = list.layers.count
    recorder.begin()
    draw(&list, at: origin)
    let frame = CGRect(origin: list.inPicture(origin), size: frame.size)
    let drawn = list.layers[first...]
    recorder.end { elements(holding: $0, frame, drawn) }
  }

  private func elements(
    holding inside: [ViewElement], _ frame: CGRect, _ drawn: ArraySlice<Layer>
  ) -> [ViewElement] {
    if let note = self as? NoteNode<AccessibilityNotes> {
      return [ViewElement.one(of: inside, frame, noted: note.change)]
    }
    if let name = (self as? IdentityNode)?.name {
      return [ViewElement.one(of: inside, frame) { $0.identity = name }]
    }
    guard let facts = elementFacts(drawn) else { return inside }
    var element = ViewElement(facts, frame)
    // A control in a control of the same name is how it is drawn.
    if inside.count == 1, inside[0].type == facts.type, facts.text == nil {
      element = inside[0]
      element.state.formUnion(facts.state)
    } else {
      element.children = inside
    }
    return [element]
  }
}

extension ViewElement {
  /// Returns the only one of some views, or a group of them, with notes.
  fileprivate static func one(
    of inside: [ViewElement], _ frame: CGRect, noted change: (inout AccessibilityNotes) -> Void
  ) -> ViewElement {
    var element = ViewElement("Group", frame)
    if inside.count == 1 { element = inside[0] } else { element.children = inside }
    change(&element.accessibility)
    return element
  }

  init(_ facts: ElementFacts, _ frame: CGRect) {
    self.init(facts.type, frame)
    (text, image, state) = (facts.text, facts.image, facts.state)
  }
}

/// A view under the name of its type in SwiftUI, where its node could be another's.
final class NamedNode: ModifierNode {
  private let facts: ElementFacts

  init(_ child: LayoutNode, _ type: String) {
    facts = ElementFacts(type: type)
    super.init(child)
  }

  override func elementFacts(_ drawn: ArraySlice<Layer>) -> ElementFacts? { facts }
}

extension LayerList {
  /// Records the texts and symbols that a component draws itself.
  ///
  /// - Parameters:
  ///   - component: The component, as it is lowered.
  ///   - origin: The place of the component in the coordinates of the layers.
  func record(_ component: LoweredComponent, at origin: CGPoint, in room: ComponentRoom) {
    inside(origin).record(component.layers, in: room)
  }

  /// Records the texts and symbols of a component among layers of its own.
  ///
  /// - Parameter areDecorations: A Boolean value that is true where symbols show what can be done with a view beside them.
  func record(_ layers: [Layer], in room: ComponentRoom, areDecorations: Bool = false) {
    guard let recorder else { return }
    let start = inPicture(.zero)
    ComponentElements(recorder, room, areDecorations).record(
      layers, at: Point(x: Double(start.x), y: Double(start.y)))
  }
}

/// The texts and symbols of components.
private struct ComponentElements {
  private let recorder: ElementRecorder?
  private let room: ComponentRoom
  private let areDecorations: Bool

  init(_ recorder: ElementRecorder, _ room: ComponentRoom, _ areDecorations: Bool) {
    (self.recorder, self.room, self.areDecorations) = (recorder, room, areDecorations)
  }

  func record(_ layers: [Layer], at origin: Point) {
    for layer in layers where layer.opacity > 0 {
      let frame = layer.frame.moved(x: origin.x, y: origin.y)
      switch layer.content {
      case .text(let text) where AttachedViews.index(of: text.string) == nil:
        let state: ViewElement.State = isCut(text, in: layer.frame.width) ? .truncated : []
        add(ElementFacts(type: "Text", text: text.string, state: state), frame)
      case .symbol(let symbol):
        let state: ViewElement.State = areDecorations ? .decorative : []
        add(ElementFacts(type: "Image", image: symbol.name, state: state), frame)
      case .component(let inner): record(inner, in: layer.frame.size, at: origin)
      default: record(layer.content.children, at: Point(x: frame.x, y: frame.y))
      }
    }
  }

  private func record(_ content: ComponentContent, in parent: Size, at origin: Point) {
    guard !content.component.holdsAttachments,
      let lowered = room.lower(content.component, content.placement, in: parent)
    else { return }
    let frame = lowered.frame.moved(x: origin.x, y: origin.y)
    recorder.group(ElementFacts(content.component), CGRect(frame)) {
      record(lowered.component.layers, at: Point(x: frame.x, y: frame.y))
    }
  }

  /// Returns a Boolean value indicating whether a width leaves out some letters of a text.
  private func isCut(_ text: TextContent, in width: Double) -> Bool {
    guard let limit = text.lineLimit, let texts = room.texts, let font = text.font.metrics(in: room.traits)
    else { return false }
    var request = TextRequest(text, in: font)
    request.lineLimit = nil
    return texts.extent(of: request, fitting: width).lines > limit
  }

  private func add(_ facts: ElementFacts, _ frame: Rect) { recorder.group(facts, CGRect(frame)) {} }
}
