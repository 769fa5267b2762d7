// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidLegibility

/// A contrast that is too low in some combination of settings (RND03).
package enum SettingsFact: Hashable, Sendable {
  /// Too low in some of the combinations; the lowest is in the one of the name.
  case tooLow(
    ForegroundSubject, combinations: Int, of: Int, lowest: Double, over: BreakingBackdrop?, variant: String,
    required: Double)
  /// Lower with Increase Contrast than without, in the combination of the name.
  case loweredByContrast(
    ForegroundSubject, standard: Double, increased: Double, variant: String, isProven: Bool)
  /// No verdict can be given in some of the combinations.
  case undecided(ForegroundSubject, combinations: Int, of: Int, Verdict.Reason)

  package var rule: Rule { .settingsMatrix }
}
