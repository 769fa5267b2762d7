// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidTestSupport
import Testing

@testable import PellucidExport

/// Swift sources of colours, compiled and run.
@Suite struct SwiftColorsTests {
  @Test(
    "The source for SwiftUI compiles against the views of this package, in the language mode of Swift 6",
    arguments: Platform.allCases)
  func swiftUI(platform: Platform) throws {
    var traits = Traits()
    traits.platform = platform
    let source = try #require(SwiftColors(ExportedDesign(traits), for: .swiftUI))
    let folder = try TemporaryFolder()
    let path = try folder.write(source.text(title: ["Title"]), to: "Colors.swift")
    let user = try folder.write(
      """
      import SwiftUI

      struct Row: View {
        @Environment(\\.self) private var environment
        var body: some View {
          Text("12 songs").foregroundStyle(PellucidMaterial.thin.secondaryLabel).background(PellucidColor.systemBlue)
            .shadow(color: PellucidColor.systemRed.color(in: environment), radius: 2)
        }
      }
      """, to: "Row.swift")
    let result = try compiler(
      "-typecheck -I \"$(dirname \"$0\")/Modules\" -module-alias SwiftUI=PellucidViews \"$1\" \"$2\"",
      [path, user])
    #expect(result.exit == 0, "\(result.errors.prefix(2000))")
  }

  @Test("On watches UIKit has no colours that follow settings")
  func watches() {
    var traits = Traits()
    traits.platform = .watchOS
    #expect(SwiftColors(ExportedDesign(traits), for: .uiKit) == nil)
  }

  @Test(
    "Colours of UIKit and AppKit have the values of the tables under all settings",
    arguments: [Platform.iOS, .macOS, .tvOS, .visionOS])
  func uiKit(platform: Platform) throws {
    var traits = Traits()
    traits.platform = platform
    let design = ExportedDesign(traits)
    let folder = try TemporaryFolder()
    let source = try #require(SwiftColors(design, for: .uiKit)).text(title: ["Title"])
    let module = platform == .macOS ? "AppKit" : "UIKit"
    try _ = folder.write(platform == .macOS ? Self.appKit : Self.uiKit, to: "Stub.swift")
    try _ = folder.write(source, to: "Colors.swift")
    try _ = folder.write(program(of: design, module), to: "main.swift")
    let built = try compiler(
      """
      -parse-as-library -emit-module -module-name \(module) -emit-module-path "$1/\(module).swiftmodule" -c "$1/Stub.swift" \
      -o "$1/Stub.o" && swiftc -swift-version 6 -I "$1" "$1/Colors.swift" "$1/main.swift" "$1/Stub.o" -o "$1/main" && "$1/main"
      """, [folder.path])
    try #require(built.exit == 0, "\(built.errors.prefix(2000))")
    #expect(built.output.split(separator: "\n").map(String.init) == expected(of: design))
  }

