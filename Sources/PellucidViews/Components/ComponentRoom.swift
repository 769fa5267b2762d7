// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidComponents
import PellucidDesign
import PellucidGeometry
import PellucidScene

/// The settings that components are lowered with, and the measurer of their texts.
struct ComponentRoom {
  /// The greatest number of rows of a component. Chosen: more than any screen shows.
  static let mostRows = 400

  let traits: Traits
  let texts: TextRoom?
  private let device: DeviceSettings
  /// The values of the views around, where they have other colours than the rest of the picture.
  private let ownColors: EnvironmentValues?

  init(_ environment: EnvironmentValues) {
    (traits, texts) = (environment.traits, environment.texts)
    var device = DeviceSettings()
    device.direction = environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    self.device = device
    ownColors = environment.hasOwnColors ? environment : nil
  }

  /// A Boolean value that is true where components run from right to left.
  var isMirrored: Bool { device.direction == .rightToLeft }

  /// A Boolean value that is true where components are lowered here, because the rest of the picture may run the other way or have
  /// other colours.
  var lowersComponents: Bool { isMirrored || ownColors != nil }

  /// A component with its layers, and its frame in its parent.
  struct Lowered {
    var frame: Rect
    var component: LoweredComponent
  }

  /// Lowers a component in a parent of a size.
  ///
  /// - Returns: The component; nil where it cannot exist, which drawing reports.
  func lower(
    _ component: Component, _ placement: ComponentPlacement = ComponentPlacement(), in parent: Size,
    holding attachments: AttachedViews = AttachedViews()
  ) -> Lowered? {
    var lowering = lowering(attachments)
    guard var result = try? lowering.lower(ComponentContent(component, placement), in: parent) else {
      return nil
    }
    if let ownColors { result.lowered.layers = result.lowered.layers.map { ownColors.fixed($0) } }
    return Lowered(frame: result.frame, component: result.lowered)
  }

  /// Returns the size of a component; zero where it cannot exist.
  func size(
    of component: Component, proposed: ProposedSize, in parent: Size,
    holding attachments: AttachedViews = AttachedViews()
  ) -> Size {
    var lowering = lowering(attachments)
    return (try? lowering.size(of: component, proposed: proposed, in: parent)) ?? Size(width: 0, height: 0)
  }

  /// Returns a number of the components' tables; zero where there is none.
  func metric(_ kind: ComponentKind, _ name: MetricName, _ size: PellucidDesign.ControlSize = .regular)
    -> CGFloat
  {
    let value = ComponentMetrics.metrics(for: traits).value(kind, name, size)
    return value.isFinite ? CGFloat(value) : 0
  }

  private func lowering(_ attachments: AttachedViews) -> ComponentLowering<AttachmentMeasurer> {
    ComponentLowering(
      traits: traits, device: device, measurer: AttachmentMeasurer(texts: texts, attachments: attachments))
  }
}

extension Component {
  /// Returns a copy with a text; without it where the text is nil.
  func with(_ property: ComponentProperty, text: String?) -> Component {
    guard let text else { return self }
    return with(property, .text(ExactName(text)))
  }

  /// Returns a copy with a word; without it where the word is nil.
  func with(_ property: ComponentProperty, word: ComponentWord?) -> Component {
    guard let word else { return self }
    return with(property, .word(word))
  }

  /// Returns a copy with a colour; without it where the colour is nil.
  func with(_ property: ComponentProperty, color: ColorStyle?) -> Component {
    guard let color else { return self }
    return with(property, .color(color))
  }

  /// Returns a copy with a claim.
  func with(_ property: ComponentProperty, flag: Bool) -> Component { with(property, .flag(flag)) }

  /// Returns a copy with a list of parts; without it where the list is empty.
  func with(_ property: ComponentProperty, parts: [Component]) -> Component {
    parts.isEmpty ? self : with(property, .components(parts))
  }

  /// Returns a copy with a state where a condition holds.
  func with(_ state: ComponentState, if condition: Bool) -> Component {
    guard condition else { return self }
    var copy = self
    copy.states.insert(state)
    return copy
  }

  /// Returns the component with the states of the views around it.
  func inEnvironment(_ environment: EnvironmentValues) -> Component {
    let states = ComponentRow.row(of: kind).states(on: environment.traits.platform)
    return with(.disabled, if: !environment.isEnabled && states.contains(.disabled))
  }
}
