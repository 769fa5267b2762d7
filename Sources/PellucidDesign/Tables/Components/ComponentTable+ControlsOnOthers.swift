// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

extension ComponentTable {
  static let controlsOnTvOS: [Metric] = [
    rows(
      .button,
      MetricGroup([.height: 66], "C10", .inferred),
      MetricGroup(
        [.paddingX: 32, .symbolSize: 32, .symbolGap: 12], "C10", .chosen,
        "No source has them: those of iOS in the proportion of the heights.")),
    rows(
      .segmentedControl,
      MetricGroup(
        [
          .height: 68, .fontSize: 29, .fontWeight: 500, .selectedFontWeight: 500, .paddingX: 32, .insetX: 4,
          .insetY: 4,
        ],
        "C10", .chosen, "Only the tab bar has published sizes: its height, with the text of the body style.")),
  ].flatMap { $0 }

  static let controlsOnWatchOS: [Metric] = [
    rows(
      .button,
      MetricGroup([.height: 44], "C10", .inferred),
      MetricGroup(
        [.paddingX: 12, .symbolSize: 20, .symbolGap: 6], "C10", .chosen, "No source has them: those of iOS.")),
    rows(
      .slider,
      MetricGroup([.height: 44, .itemWidth: 44], "C10", .inferred, "The hit target."),
      MetricGroup(
        [
          .width: 180, .radius: 14, .trackHeight: 10, .symbolSize: 18, .gap: 2, .borderWidth: 2,
          .disabledOpacity: 0.5,
        ], "C10, C25", .chosen,
        "No source has sliders: the platter of a list's row, with segments between two targets.")),
  ].flatMap { $0 }

  static let controlsOnVisionOS: [Metric] = [
    rows(
      .button,
      MetricGroup(.height, [28, 32, 44, 52, 64], "C10", .published),
      MetricGroup(
        .paddingX, [12, 14, 20, 24, 28], "C10", .chosen, "No source has them: 20 of 44 points, as on iOS.")),
    rows(
      .toggle,
      MetricGroup([.width: 51, .height: 31, .thumbWidth: 27, .thumbHeight: 27], "C6", .published)),
    rows(
      .stepper,
      MetricGroup(
        [.width: 108, .height: 44, .radius: 22], "C10", .chosen,
        "No source has steppers: the height of a button, the width in the proportion of iOS.")),
    rows(
      .colorWell,
      MetricGroup(
        [.width: 44, .height: 44, .borderWidth: 4, .gap: 3], "C10", .chosen,
        "No source has colour wells: the height of a button.")),
  ].flatMap { $0 }
}
