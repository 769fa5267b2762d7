// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

extension ComponentTable {
  /// The numbers of macOS 15.
  static let controlsOnMacOS15: [Metric] = [
    rows(
      .button,
      MetricGroup(.height, [15, 18, 21, 28, 28], "C16", .published),
      MetricGroup(.radius, [2, 2, 5, 7, 7], "C17", .published),
      MetricGroup(.paddingX, [6, 7, 8, 8, 8], "C17", .published),
      MetricGroup(.fontSize, [9, 11, 13, 13, 13], "C17", .published),
      MetricGroup(
        [.shadowOpacity: 0.2, .shadowSigma: 0.75, .shadowOffset: 0.5], "C17", .chosen,
        "No source has the shadow: the faintest that tells a white face from a light window.")),
    rows(
      .toggle,
      MetricGroup(.width, [26, 32, 38, 38, 38], "C16, C17", .published),
      MetricGroup(.height, [15, 18, 22, 22, 22], "C16, C17", .published),
      MetricGroup(.thumbWidth, [13, 16, 20, 20, 20], "C17", .published),
      MetricGroup(.thumbHeight, [13, 16, 20, 20, 20], "C17", .published),
      MetricGroup([.inset: 1], "C17", .inferred),
      MetricGroup(.markSize, [10, 12, 14, 16, 16], "C16", .published),
      MetricGroup([.radius: 3.5], "C17", .published)),
    rows(
      .slider,
      MetricGroup([.height: 20, .trackHeight: 4, .thumbWidth: 20, .thumbHeight: 20], "C17", .published)),
    rows(
      .segmentedControl,
      MetricGroup([.height: 21], "C15", .published),
      MetricGroup([.radius: 5, .selectionRadius: 5], "C17", .published)),
    rows(
      .stepper,
      MetricGroup(.width, [13, 15, 19, 19, 19], "C16", .published),
      MetricGroup(.height, [15, 22, 27, 27, 27], "C16", .published),
      MetricGroup(.radius, [4, 5, 6, 6, 6], "C17", .inferred)),
    rows(
      .popUpButton,
      MetricGroup(.height, [15, 18, 21, 24, 24], "C16", .published),
      MetricGroup(.arrowWidth, [10, 12, 16, 18, 18], "C17", .inferred),
      MetricGroup(.arrowHeight, [10, 12, 16, 18, 18], "C17", .inferred),
      MetricGroup(.inset, [2.5, 3, 2.5, 3, 3], "C17", .inferred),
      MetricGroup([.paddingX: 8, .radius: 4], "C17", .inferred)),
    rows(
      .colorWell,
      MetricGroup([.width: 44, .height: 23, .itemWidth: 38, .itemHeight: 17], "C17", .published),
      MetricGroup(
        [.radius: 5, .selectionRadius: 2], "C17", .chosen,
        "No source has the corners: those of a push button."),
      MetricGroup(
        [.shadowOpacity: 0.2, .shadowSigma: 0.75, .shadowOffset: 0.5], "C17", .chosen,
        "No source has the shadow: the faintest that tells a white face from a light window.")),
  ].flatMap { $0 }

  /// The numbers of macOS 26.
  static let controlsOnMacOS26: [Metric] = [
    rows(
      .slider,
      MetricGroup(
        [.width: 150, .symbolSize: 15], "C11", .chosen,
        "A slider fills the width that it is given; symbols are in the proportion of the body styles.")),
    rows(
      .toggle,
      MetricGroup(
        .fontSize, [9, 11, 13, 13, 13], "C13", .inferred, "The fonts of the control sizes in AppKit.")),
    rows(
      .button,
      MetricGroup(.height, [16, 20, 24, 28, 36], "C4, C5, C8, C13, C14", .measured),
      MetricGroup(.radius, [4, 5, 6, 14, 18], "C5, C11", .measured),
      MetricGroup(.fontSize, [9, 11, 13, 13, 13], "C5", .measured),
      MetricGroup(.paddingX, [9, 11, 12, 14, 18], "C5", .measured),
      MetricGroup([.minimumWidth: 74], "C8", .measured),
      MetricGroup([.disabledOpacity: 0.667], "C8", .measured),
      MetricGroup(
        [.symbolSize: 15, .symbolGap: 5], "C11", .chosen,
        "No source has the symbols of push buttons: that of a menu row.")),
    rows(
      .toggle,
      MetricGroup(.width, [36, 44, 54, 64, 80], "C13, C4", .measured),
      MetricGroup(.height, [16, 20, 24, 28, 36], "C13, C4", .measured),
      MetricGroup(.thumbWidth, [21, 26, 31, 37, 46], "C5, C11", .inferred),
      MetricGroup(.thumbHeight, [13, 16, 20, 24, 31], "C5, C11", .inferred),
      MetricGroup(.inset, [1.5, 2, 2, 2, 2.5], "C5, C11", .inferred),
      MetricGroup(.markSize, [12, 14, 16, 18, 18], "C13", .measured),
      MetricGroup([.gap: 6], "C8", .measured),
      MetricGroup(
        [
          .radius: 5.5, .borderWidth: 1.5, .dotSize: 0.3, .checkWidth: 0.581875, .dashWidth: 0.40625,
          .dashHeight: 0.15625,
        ], "C6", .published)),
    rows(
      .slider,
      MetricGroup(.height, [12, 14, 16, 20, 20], "C13", .measured),
      MetricGroup([.trackHeight: 6, .thumbWidth: 20, .thumbHeight: 16], "C11", .measured),
      MetricGroup([.tickSize: 2], "C6", .published)),
    rows(
      .segmentedControl,
      MetricGroup(.height, [16, 20, 24, 28, 36], "C4, C13", .measured),
      MetricGroup(.radius, [4, 5, 6, 14, 18], "C18", .published),
      MetricGroup(.fontSize, [10, 11, 13, 13, 13], "C18", .published),
      MetricGroup(
        [.insetX: 0, .insetY: 0, .paddingX: 10, .fontWeight: 400, .selectedFontWeight: 500], "C18", .chosen,
        "The selection fills its segment in the kit; the padding is that of release 18.")),
    rows(
      .stepper,
      MetricGroup(.width, [13, 17, 20, 23, 30], "C6", .inferred),
      MetricGroup(.height, [16, 20, 24, 28, 36], "C6", .inferred),
      MetricGroup(.radius, [4, 5, 6, 7, 9], "C6", .published),
      MetricGroup(.symbolSize, [8, 9, 11, 13, 16], "C6", .chosen, "Half of the height, as in web forms."),
      MetricGroup([.dividerWidth: 1, .ratio: 0.667], "C6", .published)),
    rows(
      .popUpButton,
      MetricGroup(.height, [16, 20, 24, 28, 36], "C4, C13", .measured),
      MetricGroup([.paddingX: 12, .arrowWidth: 8, .arrowHeight: 11, .inset: 9], "C11", .measured),
      MetricGroup([.gap: 8], "C11", .chosen, "No source has the space before the chevrons: their width.")),
    rows(
      .colorWell,
      MetricGroup(
        [.width: 44, .height: 24, .itemWidth: 38, .itemHeight: 18, .radius: 6, .selectionRadius: 3], "C17",
        .chosen, "No source has wells of this release: those of macOS 15 in the height of its controls.")),
  ].flatMap { $0 }

  /// The numbers of macOS 27 that differ from macOS 26.
  static let controlsOnMacOS27: [Metric] = []
}
