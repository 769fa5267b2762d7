// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

extension ComponentTable {
  /// The numbers of components in front of others in iOS 18.
  static let presentationsOnIOS18: [Metric] = [
    rows(
      .menu,
      MetricGroup([.width: 250, .maximumWidth: 370], "C7", .published),
      MetricGroup(
        [.greatestScale: 2], "C7", .chosen,
        "No source has symbols at the largest text sizes: twice their usual size leaves the width of a word."),
      MetricGroup([.radius: 13, .titleX: 16, .titleXWithSymbol: 16], "C7", .published),
      MetricGroup(
        [.titleXWithCheck: 32, .titleXWithBoth: 32, .symbolSize: 21, .groupGap: 8], "C7", .published),
      MetricGroup([.rowHeight: 43.67], "C7", .inferred),
      MetricGroup(
        [.symbolX: 22, .symbolXWithCheck: 22], "C7", .inferred, "Half the trailing column, from the end."),
      MetricGroup(
        [
          .paddingY: 0, .subtitleRowHeight: 60, .checkX: 18, .markSize: 15, .paddingX: 16, .separatorInset: 0,
          .separatorHeight: 8, .dividerHeight: 0.5, .selectionInset: 0, .selectionRadius: 0,
        ], "C7", .chosen, "Rows fill the menu; the row with a subtitle is that of release 27.")),
    rows(
      .contextMenu,
      MetricGroup([.radius: 12], "C7", .published),
      MetricGroup([.gap: 16], "C2", .inferred, "Measured on release 27.")),
    rows(
      .alert,
      MetricGroup(
        [.width: 270, .radius: 14, .paddingX: 20, .top: 20, .bottom: 20, .titleGap: 2], "C7", .published),
      MetricGroup([.buttonHeight: 44, .dividerHeight: 0.3], "C7", .published),
      MetricGroup(
        [.growth: 310.0 / 270], "C7", .published, "270 wide, and 310 at the text sizes of accessibility."),
      MetricGroup(
        [.fieldInset: 20, .fieldRadius: 6, .fieldPadding: 7, .borderWidth: 0.5, .itemGap: 0], "C7", .chosen,
        "No source has its fields: as wide as the texts, joined, with the padding of text fields."),
      MetricGroup(
        [.fieldHeight: 30, .fieldGap: 16, .inset: 0, .buttonGap: 0], "C7", .chosen,
        "No source has its field: of one line, as far from the message as in release 26.")),
    rows(
      .actionSheet,
      MetricGroup(
        [.inset: 8, .buttonGap: 8, .radius: 14, .buttonHeight: 57.17, .paddingX: 16, .paddingY: 13.5], "C7",
        .published),
      MetricGroup([.fontSize: 21, .dividerHeight: 0.5, .bottom: 8], "C7", .published),
      MetricGroup(
        [.textPadding: 16, .labelHeight: 25, .titleGap: 4, .insetX: 10], "C7", .inferred,
        "The button less a line of its text, halved; the gaps are from general knowledge.")),
    rows(
      .sheet,
      MetricGroup([.radius: 12], "C7", .published),
      MetricGroup([.grabberWidth: 36, .grabberHeight: 5], "C4", .published),
      MetricGroup(
        [.top: 62], "C4", .inferred, "The safe area of release 26; the source has 8 % of the height."),
      MetricGroup(
        [.ratio: 0.5, .inset: 0, .bottomRadius: 0], "C7", .chosen, "Half the height, by general knowledge.")),
    rows(
      .popover,
      MetricGroup(
        [.arrowWidth: 26, .arrowHeight: 13, .radius: 13, .width: 320, .height: 240], "C5, C2", .chosen,
        "The one reading of the arrow, 13 by 6.5, is half of what release 27 measures, and called approximate."
      )),
    rows(
      .notification,
      MetricGroup(
        [.radius: 24, .rowHeight: 64], "C20", .chosen, "No source has notifications: by general knowledge.")),
  ].flatMap { $0 }

