// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

extension GlassRow.ID {
  /// The row of the tables with this identity.
  var row: GlassRow {
    switch self {
    case .identity: GlassTable.identity
    case .os27RegularLight: GlassTable.os27RegularLight
    case .os27RegularLightFlat: GlassTable.os27RegularLightFlat
    case .os27RegularDark: GlassTable.os27RegularDark
    case .os27RegularDarkFlat: GlassTable.os27RegularDarkFlat
    case .os27Clear: GlassTable.os27Clear
    case .os27ClearLightFlat: GlassTable.os27ClearLightFlat
    case .os27ClearDarkFlat: GlassTable.os27ClearDarkFlat
    case .os27SidebarLightFlat: GlassTable.os27SidebarLightFlat
    case .os27SidebarDarkFlat: GlassTable.os27SidebarDarkFlat
    case .os27PopoverLight: GlassTable.os27PopoverLight
    case .os27PopoverDark: GlassTable.os27PopoverDark
    case .os27MenuDarkFlat: GlassTable.os27MenuDarkFlat
    case .os27Lens: GlassTable.os27Lens
    case .os27LensSwitch: GlassTable.os27LensSwitch
    case .os27LensSlider: GlassTable.os27LensSlider
    case .os27LensLoupe: GlassTable.os27LensLoupe
    case .os26RegularLight: GlassTable.os26RegularLight
    case .os26RegularLightFlat: GlassTable.os26RegularLightFlat
    case .os26RegularDark: GlassTable.os26RegularDark
    case .os26RegularDarkFlat: GlassTable.os26RegularDarkFlat
    case .os26Clear: GlassTable.os26Clear
    case .os26ClearLightFlat: GlassTable.os26ClearLightFlat
    case .os26ClearDarkFlat: GlassTable.os26ClearDarkFlat
    }
  }
}