  @Test(
    "Characters that identifiers do not have begin a new word",
    arguments: [
      ("webkit.opaqueFill", "webkitOpaqueFill"), ("blur.extraLight", "blurExtraLight"), ("a~tv", "aTv"),
    ])
  func identifiers(name: String, identifier: String) { #expect(SwiftColors.identifier(name) == identifier) }

  private func compiler(_ script: String, _ arguments: [String]) throws -> Program.Result {
    try Program.runInShell("swiftc -swift-version 6 " + script, arguments)
  }

  /// Returns a program that prints each colour, and those of each material, with a line for each that has the values under all settings.
  private func program(of design: ExportedDesign, _ module: String) -> String {
    let type = module == "AppKit" ? "NSColor" : "UIColor"
    let parts = parts.map { "show(material.\($0))" }.joined(separator: "; ")
    let combinations = Self.combinations(of: design).map { settings in
      let words = [DesignSetting.appearance, .contrast, .level].map { "\(settings.contains($0))" }
      return "color.text(\(words.joined(separator: ", ")))"
    }
    let colors = design.colors(in: []).map { "show(\(type).Pellucid.\(SwiftColors.identifier($0.name)))" }
    let materials = [false, true].flatMap { reduces in
      design.materialNames.map {
        "show(\(type).PellucidMaterial.\(SwiftColors.identifier($0))(reducesTransparency: \(reduces)))"
      }
    }
    let functions = """
      import \(module)
      func show(_ color: \(type)) { print([\(combinations.joined(separator: ", "))].joined(separator: ", ")) }
      func show(_ material: \(type).PellucidMaterial) { \(parts) }
      """
    return ([functions] + colors + materials).joined(separator: "\n")
  }

  private let parts = ["opaque", "edge"] + VibrancyLevel.allCases.map(\.rawValue)

  private static func combinations(of design: ExportedDesign) -> [Set<DesignSetting>] {
    DesignSetting.combinations(of: design.settings.filter { $0 != .transparency })
  }

  private func expected(of design: ExportedDesign) -> [String] {
    func lines(_ values: (Set<DesignSetting>) -> [EncodedColor]) -> [String] {
      let columns = Self.combinations(of: design).map { values($0).map { CSSText.color($0) } }
      return columns[0].indices.map { row in columns.map { $0[row] }.joined(separator: ", ") }
    }
    let colors = lines { design.colors(in: $0).map(\.color) }
    let materials = [Set<DesignSetting>(), [.transparency]].flatMap { transparency in
      lines { settings in
        design.materials(in: settings.union(transparency)).flatMap { material in
          [material.opaque, material.edge ?? EncodedColor(white: 0, alpha: 0)] + material.levels.map(\.color)
        }
      }
    }
    return colors + materials
  }

  /// The declarations of UIKit that sources use, with a colour that prints its components.
  private static let uiKit =
    """
    @_exported import Foundation

    public enum UIUserInterfaceStyle: Sendable { case light, dark }
    public enum UIAccessibilityContrast: Sendable { case normal, high }
    public enum UIUserInterfaceLevel: Sendable { case base, elevated }

    public final class UITraitCollection: Sendable {
      public let userInterfaceStyle: UIUserInterfaceStyle
      public let accessibilityContrast: UIAccessibilityContrast
      public let userInterfaceLevel: UIUserInterfaceLevel
      init(_ isDark: Bool, _ isIncreased: Bool, _ isElevated: Bool) {
        userInterfaceStyle = isDark ? .dark : .light
        accessibilityContrast = isIncreased ? .high : .normal
        userInterfaceLevel = isElevated ? .elevated : .base
      }
    }

    public final class UIColor: Sendable {
      private let text: String
      private let provider: (@Sendable (UITraitCollection) -> UIColor)?
      public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        (text, provider) = (\(components), nil)
      }
      public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        (text, provider) = ("", dynamicProvider)
      }
      public func text(_ isDark: Bool, _ isIncreased: Bool, _ isElevated: Bool) -> String {
        provider.map { $0(UITraitCollection(isDark, isIncreased, isElevated)).text } ?? text
      }
    }
    """

  /// The declarations of AppKit that sources use.
  private static let appKit =
    """
    @_exported import Foundation

    public final class NSAppearance: Sendable {
      public enum Name: Sendable { case aqua, darkAqua, accessibilityHighContrastAqua, accessibilityHighContrastDarkAqua }
      private let name: Name
      init(_ name: Name) { self.name = name }
      public func bestMatch(from names: [Name]) -> Name? { names.first { $0 == name } }
    }

    public final class NSColor: Sendable {
      public typealias Name = String
      private let text: String
      private let provider: (@Sendable (NSAppearance) -> NSColor)?
      public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        (text, provider) = (\(components), nil)
      }
      public init(name: Name?, dynamicProvider: @escaping @Sendable (NSAppearance) -> NSColor) {
        (text, provider) = ("", dynamicProvider)
      }
      public func text(_ isDark: Bool, _ isIncreased: Bool, _: Bool) -> String {
        let name: NSAppearance.Name =
          isIncreased
          ? isDark ? .accessibilityHighContrastDarkAqua : .accessibilityHighContrastAqua : isDark ? .darkAqua : .aqua
        return provider.map { $0(NSAppearance(name)).text } ?? text
      }
    }
    """

  /// The expression of the text of components, as style sheets have it.
  private static let components =
    #"""
    "rgb(\([red, green, blue].map { String(Int(($0 * 255).rounded())) }.joined(separator: " "))"
              + (alpha >= 1 ? ")" : " / \(alpha == 0 ? "0" : "\((alpha * 1000).rounded() / 1000)"))")
    """#
}