  /// The numbers of components in front of others in iOS 26.
  static let presentationsOnIOS26: [Metric] = [
    rows(
      .menu,
      MetricGroup(
        [
          .width: 250, .paddingY: 10, .rowHeight: 42, .subtitleRowHeight: 58, .titleX: 28,
          .titleXWithCheck: 40,
          .titleXWithSymbol: 60, .headerHeight: 40.333, .groupGap: 21, .radius: 32.5, .fontWeight: 500,
        ], "C3", .measured)),
    rows(
      .alert,
      MetricGroup(
        [.width: 320, .radius: 34, .titleGap: 7.667, .fieldGap: 16.333, .fieldInset: 15], "C3", .measured)),
    rows(
      .sheet,
      MetricGroup([.radius: 38, .bottomRadius: 56.2, .top: 62, .inset: 8], "C4", .measured),
      MetricGroup([.grabberWidth: 36, .grabberHeight: 5, .markSize: 5], "C4", .measured)),
    rows(
      .notification,
      MetricGroup(
        [
          .radius: 28, .rowHeight: 68, .inset: 8, .paddingX: 14, .paddingY: 14, .symbolSize: 38, .gap: 10,
          .top: 8, .titleGap: 1, .symbolGap: 8, .lineCount: 4,
        ], "C4, C20", .chosen,
        "No source has notifications: the margin of floating sheets, an icon beside two lines.")),
    rows(
      .hud,
      MetricGroup(
        [
          .height: 48, .paddingX: 18, .symbolSize: 24, .gap: 12, .width: 220, .trackHeight: 6, .margin: 62,
          .minimumWidth: 120, .compactHeight: 48, .tallHeight: 60, .insetY: 8, .radius: 22,
        ], "C4, C3", .chosen, "No source has it: the height of toolbars, the track of sliders.")),
    rows(
      .toast,
      MetricGroup(
        [
          .height: 50, .paddingX: 18, .symbolSize: 28, .gap: 12, .margin: 62, .minimumWidth: 160,
          .paddingY: 6,
        ], "C4", .chosen, "No source has it: a capsule below the status bar, around two lines of text.")),
    rows(
      .tooltip,
      MetricGroup(
        [.paddingX: 10, .paddingY: 6, .maximumWidth: 300, .radius: 8], "C11, C20", .chosen,
        "No source has those of iPadOS: those of macOS with larger text.")),
    rows(
      .mediaControls,
      MetricGroup(
        [
          .circleSize: 72, .buttonHeight: 56, .buttonGap: 28, .symbolSize: 30, .markSize: 22, .trackHeight: 6,
          .margin: 24, .itemHeight: 44, .dimming: 0.58, .gap: 12, .itemGap: 12,
        ], "C3, C10", .chosen,
        "No source has players: targets of at least 44 points, the track of sliders, a dimming below which white holds 4.5:1 over white."
      ),
      MetricGroup(
        [.symbolShare: 0.5, .rowShare: 0.58, .labelShare: 0.28, .trackShare: 0.7, .markShare: 0.9], "C3",
        .chosen,
        "No source has the parts of a panel: shares of its height and width, and of a symbol beside the main ones."
      )),
  ].flatMap { $0 }

