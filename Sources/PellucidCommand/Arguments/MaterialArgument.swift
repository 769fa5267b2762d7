// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

/// A material on the command line: its name, or `role:` and the name of a role.
struct MaterialArgument: Hashable, Sendable {
  static let placeholder = "NAME|role:ROLE"
  private static let prefix = "role:"

  let text: String
  let choice: MaterialContent.Choice

  init(text: String) {
    self.text = text
    choice = text.hasPrefix(Self.prefix) ? .role(String(text.dropFirst(Self.prefix.count))) : .named(text)
  }

  /// - Parameter place: What errors name.
  func resolved(_ traits: Traits, place: String) throws(CommandError) -> ResolvedMaterialChoice {
    do throws(MaterialError) { return try choice.resolved(traits) } catch {
      if MaterialRole(text) != nil {
        throw .usage("not a material here, but a role", place, "write \(Self.prefix)\(text)")
      }
      if case .unknownMaterial(_, let near?) = error,
        let platform = Self.other(than: traits.platform, having: near)
      {
        throw .usage(
          "unknown material \"\(text)\"", place,
          "did you mean \"\(near)\" with --platform \(Vocabularies.platform.name(of: platform))? "
            + "pellucid materials lists them")
      }
      throw CommandError(error, exit: .usage, place: place)
    }
  }

  /// A platform that has a material which `platform` lacks.
  private static func other(than platform: Platform, having name: String) -> Platform? {
    guard let material = MaterialName(name), !Materials.has(material, on: platform) else { return nil }
    return Platform.allCases.first { Materials.has(material, on: $0) }
  }

  /// The material, that of the role on the platform where it is one; nil for a spelling that is none.
  func material(on platform: Platform) -> MaterialName? {
    switch choice {
    case .material(let material): material
    case .role(let role): Materials.material(for: role, on: platform)
    case .unknownMaterial, .unknownRole: nil
    }
  }

  /// Whether the platform has it; every platform has every role.
  func isKnown(on platform: Platform) -> Bool {
    switch choice {
    case .material(let material): Materials.has(material, on: platform)
    case .role: true
    case .unknownMaterial, .unknownRole: false
    }
  }
}
