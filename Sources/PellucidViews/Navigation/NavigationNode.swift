// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidComponents
import PellucidDesign
import PellucidGeometry
import PellucidScene

/// A view with the bars of its navigation.
final class NavigationNode: LayoutNode, SafeAreaRegion {
  private let room: ComponentRoom
  private let environment: EnvironmentValues
  /// The grounds below bars, each over the edge of the area from a height to another.
  private var grounds: [(ground: BarGround, top: CGFloat, bottom: CGFloat)] = []
  /// The title of the screen before; nil for the first screen.
  var back: String?
  /// A Boolean value that is true where the bar has the button that shows and hides a sidebar.
  var hasSidebarToggle = false { didSet { layoutChanged() } }
  /// The bars that are shown, in the coordinates of the area with its insets.
  private var bars: [HostedComponent] = []
  private var insets = EdgeInsets()
  /// The insets of the area around, which the bars reach over.
  private var outer = EdgeInsets()

  /// A Boolean value that is true in a panel, which has a ground of its own and no status bar.
  private let isInPanel: Bool

  init(_ content: LayoutNode, _ environment: EnvironmentValues, back: String?) {
    (room, self.back, isInPanel) = (ComponentRoom(environment), back, environment.isInPanel)
    self.environment = environment
    super.init([content])
  }

  override var readsPosition: Bool { true }

  private var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

  func safeArea(of child: LayoutNode) -> SafeAreaRects? {
    SafeAreaRects(safe: bounds.inset(by: insets), bounds: bounds.outset(by: outer))
  }

  override func places(_ proposal: ProposedViewSize, _ size: CGSize) -> [Place] {
    outer = safeAreaInsets
    (bars, grounds, insets) = ([], [], EdgeInsets())
    let area = CGRect(origin: .zero, size: size).outset(by: outer)
    let notes = children[0].navigationNotes
    if var bar = topBar(notes, area) {
      bar.style(scrollEdge: notes.edgeStyles[.top])
      bars.append(bar)
      // A bar of visionOS or macOS stands where that of iOS does, below what the screen keeps.
      insets.top = max(0, bar.frame.maxY - outer.top)
      if let ground = notes.grounds[.navigation] { grounds.append((ground, 0, bar.frame.maxY)) }
    }
    if var bar = bottomBar(notes, area) {
      bar.style(scrollEdge: notes.edgeStyles[.bottom])
      bars.append(bar)
      insets.bottom = max(0, area.height - bar.frame.minY - outer.bottom)
      if let ground = notes.grounds[.bottom] { grounds.append((ground, bar.frame.minY, area.height)) }
    }
    addSearch(notes, area)
    let safe = CGRect(origin: .zero, size: size).inset(by: insets)
    let inner = ProposedViewSize(safe.size), own = children[0].size(inner)
    let origin = CGPoint(x: safe.midX - own.width / 2, y: safe.midY - own.height / 2)
    return [Place(origin: origin, proposal: inner)]
  }

  // MARK: Bars

  private func topBar(_ notes: NavigationNotes, _ area: CGRect) -> HostedComponent? {
    guard !notes.hidden.contains(.navigation) else { return nil }
    let kind: ComponentKind
    switch room.traits.platform {
    case .iOS, .visionOS: kind = .navigationBar
    case .macOS: kind = .toolbar
    default: return nil
    }
    let room = notes.grounds[.navigation].room(in: environment, or: room)
    var bar = BarBuilder(kind, room)
    bar.add(notes.items, sidebarToggle: hasSidebarToggle && !notes.hidesSidebarToggle)
    bar.title(notes)
    bar.hideGround(notes.grounds[.navigation], isPlain: notes.plainEdges.contains(.top))
    if kind == .navigationBar {
      if let back, !notes.hidesBackButton {
        bar.component = bar.component.with(.back, text: notes.hidesBackTitle ? "" : back)
      }
      let isLarge = notes.titleMode != .inline && bar.component.text(.title) != nil && !bar.hasPrincipal
      if isLarge, room.traits.platform == .iOS {
        bar.component = bar.component.with(.large, flag: true)
        // Content that has been moved below the bar takes the place of the large title.
        if children[0].isScrolled { bar.component = bar.component.with(.collapsed, flag: true) }
      }
    } else if bar.isEmpty {
      return nil
    }
    let placement = ComponentPlacement(
      origin: Point(x: Double(outer.leading), y: Double(outer.top + panelGap)),
      width: Double(area.width - outer.leading - outer.trailing))
    return HostedComponent(bar.component, room, placement, in: area.size, holding: bar.attachments)
  }

