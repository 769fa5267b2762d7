// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

extension ComponentTable {
  /// The numbers of macOS 15.
  static let collectionsOnMacOS15: [Metric] = [
    rows(
      .list,
      MetricGroup([.rowHeight: 24], "C15", .published)),
    rows(
      .table,
      MetricGroup([.rowHeight: 24], "C15", .published),
      MetricGroup([.headerHeight: 28], "C20", .inferred)),
    rows(
      .form,
      MetricGroup(
        [.radius: 6, .rowHeight: 36], "C11", .chosen,
        "No source has them: the boxes of release 26 with the corners of the older menus.")),
  ].flatMap { $0 }

  /// The numbers of macOS 26.
  static let collectionsOnMacOS26: [Metric] = [
    rows(
      .list,
      MetricGroup([.rowHeight: 24, .selectionInset: 10, .selectionRadius: 6], "C11, C4", .measured),
      MetricGroup(
        [
          .subtitleRowHeight: 40, .insetX: 10, .inset: 10, .paddingX: 8, .margin: 8, .accessoryInset: 8,
          .gap: 6, .symbolGap: 6, .titleGap: 0, .tileSize: 20, .tileRadius: 5, .symbolSize: 16,
          .itemWidth: 30,
          .arrowWidth: 6, .arrowHeight: 10, .markSize: 12, .top: 0, .bottom: 4, .insetY: 5, .headerTop: 9,
          .headerBottom: 4, .headerInset: 8, .footerTop: 4, .footerBottom: 4, .separatorHeight: 1,
          .separatorInset: 0, .groupGap: 9,
        ], "C11", .chosen,
        "No source has rows with more than a title: the distances of the sidebar in proportion to the row.")),
    rows(
      .form,
      MetricGroup(
        [
          .radius: 12, .rowHeight: 38, .paddingX: 10, .margin: 10, .accessoryInset: 10, .inset: 20,
          .headerTop: 30, .headerBottom: 10, .top: 10,
        ], "C11", .measured),
      MetricGroup(
        [.insetY: 10, .bottom: 0, .headerInset: 10, .separatorHeight: 1, .separatorInset: 10], "C11",
        .inferred,
        "The first group is 20 from the edge, as its sides are; lines and headings begin where the rows' texts do."
      ),
      MetricGroup(
        [
          .subtitleRowHeight: 52, .gap: 6, .symbolGap: 8, .titleGap: 2, .tileSize: 20, .tileRadius: 5,
          .symbolSize: 16, .itemWidth: 36, .arrowWidth: 6, .arrowHeight: 10, .markSize: 12, .footerTop: 8,
          .footerBottom: 0,
        ], "C11", .chosen, "No source has them: two lines of 16 and 14 points in the padding of one.")),
    rows(
      .table,
      MetricGroup(
        [.rowHeight: 24, .headerHeight: 28, .fontSize: 11, .selectionInset: 10, .selectionRadius: 6],
        "C11, C4",
        .measured),
      MetricGroup([.gap: 3], "C15", .published),
      MetricGroup(
        [
          .paddingX: 6, .minimumWidth: 40, .itemWidth: 22, .symbolSize: 16, .dividerHeight: 16,
          .dividerWidth: 1, .arrowWidth: 8, .arrowHeight: 5,
        ], "C11", .chosen, "No source has them: the padding of menus and lists, beside text of 11 points.")),
  ].flatMap { $0 }

  static let collectionsOnMacOS27: [Metric] = []
}
