// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidLegibility

/// A contrast that is too low in some combination of settings (RND03).
package enum SettingsFact: Hashable, Sendable {
  /// The contrast is too low in some of the combinations; `variant` names the combination with the lowest.
  case tooLow(
    ForegroundSubject, combinations: Int, of: Int, lowest: Double, over: BreakingBackdrop?, variant: String,
    required: Double)
  /// The contrast is lower with Increase Contrast than without, in the combination named `variant`.
  case loweredByContrast(
    ForegroundSubject, standard: Double, increased: Double, variant: String, isProven: Bool)
  /// No verdict can be given in some of the combinations.
  case undecided(ForegroundSubject, combinations: Int, of: Int, Verdict.Reason)

  package var rule: Rule { .settingsMatrix }
}
