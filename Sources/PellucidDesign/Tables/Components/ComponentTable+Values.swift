// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

extension ComponentTable {
  // The numbers of progress and values.

  static let valuesOnIOS18: [Metric] = [
    rows(
      .progressBar,
      MetricGroup([.height: 4, .trackHeight: 4, .itemWidth: 8], "C5, C3", .inferred),
      progressNumbers,
      MetricGroup(
        [.width: 200, .gap: 6], "C3", .chosen,
        "A bar fills the width that it is given; the gap is that of a label above its control.")),
    rows(
      .spinner,
      MetricGroup(.height, [20, 20, 20, 37, 37], "C3", .inferred),
      MetricGroup([.headOpacity: 0.96, .tailOpacity: 0.307, .period: 1], "C7", .published),
      MetricGroup([.bladeCount: 8, .frameCount: 16], "C2, C3", .measured),
      MetricGroup(
        [.fadingBlades: 4], "C3", .inferred,
        "The opacity of the blades behind the head falls evenly over five of them.")),
    rows(
      .gauge,
      MetricGroup(
        [.width: 200, .trackHeight: 6, .itemWidth: 58, .borderWidth: 6, .dotSize: 10, .gap: 6, .titleGap: 4],
        "C3", .chosen,
        "No source has gauges: the bar is a thicker progress bar, the ring that of a round complication."),
      MetricGroup(
        [.startAngle: 135, .endAngle: 405], "C3", .chosen,
        "An open arc leaves a quarter of its circle free, below, as round complications do."),
      MetricGroup(
        [
          .fontShare: 0.31, .smallFontShare: 0.165, .labelShare: 0.62, .startShareX: 0.34, .endShareX: 0.66,
          .endShareY: 0.91, .titleShareY: 0.9, .fontWeight: 500,
        ], "C3", .chosen,
        "No source has the labels: shares of the side that keep them inside the ring and in the gap of the arc."
      )),
    rows(
      .pageControl,
      MetricGroup([.height: 26, .pitch: 17], "C5, C3", .inferred),
      MetricGroup(
        [.dotSize: 7, .selectedDotSize: 7, .paddingX: 10], "C3", .chosen,
        "The dots are from general knowledge; the padding is that of release 26."),
      MetricGroup(
        [.period: 0.3], "C7", .chosen, "No source has the turn to a page: that of a wheel to a row.")),
    rows(
      .scrollBar,
      MetricGroup([.thumbWidth: 3, .itemWidth: 8, .minimumWidth: 36, .inset: 3], "C7", .published),
      MetricGroup([.width: 200], "C7", .chosen, "A bar fills the length of its view.")),
  ].flatMap { $0 }

  static let valuesOnIOS26: [Metric] = [
    rows(
      .progressBar,
      MetricGroup([.height: 4, .trackHeight: 4, .itemWidth: 8], "C3", .measured)),
    rows(
      .spinner,
      MetricGroup(.height, [20, 20, 20, 37, 37], "C3", .measured),
      MetricGroup(.itemHeight, [6.5, 6.5, 6.5, 12, 12], "C3", .measured),
      MetricGroup(.itemWidth, [2.5, 2.5, 2.5, 5, 5], "C3", .measured),
      MetricGroup([.headOpacity: 0.851, .tailOpacity: 0.271], "C3", .measured)),
    rows(
      .pageControl,
      MetricGroup(
        [.height: 26, .pitch: 18, .dotSize: 7.59, .selectedDotSize: 7.59, .paddingX: 10], "C3", .measured)),
    rows(
      .scrollBar,
      MetricGroup([.thumbWidth: 2.5, .minimumWidth: 36, .inset: 3], "C3", .measured)),
  ].flatMap { $0 }

  static let valuesOnIOS27: [Metric] = [
    rows(.progressBar, MetricGroup([.itemWidth: 8, .minimumTime: 0.2], "C2", .measured)),
    rows(.spinner, MetricGroup([.period: 0.8], "C2", .measured)),
    rows(
      .pageControl,
      MetricGroup([.height: 25.67, .pitch: 17.67, .dotSize: 7.67, .paddingX: 18.825], "C2", .measured),
      MetricGroup(
        [.selectedDotSize: 9.67], "C2", .inferred,
        "Which of the two sizes is the current dot's was not checked.")),
  ].flatMap { $0 }

