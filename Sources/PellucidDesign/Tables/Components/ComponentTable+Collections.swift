// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

extension ComponentTable {
  /// The numbers of iOS 18.
  static let collectionsOnIOS18: [Metric] = [
    rows(
      .list,
      MetricGroup(
        [
          .rowHeight: 44, .insetX: 20, .paddingX: 16, .margin: 14, .accessoryInset: 14, .gap: 6, .radius: 10,
          .inset: 20, .groupGap: 22, .top: 22, .headerTop: 16, .headerBottom: 6, .footerBottom: 10,
          .tileSize: 30, .symbolGap: 12, .titleGap: 3,
        ], "C7", .published),
      MetricGroup(
        [.subtitleRowHeight: 58], "C7", .chosen,
        "Flutter draws 48 and notes that UIKit's cells are taller; 58 leaves the space of one line around two."
      ),
      MetricGroup(
        [.bottom: 13, .footerTop: 6, .headerInset: 16], "C7", .chosen,
        "Groups are 35 apart, as in release 26; texts begin where those of the rows do."),
      MetricGroup([.tileRadius: 7], "C7", .inferred),
      MetricGroup(
        [.separatorHeight: 0.5, .separatorInset: 0], "C7", .chosen,
        "One pixel of a display at scale 2; the line runs to the edge."),
      MetricGroup(
        [.pitch: 74], "C7", .chosen, "No source has the width of swipe actions: that of a short title."))
  ].flatMap { $0 }

  /// The numbers of iOS 26.
  static let collectionsOnIOS26: [Metric] = [
    rows(
      .list,
      MetricGroup(
        [.circleSize: 22, .symbolShare: 0.5, .labelPadding: 4], "C4", .chosen,
        "No source has the symbols of swipe actions: those of toolbars, at most half of the action."),
      MetricGroup(
        [.markShare: 0.64, .disabledOpacity: 0.5, .ratio: 0.4], "C4", .chosen,
        "No source has them: the symbol inside its tile, the dimming of controls, and the least part of a row for its control."
      )),
    rows(
      .lockup,
      MetricGroup(
        [.symbolShare: 0.5], "C10", .chosen, "A symbol in place of a picture takes at most half of its side.")
    ),
    rows(
      .list,
      MetricGroup(
        [.rowHeight: 53, .subtitleRowHeight: 73.3, .radius: 26, .inset: 20, .insetX: 16, .paddingX: 16],
        "C4", .measured),
      MetricGroup(
        [
          .groupGap: 22, .footerTop: 8, .footerBottom: 6, .arrowWidth: 10.5, .arrowHeight: 14, .markSize: 19,
        ],
        "C3", .measured),
      MetricGroup([.tileSize: 30], "C5", .measured),
      MetricGroup(
        [.tileRadius: 8], "C5", .chosen, "No source has it: the 7 of iOS 18, rounder as the rest of the look."
      )),
  ].flatMap { $0 }

  /// The numbers of iOS 27.
  static let collectionsOnIOS27: [Metric] = [
    rows(
      .list,
      MetricGroup(
        [
          .rowHeight: 53, .subtitleRowHeight: 69.33, .radius: 26, .inset: 20, .paddingX: 16, .paddingY: 15,
          .accessoryInset: 20, .margin: 16, .gap: 8, .arrowWidth: 10.33, .arrowHeight: 14, .symbolSize: 22,
          .itemWidth: 56, .separatorHeight: 1, .separatorInset: 16, .headerTop: 11.67, .headerBottom: 6,
          .headerInset: 16, .footerTop: 7.67, .footerBottom: 6.67, .top: 17.67, .bottom: 17.33,
        ], "C2", .measured),
      MetricGroup(
        [.titleGap: 0, .symbolGap: 12], "C2", .inferred,
        "The height of a row with a subtitle leaves no gap; 12 is that of iOS 18."),
      MetricGroup(
        [.pitch: 64, .buttonHeight: 44, .buttonGap: 8], "C2", .chosen,
        "No source has swipe actions: capsules of the least hit target's height, 8 apart as all controls."),
      MetricGroup([.insetY: 0], "C2", .chosen, "The distance above the first group is that of every group."))
  ].flatMap { $0 }

