// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidScene

/// The lowering of components to layers: a pure function of a component, traits, a proposed size and a measurer of texts.
///
/// The layers have materials or glass, levels, semantic colours, text styles and symbols; which colours these are is decided
/// when the scene is resolved, at the place of each layer.
package struct ComponentLowering<Measurer: TextMeasuring> {
  /// The settings, at the place of the component.
  package var traits: Traits
  package let settings: GlassSettings
  package let direction: DeviceSettings.Direction
  /// The words that components bring along.
  let words: StandardWords
  /// The moment that is drawn, in seconds; nil draws components at rest, without their events.
  package let time: Double?
  package var measurer: Measurer
  let metrics: ComponentMetrics
  /// The stated position of the component that is lowered; nil where it lies in its natural place.
  var statedOrigin: Point?
  /// A Boolean value that is true for a component that lies in another one, or on a material or glass.
  var liesOnSurface = false

  package init(
    traits: Traits, settings: GlassSettings = GlassSettings(),
    device: DeviceSettings = DeviceSettings(), time: Double? = nil, measurer: Measurer
  ) {
    (self.traits, self.settings, direction) = (traits, settings, device.direction)
    words = StandardWords.words(of: device.locale)
    (self.time, self.measurer) = (time, measurer)
    metrics = ComponentMetrics.metrics(for: traits)
  }

  /// Lowers a component that lies in a parent of this size.
  ///
  /// - Returns: The frame in the parent, and the layers relative to it, mirrored where the interface runs from right to left.
  package mutating func lower(
    _ content: ComponentContent, in parent: Size
  ) throws(PlacedComponentError) -> (frame: Rect, lowered: LoweredComponent) {
    let component = content.component
    try ComponentRow.check(component, traits)
    var proposed = ProposedSize(content.placement)
    statedOrigin = content.placement.origin
    if proposed.width == nil, component.kind.fillsWidth(on: traits.platform) {
      proposed.width = parent.width - (content.placement.origin?.x ?? 0)
    }
    var lowered: LoweredComponent
    do throws(ComponentError) {
      lowered = strengthened(try layers(of: component, proposed, in: parent))
      try check(lowered.size, of: component, proposed, in: parent)
    } catch { throw PlacedComponentError(error, in: component) }
    var origin = content.placement.origin ?? natural(component, lowered.size, in: parent)
    if content.placement.isMirrored, content.placement.origin != nil {
      origin.x = parent.width - origin.x - lowered.size.width
    }
    if hasLargeText, component.kind.staysInside {
      let margin = metric(.menu, .margin)
      origin.x = max(margin, min(origin.x, parent.width - margin - lowered.size.width))
    }
    if direction == .rightToLeft { lowered = Mirror.mirrored(lowered) }
    lowered.insert(
      direction == .rightToLeft
        ? Mirror.mirroredContent(component.content, in: lowered.place?.frame.width ?? 0) : component.content)
    lowered.complete(at: origin)
    let frame = Rect(x: origin.x, y: origin.y, width: lowered.size.width, height: lowered.size.height)
    return (frame, lowered)
  }

  /// The greatest natural width and height, in points.
  package static var greatestExtent: Double { 8192 }

  /// Rejects a natural size above the limit. A component may always be as large as its parent.
  private func check(
    _ size: Size, of component: Component, _ proposed: ProposedSize, in parent: Size
  ) throws(ComponentError) {
    let extents = [(proposed.width, size.width, parent.width), (proposed.height, size.height, parent.height)]
    for (stated, found, room) in extents where stated == nil && found > max(Self.greatestExtent, room) {
      throw .tooLarge(
        component.kind, component.largestProperty, found: found.rounded(.up),
        limit: max(Self.greatestExtent, room))
    }
  }

  /// Returns the natural size of a component.
  package mutating func size(
    of component: Component, proposed: ProposedSize = .natural, in parent: Size
  ) throws(ComponentError) -> Size {
    try layers(of: component, proposed, in: parent).size
  }

  /// Lowers a component in left-to-right order.
  mutating func layers(
    of component: Component, _ proposed: ProposedSize, in parent: Size
  ) throws(ComponentError) -> LoweredComponent {
    switch component.kind {
    case .button: button(component, proposed)
    case .toggle: try toggle(component, proposed)
    case .slider: slider(component, proposed)
    case .segmentedControl: try segmentedControl(component, proposed)
    case .stepper: stepper(component, proposed)
    case .popUpButton, .pullDownButton: menuButton(component, proposed)
    case .colorWell: colorWell(component, proposed)
    case .progressBar: progressBar(component, proposed)
    case .spinner: spinner(component, proposed)
    case .gauge: gauge(component, proposed)
    case .pageControl: try pageControl(component, proposed)
    case .scrollBar: scrollBar(component, proposed)
    case .textField, .secureField: try textField(component, proposed)
    case .searchField: try searchField(component, proposed, in: parent)
    case .textView: try textView(component, proposed)
    case .picker: try picker(component, proposed)
    case .calendar: try calendar(component, proposed)
    case .tabBar: try tabBar(component, proposed, in: parent)
    case .toolbar: toolbar(component, proposed, in: parent)
    case .navigationBar: navigationBar(component, proposed, in: parent)
    case .sidebar: try sidebar(component, proposed, in: parent)
    case .mediaControls: mediaControls(component, proposed, in: parent)
    case .list: try list(component, proposed, in: parent)
    case .form: try form(component, proposed, in: parent)
    case .table: try table(component, proposed, in: parent)
    case .lockup: lockup(component, proposed)
    case .shelf: try shelf(component, proposed, in: parent)
    case .menu: try menu(component, proposed, in: parent)
    case .contextMenu: try contextMenu(component, proposed, in: parent)
    case .alert: try alert(component, proposed, in: parent)
    case .actionSheet: try actionSheet(component, proposed, in: parent)
    case .sheet: sheet(component, proposed, in: parent)
    case .popover: popover(component, proposed)
    case .notification: notification(component, proposed, in: parent)
    case .hud: hud(component, proposed)
    case .toast: toast(component, proposed, in: parent)
    case .tooltip: tooltip(component, proposed)
    case .ornament: ornament(component, proposed)
    case .modal: try modal(component, proposed, in: parent)
    case .window: try window(component, proposed, in: parent)
    case .menuBar: try menuBar(component, proposed, in: parent)
    case .dock: try dock(component, proposed)
    // The components that list parts draw them.
    case .menuItem, .segment, .tab, .barItem, .row, .section, .column, .option, .wheel, .dockItem:
      throw .unavailable(component.kind, traits.platform)
    }
  }
}

extension ComponentKind {
  /// A Boolean value that is true for panels that are moved into their parent where larger texts make them wider than the room
  /// beside their stated place.
  fileprivate var staysInside: Bool { self == .menu || self == .toast }

  /// A Boolean value that is true for components that are as wide as their parent unless a size is stated.
  fileprivate func fillsWidth(on platform: Platform) -> Bool {
    switch self {
    case .navigationBar, .menuBar, .list, .form, .table: true
    case .toolbar, .tabBar: platform != .visionOS
    case .notification: platform == .iOS
    default: false
    }
  }
}