  static let valuesOnMacOS15: [Metric] = [
    rows(
      .progressBar,
      MetricGroup(.height, [12, 12, 20, 20, 20], "C16", .published),
      MetricGroup(
        .trackHeight, [4, 4, 6, 6, 6], "C17", .chosen,
        "No source has the bar inside its frame: a slider's track."),
      MetricGroup([.minimumWidth: 85, .itemWidth: 6], "C17", .published)),
    rows(
      .spinner,
      MetricGroup(.height, [10, 16, 32, 32, 32], "C13", .inferred),
      MetricGroup(.itemHeight, [3.2, 5.2, 10.4, 10.4, 10.4], "C3", .inferred),
      MetricGroup(.itemWidth, [1.3, 2, 4.3, 4.3, 4.3], "C3", .inferred)),
    rows(
      .gauge,
      MetricGroup(
        [.trackHeight: 6, .itemWidth: 48, .borderWidth: 5, .dotSize: 8, .gap: 5, .titleGap: 3], "C11",
        .chosen,
        "No source has gauges: those of iOS in the proportion of the body styles.")),
  ].flatMap { $0 }

  static let valuesOnMacOS26: [Metric] = [
    rows(
      .progressBar,
      MetricGroup(.height, [12, 12, 20, 20, 20], "C13", .measured),
      MetricGroup(.trackHeight, [6, 6, 8, 8, 8], "C6", .inferred),
      MetricGroup([.itemWidth: 8], "C6", .inferred)),
    rows(.spinner, MetricGroup(.height, [10, 16, 32, 32, 32], "C13", .measured)),
    rows(
      .scrollBar,
      MetricGroup([.thumbWidth: 6, .inset: 3], "C8", .measured),
      MetricGroup(
        [.itemWidth: 8], "C8", .chosen, "The width under the pointer is from general knowledge.")),
  ].flatMap { $0 }

  static let valuesOnMacOS27: [Metric] = []

  static let valuesOnTvOS: [Metric] = [
    rows(
      .progressBar,
      MetricGroup(
        [.height: 10, .trackHeight: 10, .itemWidth: 20, .width: 400, .gap: 16], "C10", .chosen,
        "No source has progress bars: twice and a half those of iOS, as texts are nearly twice as large.")),
    rows(
      .spinner,
      MetricGroup(
        .height, [40, 40, 40, 74, 74], "C10", .chosen,
        "No source has spinners: twice the size of those of iOS."),
      MetricGroup(.itemHeight, [13, 13, 13, 24, 24], "C10", .chosen, "In the proportion of the diameters."),
      MetricGroup(.itemWidth, [5, 5, 5, 10, 10], "C10", .chosen, "In the proportion of the diameters.")),
    rows(
      .pageControl,
      MetricGroup(
        [.height: 46, .pitch: 32, .dotSize: 14, .selectedDotSize: 14, .paddingX: 18], "C10", .chosen,
        "No source has page controls: nearly twice those of iOS, as texts are.")),
  ].flatMap { $0 }

  static let valuesOnWatchOS: [Metric] = [
    rows(
      .progressBar,
      MetricGroup([.width: 140], "C10", .chosen, "A bar fills the width that it is given.")),
    rows(
      .gauge,
      MetricGroup(
        [.width: 140, .itemWidth: 44, .borderWidth: 5, .dotSize: 8], "C10", .chosen,
        "No source has gauges: a ring of the height of a button.")),
    rows(
      .pageControl,
      MetricGroup(
        [.height: 14, .pitch: 10, .dotSize: 5, .selectedDotSize: 5, .paddingX: 5], "C10", .chosen,
        "No source has page controls: small dots beside the edge.")),
  ].flatMap { $0 }

  static let valuesOnVisionOS: [Metric] = [
    rows(
      .pageControl,
      MetricGroup(
        [.height: 34, .pitch: 20, .dotSize: 8, .selectedDotSize: 8, .paddingX: 14], "C10", .chosen,
        "No source has page controls: those of iOS, larger as targets are.")),
    rows(
      .scrollBar,
      MetricGroup([.thumbWidth: 6, .inset: 3], "C10", .chosen, "No source has scroll bars: those of macOS.")),
  ].flatMap { $0 }

  /// The motion of an indeterminate bar: a quarter of the track, a second from end to end.
  private static let progressNumbers = MetricGroup(
    [.ratio: 0.25, .period: 1, .tailOpacity: 0.3, .headOpacity: 0.6], "C6", .published)
}
