// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog

/// The words in names of colours that denote a role or another property.
enum RoleWords {
  private static let roles: [(ColorRole, Set<String>)] = [
    (
      .text,
      [
        "text", "label", "title", "subtitle", "caption", "headline", "heading", "footnote", "link",
        "foreground",
        "fg", "ink", "font", "텍스트", "글자", "레이블", "제목",
      ]
    ),
    (.symbol, ["icon", "icons", "symbol", "glyph", "chevron", "아이콘", "기호"]),
    (.background, ["background", "backgrounds", "bg", "surface", "backdrop", "canvas", "배경"]),
    (
      .separator,
      ["separator", "divider", "border", "borders", "hairline", "stroke", "outline", "구분선", "테두리"]
    ),
    (.fill, ["fill", "accent", "tint", "채우기", "강조"]),
  ]

  /// Returns the role that a word denotes; nil for other words.
  static func role(of word: String) -> ColorRole? { roles.first { $0.1.contains(word) }?.0 }

  /// The words that rank colours of one kind.
  static let ranks: Set<String> = [
    "primary", "secondary", "tertiary", "quaternary", "quinary", "main", "default", "base", "normal",
    "regular",
    "strong", "weak", "subtle", "muted", "emphasis", "body",
  ]
  /// The words that names of ordinary backgrounds contain beside their role.
  static let plainGrounds: Set<String> = [
    "primary", "main", "default", "base", "app", "screen", "page", "view", "window", "content",
  ]
  /// The words for kinds of messages and for hues, which do not change the ground of a colour.
  static let tones: Set<String> = [
    "error", "warning", "success", "info", "danger", "semantic", "positive", "negative", "destructive", "red",
    "green", "blue", "gray", "grey", "orange", "yellow", "purple", "pink", "teal", "brown", "tint", "accent",
  ]
  /// The words for states that a name may end with.
  static let states: Set<String> = [
    "contrast", "inverse", "inverted", "reversed", "hover", "pressed", "selected", "active", "elevated",
    "raised",
    "disabled", "inactive", "light", "dark", "high", "low",
  ]
  /// The words of colours that are exempt: disabled controls need no contrast, and shadows need not be seen.
  static let exempt: Set<String> = [
    "disabled", "inactive", "shadow", "shadows", "scrim", "overlay", "dimming", "clear", "transparent",
    "invisible",
  ]
  /// The words of colours that lie on a ground other than an ordinary one.
  static let elsewhere: Set<String> = [
    "contrast", "inverse", "inverted", "reversed", "vibrant", "on", "over", "light", "dark", "white", "black",
    "selected", "pressed", "hover", "highlight", "highlighted", "static", "fixed",
  ]
  /// The parts of an interface that have a ground of their own.
  static let parts: Set<String> = [
    "button", "badge", "tag", "chip", "pill", "toast", "banner", "alert", "card", "cell", "row", "tile",
    "field",
    "menu", "bar", "tab", "toolbar", "sidebar", "header", "footer", "tooltip", "popover", "sheet", "avatar",
    "switch", "toggle", "slider", "segment", "picker", "selection", "count", "counter", "hero", "player",
    "map",
  ]
  /// The words of colours that are meant to be equal in every appearance.
  static let fixed: Set<String> = [
    "white", "black", "light", "dark", "static", "fixed", "always", "constant", "permanent",
  ]
  /// The words of surfaces that are elevated above others of their kind.
  static let elevated: Set<String> = ["elevated", "raised", "sheet", "popover", "modal", "floating"]

  /// Returns whether a word consists of ASCII digits.
  static func isNumber(_ word: String) -> Bool { word.utf8.allSatisfy { (48...57).contains($0) } }
}

/// The meaning of a colour set's name.
struct NamedRole: Hashable, Sendable {
  var words: NameWords
  /// The role; nil if the name denotes none, or is exempt from judgement.
  var role: ColorRole?
  /// The words without those that denote the role.
  var stem: [String]
  /// A Boolean value that is true where the name exempts the colour from judgement.
  var isExempt: Bool
  /// A Boolean value that is true where the name describes the colour as equal in every appearance.
  var isFixed: Bool

  init(_ words: NameWords) {
    self.words = words
    isExempt = words.all.contains(where: RoleWords.exempt.contains)
    isFixed = words.own.contains(where: RoleWords.fixed.contains)
    let role = isExempt ? nil : Self.role(of: words.own) ?? Self.role(of: words.groups)
    self.role = role
    stem = words.all.filter { RoleWords.role(of: $0) != role || role == nil }
  }

  /// Returns the role of the last word that denotes one, if only ranks, tones, states and numbers follow that word.
  private static func role(of words: [String]) -> ColorRole? {
    if words.first == "on", words.count > 1 { return .text }
    var weak: ColorRole?
    for (index, word) in words.enumerated().reversed() {
      if let role = RoleWords.role(of: word) {
        // A step of a palette, such as tint 20, denotes no role; and text in the tint is text.
        let isStep = index + 1 < words.count && RoleWords.isNumber(words[index + 1])
        if role == .fill { weak = weak ?? (isStep ? nil : role) } else { return role }
        continue
      }
      guard
        RoleWords.isNumber(word) || RoleWords.ranks.contains(word) || RoleWords.tones.contains(word)
          || RoleWords.states.contains(word)
      else { break }
    }
    return weak
  }

  /// A Boolean value that is true for a text or symbol on ordinary backgrounds.
  var isPlainForeground: Bool {
    guard role?.isForeground == true, !words.own.contains(where: RoleWords.elsewhere.contains) else {
      return false
    }
    return stem.allSatisfy {
      RoleWords.ranks.contains($0) || RoleWords.tones.contains($0) || RoleWords.isNumber($0)
    }
  }

  /// A Boolean value that is true for an ordinary background of a screen.
  var isPlainBackground: Bool {
    role == .background && stem.allSatisfy(RoleWords.plainGrounds.contains)
  }

  /// A Boolean value that is true where the name places the colour on the surface of the screen, and not on a part
  /// of a control or a ground of another kind.
  var isOnScreen: Bool {
    !words.own.contains(where: RoleWords.elsewhere.contains)
      && !stem.contains(where: RoleWords.parts.contains)
  }

  /// A Boolean value that is true where the name ends with the step of a scale.
  var isStep: Bool { words.own.count > 1 && words.own.last.map(RoleWords.isNumber) ?? false }

  /// A Boolean value that is true where the stem names the thing that the colour belongs to.
  var hasOwnStem: Bool {
    stem.contains {
      !RoleWords.ranks.contains($0) && !RoleWords.isNumber($0) && !RoleWords.elsewhere.contains($0)
    }
  }
}
