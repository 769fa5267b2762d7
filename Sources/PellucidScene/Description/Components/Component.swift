// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry

/// A system component described by intent: a slider at 40 %, being dragged. `PellucidComponents` lowers it to layers.
///
/// Each kind has properties of its own; `ComponentRow` lists them with their forms and ranges.
package struct Component: Hashable, Sendable {
  package var kind: ComponentKind
  package var states: Set<ComponentState> = []
  /// The stated properties; the others have the value that their row names, or none.
  package var properties: [ComponentProperty: ComponentValue] = [:]
  /// The changes of the component, in ascending order of time; they have no effect in a scene without a time.
  package var events: [ComponentEvent] = []
  /// The content of a container, such as a sheet or a window; placed relative to the area that its bars leave.
  package var content: [Layer] = []

  package init(_ kind: ComponentKind, states: Set<ComponentState> = []) {
    (self.kind, self.states) = (kind, states)
  }
}

/// A component as a layer: the description, its place, and the layers that it was lowered to.
package struct ComponentContent: Hashable, Sendable {
  package var component: Component
  /// The stated position and size; a missing size is the natural one, a missing position that of the platform.
  package var placement: ComponentPlacement
  /// The layers that draw the component under the traits of the scene; nil until the component is lowered.
  package var layers: [Layer]?

  package init(_ component: Component, _ placement: ComponentPlacement = ComponentPlacement()) {
    (self.component, self.placement) = (component, placement)
  }
}

/// The stated part of a component's frame, in points, relative to the parent.
package struct ComponentPlacement: Hashable, Sendable {
  package var origin: Point?
  package var width: Double?, height: Double?
  /// A Boolean value that is true where the horizontal place is the distance between the right edges of component and parent.
  package var isMirrored = false

  package init(origin: Point? = nil, width: Double? = nil, height: Double? = nil) {
    (self.origin, self.width, self.height) = (origin, width, height)
  }

  package init(_ frame: Rect) {
    self.init(origin: Point(x: frame.x, y: frame.y), width: frame.width, height: frame.height)
  }

  /// The stated frame, with 0 for what is missing.
  package var frame: Rect {
    Rect(x: origin?.x ?? 0, y: origin?.y ?? 0, width: width ?? 0, height: height ?? 0)
  }
}

/// A change of a component at a time of the scene.
package struct ComponentEvent: Hashable, Sendable {
  package enum Change: Hashable, Sendable {
    /// A finger or pointer presses the component, or releases it.
    case press, release
    /// The value, selection or page becomes another one.
    case value(Double)
    /// A toggle is switched on or off.
    case on, off
    /// A menu, sheet or popover opens or closes.
    case open, close
  }

  /// The time in seconds.
  package var time: Double
  package var change: Change

  package init(at time: Double, _ change: Change) { (self.time, self.change) = (time, change) }
}