  /// The numbers of iOS 27 that differ from iOS 26 or were measured first there.
  static let presentationsOnIOS27: [Metric] = [
    rows(
      .menu,
      MetricGroup(
        [
          .radius: 32, .subtitleRowHeight: 60, .titleXWithSymbol: 64, .titleXWithBoth: 79, .symbolX: 40,
          .symbolXWithCheck: 55, .checkX: 27.7, .separatorInset: 24, .separatorHeight: 1, .maximumHeight: 520,
          .headerHeight: 40.33, .openingRadius: 195, .fontWeight: 400,
        ], "C2", .measured),
      MetricGroup(
        [.symbolSize: 22, .markSize: 16, .paddingX: 24, .selectionInset: 10, .selectionRadius: 21], "C2, C7",
        .chosen,
        "No source has symbols and highlight: a symbol as high as a line, a capsule inside the padding."),
      MetricGroup([.dividerHeight: 0], "C2", .measured),
      MetricGroup([.labelHeight: 22], "C3", .measured, "The distance of two lines of the body style."),
      MetricGroup(
        [.chevronSize: 14, .itemGap: 8, .insetY: 11, .margin: 8], "C7, C2", .chosen,
        "No source has them: the chevron of rows, SwiftUI's gap, the padding of rows, the margin of edit menus."
      ),
      MetricGroup([.leastRows: 3], "C2", .chosen, "Fewer rows than these are not worth scrolling.")
    ),
    rows(
      .contextMenu,
      MetricGroup(
        [.aspect: 0.75], "C2", .chosen, "The size is the description's; this one stands for none."),
      MetricGroup([.gap: 16], "C2", .measured),
      MetricGroup([.ratio: 0.15, .maximumHeight: 26], "C2", .measured),
      MetricGroup([.radius: 26], "C4", .chosen, "No source has the preview: the corners of list groups.")),
    rows(
      .alert,
      MetricGroup(
        [
          .paddingX: 30, .top: 22, .titleGap: 7.33, .bottom: 20.33, .buttonHeight: 48, .inset: 16,
          .buttonGap: 8, .fieldHeight: 48, .pressedOpacity: 0.4,
        ], "C2", .measured),
      MetricGroup([.openingScale: 1.199], "C2, C3", .measured),
      MetricGroup(
        [
          .fieldPadding: 16, .fieldPaddingY: 4, .itemGap: 8, .paddingY: 11, .labelPadding: 8, .margin: 8,
        ], "C2", .chosen,
        "No source has them: fields as far apart as buttons, texts that keep clear of round ends.")),
    rows(
      .actionSheet,
      MetricGroup(
        [.width: 240, .arrowWidth: 28, .arrowHeight: 13, .radius: 34, .margin: 10], "C2", .measured),
      MetricGroup(
        [.buttonHeight: 48, .buttonGap: 8, .inset: 16, .paddingX: 24, .top: 20], "C2", .inferred,
        "Those of alerts, whose buttons action sheets have."),
      MetricGroup([.textPadding: 11], "C2", .inferred, "The button less a line of the body style, halved.")),
    rows(
      .sheet,
      MetricGroup([.ratio: 0.56, .inset: 8, .radius: 38], "C2", .measured)),
    rows(
      .popover,
      MetricGroup([.arrowWidth: 28, .arrowHeight: 13, .radius: 34, .minimumWidth: 48], "C2", .measured),
      MetricGroup([.openingScale: 0.01], "C2", .inferred, "Measured of an action sheet, which is a popover.")),
  ].flatMap { $0 }

  /// The numbers of components in front of others in macOS 15.
  static let presentationsOnMacOS15: [Metric] = [
    rows(
      .menu,
      MetricGroup([.rowHeight: 22], "C15, C17", .published),
      MetricGroup([.groupGap: 10, .paddingY: 4, .selectionRadius: 5], "C17", .published),
      MetricGroup([.radius: 6], "C12", .inferred),
      MetricGroup(
        [.selectionInset: 5, .titleX: 13, .titleXWithCheck: 22, .titleXWithSymbol: 34, .titleXWithBoth: 44],
        "C17, C11", .chosen, "No source has the columns: those of release 26, closer."),
      MetricGroup(
        [.symbolX: 21, .symbolXWithCheck: 31, .separatorInset: 13], "C11", .chosen, "As the columns.")),
    rows(
      .alert,
      MetricGroup(
        [
          .width: 260, .radius: 12, .top: 20, .symbolSize: 64, .symbolGap: 16, .titleGap: 10, .inset: 16,
          .buttonGap: 8, .bottom: 16,
        ], "C17", .published),
      MetricGroup([.paddingX: 16], "C17", .published),
      MetricGroup([.buttonHeight: 28], "C16", .inferred, "The large push button."),
      MetricGroup([.fieldInset: 16], "C17", .inferred, "The padding of the texts.")),
    rows(.sheet, MetricGroup([.radius: 12], "C17", .published)),
    rows(
      .tooltip,
      MetricGroup(
        [.paddingX: 8, .paddingY: 4, .maximumWidth: 300, .radius: 4], "C20", .chosen,
        "One document without a method.")),
    rows(
      .popover, MetricGroup([.radius: 10], "C12", .chosen, "No source has it: the corners of windows.")),
    rows(
      .hud,
      MetricGroup(
        [
          .width: 200, .height: 200, .radius: 18, .symbolSize: 88, .margin: 140, .trackHeight: 8,
          .markCount: 16,
          .symbolShare: 0.22, .insetX: 20, .bottom: 28, .itemGap: 1, .labelInset: 12, .footerTop: 44,
          .labelHeight: 24,
        ], "C17",
        .chosen,
        "No source has the square display: by general knowledge.")),
    rows(
      .notification, MetricGroup([.radius: 16], "C12", .chosen, "No source has it: by general knowledge.")),
  ].flatMap { $0 }

