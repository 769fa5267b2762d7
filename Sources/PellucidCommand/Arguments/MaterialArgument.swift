// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidJudge

/// A material on the command line: its name, or `role:` and the name of a role.
enum MaterialArgument {
  static let placeholder = "NAME|role:ROLE"
}

extension CommandError {
  /// The platform has no such material.
  ///
  /// - Parameter place: The option or the operand.
  init(_ error: MaterialError, of choice: MaterialContent.Choice, on platform: Platform, place: String) {
    let name = choice.spelling
    if MaterialRole(name) != nil {
      self = .usage(
        "not a material here, but a role", place, "write \(MaterialContent.Choice.role(name).spelling)")
    } else if case .unknownMaterial(_, let near?) = error,
      let other = Self.other(than: platform, having: near)
    {
      self = .usage(
        "unknown material \"\(name)\"", place,
        "did you mean \"\(near)\" with --platform \(Vocabularies.platform.name(of: other))? "
          + "pellucid materials lists them")
    } else {
      self.init(error, exit: .usage, place: place)
    }
  }

  /// Returns a platform that has a material which `platform` lacks.
  private static func other(than platform: Platform, having name: String) -> Platform? {
    guard let material = MaterialName(name), !Materials.has(material, on: platform) else { return nil }
    return Platform.allCases.first { Materials.has(material, on: $0) }
  }
}
