// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidHost
import PellucidScene
import Testing

/// Tests of the directions of languages.
@Suite struct DirectionTests {
  @Test(
    "A language has its direction, whatever its script and region are",
    arguments: ["ar", "ar_EG", "he-IL", "fa", "ur_PK"])
  func fromTheRight(locale: String) { #expect(DeviceSettings.Direction(of: locale) == .rightToLeft) }

  @Test(
    "Other languages, and texts that name none, run from the left",
    arguments: ["en_US", "ko", "zh-Hant", "", "?"])
  func fromTheLeft(locale: String) { #expect(DeviceSettings.Direction(of: locale) == .leftToRight) }
}