  /// The numbers of components in front of others in macOS 26.
  static let presentationsOnMacOS26: [Metric] = [
    rows(
      .menu,
      MetricGroup(
        [
          .radius: 12, .paddingY: 5, .rowHeight: 24, .selectionInset: 5, .selectionRadius: 7, .titleX: 16.5,
          .titleXWithSymbol: 39, .symbolX: 24.5, .groupGap: 11, .separatorHeight: 1, .separatorInset: 16,
        ], "C11", .measured),
      MetricGroup([.paddingX: 17], "C11", .measured),
      MetricGroup(
        [.titleXWithCheck: 24, .titleXWithBoth: 46.5, .symbolXWithCheck: 32], "C11", .measured),
      MetricGroup(
        [
          .symbolSize: 15, .checkX: 15, .headerHeight: 22, .minimumWidth: 120, .gap: 28,
          .subtitleRowHeight: 38,
          .maximumHeight: 900, .markSize: 12, .chevronSize: 10, .bandHeight: 18,
        ], "C11", .chosen,
        "No source has them: the check in its column, a header as high as a small row, arrows as high as a line."
      )),
    rows(.contextMenu, MetricGroup([.radius: 12], "C11", .measured)),
    rows(
      .alert,
      MetricGroup(
        [
          .width: 260, .radius: 27, .symbolSize: 64, .top: 20, .paddingX: 20, .buttonHeight: 28,
          .buttonGap: 8,
          .inset: 16,
        ], "C11, C5", .measured),
      MetricGroup(
        [.symbolGap: 12, .titleGap: 6, .bottom: 16, .fieldHeight: 24, .fieldGap: 10], "C17, C13", .chosen,
        "No source has the gaps: shorter than those of release 15, as the inset is."),
      MetricGroup(
        [.fieldInset: 20, .fieldRadius: 6, .fieldPadding: 7, .borderWidth: 0.5, .itemGap: 8], "C11, C8",
        .chosen,
        "No source has alerts with fields: text fields, as wide as the texts.")),
    rows(
      .sheet,
      MetricGroup([.radius: 26], "C11", .measured),
      MetricGroup(
        [.width: 480, .height: 360, .inset: 0, .bottomRadius: 26], "C11", .chosen,
        "The size is the description's; this one stands for none.")),
    rows(
      .popover,
      MetricGroup([.radius: 13, .arrowWidth: 20, .arrowHeight: 10], "C11", .measured),
      MetricGroup(
        [.width: 280, .height: 200, .minimumWidth: 24], "C11", .chosen,
        "The size is the description's; this one stands for none.")),
    rows(
      .tooltip,
      MetricGroup(
        [.radius: 8, .paddingX: 8, .paddingY: 4], "C11", .chosen, "No capture shows one; the source guesses.")
    ),
    rows(
      .notification,
      MetricGroup(
        [
          .width: 344, .radius: 22, .rowHeight: 64, .inset: 10, .paddingX: 12, .paddingY: 12, .symbolSize: 36,
          .top: 10,
        ], "C11", .chosen, "No source has notifications: corners around those of a button and its inset.")),
    rows(
      .hud,
      MetricGroup(
        [.width: 290, .height: 64, .paddingX: 16, .symbolSize: 18, .gap: 10, .margin: 10, .radius: 22], "C11",
        .chosen,
        "No source has it: the panel of release 26 below the menu bar, by general knowledge.")),
    rows(
      .toast,
      MetricGroup(
        [.height: 44, .paddingX: 16, .symbolSize: 22, .gap: 10, .margin: 16], "C11", .chosen,
        "No source has it: a capsule around two lines of text.")),
    rows(
      .mediaControls,
      MetricGroup(
        [
          .width: 440, .height: 96, .circleSize: 36, .buttonHeight: 28, .buttonGap: 18, .symbolSize: 24,
          .markSize: 18, .margin: 20, .radius: 24, .itemHeight: 28, .itemGap: 8, .trackHeight: 6, .gap: 8,
        ], "C11", .chosen,
        "No source has the floating panel of the player: controls of toolbars, the slider's track.")),
  ].flatMap { $0 }

  /// The numbers of macOS 27 that differ from macOS 26.
  static let presentationsOnMacOS27: [Metric] = []

