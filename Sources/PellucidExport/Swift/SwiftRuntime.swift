// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign

/// The declarations of a source of colours that are the same for every design.
struct SwiftRuntime {
  let framework: SwiftColors.Framework
  let platform: Platform
  /// The names of the levels of vibrancy.
  let levels: [String]

  private static let availability = "@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)"

  /// The lines before the colours.
  var header: String {
    switch framework {
    case .swiftUI:
      """
      import \(module)

      /// A colour that follows appearance, contrast and, on materials, transparency: `Text("Hi").foregroundStyle(PellucidColor.label)`.
      \(Self.availability)
      public struct PellucidColor: ShapeStyle, Hashable {
        private let shades: Shades

        fileprivate init(_ shades: Shades) { self.shades = shades }

        public func resolve(in environment: EnvironmentValues) -> Color.Resolved {
          let shade = shades.shade(
            isDark: environment.colorScheme == .dark, isIncreased: environment.colorSchemeContrast == .increased,
            isReduced: environment.accessibilityReduceTransparency)
          return Color.Resolved(red: shade.red, green: shade.green, blue: shade.blue, opacity: shade.opacity)
        }

        /// Returns the colour under the settings of a view, for functions that take no style.
        public func color(in environment: EnvironmentValues) -> Color { Color(resolve(in: environment)) }
      }

      \(Self.availability)
      extension PellucidColor {

      """
    case .uiKit:
      """
      import \(module)

      extension \(colorType) {
        /// The colours of the system, which follow \(settings).
        public enum Pellucid {

      """
    }
  }

  private var module: String {
    framework == .swiftUI ? "SwiftUI" : platform == .macOS ? "AppKit" : "UIKit"
  }

  private var settings: String {
    platform.hasLevels ? "appearance, contrast and level" : "appearance and contrast"
  }

  private var colorType: String {
    framework == .swiftUI ? "PellucidColor" : platform == .macOS ? "NSColor" : "UIColor"
  }

  /// The lines between the colours and the materials.
  var materialHeader: String {
    let margin = framework == .swiftUI ? "  " : "    "
    let parts = ["opaque", "edge"] + levels
    let comments = [
      "opaque": "The nearest opaque colour, which takes the place of the material under Reduce Transparency.",
      "edge": "The line inside the edge under Increase Contrast; clear where there is none.",
    ]
    let properties = parts.map { part in
      (comments[part].map { "\(margin)/// \($0)\n" } ?? "") + "\(margin)public let \(part): \(colorType)\n"
    }.joined()
    let comment =
      "/// The colours of a material and of what lies on it; those of vibrant inks are the nearest flat ones."
    if framework == .swiftUI {
      return "}\n\n\(comment)\n\(Self.availability)\npublic struct PellucidMaterial: Hashable, Sendable {\n"
        + properties + "}\n\n\(Self.availability)\nextension PellucidMaterial {\n"
    }
    return
      "  }\n}\n\nextension \(colorType) {\n  \(comment)\n  public struct PellucidMaterial {\n\(properties)\n"
  }

  /// The lines after the materials.
  var footer: String {
    framework == .swiftUI ? "}\n\n" + shades : "  }\n}\n\n" + shades + "\n" + provider
  }

  /// The types of values, which the file keeps for itself.
  private var shades: String {
    """
    /// A colour in sRGB: 8 bits for each of red, green and blue, and an opacity.
    private struct Shade: Hashable, Sendable {
      let red: Float, green: Float, blue: Float, opacity: Float

      init(_ hex: UInt32, _ opacity: Float = 1) {
        func component(_ shift: UInt32) -> Float { Float(hex >> shift & 0xFF) / 255 }
        (red, green, blue, self.opacity) = (component(16), component(8), component(0), opacity)
      }
    }

    /// The shades of a colour under all settings.
    private struct Shades: Hashable, Sendable {
      /// The shades at the sum of 1 in the dark, 2 under Increase Contrast, 4 for elevated interfaces and 8 under Reduce Transparency.
      private var all: [Shade]

      init(_ light: Shade) { all = Array(repeating: light, count: 16) }

      init(_ light: Shade, dark: Shade) { self.init(light, dark: dark, increased: light, darkIncreased: dark) }

      init(_ standard: Shade, increased: Shade) {
        self.init(standard, dark: standard, increased: increased, darkIncreased: increased)
      }

      init(_ light: Shade, dark: Shade, increased: Shade, darkIncreased: Shade) {
        let four = [light, dark, increased, darkIncreased]
        all = four + four + four + four
      }

      func elevated(_ others: Shades) -> Shades { replacing(4, others) }
      func reduced(_ others: Shades) -> Shades { replacing(8, others) }

      private func replacing(_ setting: Int, _ others: Shades) -> Shades {
        var shades = self
        for index in shades.all.indices where index & setting != 0 { shades.all[index] = others.all[index] }
        return shades
      }

      func shade(isDark: Bool, isIncreased: Bool, isElevated: Bool = false, isReduced: Bool) -> Shade {
        all[(isDark ? 1 : 0) + (isIncreased ? 2 : 0) + (isElevated ? 4 : 0) + (isReduced ? 8 : 0)]
      }
    }

    """
  }

  /// The colours of UIKit and AppKit that follow settings.
  private var provider: String {
    guard platform == .macOS else {
      let level = platform.hasLevels ? "isElevated: traits.userInterfaceLevel == .elevated, " : ""
      return """
        extension Shades {
          /// Returns the colour that follows the traits of its views.
          func color(_ reducesTransparency: Bool = false) -> UIColor {
            UIColor { traits in
              let shade = shade(
                isDark: traits.userInterfaceStyle == .dark, isIncreased: traits.accessibilityContrast == .high,
                \(level)isReduced: reducesTransparency)
              return UIColor(
                red: CGFloat(shade.red), green: CGFloat(shade.green), blue: CGFloat(shade.blue), alpha: CGFloat(shade.opacity))
            }
          }
        }
        """
    }
    return """
      extension Shades {
        /// Returns the colour that follows the appearance of its views.
        func color(_ reducesTransparency: Bool = false) -> NSColor {
          NSColor(name: nil) { appearance in
            let match = appearance.bestMatch(from: [
              .aqua, .darkAqua, .accessibilityHighContrastAqua, .accessibilityHighContrastDarkAqua,
            ])
            let shade = shade(
              isDark: match == .darkAqua || match == .accessibilityHighContrastDarkAqua,
              isIncreased: match == .accessibilityHighContrastAqua || match == .accessibilityHighContrastDarkAqua,
              isReduced: reducesTransparency)
            return NSColor(
              srgbRed: CGFloat(shade.red), green: CGFloat(shade.green), blue: CGFloat(shade.blue), alpha: CGFloat(shade.opacity))
          }
        }
      }
      """
  }
}
