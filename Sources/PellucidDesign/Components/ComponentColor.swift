// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

/// The colours of components that are no semantic colours. Their values follow the traits at the place where they are drawn.
package enum ComponentColor: String, CaseIterable, Hashable, Sendable {
  /// The face of a bordered button, and the layers that the pointer and a press put over it.
  case face, hoverOverlay, pressOverlay
  /// The accent of selected and filled parts; grey in an inactive window of macOS.
  case accent
  /// The accent as a faint fill below texts in the accent colour.
  case faintAccent
  /// The body of a control that cannot be used.
  case disabledFace
  /// The track of a switch that is off, of a slider beyond its thumb, and of a progress bar.
  case switchTrack, sliderTrack, progressTrack
  /// The track of a switch that is on.
  case switchOn
  /// Thumbs and knobs at rest, the selection of a segmented control, and the selection of a tab bar.
  case thumb, segmentSelection, tabSelection
  /// The symbol and title of a tab that is not selected.
  case tabLabel
  /// The ticks of a slider.
  case tick
  /// The border of fields and unchecked boxes, and their body; on tvOS that of every control without the focus.
  case fieldBorder, fieldFill
  /// The body of a field that cannot be used, the button that clears a field, and the highlight of selected text.
  case disabledFieldFill, clearButton, textSelection
  /// The body of a stepper, and the layer over its pressed half.
  case stepperFill, stepperPress
  /// The row under a finger, and the row that is selected, with the window active and not.
  case rowHighlight, rowSelection, rowSelectionUnfocused
  /// The row of a menu under a finger; on macOS it has the accent.
  case menuHighlight
  /// Every other row of a table.
  case stripe
  /// The body of a row that is a shape of its own, on watchOS.
  case platter
  /// The box around the rows of a form of macOS.
  case formBox
  /// The symbol on a coloured tile or icon.
  case tileSymbol
  /// The light on an icon: at its upper and at its lower edge.
  case iconLight, iconShade
  /// The place of a picture that a lockup does not have.
  case placeholder
  /// The dots of a page control that are not current.
  case pageDot
  /// The dots of pages on pictures, which are white in each appearance.
  case pageDotOnPictures
  /// The lights of a window's title bar.
  case closeLight, minimiseLight, zoomLight, inactiveLight
  /// The glyphs on the lights, and the line around a window.
  case lightGlyph, windowBorder
  /// The shadow of a window that is active and of one that is not.
  case windowShadow, inactiveWindowShadow
  /// The black behind a modal component, and behind a context menu.
  case modalDimming, menuDimming
  /// The band between the groups of a menu.
  case menuBand
  /// The badge of a tab or bar item, and its text.
  case badge, badgeLabel
  /// The body of the focused tab of tvOS, and its label.
  case focusFace, focusLabel
  /// The played part of a player's track, and the rest of it.
  case mediaTrack, mediaPlayed
  /// Labels on opaque fills where Increase Contrast, or a chosen tile, needs the one with more contrast.
  case whiteLabel, blackLabel, whiteOnTint, blackOnTint
  /// A fill below labels of visionOS with Increase Contrast.
  case recess
  /// The thumb of a scroll bar.
  case scrollThumb

  /// Returns the colour under traits, straight and encoded.
  package func color(in traits: Traits) -> EncodedColor {
    ComponentColorTable.row(of: self, traits).color(traits)
  }

  /// Returns the provenance of the colour on a platform in a look.
  package func provenance(in traits: Traits) -> Provenance {
    ComponentColorTable.row(of: self, traits).provenance
  }
}
