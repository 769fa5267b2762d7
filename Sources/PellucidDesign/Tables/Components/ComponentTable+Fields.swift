// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

extension ComponentTable {
  // The numbers of fields and pickers.

  static let fieldsOnIOS18: [Metric] = [
    rows(
      .textField,
      MetricGroup([.height: 34, .paddingX: 7], "C4, C7", .inferred),
      MetricGroup(
        [.radius: 5, .borderWidth: 1, .symbolSize: 17, .caretWidth: 2, .handleRadius: 6], "C7", .published),
      MetricGroup([.caretExtraHeight: 1.5], "C3", .inferred),
      MetricGroup([.period: 1], "C20", .chosen, "By general knowledge a caret blinks about once a second."),
      MetricGroup([.overhang: 1.5], "C7", .chosen, "No source has it: the ball of a handle meets its stem."),
      MetricGroup(
        [.width: 280, .paddingY: 6, .disabledOpacity: 1, .gap: 7], "C7", .chosen,
        "A field fills the width that it is given; 34 points leave 6 above and below a line of the body style."
      )),
    rows(
      .searchField,
      MetricGroup(
        [.height: 36, .radius: 10, .symbolSize: 20, .paddingX: 6, .symbolGap: 5.5, .inset: 5], "C7, C20",
        .published),
      MetricGroup([.markSize: 17, .buttonGap: 10], "C7", .inferred),
      searchNumbers),
    rows(
      .textView,
      MetricGroup([.radius: 5, .borderWidth: 1], "C7", .inferred),
      MetricGroup(
        [.width: 280, .paddingX: 5, .paddingY: 8], "C3", .chosen,
        "The insets of text views are from general knowledge; a view fills the width that it is given.")),
    rows(
      .picker,
      MetricGroup(
        [
          .width: 320, .height: 216, .rowHeight: 32, .itemHeight: 32, .insetX: 9, .selectionRadius: 8,
          .fontSize: 21, .selectedFontSize: 23.5, .otherOpacity: 0.447, .ratio: 0.535, .overhang: 0,
          .period: 0.3,
        ], "C7", .published),
      MetricGroup([.gap: 5], "C3", .inferred),
      MetricGroup(
        [.strongOpacity: 0.6], "C7", .chosen,
        "No source has rows with increased contrast: black on white and white on black hold 4.5:1.")),
    rows(
      .calendar,
      MetricGroup([.width: 320, .height: 332, .itemWidth: 42.67, .itemHeight: 38], "C2", .inferred),
      MetricGroup(
        [
          .top: 10, .headerHeight: 44, .rowHeight: 32, .insetX: 16, .symbolSize: 20, .pitch: 44,
          .markSize: 38,
          .symbolGap: 4,
        ], "C2", .chosen,
        "No source has the parts above the days: the height of a bar and of a small button.")),
  ].flatMap { $0 }

  static let fieldsOnIOS26: [Metric] = [
    rows(
      .searchField,
      MetricGroup(
        [.itemGap: 5, .labelPadding: 8, .textPadding: 2, .selectionRadius: 6], "C7", .chosen,
        "No source has tokens: a capsule around a line of the subheadline; before release 26 a rounded rectangle."
      )),
    rows(
      .picker,
      MetricGroup([.endAngle: 85], "C3", .chosen, "Rows end shortly before they are seen from the side.")),
    rows(
      .calendar,
      MetricGroup(
        [.symbolShare: 0.7], "C3", .chosen,
        "The chevron behind the month is smaller than those that turn pages.")),
    rows(
      .textField,
      MetricGroup([.height: 34], "C4, C3", .measured),
      MetricGroup(
        [.radius: 5, .borderWidth: 0.65, .paddingX: 7, .caretWidth: 2, .caretExtraHeight: 1.5], "C3",
        .measured)),
    rows(
      .searchField,
      MetricGroup([.height: 44, .paddingX: 12], "C4", .measured),
      MetricGroup([.radius: 22], "C4", .measured)),
    rows(
      .picker,
      MetricGroup(
        [
          .height: 216, .rowHeight: 32, .itemHeight: 34, .insetX: 9, .fontSize: 21, .selectedFontSize: 23.5,
          .otherOpacity: 0.447, .ratio: 0.334225, .overhang: 75, .gap: 5,
        ], "C3", .measured),
      MetricGroup(
        [.selectionRadius: 17], "C3", .chosen,
        "No source has the corners of the band: a capsule like other controls.")
    ),
  ].flatMap { $0 }

  static let fieldsOnIOS27: [Metric] = [
    rows(.textField, MetricGroup([.symbolSize: 16.67], "C2", .measured)),
    rows(
      .searchField,
      MetricGroup([.height: 48, .paddingX: 12, .markSize: 16.67, .inset: 13.33], "C2", .measured),
      MetricGroup([.radius: 24], "C2", .measured),
      MetricGroup([.symbolSize: 20, .symbolGap: 8.67], "C2", .inferred),
      MetricGroup([.buttonHeight: 48], "C2", .measured),
      MetricGroup(
        [.buttonGap: 8], "C2", .chosen, "No source has the space before the button: that to the edge.")),
    rows(
      .calendar,
      MetricGroup([.width: 320, .height: 332, .itemWidth: 42.67, .itemHeight: 38], "C2", .measured)),
  ].flatMap { $0 }

