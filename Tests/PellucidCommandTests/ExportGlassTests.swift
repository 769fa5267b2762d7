// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidTestSupport
import Testing

/// The glass of style sheets, as browsers compute it, beside the glass that the program draws.
@Suite struct ExportGlassTests {
  private static let backdrops = ["#000000", "#ffffff", "#7f7f7f", "#c03020", "#2060c0", "#e0d040"]

  @Test(
    "Over colours, the classes of glass are as near to drawn glass as the sheet says",
    arguments: [
      ("glass-regular", ["regular", "--size", "120x44"]),
      ("glass-regular-large", ["regular", "--size", "300x160"]),
      ("glass-clear", ["clear", "--size", "120x44"]),
      ("glass-tinted", ["regular", "--size", "120x44", "--tint", "#0088ff"]),
    ])
  func distances(name: String, glass: [String]) throws {
    let sheet = try Program.run(["export", "css"]).output
    for appearance in ["light", "dark"] {
      let line = try #require(
        sheet.firstMatch(of: try Regex("\(name) \(appearance): mean [0-9.]+, worst ([0-9.]+)\n")))
      let worst = try #require(Double(line.output[1].substring ?? ""))
      // The first rule is that of light, and the last one without a query that of an element that is dark.
      let rule = appearance == "light" ? ":root, [data-appearance] {" : "\n[data-appearance=\"dark\"] {"
      let block = try #require(
        sheet.components(separatedBy: rule).dropFirst().first?.components(separatedBy: "}").first)
      let usual = try #require(sheet.components(separatedBy: ":root, [data-appearance] {").dropFirst().first)
      let style = GlassStyle(name: name, tint: SIMD3(0, 136, 255) / 255) { property in
        let own = block.components(separatedBy: "  \(property): ").dropFirst().first
        return (own ?? usual.components(separatedBy: "  \(property): ").dropFirst().first)?
          .components(separatedBy: ";").first ?? ""
      }
      for backdrop in Self.backdrops {
        let drawn = try Program.run(
          ["glass"] + glass + ["--over", backdrop, "--appearance", appearance, "--json"],
          settings: ["LC_ALL": "C"])
        let color = try #require(drawn.json["resultRGB"] as? [Double])
        let imitated = style.color(over: backdrop)
        for channel in 0..<3 {
          let distance = abs(imitated[channel] * 255 - color[channel])
          #expect(
            distance <= worst + 2, "\(name) \(appearance) over \(backdrop): \(imitated * 255), drawn \(color)"
          )
        }
      }
    }
  }
}

/// The filter and the background of a class, computed as the Filter Effects Module and CSS Color say.
private struct GlassStyle {
  private let functions: [(name: String, amount: Double)]
  private let background: SIMD4<Double>

  /// - Parameter value: Returns the value of a custom property.
  init(name: String, tint: SIMD3<Double>, _ value: (String) -> String) {
    let property = "--pellucid-" + name
    functions = value(property + "-filter").components(separatedBy: " ").compactMap { function in
      let parts = function.dropLast().components(separatedBy: "(")
      return Double(parts[1]).map { (parts[0], $0) }
    }
    if name == "glass-tinted" {
      func share(_ part: String) -> Double { (Double(value(property + part).dropLast()) ?? 0) / 100 }
      let shade = Self.color(value(property + "-shade"))
      let rest = SIMD3(shade.x, shade.y, shade.z) * (1 - share("-tint-share"))
      background = SIMD4(tint * share("-tint-share") + rest, share("-strength"))
    } else {
      background = Self.color(value(property + "-background"))
    }
  }

  private static func color(_ text: String) -> SIMD4<Double> {
    let numbers = text.components(separatedBy: CharacterSet(charactersIn: "0123456789.").inverted).compactMap
    { Double($0) }
    return SIMD4(numbers[0] / 255, numbers[1] / 255, numbers[2] / 255, numbers.count > 3 ? numbers[3] : 1)
  }

  func color(over backdrop: String) -> SIMD3<Double> {
    let hex = Int(backdrop.dropFirst(), radix: 16) ?? 0
    var color = SIMD3(Double(hex >> 16), Double(hex >> 8 & 255), Double(hex & 255)) / 255
    for function in functions {
      switch function.name {
      case "brightness": color *= function.amount
      case "contrast": color = (color - 0.5) * function.amount + 0.5
      case "saturate":
        let grey = color.x * 0.213 + color.y * 0.715 + color.z * 0.072
        color = SIMD3(repeating: grey) + (color - grey) * function.amount
      default: break
      }
      color = color.clamped(lowerBound: .zero, upperBound: .one)
    }
    return color * (1 - background.w) + SIMD3(background.x, background.y, background.z) * background.w
  }
}
