// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidScene

/// The words that components bring along, in the language of the scene.
struct StandardWords: Sendable {
  var cancel: String, delete: String, search: String, more: String
  /// The months from January, and the weekdays from Sunday: short, and as narrow as macOS has them.
  var months: [String], weekdays: [String], narrowWeekdays: [String]
  /// The text between year and month in languages in which the year comes first; nil where the month does.
  private var behindYear: String?
  /// The first of the ten digits.
  private var zero: Unicode.Scalar = "0"

  /// Returns the words of a language.
  ///
  /// - Parameter locale: A locale identifier, such as `ko` or `zh-Hans-CN`; nil and languages without words take the English ones.
  static func words(of locale: String?) -> StandardWords {
    let parts = (locale ?? "").lowercased().split { $0 == "-" || $0 == "_" }
    guard let language = parts.first else { return english }
    func states(_ names: [String]) -> Bool { parts.dropFirst().contains { names.contains(String($0)) } }
    switch language {
    case "ko": return korean
    case "ja": return japanese
    case "zh":
      let isTraditional = states(["hant"]) || !states(["hans"]) && states(["tw", "hk", "mo"])
      return isTraditional ? traditionalChinese : simplifiedChinese
    case "ar": return arabic
    default: return english
    }
  }

  /// Returns the title of a month.
  func title(of month: Month) -> String {
    let year = number(month.year), name = months[month.month - 1]
    return behindYear.map { year + $0 + name } ?? name + " " + year
  }

  /// Returns a number in the digits of the language.
  func number(_ value: Int) -> String {
    guard zero != "0" else { return "\(value)" }
    var digits = ""
    for digit in "\(value)".unicodeScalars {
      let moved = Unicode.Scalar(digit.value - 0x30 + zero.value) ?? digit
      digits.unicodeScalars.append(moved)
    }
    return digits
  }

  // MARK: Languages

  private init(
    cancel: String, delete: String, search: String, more: String, months: [String], weekdays: [String],
    narrowWeekdays: [String], behindYear: String? = nil, zero: Unicode.Scalar = "0"
  ) {
    (self.cancel, self.delete, self.search, self.more) = (cancel, delete, search, more)
    (self.months, self.weekdays, self.narrowWeekdays) = (months, weekdays, narrowWeekdays)
    (self.behindYear, self.zero) = (behindYear, zero)
  }

  private static let english = StandardWords(
    cancel: "Cancel", delete: "Delete", search: "Search", more: "More",
    months: [
      "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
      "November", "December",
    ], weekdays: ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"],
    narrowWeekdays: ["S", "M", "T", "W", "T", "F", "S"])

  private static let koreanDays = ["일", "월", "화", "수", "목", "금", "토"]
  private static let korean = StandardWords(
    cancel: "취소", delete: "삭제", search: "검색", more: "더 보기", months: numbered("월"), weekdays: koreanDays,
    narrowWeekdays: koreanDays, behindYear: "년 ")

  private static let japaneseDays = ["日", "月", "火", "水", "木", "金", "土"]
  private static let japanese = StandardWords(
    cancel: "キャンセル", delete: "削除", search: "検索", more: "その他", months: numbered("月"), weekdays: japaneseDays,
    narrowWeekdays: japaneseDays, behindYear: "年")

  private static let chineseDays = ["日", "一", "二", "三", "四", "五", "六"]
  private static let simplifiedChinese = StandardWords(
    cancel: "取消", delete: "删除", search: "搜索", more: "更多", months: numbered("月"),
    weekdays: chineseDays.map { "周" + $0 }, narrowWeekdays: chineseDays, behindYear: "年")
  private static let traditionalChinese = StandardWords(
    cancel: "取消", delete: "刪除", search: "搜尋", more: "更多", months: numbered("月"),
    weekdays: chineseDays.map { "週" + $0 }, narrowWeekdays: chineseDays, behindYear: "年")

  private static let arabic = StandardWords(
    cancel: "إلغاء", delete: "حذف", search: "بحث", more: "المزيد",
    months: [
      "يناير", "فبراير", "مارس", "أبريل", "مايو", "يونيو", "يوليو", "أغسطس", "سبتمبر", "أكتوبر", "نوفمبر",
      "ديسمبر",
    ], weekdays: ["أحد", "إثنين", "ثلاثاء", "أربعاء", "خميس", "جمعة", "سبت"],
    narrowWeekdays: ["ح", "ن", "ث", "ر", "خ", "ج", "س"], zero: "\u{0660}")

  /// Returns the months of languages that count them.
  private static func numbered(_ month: String) -> [String] { (1...12).map { "\($0)" + month } }
}

extension ComponentLowering {
  /// Returns the title of a button; one with a role and neither title nor symbol has the word of its role.
  func title(of button: Component) -> String {
    if let title = button.text(.title) { return title }
    guard button.text(.symbol) == nil else { return "" }
    return switch button.word(.role) {
    case .cancel: words.cancel
    case .destructive: words.delete
    default: ""
    }
  }
}
