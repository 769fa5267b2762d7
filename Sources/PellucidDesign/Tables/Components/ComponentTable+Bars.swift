// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

extension ComponentTable {
  /// The numbers of bars and navigation in iOS 18.
  static let barsOnIOS18: [Metric] = [
    rows(
      .tabBar,
      MetricGroup([.height: 49], "C20", .published),
      MetricGroup([.bottom: 34], "C20", .inferred, "83 with the home indicator, less 49."),
      MetricGroup([.symbolSize: 25, .badgeHeight: 18], "C20", .inferred),
      MetricGroup([.fontSize: 10, .fontWeight: 500, .selectedFontWeight: 500], "C7", .published),
      MetricGroup(
        [.compactWidth: 507, .tabLimit: 5], "C7", .chosen,
        "No source has them: five tabs at most in a compact width, which of iPad's windows end at half of 1024 points."
      ),
      MetricGroup(
        [.symbolCenterY: 20, .titleCenterY: 40, .margin: 0, .dividerHeight: 0.5], "C7", .chosen,
        "No source has the places of symbol and title: both in the middle of the bar together.")),
    rows(
      .toolbar,
      MetricGroup(
        [
          .height: 44, .bottom: 34, .buttonHeight: 44, .itemHeight: 44, .inset: 0, .margin: 16, .itemGap: 24,
          .groupGap: 24, .labelPadding: 0, .symbolPadding: 0, .symbolSize: 24, .dividerHeight: 0.5,
        ],
        "C7", .chosen, "No source has toolbars: the height of the navigation bar, the inset of the tab bar.")),
    rows(
      .navigationBar,
      MetricGroup([.height: 44, .buttonHeight: 44, .largeTitleHeight: 52, .margin: 16], "C7", .published),
      MetricGroup([.leastScale: 0.9, .greatestScale: 1.235], "C7", .published),
      MetricGroup(
        [.titleWidth: 88], "C7", .chosen,
        "No source has the width that a title keeps: two targets of 44 points, about ten letters."),
      MetricGroup([.bottom: 8], "C7", .published),
      MetricGroup(
        [
          .itemHeight: 44, .inset: 0, .itemGap: 16, .groupGap: 16, .labelPadding: 0, .symbolPadding: 0,
          .symbolSize: 24, .symbolGap: 4, .dividerHeight: 0.5,
        ], "C7", .chosen, "No source has the gaps between items: the inset of the bar.")),
    rows(
      .sidebar,
      MetricGroup(
        [.inset: 0, .radius: 0, .selectionRadius: 10, .top: 16], "C5, C7", .chosen,
        "No source has sidebars of iPadOS 18: without the floating panel, rows as rounded as its fields.")),
  ].flatMap { $0 }