  static let fieldsOnMacOS15: [Metric] = [
    rows(
      .textField,
      MetricGroup(
        .height, [17, 19, 22, 22, 22], "C17", .chosen, "The heights are from general knowledge."),
      MetricGroup([.radius: 5], "C17", .inferred)),
    rows(
      .searchField,
      MetricGroup(
        .height, [17, 19, 22, 22, 22], "C17", .chosen, "The heights are from general knowledge."),
      MetricGroup([.radius: 7], "C17", .published)),
    rows(
      .calendar,
      MetricGroup(
        [
          .width: 139, .height: 148, .itemWidth: 18.5, .itemHeight: 17, .top: 4, .headerHeight: 18,
          .rowHeight: 18, .insetX: 6, .symbolSize: 8, .pitch: 14, .markSize: 17, .symbolGap: 2, .fontSize: 11,
          .selectedFontSize: 12,
        ], "C15", .chosen,
        "The size of the graphical picker is from general knowledge, and its cells fill it.")),
  ].flatMap { $0 }

  static let fieldsOnMacOS26: [Metric] = [
    rows(
      .searchField,
      MetricGroup(
        [.labelPadding: 5, .selectionRadius: 4], "C11", .chosen,
        "No source has tokens: those of iOS, in the proportion of the fields.")),
    rows(
      .textField,
      MetricGroup(.height, [19, 22, 24, 24, 24], "C4", .measured),
      MetricGroup(.fontSize, [9, 11, 13, 13, 13], "C5", .inferred),
      MetricGroup([.radius: 6, .borderWidth: 1], "C11", .measured),
      MetricGroup([.paddingX: 7], "C8", .measured),
      MetricGroup([.disabledOpacity: 0.5], "C6", .published),
      MetricGroup(
        [.width: 200, .paddingY: 3, .symbolSize: 13, .gap: 5, .caretExtraHeight: 0], "C8", .chosen,
        "A field fills the width that it is given; the clear button has the size of the text.")),
    rows(
      .searchField,
      MetricGroup(.height, [19, 22, 24, 28, 36], "C4, C8, C11", .measured),
      MetricGroup(.radius, [9.5, 11, 12, 14, 18], "C8", .inferred),
      MetricGroup([.paddingX: 9, .symbolGap: 5], "C8", .measured),
      MetricGroup(
        [.width: 200, .symbolSize: 13, .markSize: 13, .inset: 7, .groupGap: 10], "C8", .chosen,
        "The symbols have the size of the text; the scopes are a bar of their own, with a window's margin above."
      )),
    rows(
      .textView,
      MetricGroup([.radius: 6, .borderWidth: 1], "C11", .inferred),
      MetricGroup(
        [.width: 280, .paddingX: 7, .paddingY: 4], "C8", .chosen,
        "No source has text views: the insets of a field.")),
  ].flatMap { $0 }

  static let fieldsOnMacOS27: [Metric] = []

  static let fieldsOnTvOS: [Metric] = [
    rows(
      .textField,
      MetricGroup(
        [.height: 68, .radius: 34, .paddingX: 30, .width: 600, .paddingY: 10, .symbolSize: 32, .gap: 16],
        "C10",
        .chosen, "No source has fields: the height of the tab bar.")),
    rows(
      .searchField,
      MetricGroup(
        [
          .height: 68, .radius: 34, .paddingX: 28, .symbolSize: 34, .symbolGap: 16, .width: 600,
          .markSize: 32,
          .inset: 24, .paddingY: 10, .groupGap: 20,
        ], "C10", .chosen, "No source has search fields: the height of the tab bar.")),
    rows(
      .textView,
      MetricGroup(
        [.width: 600, .paddingX: 20, .paddingY: 16, .radius: 16], "C10", .chosen,
        "No source has text views: the insets of iOS in the proportion of the texts.")),
  ].flatMap { $0 }

  static let fieldsOnWatchOS: [Metric] = [
    rows(
      .textField,
      MetricGroup(
        [.height: 44, .radius: 22, .paddingX: 14, .width: 176, .paddingY: 8], "C10", .chosen,
        "No source has fields: the height of a button.")),
    rows(
      .searchField,
      MetricGroup(
        [.height: 44, .radius: 22, .paddingX: 12, .width: 176, .symbolSize: 18, .symbolGap: 6], "C10",
        .chosen,
        "No source has search fields: the height of a button.")),
    rows(
      .picker,
      MetricGroup(
        [
          .width: 176, .height: 100, .rowHeight: 30, .itemHeight: 34, .insetX: 2, .selectionRadius: 8,
          .fontSize: 19, .selectedFontSize: 21, .borderWidth: 2,
        ], "C10", .chosen, "No source has pickers: the wheel of iOS in the proportion of the body styles.")),
  ].flatMap { $0 }

  static let fieldsOnVisionOS: [Metric] = [
    rows(
      .textField,
      MetricGroup(
        [.height: 44, .radius: 12, .paddingX: 16, .paddingY: 10], "C10", .chosen,
        "No source has fields: the height of a button.")),
    rows(
      .searchField,
      MetricGroup(
        [.height: 44, .radius: 22], "C10", .chosen, "No source has search fields: the height of a button.")),
  ].flatMap { $0 }

  private static let searchNumbers = MetricGroup(
    [.width: 320, .paddingY: 6, .groupGap: 8, .buttonHeight: 36], "C7", .chosen,
    "A field fills the width that it is given; the gap to the scopes is SwiftUI's.")
}
