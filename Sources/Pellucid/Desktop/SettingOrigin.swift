// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidHost
import PellucidJudge

/// The source of a setting's value.
package enum SettingOrigin: Described {
  /// The flag that overrides the setting.
  case flag(String)
  /// The desktop's key that the value was read from.
  case key(PortalKey)
  /// The default, because the desktop does not state the setting.
  case `default`
  /// The default of a setting that no desktop states; the flag sets it.
  case untoldDefault(flag: String)

  package func sentence(in language: Language) -> String {
    language.choose(English.text(of: self), Korean.text(of: self))
  }
}