  static let presentationsOnTvOS: [Metric] = [
    rows(
      .alert,
      MetricGroup(
        [
          .width: 720, .radius: 48, .paddingX: 56, .top: 52, .titleGap: 16, .bottom: 48, .inset: 48,
          .buttonGap: 16, .fieldInset: 28, .fieldPadding: 24, .itemGap: 16,
        ], "C10", .chosen, "No source has alerts: those of iOS in the proportion of the text sizes."),
      MetricGroup([.buttonHeight: 66], "C10", .inferred)),
    rows(
      .mediaControls,
      MetricGroup([.margin: 80, .bottom: 60], "C10", .published, "The safe area."),
      MetricGroup([.rowHeight: 56], "C10", .chosen, "No source has the tabs: the least height of a button."),
      MetricGroup(
        [.itemHeight: 66], "C10", .chosen, "No source has the buttons: the usual height of a button."),
      MetricGroup(
        [
          .trackHeight: 10, .gap: 20, .itemGap: 20, .groupGap: 24, .labelPadding: 28, .markSize: 24,
          .symbolGap: 10, .fadeHeight: 240,
        ], "C10", .chosen,
        "No source has players: gaps in proportion to the text, and a dimming that fades out above the titles."
      )),
    rows(
      .notification,
      MetricGroup(
        [
          .width: 560, .radius: 40, .rowHeight: 120, .inset: 60, .paddingX: 28, .paddingY: 24,
          .symbolSize: 64,
          .gap: 20, .top: 60,
        ], "C10", .chosen, "No source has them: those of iOS in the proportion of the text sizes.")),
  ].flatMap { $0 }

  static let presentationsOnWatchOS: [Metric] = [
    rows(
      .modal,
      MetricGroup([.buttonHeight: 44], "C10", .inferred),
      MetricGroup([.margin: 6, .top: 10], "C28", .inferred),
      MetricGroup(
        [.circleSize: 30, .symbolSize: 13, .markSize: 36, .buttonGap: 6, .titleGap: 2, .gap: 6], "C10, C28",
        .chosen, "No source has modals: the smallest target for the button in the corner.")),
    rows(
      .alert,
      MetricGroup([.buttonHeight: 44], "C10", .inferred),
      MetricGroup(
        [
          .margin: 6, .top: 35, .buttonGap: 6, .titleGap: 2, .gap: 6, .markSize: 30, .circleSize: 30,
          .symbolSize: 13,
        ],
        "C28, C10", .chosen, "No source has alerts: those of a modal below the status bar.")),
  ].flatMap { $0 }

  static let presentationsOnVisionOS: [Metric] = [
    rows(
      .menu,
      MetricGroup(
        [.rowHeight: 44, .selectionInset: 8, .selectionRadius: 18, .radius: 26, .paddingY: 8, .titleX: 24],
        "C10",
        .chosen, "No source has menus: rows of the button's height with the space of the hover effect.")),
    rows(
      .alert,
      MetricGroup(
        [.fieldInset: 15, .fieldPadding: 16, .itemGap: 8], "C3", .chosen,
        "No source has the fields: those of release 26 of iOS in every look.")),
    rows(
      .sheet,
      MetricGroup(
        [.radius: 46, .bottomRadius: 46, .width: 560, .height: 480, .inset: 0], "C26", .chosen,
        "No source has sheets: the corners of windows.")),
    rows(
      .ornament,
      MetricGroup([.inset: 20], "C26", .published),
      MetricGroup(
        [.height: 60, .width: 320, .radius: 30, .gap: 20], "C10", .chosen,
        "The size is the description's; this one stands for none. Tabs are as far from a window as its bar is."
      )),
    rows(
      .tooltip,
      MetricGroup(
        [.paddingX: 16, .paddingY: 8, .radius: 20], "C10", .chosen, "No source has tooltips: a capsule.")),
    rows(
      .mediaControls,
      MetricGroup(
        [
          .width: 640, .height: 112, .circleSize: 52, .buttonHeight: 44, .buttonGap: 16, .symbolSize: 28,
          .markSize: 22, .margin: 24, .radius: 40, .itemHeight: 44, .itemGap: 16, .trackHeight: 8, .gap: 12,
        ], "C10", .chosen, "No source has players: buttons of published sizes in an ornament.")),
    rows(
      .toast,
      MetricGroup([.height: 60, .margin: 24], "C10", .chosen, "No source has it: the target of 60 points.")),
  ].flatMap { $0 }
}
