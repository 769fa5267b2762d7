// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

extension ComponentTable {
  /// The numbers of iOS 18.
  static let controlsOnIOS18: [Metric] = [
    rows(
      .button,
      MetricGroup(.height, [28, 28, 32, 44, 50], "C7", .published),
      MetricGroup(.paddingX, [12, 12, 15, 20, 20], "C7", .published),
      MetricGroup([.radius: 12, .pressedOpacity: 0.4, .symbolSize: 20], "C7", .published),
      MetricGroup([.symbolGap: 8], "C20", .inferred)),
    rows(
      .toggle,
      MetricGroup(
        [.width: 51, .height: 31, .thumbWidth: 27, .thumbHeight: 27, .inset: 2], "C7, C20", .published),
      MetricGroup(
        [.disabledOpacity: 0.5, .gap: 8], "C7", .chosen,
        "The opacity is that of release 26, the gap SwiftUI's."),
      MetricGroup(
        [
          .shadowOpacity: 0.15, .shadowSigma: 4, .shadowOffset: 3, .growth: 7, .labelWidth: 1,
          .labelHeight: 10,
          .labelInset: 11, .ringInset: 12, .ringRadius: 5,
        ], "C7", .published)),
    rows(
      .slider,
      MetricGroup([.height: 34], "C3", .inferred),
      MetricGroup([.shadowOpacity: 0.15, .shadowSigma: 4, .shadowOffset: 3], "C7", .published),
      MetricGroup([.thumbWidth: 28, .thumbHeight: 28], "C7", .published),
      MetricGroup([.trackHeight: 4], "C20", .inferred)),
    rows(
      .segmentedControl,
      MetricGroup([.height: 32], "C4", .published),
      MetricGroup(
        [
          .radius: 9, .selectionRadius: 7, .insetX: 2, .insetY: 2, .paddingX: 10, .dividerWidth: 1,
          .fontSize: 13,
          .fontWeight: 500, .selectedFontWeight: 600, .pressedScale: 0.95,
        ], "C7", .published),
      MetricGroup([.shadowOpacity: 0.12, .shadowSigma: 4, .shadowOffset: 3], "C20", .inferred)),
    rows(
      .stepper,
      MetricGroup([.width: 94, .height: 32], "C5", .inferred),
      MetricGroup([.radius: 8, .dividerHeight: 18], "C20", .inferred)),
    rows(
      .popUpButton,
      MetricGroup(
        [.symbolSize: 13, .gap: 4], "C3", .chosen,
        "No source has the chevrons of menus: the size of a small symbol beside the body style.")),
    rows(
      .colorWell,
      MetricGroup(
        [.width: 28, .height: 28, .borderWidth: 3, .gap: 2], "C5", .chosen,
        "No source has colour wells: the height of a small button, with a ring.")),
  ].flatMap { $0 }

  /// The numbers of iOS 26.
  static let controlsOnIOS26: [Metric] = [
    rows(
      .button,
      MetricGroup(
        [.paddingY: 2], "C7", .chosen,
        "No source has larger text in buttons: the least space around its line, once the usual height is too small."
      )),
    rows(
      .slider,
      MetricGroup([.width: 200], "C3", .chosen, "A slider fills the width that it is given.")),
    rows(
      .segmentedControl,
      MetricGroup(
        [.growth: 3, .separatorInset: 5], "C7", .chosen,
        "No source has symbols in segments: a little larger than the text, by its descenders. Dividers are as in release 18."
      )),
    rows(
      .colorWell,
      MetricGroup(
        [.dividerWidth: 0.5], "C11", .chosen, "A line of one pixel of a display with two per point.")),
    rows(
      .button,
      MetricGroup(.height, [28, 28, 34.3, 50.3, 50.3], "C4", .measured),
      MetricGroup(.paddingX, [10, 10, 12, 20, 20], "C5", .measured),
      MetricGroup([.pressedOpacity: 0.2], "C3", .measured),
      MetricGroup([.disabledOpacity: 0.5], "C2, C3", .measured)),
    rows(
      .toggle,
      MetricGroup(
        [.width: 63, .height: 28, .thumbWidth: 37, .thumbHeight: 24, .inset: 2], "C4, C3", .measured),
      MetricGroup([.disabledOpacity: 0.5], "C2, C3", .measured),
      MetricGroup(
        [.shadowOpacity: 0.11, .shadowSigma: 1.5, .shadowOffset: 1], "C3", .chosen,
        "No source has the shadow of a switch: that of the slider's thumb, which is as large.")),
    rows(
      .slider,
      MetricGroup([.height: 34, .trackHeight: 6, .thumbWidth: 37, .thumbHeight: 24], "C3", .measured),
      MetricGroup([.shadowOpacity: 0.11, .shadowSigma: 1.5, .shadowOffset: 1], "C3", .measured),
      MetricGroup([.disabledOpacity: 0.5], "C2", .measured)),
    rows(
      .segmentedControl,
      MetricGroup([.height: 32], "C4", .measured),
      MetricGroup(
        [.insetX: 2, .insetY: 2, .fontSize: 13, .fontWeight: 400, .selectedFontWeight: 500], "C3", .measured),
      MetricGroup([.disabledOpacity: 0.5], "C2, C3", .measured),
      MetricGroup(
        [.shadowOpacity: 0.04, .shadowSigma: 1.5, .shadowOffset: 1], "C20", .chosen,
        "The nearer of the two shadows of iOS 18; captures of iOS 26 show hardly any.")),
    rows(
      .stepper,
      MetricGroup([.width: 94, .height: 32], "C5", .measured),
      MetricGroup(
        [.radius: 16, .symbolSize: 20], "C2", .chosen,
        "The body is a capsule like other controls; the symbols are as large as their measured strokes ask for."
      )
    ),
  ].flatMap { $0 }

  /// The numbers of iOS 27 that differ from iOS 26 or were measured first there.
  static let controlsOnIOS27: [Metric] = [
    rows(
      .slider,
      MetricGroup([.tickSize: 3, .tickOffset: 8.5, .inset: 18], "C2", .measured),
      MetricGroup(
        [.symbolSize: 20, .gap: 8], "C3", .chosen,
        "No source has the symbols: those of buttons, SwiftUI's gap.")),
    rows(.segmentedControl, MetricGroup([.paddingX: 16], "C2", .measured)),
    rows(.stepper, MetricGroup([.dividerWidth: 1, .dividerHeight: 24], "C2", .measured)),
  ].flatMap { $0 }
}
