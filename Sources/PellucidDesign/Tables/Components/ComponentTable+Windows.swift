// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

extension ComponentTable {
  /// The numbers of iOS 18.
  static let windowsOnIOS18: [Metric] = [
    rows(
      .window,
      MetricGroup(
        [.radius: 18], "C15", .chosen, "No source has it: between the 10 of macOS 15 and a sheet's."),
      MetricGroup(
        [.grabberWidth: 24, .grabberHeight: 16, .top: 2, .titleBarHeight: 20], "C10", .chosen,
        "No source has the three dots of iPadOS: in the status bar, whose height content keeps free.")),
    rows(
      .dock,
      MetricGroup(
        [.radius: 36, .itemWidth: 60, .itemHeight: 60, .gap: 27, .paddingX: 17, .paddingY: 17, .margin: 12],
        "C10", .chosen,
        "No source has the Dock: an icon of 60 points, the 27 between columns, and as much around as to the edge."
      )),
  ].flatMap { $0 }

  /// The numbers of iOS 26.
  static let windowsOnIOS26: [Metric] = [
    rows(
      .window,
      MetricGroup(
        [
          .radius: 27, .lightSize: 14, .lightPitch: 23, .lightInset: 26, .dotSize: 10, .shadowSigma: 21,
          .shadowOffset: 16, .inactiveShadowSigma: 13, .inactiveShadowOffset: 8,
        ], "C11", .chosen,
        "No source has windows of iPadOS: those of macOS 26 with a toolbar."),
      MetricGroup([.buttonHeight: 44], "C10", .chosen, "The least target of a finger."),
      MetricGroup(
        [.glyphShare: 0.6, .zoomGlyphShare: 0.5, .cutShare: 0.72], "C11", .chosen,
        "No source has the glyphs on the lights: shares of a light's side; the triangles leave a diagonal free."
      )),
    rows(
      .dock,
      MetricGroup(
        [
          .radius: 38, .itemWidth: 64, .itemHeight: 64, .gap: 24, .paddingX: 14, .paddingY: 14, .margin: 12,
          .dividerWidth: 1, .dividerHeight: 44, .dotSize: 4, .ratio: 0.26, .symbolShare: 0.56,
        ], "C11", .chosen,
        "No source has the Dock: its corners are concentric with those of its icons, whose corner and symbol are shares of the side."
      )),
  ].flatMap { $0 }

  static let windowsOnIOS27: [Metric] = []

  /// The numbers of macOS 15.
  static let windowsOnMacOS15: [Metric] = [
    rows(
      .window,
      MetricGroup(
        [
          .radius: 10, .titleBarRadius: 10, .compactRadius: 10, .titleBarHeight: 28, .headerHeight: 52,
          .compactHeight: 38, .lightSize: 12, .lightPitch: 20,
        ], "C12, C15, C20", .published),
      MetricGroup(
        [.lightInset: 20, .titleBarLightInset: 20, .compactLightInset: 20], "C12", .chosen,
        "Remembered for title bars, and the same in toolbars."),
      MetricGroup([.buttonHeight: 28, .itemWidth: 28, .gap: 8, .symbolSize: 16], "C20", .inferred),
      MetricGroup(
        [.selectionRadius: 6, .selectionInset: 0], "C17", .chosen,
        "No source has the ground of a chosen item: that of a toolbar's button.")),
    rows(
      .menuBar,
      MetricGroup(
        [.height: 24, .selectionRadius: 4], "C12", .chosen, "Remembered from displays without a notch.")),
    rows(
      .dock,
      MetricGroup(
        [.radius: 18, .ratio: 0.225], "C11", .chosen,
        "No source has the Dock: its corners are concentric with its icons.")),
  ].flatMap { $0 }

  /// The numbers of macOS 26.
  static let windowsOnMacOS26: [Metric] = [
    rows(
      .window,
      MetricGroup(
        [
          .radius: 27, .titleBarRadius: 16, .compactRadius: 20, .titleBarHeight: 32, .headerHeight: 52,
          .lightSize: 14, .lightPitch: 23, .lightInset: 26, .titleBarLightInset: 16, .titleGap: 13,
          .buttonHeight: 36,
        ], "C11, C5, C8, C15", .measured),
      MetricGroup(
        [.shadowSigma: 21, .shadowOffset: 16, .inactiveShadowSigma: 13, .inactiveShadowOffset: 8], "C11",
        .measured),
      MetricGroup(
        [.compactHeight: 40, .compactLightInset: 20], "C11", .chosen,
        "No source has the compact bar: its controls of 28 points with 6 around them, and lights in the corner."
      ),
      MetricGroup(
        [.itemWidth: 36, .gap: 8, .symbolSize: 18, .paddingX: 14, .width: 800, .height: 550], "C13", .chosen,
        "The 8 between siblings is AppKit's; items are as wide as high, and a window has a usual size."),
      MetricGroup([.largeFontSize: 15, .fontSize: 13], "C11", .measured),
      MetricGroup(
        [
          .smallFontSize: 11, .itemGap: 4, .symbolGap: 6, .symbolShare: 0.6, .selectionInset: 3,
          .selectionRadius: 6,
        ], "C11", .chosen,
        "No source has the inside of the bar: the subheadline for subtitles, half a gap more around groups."),
      MetricGroup(
        [.compactItemHeight: 28, .titleBarItemHeight: 20], "C13", .chosen,
        "The regular and the small control, which the bars have room for."),
      MetricGroup(
        [.borderWidth: 0.5, .dividerHeight: 0.5], "C11", .chosen,
        "A line of one pixel of a display with two per point.")),
    rows(
      .menuBar,
      MetricGroup([.height: 29], "C11", .measured),
      MetricGroup(
        [.insetX: 10, .paddingX: 10, .gap: 16, .symbolSize: 16, .selectionRadius: 7, .insetY: 2], "C11",
        .chosen,
        "No source has them: the highlight has the corner of a menu's, titles are 20 apart.")),
    rows(
      .dock,
      MetricGroup(
        [
          .radius: 24, .itemWidth: 52, .itemHeight: 52, .gap: 6, .paddingX: 10, .paddingY: 10, .margin: 6,
          .dividerWidth: 1, .dividerHeight: 44, .dotSize: 4, .ratio: 0.26,
        ], "C11", .chosen,
        "No source has the Dock: its corners are concentric with its icons, whose corner is a share of the side."
      )),
  ].flatMap { $0 }

  /// The numbers of macOS 27.
  static let windowsOnMacOS27: [Metric] = [
    rows(.window, MetricGroup([.titleBarHeight: 33, .headerHeight: 52], "C18", .inferred))
  ].flatMap { $0 }

  static let windowsOnTvOS: [Metric] = []
  static let windowsOnWatchOS: [Metric] = []

  static let windowsOnVisionOS: [Metric] = [
    rows(
      .window,
      MetricGroup([.width: 1280, .height: 720], "C10", .published),
      MetricGroup(
        [.radius: 46, .grabberWidth: 136, .grabberHeight: 10, .gap: 20, .dotSize: 14], "C10", .chosen,
        "Remembered; sources say that the bar is there and give no numbers."),
      MetricGroup(
        [.insetX: 32, .insetY: 28], "C10", .chosen, "No source has the title: inside the round corner."))
  ].flatMap { $0 }
}