  static let collectionsOnTvOS: [Metric] = [
    rows(
      .list,
      MetricGroup([.rowHeight: 66], "C10", .inferred, "The height of buttons."),
      MetricGroup([.inset: 80, .insetX: 80], "C10", .published, "The sides of the safe area."),
      MetricGroup(
        [
          .subtitleRowHeight: 104, .radius: 20, .gap: 14, .paddingX: 32, .margin: 32, .accessoryInset: 32,
          .insetY: 0, .top: 0, .bottom: 28, .headerTop: 16, .headerBottom: 20, .headerInset: 32,
          .footerTop: 14, .footerBottom: 28, .groupGap: 16, .symbolSize: 40, .symbolGap: 24, .itemWidth: 96,
          .tileSize: 44, .tileRadius: 10, .arrowWidth: 16, .arrowHeight: 26, .markSize: 30, .titleGap: 2,
        ], "C10", .chosen, "No source has lists: those of iOS in the proportion of the text sizes."),
      MetricGroup(
        [.growth: 28], "C10", .chosen, "The gap between rows on both sides, which a row with the focus fills."
      )
    ),
    rows(
      .shelf,
      MetricGroup([.margin: 80, .gap: 40], "C10", .published),
      MetricGroup(
        [.titleGap: 36], "C10", .chosen,
        "No source has it: more than half of the growth of a focused picture, which then does not reach the title."
      )),
    rows(
      .lockup,
      MetricGroup([.width: 410], "C10", .published),
      MetricGroup(
        [.ratio: 1.7778], "C10", .chosen, "The shape of films, as the published wide pictures have nearly."),
      MetricGroup(
        [.radius: 16, .titleGap: 18, .gap: 4, .symbolSize: 72], "C10", .chosen,
        "No source has them: the corner is in proportion to that of buttons, the gaps to the text."),
      MetricGroup(
        [.disabledOpacity: 0.5], "C2", .chosen, "No source has it on tvOS: that of controls of iOS.")),
  ].flatMap { $0 }

  static let collectionsOnWatchOS: [Metric] = [
    rows(
      .list,
      MetricGroup(
        [.rowHeight: 44, .subtitleRowHeight: 54], "C10", .chosen,
        "The least hit target, and two lines with the same space around them."),
      MetricGroup(
        [
          .radius: 14, .inset: 0, .insetX: 0, .groupGap: 8, .gap: 4, .paddingX: 12, .margin: 12,
          .accessoryInset: 12, .top: 0, .bottom: 8, .headerTop: 6, .headerBottom: 4, .headerInset: 12,
          .footerTop: 4, .footerBottom: 4, .tileSize: 28, .symbolSize: 20, .itemWidth: 42, .symbolGap: 8,
          .arrowWidth: 8, .arrowHeight: 12, .markSize: 16, .titleGap: 0,
        ], "C25", .chosen,
        "Sources have the platters of release 9, radius 9, and say that later ones are rounder; the rest fits the height."
      ))
  ].flatMap { $0 }

  static let collectionsOnVisionOS: [Metric] = [
    rows(
      .list,
      MetricGroup([.insetY: 4], "C26", .published),
      MetricGroup(
        [.rowHeight: 60, .subtitleRowHeight: 72], "C10", .chosen,
        "No source has rows: the hit target, and two lines with the same space around them."),
      MetricGroup(
        [
          .radius: 20, .inset: 24, .insetX: 24, .paddingX: 20, .margin: 20, .accessoryInset: 20, .top: 16,
          .bottom: 16, .tileSize: 32, .itemWidth: 60,
        ], "C10", .chosen, "No source has them: those of iOS in proportion to the rows."),
      MetricGroup([.tileRadius: 8], "C10", .chosen, "That of iOS 26."))
  ].flatMap { $0 }
}