  /// The distance of a bar from the upper edge of a panel, in points; chosen: that of its items from the sides.
  private var panelGap: CGFloat {
    isInPanel && room.traits.platform == .iOS && room.traits.look != .ios18
      ? max(0, room.metric(.navigationBar, .margin) - outer.top) : 0
  }

  private func bottomBar(_ notes: NavigationNotes, _ area: CGRect) -> HostedComponent? {
    guard !notes.hidden.contains(.bottom), room.traits.platform != .macOS else { return nil }
    let room = notes.grounds[.bottom].room(in: environment, or: room)
    var bar = BarBuilder(.toolbar, room)
    bar.addBottom(notes.items)
    guard !bar.isEmpty else { return nil }
    bar.hideGround(notes.grounds[.bottom], isPlain: notes.plainEdges.contains(.bottom))
    return HostedComponent(bar.component, room, in: area.size, holding: bar.attachments)
  }

  /// Adds the search field: below the title before release 26 and where a view asks for that, and else at the bottom of the screen.
  private func addSearch(_ notes: NavigationNotes, _ area: CGRect) {
    guard let search = notes.search, room.traits.platform == .iOS else { return }
    let isAbove = search.isBelowTitle || room.traits.look == .ios18
    let margin = room.metric(.navigationBar, .margin)
    var field = Component(.searchField).with(.text, text: search.text.isEmpty ? nil : search.text)
      .with(.placeholder, text: search.prompt)
    // A field in a bar without a ground of its own floats on glass.
    if !isAbove { field = field.with(.style, word: .glass) }
    let width = area.width - outer.leading - outer.trailing - 2 * margin
    let height = CGFloat(
      room.size(
        of: field, proposed: ProposedSize(width: Double(width)),
        in: Size(width: Double(area.width), height: Double(area.height))
      ).height)
    let gap = margin / 2
    let y = isAbove ? outer.top + insets.top : area.height - max(outer.bottom, gap) - height - insets.bottom
    let placement = ComponentPlacement(
      Rect(x: Double(outer.leading + margin), y: Double(y), width: Double(width), height: Double(height)))
    guard let hosted = HostedComponent(field, room, placement, in: area.size) else { return }
    bars.append(hosted)
    if isAbove { insets.top += height + gap } else { insets.bottom += height + gap }
  }

  // MARK: Layers

  override func draw(_ list: inout LayerList, at origin: CGPoint) {
    let area = CGRect(origin: origin, size: frame.size).outset(by: outer)
    if room.traits.platform == .iOS, !isInPanel {
      let ground = Layer.Content.fill(
        shape: .rectangle, .foreground(.semantic("systemBackground")))
      list.append(Layer(frame: list.rect(area), content: ground))
    }
    drawChildren(&list, at: origin)
    for (ground, top, bottom) in grounds {
      let rect = CGRect(x: area.minX, y: area.minY + top, width: area.width, height: bottom - top)
      if let layer = ground.layer(list.rect(rect), environment) { list.append(layer) }
    }
    for bar in bars {
      list.append(in: area) { inner, _ in inner.append(bar.layer(in: inner)) }
    }
  }

  override func elementFacts(_ drawn: ArraySlice<Layer>) -> ElementFacts? {
    ElementFacts(type: "NavigationStack")
  }
}
