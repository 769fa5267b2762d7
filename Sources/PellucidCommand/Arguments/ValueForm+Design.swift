// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidJudge

extension ValueForm<EncodedColor> {
  /// Returns the form of a colour in hexadecimal or CSS notation.
  static func color(_ name: String) -> ValueForm {
    .notation(name) { (text, place) throws(UsageProblem) in
      do throws(ColorParsingError) { return try EncodedColor.parse(hexOrCSS: text) } catch {
        throw .color(error, at: place)
      }
    }
  }
}

extension ValueForm<MaterialContent.Choice> {
  /// The form of a material's name, or of `role:` and the name of a role. Any text is accepted, because the
  /// materials that exist depend on the traits.
  static var material: ValueForm {
    let names = Platform.allCases.flatMap { Materials.names(on: $0) }
    let words = Set(names).sorted() + Materials.roles.map { MaterialContent.Choice.role($0).spelling }
    return .notation("NAME|role:ROLE", words: words) { text, _ in MaterialContent.Choice(spelling: text) }
  }
}

extension ValueForm<String> {
  /// The form of a foreground: a level of vibrancy, the name of a colour, or a colour. Any text is accepted.
  static var foreground: ValueForm {
    let levels = Vocabularies.vibrancy.names
    let colors = Set(Platform.allCases.flatMap { SemanticColors.names(on: $0) }).subtracting(levels)
    return .text("LEVEL|NAME|#RRGGBB[AA]", words: levels + colors.sorted())
  }
}

extension UsageProblem {
  /// Creates the problem of a material that a platform does not have.
  ///
  /// - Parameter place: The option or the operand that names the material.
  init(_ error: MaterialError, of choice: MaterialContent.Choice, on platform: Platform, at place: String) {
    let name = choice.spelling
    if MaterialRole(name) != nil {
      self = .roleAsMaterial(name, at: place)
    } else if case .unknownMaterial(_, let near?) = error,
      let other = Self.other(than: platform, having: near)
    {
      self = .materialElsewhere(name, nearest: near, other, at: place)
    } else {
      self = .material(error, at: place)
    }
  }

  /// Returns a platform that has a material which `platform` lacks, or nil if there is none.
  private static func other(than platform: Platform, having name: String) -> Platform? {
    guard let material = MaterialName(name), !Materials.has(material, on: platform) else { return nil }
    return Platform.allCases.first { Materials.has(material, on: $0) }
  }

  /// Creates the problem of a foreground that cannot be judged or drawn on a surface.
  ///
  /// - Parameter flag: The flag that names the foreground.
  init(_ error: PairError, flag: String = "--foreground") {
    switch error {
    case .material(let choice, let platform, let error):
      self.init(error, of: choice, on: platform, at: "--material")
    case .unknownForeground(let name, let platform, let nearest):
      self = .foreground(name, platform, nearest: nearest, at: flag)
    case .foregroundColor(let text, let error): self = .color(error, at: flag + " " + text)
    case .foregroundWithMatrix(let name): self = .foregroundWithMatrix(name)
    case .unknownTint(let name, let platform):
      self = .unknown(.color, name, at: "--tint " + name, .these(SemanticColors.names(on: platform)))
    }
  }
}
