// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidDocument
import PellucidHost
import PellucidScene
import Testing

/// Tests of a document's own appearance policy: it may be always dark, for one reason only.
@Suite struct AppearancePolicyTests {
  private static func read(_ members: String) throws(SceneReadingError) -> SceneDescription {
    let text = #"{"version": 1, "size": {"width": 9, "height": 9}, "# + members + "}"
    return try SceneReader().read(bytes: Array(text.utf8))
  }

  private static func error(_ members: String) -> SceneReadingError? {
    do {
      _ = try read(members)
      return nil
    } catch {
      return error
    }
  }

  @Test("Immersive media resolves dark in any system appearance")
  func immersiveMediaIsAlwaysDark() throws {
    let scene = try Self.read(##""alwaysDark": "immersiveMedia", "desktop": [{"fill": "label"}]"##)
    #expect(scene.appearancePolicy == .alwaysDark(reason: .immersiveMedia))
    #expect(try Self.read(#""alwaysDark": null"#).appearancePolicy == .followsSystem)
    var dark = try Self.read(##""desktop": [{"fill": "label"}]"##)
    dark.traits.appearance = .dark
    for appearance in Appearance.allCases {
      var scene = scene
      scene.traits.appearance = appearance
      #expect(
        try SceneResolver.resolve(scene, facts: FileFacts()).scene
          == SceneResolver.resolve(dark, facts: FileFacts()).scene)
    }
  }

  @Test(
    "Reject every other policy and reason, with the place",
    arguments: [
      #""alwaysDark": "branding""#, #""alwaysDark": true"#, #""alwaysDark": {"reason": "immersiveMedia"}"#,
      #""alwaysLight": "immersiveMedia""#, #""appearance": "dark""#, #""preferredColorScheme": "dark""#,
      #""theme": "dark""#, #""overrideUserInterfaceStyle": "light""#, #""windows": [{"appearance": "dark"}]"#,
    ])
  func everythingElseIsAnErrorThatSaysWhy(members: String) throws {
    let error = try #require(Self.error(members))
    guard case .ownAppearance(let place, _) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(place.position.line == 1 && place.position.column > 1)
    #expect(error.description.contains("people choose light or dark once for all apps"))
    #expect(error.description.contains(#""alwaysDark": "immersiveMedia""#))
  }

  /// The traits are settings of the system, not a switch of the interface.
  @Test("An appearance trait does not change the policy")
  func traitsStayWhatTheyAre() throws {
    let scene = try Self.read(#""traits": {"appearance": "dark"}"#)
    #expect(scene.traits.appearance == .dark && scene.appearancePolicy == .followsSystem)
    #expect(Self.error(#""apearance": "dark""#)?.description.hasPrefix("unknown key") == true)
  }
}
