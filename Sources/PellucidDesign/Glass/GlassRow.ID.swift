// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

extension GlassRow {
  /// The identity of a row, in the order of the tables; the raw value is the name in listings.
  package enum ID: String, CaseIterable, Hashable, Sendable {
    case identity
    case os27RegularLight = "os27.regular.light"
    case os27RegularLightFlat = "os27.regular.light.flat"
    case os27RegularDark = "os27.regular.dark"
    case os27RegularDarkFlat = "os27.regular.dark.flat"
    case os27Clear = "os27.clear"
    case os27ClearLightFlat = "os27.clear.light.flat"
    case os27ClearDarkFlat = "os27.clear.dark.flat"
    case os27SidebarLightFlat = "os27.sidebar.light.flat"
    case os27SidebarDarkFlat = "os27.sidebar.dark.flat"
    case os27PopoverLight = "os27.popover.light"
    case os27PopoverDark = "os27.popover.dark"
    case os27MenuDarkFlat = "os27.menu.dark.flat"
    case os27Lens = "os27.lens"
    case os27LensSwitch = "os27.lens.switch"
    case os27LensSlider = "os27.lens.slider"
    case os27LensLoupe = "os27.lens.loupe"
    case os26RegularLight = "os26.regular.light"
    case os26RegularLightFlat = "os26.regular.light.flat"
    case os26RegularDark = "os26.regular.dark"
    case os26RegularDarkFlat = "os26.regular.dark.flat"
    case os26Clear = "os26.clear"
    case os26ClearLightFlat = "os26.clear.light.flat"
    case os26ClearDarkFlat = "os26.clear.dark.flat"
  }
}
