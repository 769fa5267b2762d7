// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

/// A material on the command line: its name, or `role:` and the name of a role.
struct MaterialArgument: Hashable, Sendable {
  static let placeholder = "NAME|role:ROLE"
  private static let prefix = "role:"

  let text: String

  var choice: MaterialContent.Choice {
    text.hasPrefix(Self.prefix) ? .role(String(text.dropFirst(Self.prefix.count))) : .named(text)
  }

  var isRole: Bool { if case .role = choice { true } else { false } }

  /// - Parameter place: What errors name.
  func resolved(_ traits: Traits, place: String) throws(CommandError) -> ResolvedMaterialChoice {
    do throws(MaterialError) {
      switch choice {
      case .named(let name): return try Materials.recipe(named: name, traits: traits)
      case .role(let role): return try Materials.recipe(role: role, traits: traits)
      }
    } catch {
      if Materials.roles.contains(text) {
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
    guard !Materials.names(on: platform).contains(name) else { return nil }
    return Platform.allCases.first { Materials.names(on: $0).contains(name) }
  }

  /// The name of the material, that of the role on the platform where it is one.
  func name(on platform: Platform) -> String? {
    switch choice {
    case .named(let name): name
    case .role(let role): try? Materials.name(ofRole: role, on: platform)
    }
  }

  /// Whether the platform has it; every platform has every role.
  func isKnown(on platform: Platform) -> Bool {
    switch choice {
    case .named(let name): Materials.names(on: platform).contains(name)
    case .role(let role): Materials.roles.contains(role)
    }
  }
}
