// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The value of a `color` element.
enum InterfaceColor: Hashable, Sendable {
  /// Components that the file states, which are the same in every appearance.
  case fixed(FixedColor, alpha: Double)
  /// A colour of UIKit that is the same in every appearance, such as `darkTextColor`.
  case fixedName(String)
  /// A hue of the system, such as `systemRed`; grey is one too.
  case hue(String)
  /// A colour of the system with a role, such as `labelColor`.
  case semantic(String)
  case accent
  /// A colour of a catalog of the project.
  case asset(String)
  case clear
  /// A pattern, or a colour that nothing is known about.
  case other

  init(_ attributes: [String: String]) {
    if let name = attributes["xcode11CocoaTouchSystemColor"] ?? attributes["systemColor"] {
      self.init(systemColor: name)
    } else if let name = attributes["name"] {
      if attributes["catalog"] == "System" { self.init(systemColor: name) } else { self = .asset(name) }
    } else if let name = attributes["cocoaTouchSystemColor"] {
      self.init(oldSystemColor: name)
    } else {
      self.init(components: attributes)
    }
  }

  private init(systemColor name: String) {
    let short = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    if short == "clear" {
      self = .clear
    } else if short == "darkText" || short == "lightText" {
      self = .fixedName(name)
    } else if ColorNames.accents.contains(name) || short == "controlAccent" {
      self = .accent
    } else if short.hasPrefix("system"), ColorNames.hues.contains(short) {
      self = .hue(short)
    } else if short.hasPrefix("alternateSelected") || short.hasPrefix("selectedMenuItem") {
      // White in both appearances, on the accent.
      self = .other
    } else {
      self = .semantic(name)
    }
  }

  /// Creates a colour by a name from before iOS 13.
  private init(oldSystemColor name: String) {
    switch name {
    case "whiteColor": self = .fixed(FixedColor(components: [1, 1, 1], text: name), alpha: 1)
    case "blackColor": self = .fixed(FixedColor(components: [0, 0, 0], text: name), alpha: 1)
    case "clearColor": self = .clear
    case "groupTableViewBackgroundColor", "tableCellGroupedBackgroundColor": self = .semantic(name)
    default: self = .fixedName(name)
    }
  }

  private init(components attributes: [String: String]) {
    func number(_ name: String) -> Double? {
      attributes[name].flatMap(Double.init).flatMap { $0.isFinite ? min(max($0, 0), 1) : nil }
    }
    let gray = number("white")
    let components = gray.map { [$0, $0, $0] } ?? ["red", "green", "blue"].compactMap { number($0) }
    guard components.count == 3 else {
      self = .other
      return
    }
    let alpha = number("alpha") ?? 1
    self =
      alpha == 0
      ? .clear : .fixed(FixedColor(components: components, text: Self.hex(components, alpha)), alpha: alpha)
  }

  /// Returns the components as Interface Builder shows them: in the colour space of the element.
  private static func hex(_ components: [Double], _ alpha: Double) -> String {
    (alpha < 1 ? components + [alpha] : components).reduce("#") { text, component in
      let digits = String(Int((component * 255).rounded()), radix: 16)
      return text + (digits.count == 1 ? "0" + digits : digits)
    }
  }
}
