// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidJSON

extension SceneDocument {
  /// The keys by which other systems let an app choose its own appearance.
  private static var switches: Set<String> {
    [
      "alwaysLight", "appearance", "appearanceMode", "colorScheme", "darkMode", "interfaceStyle",
      "overrideUserInterfaceStyle",
      "preferredColorScheme", "theme", "userInterfaceStyle",
    ]
  }

  /// Rejects a document or window that has a switch for its appearance. The error explains why there is none, instead
  /// of reporting an unknown key.
  func refuseOwnAppearance(_ node: JSONNode, path: String) throws(SceneReadingError) {
    guard case .object(let members) = node.value else { return }
    for member in members where Self.switches.contains(member.key) {
      let keyPath = path.isEmpty ? member.key : path + "." + member.key
      throw .ownAppearance(
        SceneReadingError.Place(keyPath, at: member.position), found: .text("\"\(member.key)\""))
    }
  }

  /// Reads `"alwaysDark": "immersiveMedia"`; without the key the interface follows the system.
  func appearancePolicy(_ fields: SceneFields) throws(SceneReadingError) -> AppearancePolicy {
    guard let node = fields.node("alwaysDark") else { return .followsSystem }
    guard case .string("immersiveMedia") = node.value else {
      let place = SceneReadingError.Place(fields.path("alwaysDark"), at: node.position)
      if case .string(let reason) = node.value {
        throw .ownAppearance(place, found: .reason(String(reason.prefix(64))))
      }
      throw .ownAppearance(place, found: node.kind)
    }
    return .alwaysDark(reason: .immersiveMedia)
  }
}
