// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign

/// A design as a Swift source for the app of a team: a constant for each colour, and for each material those of what lies on it.
package struct SwiftColors: Sendable {
  private let design: ExportedDesign
  private let framework: Framework

  /// The framework whose colours the source makes.
  package enum Framework: Hashable, Sendable {
    case swiftUI
    /// UIKit, and AppKit on the Mac.
    case uiKit
  }

  /// Creates the source of a design; nil where the platform has no colours of the framework that follow settings.
  package init?(_ design: ExportedDesign, for framework: Framework) {
    guard framework == .swiftUI || design.traits.platform != .watchOS else { return nil }
    (self.design, self.framework) = (design, framework)
  }

  /// Returns the source.
  ///
  /// - Parameter title: The first lines, which say what the file is.
  package func text(title: [String]) -> String {
    let marks = ["swift-format-ignore-file", "swiftlint:disable all"]
    let head = (title + marks).map { "// \($0)\n" }.joined() + "\n"
    let runtime = SwiftRuntime(framework: framework, platform: design.traits.platform, levels: levels)
    return head + runtime.header + colors + "\n" + runtime.materialHeader + materials + runtime.footer
  }

  private var levels: [String] { VibrancyLevel.allCases.map { $0.rawValue } }

  /// The combinations of settings whose colours the source has. SwiftUI does not say whether an interface is elevated.
  private var combinations: [Set<DesignSetting>] {
    DesignSetting.combinations(of: design.settings.filter { framework == .uiKit || $0 != .level })
  }

  private var margin: String { framework == .swiftUI ? "  " : "    " }

  // MARK: Constants

  private var colors: String {
    var variants = VariantsByName()
    for settings in combinations {
      for (name, color) in design.colors(in: settings) { variants.add(color, to: name, in: settings) }
    }
    return variants.list.map { name, values in
      let provenance = design.provenance(ofColor: name)
      let shades = "\(margin)public static let \(Self.identifier(name)) = "
      return comment("`\(name)`", provenance) + shades + constant(values) + "\n"
    }.joined()
  }

  private func constant(_ values: Variants) -> String {
    framework == .swiftUI ? "PellucidColor(\(values.text))" : "\(values.text).color()"
  }

  private var materials: String {
    var variants: [ExactName: VariantsByName] = [:]
    for settings in combinations {
      for material in design.materials(in: settings) {
        func add(_ part: String, _ color: EncodedColor) {
          variants[ExactName(material.name), default: VariantsByName()].add(color, to: part, in: settings)
        }
        add("opaque", material.opaque)
        add("edge", material.edge ?? EncodedColor(white: 0, alpha: 0))
        for (level, color) in material.levels { add(level.rawValue, color) }
      }
    }
    return design.materials(in: []).map { material in
      let parts = variants[ExactName(material.name)]?.list ?? []
      let comment = comment("The material `\(material.name)`", material.provenance)
      return comment + self.material(material.name, parts)
    }.joined(separator: "\n")
  }

  private func material(_ name: String, _ parts: [(name: String, values: Variants)]) -> String {
    let name = Self.identifier(name)
    let isSwiftUI = framework == .swiftUI
    let arguments = parts.map { part in
      let text = part.values.text
      let value = isSwiftUI ? "PellucidColor(\(text))" : "\(text).color(reducesTransparency)"
      return "\(margin)\(isSwiftUI ? "" : "  ")  \(part.name): \(value)"
    }.joined(separator: ",\n")
    if isSwiftUI { return "\(margin)public static let \(name) = PellucidMaterial(\n\(arguments))\n" }
    return "\(margin)public static func \(name)(reducesTransparency: Bool) -> Self {\n"
      + "\(margin)  Self(\n\(arguments))\n\(margin)}\n"
  }

  private func comment(_ subject: String, _ provenance: Provenance?) -> String {
    let origin = provenance.map { " Sources \($0.sources), \($0.confidence)." } ?? ""
    return "\(margin)/// \(subject).\(origin)\n"
  }

  // MARK: Names

  /// Returns a name as an identifier: the first letter after a character that identifiers do not have is a capital.
  static func identifier(_ name: String) -> String {
    var bytes: [UInt8] = []
    var isStart = false
    for byte in name.utf8 {
      let isSmall = (0x61...0x7A).contains(byte)
      guard isSmall || (0x41...0x5A).contains(byte) || (0x30...0x39).contains(byte) else {
        isStart = !bytes.isEmpty
        continue
      }
      bytes.append(isStart && isSmall ? byte - 0x20 : byte)
      isStart = false
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// The variants of several names, in the order in which the names came.
private struct VariantsByName {
  private var names: [ExactName] = []
  private var variants: [ExactName: Variants] = [:]

  mutating func add(_ color: EncodedColor, to name: String, in settings: Set<DesignSetting>) {
    let name = ExactName(name)
    if variants[name] == nil { names.append(name) }
    variants[name, default: Variants()].colors[settings] = color
  }

  var list: [(name: String, values: Variants)] {
    names.compactMap { name in variants[name].map { (name.text, $0) } }
  }
}

/// A colour by the settings that are on.
private struct Variants {
  var colors: [Set<DesignSetting>: EncodedColor] = [:]

  /// The expression of the colour: the shades of appearance and contrast, followed by those of other settings where they differ.
  var text: String {
    let usual = shades([])
    var text = usual
    let elevated = shades([.level])
    if elevated != usual { text += ".elevated(\(elevated))" }
    let (reduced, both) = (shades([.transparency]), shades([.transparency, .level]))
    if reduced != usual || both != elevated {
      text += ".reduced(\(reduced)\(both == reduced ? "" : ".elevated(\(both))"))"
    }
    return text
  }

  private func shades(_ others: Set<DesignSetting>) -> String {
    let light = shade(others)
    let (dark, increased) = (shade(others.union([.appearance])), shade(others.union([.contrast])))
    let darkIncreased = shade(others.union([.appearance, .contrast]))
    if dark == light, darkIncreased == increased {
      return increased == light ? "Shades(\(light))" : "Shades(\(light), increased: \(increased))"
    }
    if increased == light, darkIncreased == dark { return "Shades(\(light), dark: \(dark))" }
    return "Shades(\(light), dark: \(dark), increased: \(increased), darkIncreased: \(darkIncreased))"
  }

  /// Returns the red, green and blue of 8 bits, and the opacity where there is one; settings that the platform has not change nothing.
  private func shade(_ settings: Set<DesignSetting>) -> String {
    let present = settings.filter { setting in colors.keys.contains { $0.contains(setting) } }
    guard var color = colors[Set(present)] else { return "Shade(0, 0)" }
    let alpha = color.alpha
    color.alpha = 1
    let hex = "0x" + color.hexText.dropFirst().uppercased()
    return alpha >= 1 ? "Shade(\(hex))" : "Shade(\(hex), \(CSSText.number(Double(alpha), 3)))"
  }
}