  /// The numbers of bars and navigation in iOS 26.
  static let barsOnIOS26: [Metric] = [
    rows(
      .tabBar,
      MetricGroup([.height: 62, .itemHeight: 54, .selectionInset: 4], "C4", .measured),
      MetricGroup([.bottom: 21, .margin: 21], "C4", .measured),
      MetricGroup(
        [.pitch: 85.75, .paddingX: 16.75, .symbolCenterY: 24, .titleCenterY: 44.5], "C3", .measured),
      MetricGroup([.fontSize: 10, .fontWeight: 600, .selectedFontWeight: 600], "C3", .measured),
      MetricGroup([.badgeHeight: 18, .symbolSize: 25], "C20", .inferred, "Read on release 18."),
      MetricGroup(
        [.accessoryHeight: 48, .gap: 8], "C3, C4", .chosen,
        "No source has the accessory: the height of a toolbar, SwiftUI's gap."),
      MetricGroup(
        [.insetY: 9, .symbolInset: 3, .titleGap: 8, .accessoryInset: 6, .itemGap: 4], "C3, C4", .chosen,
        "No source has the inside of the accessory: a picture of 30 points in its middle, and SwiftUI's gap."),
      MetricGroup(
        [.labelHeight: 16, .badgeInset: 3, .badgeFontSize: 13, .badgePadding: 5], "C20", .chosen,
        "No source has them: the line of a title, and a badge over the corner of its symbol."),
      MetricGroup(
        [.crowdedCount: 5], "C2", .inferred,
        "Five tabs were measured at the smaller distance, four at the usual one."),
      MetricGroup(
        [.top: 27, .compactHeight: 44, .compactInset: 3, .labelPadding: 16, .paddingY: 12], "C10, C3",
        .chosen,
        "No source has the bar of iPadOS: a capsule of the height of bar buttons, in a bar of 50 points below the status bar of 24."
      )),
    rows(
      .toolbar, MetricGroup([.height: 48, .buttonHeight: 48, .bottom: 28, .margin: 28], "C4, C3", .measured),
      MetricGroup(
        [.paddingY: 6, .badgeX: 4, .badgeY: 5], "C4", .chosen,
        "No source has larger text in bars: the space around a line of the usual size. A badge lies over the corner."
      )),
    rows(
      .navigationBar,
      MetricGroup([.height: 54, .buttonHeight: 44, .margin: 16], "C4, C3", .measured),
      MetricGroup([.groupGap: 12], "C3", .measured),
      MetricGroup([.largeTitleHeight: 52], "C4", .measured),
      MetricGroup([.paddingY: 6], "C4", .chosen, "As in toolbars."),
      MetricGroup([.bottom: 8], "C7", .inferred, "Read on release 18.")),
    rows(
      .sidebar,
      MetricGroup([.width: 320, .rowHeight: 44], "C5", .measured),
      MetricGroup(
        [
          .inset: 8, .radius: 26, .selectionInset: 12, .selectionRadius: 22, .top: 20, .headerHeight: 38,
          .groupGap: 16, .symbolX: 28, .titleX: 52, .symbolSize: 22, .paddingX: 16,
        ],
        "C11, C4", .chosen,
        "No source has the floating panel of iPadOS: the inset of macOS, capsules for rows, iOS's group header."
      ),
      MetricGroup(
        [.titleGap: 12, .paddingY: 8, .headerBottom: 4, .accessoryInset: 10, .gap: 6, .itemGap: 0], "C5, C11",
        .chosen,
        "No source has the spaces around texts and badges: they keep the measured rows at the usual text size."
      )),
  ].flatMap { $0 }

  /// The numbers of iOS 27 that differ from iOS 26 or were measured first there.
  static let barsOnIOS27: [Metric] = [
    rows(
      .tabBar,
      MetricGroup([.pitch: 86, .crowdedPitch: 68, .swell: 14.6], "C2", .measured),
      MetricGroup([.fontWeight: 500, .selectedFontWeight: 600], "C2", .measured),
      MetricGroup(
        [.circleSize: 48], "C2", .inferred,
        "Measured for the tab bar of a search; no source has the minimised one.")),
    rows(
      .toolbar,
      MetricGroup(
        [.itemHeight: 38, .inset: 5, .itemGap: 14, .labelPadding: 11, .symbolPadding: 8, .groupGap: 12], "C2",
        .measured),
      MetricGroup([.symbolSize: 22], "C2", .inferred, "The inside less the padding.")),
    rows(
      .navigationBar,
      MetricGroup(
        [.itemHeight: 36, .inset: 4, .itemGap: 16, .labelPadding: 12, .symbolPadding: 7, .titleGap: 12], "C2",
        .measured),
      MetricGroup([.symbolSize: 22], "C2", .inferred, "The inside less the padding.")),
  ].flatMap { $0 }

  /// The numbers of bars and navigation in macOS 15.
  static let barsOnMacOS15: [Metric] = [
    rows(
      .toolbar,
      MetricGroup([.height: 52], "C15, C17", .published),
      MetricGroup([.buttonHeight: 28, .itemHeight: 28, .symbolSize: 16, .groupGap: 8], "C20", .inferred),
      MetricGroup(
        [
          .labelPadding: 8, .symbolPadding: 9, .itemGap: 0, .radius: 6, .inset: 0, .margin: 12,
          .dividerHeight: 1,
        ], "C20", .chosen,
        "No source has the padding: symbols in the middle of items 34 points wide.")),
    rows(
      .sidebar,
      MetricGroup([.rowHeight: 28], "C15", .published),
      MetricGroup([.symbolSize: 16, .selectionRadius: 5], "C17", .published),
      MetricGroup([.width: 240], "C20", .inferred),
      MetricGroup(
        [.inset: 0, .radius: 0, .selectionInset: 10, .top: 52, .symbolX: 17, .titleX: 31], "C11", .chosen,
        "No source has the places in a row: those of release 26 with a smaller symbol.")),
  ].flatMap { $0 }

