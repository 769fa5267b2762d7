// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit
import PellucidJudge
import PellucidTestSupport
import Testing

/// Tests of the digests by which results of earlier runs are taken.
@Suite struct SnapshotKeyTests {
  private let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  /// Returns a scene in light and dark, in two versions.
  private func scene(_ change: (inout SettingsVariant) -> Void = { _ in }) throws -> SnapshotScene {
    let description = SceneDescription(size: Size(width: 2, height: 2))
    let versions = ["en", "ko"].map { locale in
      var scene = description
      scene.device.locale = locale
      return SceneVersion(scene, changes: [.locale(locale)])
    }
    let variants = versions.flatMap { version in
      [Appearance.light, .dark].map { appearance in
        var variant = SettingsVariant(traits: description.traits, glass: description.glass)
        (variant.traits.appearance, variant.version) = (appearance, version)
        change(&variant)
        return variant
      }
    }
    return SnapshotScene(
      path: try folder.write("{}", to: "a.json"), .success(description), variants: variants)
  }

  private func keys(
    of scene: SnapshotScene, program: String? = "program", _ tolerance: PictureTolerance = .exact
  ) -> [String?] {
    var keys = SnapshotKeys(program: program, tolerance: tolerance, shared: [])
    return keys.keys(of: scene, references: folder.path).pictures
  }

  @Test("Each combination has a key of its own, which is the same in every run")
  func combinations() throws {
    let keys = keys(of: try scene())
    #expect(Set(keys.compactMap(\.self)).count == 4)
    #expect(self.keys(of: try scene()) == keys)
  }

  @Test("A setting that is no part of the name, the scene, the tolerance and the program change every key")
  func changes() throws {
    let scene = try scene()
    let own = Set(keys(of: scene))
    #expect(own.isDisjoint(with: keys(of: try self.scene { $0.traits.look = .ios18 })))
    #expect(own.isDisjoint(with: keys(of: try self.scene { $0.glass.reduceMotion = true })))
    #expect(own.isDisjoint(with: keys(of: try self.scene { $0.version?.scene.size.width = 3 })))
    #expect(own.isDisjoint(with: keys(of: scene, .rounding)))
    #expect(own.isDisjoint(with: keys(of: scene, program: "other")))
    #expect(keys(of: scene, program: nil) == [nil, nil, nil, nil])
  }

  @Test("A reference changes the key of its combination alone")
  func references() throws {
    let scene = try scene()
    let before = keys(of: scene)
    _ = try folder.write("picture", to: scene.fileName(scene.variants[2]))
    #expect(zip(before, keys(of: scene)).map { $0 == $1 } == [true, true, false, true])
  }
}
