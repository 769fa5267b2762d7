// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidComponents
import PellucidDesign
import PellucidGeometry
import PellucidScene

extension ComponentRoom {
  /// Returns a text as a component draws it: its font, its colour, its alignment.
  ///
  /// - Parameter component: A component in which the first view stands for the text.
  func ink(of component: Component, in parent: Size = Size(width: 390, height: 390)) -> TextContent? {
    let sample = AttachedViews(nodes: [FixedContentNode(CGSize(width: 20, height: 20))])
    guard let lowered = lower(component, in: parent, holding: sample) else { return nil }
    return lowered.component.layers.loweringAttachments(in: parent, self, sample).attachmentPlaces()
      .first { $0.index == 0 }?.text
  }
}

extension EnvironmentValues {
  private enum GivenInkKey: EnvironmentKey { static var defaultValue: SystemFilling? { nil } }

  /// The colour that a component around the views gave them; nil where none did.
  private var givenInk: SystemFilling? {
    get { self[GivenInkKey.self] }
    set { self[GivenInkKey.self] = newValue }
  }

  /// A Boolean value that is true where somebody has chosen a colour for the views, and not a component around them.
  private var hasOwnInk: Bool { foregroundFilling != nil && foregroundFilling != givenInk }

  /// Takes the font and the colour of a component's text for the views that stand in its place.
  mutating func take(_ ink: TextContent?) {
    guard let ink else { return }
    if font == nil { font = Font(ink.font) }
    guard !hasOwnInk else { return }
    givenInk = ink.style == .primary ? nil : SystemFilling(kind: .style(ink.style))
    foregroundFilling = givenInk
  }

  /// A Boolean value that is true where texts have the component's own font and colour.
  var leavesInk: Bool { font == nil && textAttributes.areEmpty && !hasOwnInk }
}

extension Font {
  /// Creates the font of a component's text.
  init(_ font: TextContent.Font) {
    switch font {
    case .fixed(let size, let weight): self = .system(size: CGFloat(size), weight: Weight(nearest: weight))
    case .style(let style, let weight):
      let font = Font(style)
      self = weight.map { font.weight(Weight(nearest: $0)) } ?? font
    }
  }

  private init(_ style: PellucidDesign.TextStyle) {
    self =
      switch style {
      case .extraLargeTitle2: .extraLargeTitle2
      case .extraLargeTitle: .extraLargeTitle
      case .largeTitle: .largeTitle
      case .title1: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .callout: .callout
      case .footnote, .footnote1, .footnote2: .footnote
      case .caption1: .caption
      case .caption2: .caption2
      default: .body
      }
  }
}

extension Font.Weight {
  /// Creates the weight nearest to a number of 100…900.
  fileprivate init(nearest value: Int) {
    let weights: [(Int, Font.Weight)] = [
      (100, .ultraLight), (200, .thin), (300, .light), (400, .regular), (500, .medium), (600, .semibold),
      (700, .bold), (800, .heavy), (900, .black),
    ]
    self = weights.min { abs($0.0 - value) < abs($1.0 - value) }?.1 ?? .regular
  }
}
