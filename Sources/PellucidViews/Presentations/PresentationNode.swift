// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidComponents
import PellucidDesign
import PellucidGeometry
import PellucidScene

/// A presentation that a view shows in front of all others.
struct Presentation {
  /// The component, with texts that stand for views where it has some.
  var component: Component
  var attachments = AttachedViews()
  /// The views in the component; nil for one without content.
  var content: ViewList?
  var room: ComponentRoom
  /// A Boolean value that is true for content that covers the screen, without a component around it.
  var coversScreen = false
  /// A Boolean value that is true for a component that stands at the view that shows it.
  var isAnchored = false
}

/// A view that shows something in front of all others.
final class PresentingNode: ModifierNode {
  let presentation: Presentation

  init(_ child: LayoutNode, _ presentation: Presentation) {
    self.presentation = presentation
    super.init(child)
  }
}

/// A screen with what its views show in front of it.
final class PresentationScreenNode: LayoutNode {
  let content: LayoutNode
  private let safeArea: EdgeInsets
  private var shown: [Shown] = []

  /// A presentation at its place.
  private struct Shown {
    var hosted: HostedComponent?
    var content: LayoutNode?
    /// The views that fill the panel behind its content.
    var background: LayoutNode?
  }

  init(_ content: LayoutNode, safeArea: EdgeInsets) {
    (self.content, self.safeArea) = (content, safeArea)
    super.init([ScreenNode(content, safeArea: safeArea)])
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { children[0].size(proposal) }

  override func places(_ proposal: ProposedViewSize, _ size: CGSize) -> [Place] {
    [Place(origin: .zero, proposal: proposal)]
  }

  /// Lays out what the views show, and what these show in turn.
  func present() {
    shown = []
    var waiting = children[0].descendants(PresentingNode.self) { _ in false }
    while !waiting.isEmpty, shown.count < Self.most {
      let node = waiting.removeFirst()
      guard let next = shown(node) else { continue }
      shown.append(next)
      if let content = next.content {
        waiting = content.descendants(PresentingNode.self) { _ in false } + waiting
      }
    }
  }

  /// The greatest number of presentations in front of each other.
  private static let most = 20

  private func shown(_ node: PresentingNode) -> Shown? {
    let presentation = node.presentation, size = frame.size
    guard !presentation.coversScreen else {
      let screen = presentation.content.map { ScreenNode($0.single, safeArea: safeArea) }
      screen?.place(ProposedViewSize(size), at: .zero)
      return Shown(
        hosted: nil, content: screen, background: background(of: presentation.content, size))
    }
    var component = presentation.component
    if presentation.isAnchored { component = component.with(.edge, word: arrowEdge(node, size)) }
    if component.kind == .sheet, let content = presentation.content {
      component = content.presentationNotes.sheet(presentation.room, in: size)
    }
    // The place of the content is known for a component that has some.
    component.content =
      presentation.content == nil
      ? [] : [Layer(frame: Rect(x: 0, y: 0, width: 1, height: 1), content: .group([]))]
    let placement = placement(of: node, component, size)
    guard
      var hosted = HostedComponent(
        component, presentation.room, placement, in: size, holding: presentation.attachments)
    else { return nil }
    if component.kind == .sheet, [.iOS, .visionOS].contains(presentation.room.traits.platform),
      let radius = presentation.content?.presentationNotes.cornerRadius
    {
      hosted.round(radius)
    }
    var result = Shown(hosted: hosted)
    if let content = presentation.content, let area = hosted.contentFrame {
      let panel = ScreenNode(content.single, safeArea: panelInsets(hosted))
      panel.place(ProposedViewSize(area.size), at: .zero)
      result.content = panel
      result.background = background(of: content, area.size)
    }
    return result
  }

  /// Returns the views that fill a panel behind its content, placed in its size; nil for none.
  private func background(of content: ViewList?, _ size: CGSize) -> LayoutNode? {
    let views = content?.presentationNotes.background
    let background = views.map { LayoutContainerNode(ZStackLayout(), $0.nodes) }
    background?.place(ProposedViewSize(size), at: .zero)
    return background
  }

  /// Returns the space that a sheet keeps from its views: at the bottom of the screen that of the screen.
  private func panelInsets(_ hosted: HostedComponent) -> EdgeInsets {
    guard hosted.component.kind == .sheet else { return EdgeInsets() }
    let touchesBottom = hosted.frame.maxY >= frame.height - 1 && hosted.insets.bottom == 0
    return EdgeInsets(
      top: 0, leading: 0, bottom: touchesBottom ? safeArea.bottom : 0, trailing: 0)
  }

  /// Returns the place of a component that stands at its view: below it, and above it where there is more room.
  private func placement(of node: PresentingNode, _ component: Component, _ size: CGSize)
    -> ComponentPlacement
  {
    guard node.presentation.isAnchored else { return ownSize(node.presentation, size) }
    let source = source(of: node), own = anchoredSize(node.presentation, size)
    let isBelow = component.word(.edge) == .top
    let x = min(
      max(source.midX - own.width / 2, Self.margin), max(Self.margin, size.width - own.width - Self.margin))
    let y = isBelow ? source.maxY : source.minY - own.height
    return ComponentPlacement(
      Rect(x: Double(x), y: Double(y), width: Double(own.width), height: Double(own.height)))
  }

  /// The least distance of a popover from the edges of the screen, in points; chosen.
  private static let margin: CGFloat = 10

  /// Returns the edge of a popover with the arrow: the stated one, or the other one where its side has no room and the other more.
  private func arrowEdge(_ node: PresentingNode, _ size: CGSize) -> ComponentWord {
    let source = source(of: node), height = anchoredSize(node.presentation, size).height
    let (above, below) = (source.minY, size.height - source.maxY)
    let prefersBelow = node.presentation.component.word(.edge) == .top
    let (wanted, other) = prefersBelow ? (below, above) : (above, below)
    return (wanted < height + Self.margin && other > wanted) != prefersBelow ? .top : .bottom
  }

  /// Returns the rectangle of a view on the screen.
  private func source(of node: LayoutNode) -> CGRect {
    var source = CGRect(origin: .zero, size: node.frame.size)
    var next: LayoutNode? = node
    while let view = next, view !== children[0] {
      source = source.offsetBy(dx: view.frame.minX, dy: view.frame.minY)
      next = view.parent
    }
    return source
  }

  /// Returns the size of a component that stands at its view, with its arrow.
  private func anchoredSize(_ presentation: Presentation, _ size: CGSize) -> CGSize {
    let room = presentation.room
    guard let content = presentation.content else {
      return CGSize(
        room.size(
          of: presentation.component, proposed: .natural,
          in: Size(width: Double(size.width), height: Double(size.height)),
          holding: presentation.attachments))
    }
    let ideal = content.single.size(.unspecified), arrow = room.metric(.popover, .arrowHeight)
    return CGSize(
      width: min(ideal.width, size.width - 2 * Self.margin),
      height: min(ideal.height, size.height - 2 * Self.margin) + arrow)
  }

  /// Returns the place of a sheet of macOS, in the middle with the size of its views; a free one elsewhere.
  private func ownSize(_ presentation: Presentation, _ size: CGSize) -> ComponentPlacement {
    guard presentation.component.kind == .sheet, presentation.room.traits.platform == .macOS,
      let content = presentation.content
    else { return ComponentPlacement() }
    let ideal = content.single.size(.unspecified)
    let width = min(ideal.width, size.width), height = min(ideal.height, size.height)
    // Documents state a size only together with a place.
    return ComponentPlacement(
      Rect(
        x: Double(size.width - width) / 2, y: Double(size.height - height) / 2, width: Double(width),
        height: Double(height)))
  }

  override func draw(_ list: inout LayerList, at origin: CGPoint) {
    drawChildren(&list, at: origin)
    for item in shown {
      if let hosted = item.hosted {
        list.append(
          hosted.layer(in: list) { inner in
            item.background?.show(in: &inner, at: .zero)
            item.content?.show(in: &inner, at: .zero)
          })
      } else {
        drawCover(item, &list, CGRect(origin: origin, size: frame.size))
      }
    }
  }

  /// Draws views that cover the whole screen.
  private func drawCover(_ item: Shown, _ list: inout LayerList, _ bounds: CGRect) {
    let ground = Layer.Content.fill(shape: .rectangle, .foreground(.semantic("systemBackground")))
    let whole = list.rect(bounds)
    if item.background == nil { list.append(Layer(frame: whole, content: ground)) }
    let facts = ElementFacts(type: "FullScreenCover", state: [.modal, .covers])
    let frame = CGRect(origin: list.inPicture(bounds.origin), size: bounds.size)
    list.recorder.group(facts, frame) {
      var inner = list.inside(CGPoint(x: whole.x, y: whole.y))
      item.background?.show(in: &inner, at: .zero)
      item.content?.show(in: &inner, at: .zero)
      list.append(Layer(frame: whole, content: .group(inner.layers)))
    }
  }
}

extension ViewList {
  /// One node of all nodes of the list.
  fileprivate var single: LayoutNode {
    let nodes = nodes
    return nodes.count == 1 ? nodes[0] : LayoutContainerNode(VStackLayout(), nodes)
  }
}
