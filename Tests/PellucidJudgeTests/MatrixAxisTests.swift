// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidJudge
import PellucidScene
import Testing

/// Tests of combinations along named settings.
@Suite struct MatrixAxisTests {
  private func scene(_ change: (inout SceneDescription) -> Void = { _ in }) -> SceneDescription {
    var scene = SceneDescription(size: Size(width: 10, height: 10))
    change(&scene)
    return scene
  }

  private func names(
    _ axes: Set<MatrixAxis>, _ change: (inout SceneDescription) -> Void = { _ in }
  ) -> [String] {
    SettingsVariant.all(of: scene(change), along: axes).map(\.name)
  }

  @Test("Only the named settings vary, and differences from the scene are in the names")
  func namedSettingsVary() {
    #expect(names([.contrast]) == ["light-standard-standard-base", "light-increased-standard-base"])
    #expect(
      names([.boldText, .contrast]) == [
        "light-standard-standard-base", "light-standard-standard-base-boldText",
        "light-increased-standard-base", "light-increased-standard-base-boldText",
      ])
    #expect(
      names([.boldText]) { $0.traits.hasBoldText = true } == [
        "light-standard-standard-base-plainText", "light-standard-standard-base",
      ])
    #expect(names([.gamut]) == ["light-standard-standard-base", "light-standard-standard-base-displayP3"])
    #expect(names([.appearance, .level]) { $0.traits.platform = .visionOS } == ["standard-standard"])
  }

  @Test(
    "Every setting of one version has all its values under names of their own",
    arguments: MatrixAxis.listless.filter { $0 != .direction })
  func everySettingVaries(axis: MatrixAxis) {
    let variants = SettingsVariant.all(of: scene(), along: [axis])
    #expect(variants.count == (axis == .textSize ? 12 : axis == .preferredLook ? 3 : 2))
    #expect(Set(variants.map(\.name)).count == variants.count)
    #expect(Set(variants.map(\.label)).count == (axis == .level ? 2 : variants.count))
    #expect(Set(variants.map { [AnyHashable($0.traits), AnyHashable($0.glass)] }).count == variants.count)
    // Transparency is stated in each of its combinations, and not in the scene.
    let own = scene().traits.combinationName
    #expect(variants.count { $0.name == own && $0.glass == scene().glass && $0.changes.isEmpty } == 1)
  }

  @Test(
    "Combinations of a version have its scene, and its settings in their names before those of other axes")
  func versions() throws {
    let screen = try #require(DeviceScreen.named("ipad-landscape"))
    let phone = scene { $0.device.locale = "ko" }
    let version = SceneVersion(phone, changes: [.device(screen), .locale("ko"), .direction(.rightToLeft)])
    let variants = SettingsVariant.all(of: phone, along: [.smartInvert]).of(version).inTextSizes([
      .large, .xLarge,
    ])
    let start = "light-standard-standard-base-ipad-landscape-ko-rightToLeft-"
    #expect(
      variants.map(\.name)
        == ["large", "xLarge", "large-smartInvert", "xLarge-smartInvert"].map { start + $0 })
    #expect(variants[0].label == "Light · iPad, landscape · language ko · right to left · text size large")
    let applied = variants[3].applied(to: scene())
    #expect(
      applied.device.locale == "ko" && applied.traits.textSize == .xLarge && applied.traits.invertsColors)
    #expect(SettingsVariant.all(of: phone, along: []).of(SceneVersion(phone)).map(\.version) == [nil])
  }

  @Test("Named axes leave device, language and direction to the versions")
  func versionAxes() {
    for axis in [MatrixAxis.device, .locale, .direction] {
      #expect(names([axis]) == ["light-standard-standard-base"])
    }
  }

  @Test("The usual combinations stay without the settings that only names reach")
  func usualCombinationsStay() {
    let usual = SettingsVariant.all(of: scene()) { _ in FileFacts() }
    #expect(usual.count == 16 && usual.allSatisfy(\.changes.isEmpty))
  }
}