  /// The numbers of bars and navigation in macOS 26.
  static let barsOnMacOS26: [Metric] = [
    rows(
      .toolbar,
      MetricGroup([.height: 52], "C5, C11", .measured),
      MetricGroup(
        [.buttonHeight: 36, .itemHeight: 36, .dividerWidth: 1, .dividerHeight: 20], "C11", .measured),
      MetricGroup([.fontSize: 15], "C11", .measured),
      MetricGroup([.margin: 8], "C11", .inferred, "The space above and below the controls."),
      MetricGroup(
        [.groupGap: 8, .itemGap: 0, .inset: 0, .bottom: 0], "C13", .inferred, "Siblings in AppKit."),
      MetricGroup(
        [.labelPadding: 12, .symbolPadding: 10, .symbolSize: 16], "C11", .chosen,
        "No source has the symbols of toolbars: single items are circles."),
      MetricGroup(
        [.width: 600, .titleGap: 4, .smallFontSize: 11, .otherOpacity: 0.6], "C11", .chosen,
        "No source has them: a window's usual width, the subheadline, and items of an inactive window as pale as their title."
      )),
    rows(
      .sidebar,
      MetricGroup(
        [
          .inset: 8, .radius: 19, .rowHeight: 32, .selectionInset: 10, .selectionRadius: 8, .top: 44,
          .headerHeight: 19, .groupGap: 13, .symbolX: 19, .titleX: 35,
        ], "C11", .measured),
      MetricGroup(
        [.symbolSize: 18, .width: 240, .paddingX: 10], "C20, C11", .chosen,
        "The width is that of release 15; the symbol fills what is left before the title.")),
  ].flatMap { $0 }

  /// The numbers of macOS 27 that differ from macOS 26.
  static let barsOnMacOS27: [Metric] = []

  static let barsOnTvOS: [Metric] = [
    rows(
      .tabBar,
      MetricGroup([.height: 68, .top: 46], "C10", .published),
      MetricGroup(
        [.paddingX: 32, .selectionInset: 6, .symbolSize: 34, .symbolGap: 12, .bottom: 0, .margin: 80], "C10",
        .chosen, "No source has them: those of segmented controls, the sides of the safe area."),
      MetricGroup(
        [.shadowOpacity: 0.3, .shadowSigma: 12, .shadowOffset: 8], "C10", .chosen,
        "The focused tab has a shadow; no source has its numbers: smaller than that of a picture."))
  ].flatMap { $0 }

  static let barsOnWatchOS: [Metric] = []

  static let barsOnVisionOS: [Metric] = [
    rows(
      .tabBar,
      MetricGroup(
        [
          .width: 68, .itemHeight: 60, .inset: 4, .symbolSize: 24, .titleX: 60, .paddingX: 24, .height: 68,
        ], "C10, C26", .chosen,
        "Only the least distance of targets, 60 points, and the space around them, 4, are published.")),
    rows(
      .toolbar,
      MetricGroup([.itemHeight: 44, .inset: 8, .itemGap: 16], "C10, C26", .published),
      MetricGroup(
        [
          .height: 60, .buttonHeight: 60, .groupGap: 16, .labelPadding: 20, .symbolPadding: 10,
          .symbolSize: 24,
          .bottom: 0, .margin: 0,
        ], "C10, C26", .chosen, "Follows from buttons of 44 points and the space around them.")),
    rows(
      .navigationBar,
      MetricGroup(
        [
          .height: 92, .buttonHeight: 44, .itemHeight: 44, .inset: 0, .itemGap: 16, .groupGap: 16,
          .labelPadding: 20, .symbolPadding: 10, .symbolSize: 24, .margin: 24, .titleGap: 16,
        ], "C10, C26", .chosen, "No source has the bar: buttons of 44 points and 24 around them.")),
    rows(
      .sidebar,
      MetricGroup(
        [
          .inset: 0, .radius: 0, .rowHeight: 52, .selectionInset: 20, .selectionRadius: 16, .top: 28,
          .symbolX: 28, .titleX: 56, .symbolSize: 24, .itemGap: 4,
        ], "C10, C26", .chosen, "No source has lists: rows of 52 points with 4 between their highlights.")),
  ].flatMap { $0 }
}
