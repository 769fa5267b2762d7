// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidComponents
import PellucidDesign
import PellucidGeometry
import PellucidScene

/// A control as a component that makes a part of its own of it sees it: the engine's component and the views of its label.
struct ButtonPart {
  var component: Component
  var labels: [LayoutNode]
  /// The parts in the part, such as the items of a menu.
  var inside: [LayoutNode] = []
  /// A Boolean value that is true where the part is the value that is chosen.
  var isChosen = false
}

/// A control that stands for itself in a layout, and is a part in a menu, a bar or an alert.
final class PartNode: ModifierNode {
  let ownPart: ButtonPart

  init(_ child: LayoutNode, _ part: ButtonPart) {
    ownPart = part
    super.init(child)
  }

  override func elementFacts(_ drawn: ArraySlice<Layer>) -> ElementFacts? {
    var facts = ElementFacts(ownPart.component)
    // A control without a body is drawn by its label alone.
    facts.state.remove(.covers)
    return facts
  }
}

extension LayoutNode {
  /// The control that the view is, whatever modifiers are around it; nil for other views.
  var part: ButtonPart? {
    if let node = self as? PartNode { return node.ownPart }
    guard self is ModifierNode, let child = children.first else { return nil }
    return child.part
  }
}

/// The words and symbols of a label that is nothing else.
struct PlainLabel {
  var title: String?, subtitle: String?, symbol: String?
  /// The colour of the label; nil for the usual one.
  var color: ColorStyle?

  /// Creates the label that views draw.
  ///
  /// - Returns: Nil where the views draw more than a symbol and two texts.
  init?(_ nodes: [LayoutNode]) {
    for node in nodes {
      var list = LayerList(scale: 1)
      node.place(.unspecified, at: .zero)
      node.draw(&list, at: .zero)
      // The pieces of one line are no label of two texts.
      var lineEnd = -Double.infinity
      for layer in list.layers.flatMap(\.leaves) {
        guard layer.transform == .identity, layer.opacity == 1, layer.clip == nil else { return nil }
        switch layer.content {
        case .text(let text) where text.face.isOwn: return nil
        case .text(let text) where title == nil:
          (title, lineEnd) = (text.string, layer.frame.maxY)
          take(text.style)
        case .text(let text) where subtitle == nil && layer.frame.y >= lineEnd - 1: subtitle = text.string
        case .symbol(let content) where symbol == nil && content.styles.count == 1:
          symbol = content.name
          take(content.styles.first)
        default: return nil
        }
      }
    }
    guard title != nil || symbol != nil else { return nil }
  }

  private mutating func take(_ style: PellucidScene.ForegroundStyle?) {
    if case .color(let color)? = style?.color { self.color = color }
  }
}

extension FontFace {
  /// A Boolean value that is true for letters that no component draws; a design around a bar leaves the bar's own.
  fileprivate var isOwn: Bool {
    var face = self
    face.design = .standard
    return face != FontFace()
  }
}

extension Layer {
  /// The layers that groups without an effect of their own hold; the layer itself where it is another one.
  fileprivate var leaves: [Layer] {
    guard case .group(let layers) = content, transform == .identity, opacity == 1, clip == nil,
      shadow == nil
    else { return [self] }
    return layers.flatMap(\.leaves)
  }
}

extension AttachedViews {
  /// Returns a part of a component for a view: a part with the words of a plain label, or with the view itself.
  ///
  /// - Parameter kind: The kind of the part.
  mutating func part(_ kind: ComponentKind, of node: LayoutNode) -> Component {
    let button = node.part
    var component = Component(kind)
    let row = ComponentRow.row(of: kind)
    if let source = button?.component {
      component.states = source.states
      for property in [ComponentProperty.role, .style, .tint, .badge, .subtitle] {
        guard let value = source.properties[property], row.accepts(value, for: property) else { continue }
        component.properties[property] = value
      }
    }
    let count = plainParts.count
    let part = label(component, button?.labels ?? [node], usual: button?.component)
    if plainParts.count > count { node.takeNotes(in: &plainParts[count].notes, innerFirst: true) }
    return part
  }

  /// Returns a part with the words of a plain label, or with the views of the label.
  mutating func label(_ part: Component, _ nodes: [LayoutNode], usual: Component? = nil) -> Component {
    let row = ComponentRow.row(of: part.kind)
    guard let plain = PlainLabel(nodes) else {
      if nodes.count == 1 { return part.with(.title, text: add(nodes[0])) }
      return part.with(.title, text: add(LayoutContainerNode(HStackLayout(), nodes)))
    }
    plainParts.append(PlainPart(part.kind, plain, nodes))
    var part = part.with(.title, text: plain.title)
    if row.form(of: .symbol) != nil { part = part.with(.symbol, text: plain.symbol) }
    if row.form(of: .subtitle) != nil { part = part.with(.subtitle, text: plain.subtitle) }
    if row.form(of: .tint) != nil { part = part.with(.tint, color: plain.color) }
    return part
  }
}

extension ComponentRow {
  /// Returns a Boolean value indicating whether the kind has the property and takes the value for it.
  fileprivate func accepts(_ value: ComponentValue, for property: ComponentProperty) -> Bool {
    guard let form = form(of: property) else { return false }
    guard case .word(let word) = value, case .words(let words) = form else { return true }
    return words.contains(word)
  }
}
