// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry

extension GlassControl {
  /// The usual size, in points. Chosen: the size of the control on a phone, and of sidebars on the Mac.
  package var usualSize: Size {
    switch self {
    case .none: Size(width: 200, height: 100)
    case .button: Size(width: 120, height: 44)
    case .toolbar: Size(width: 320, height: 44)
    case .tabBar: Size(width: 360, height: 62)
    case .searchField: Size(width: 320, height: 44)
    case .sidebar: Size(width: 240, height: 480)
    case .popover: Size(width: 300, height: 220)
    case .menu: Size(width: 250, height: 300)
    case .alert: Size(width: 320, height: 172)
    case .segmentedLens: Size(width: 110, height: 44)
    case .tabLens: Size(width: 110, height: 70)
    case .switchLens: Size(width: 58, height: 38)
    case .sliderLens: Size(width: 58, height: 38)
    case .loupe: Size(width: 120, height: 80)
    }
  }
}

extension GlassRecipes {
  /// Returns the recipes of every variant and control under traits, each at the usual size of the control.
  package static func usualRecipes(under traits: Traits) -> [GlassRecipe] {
    GlassVariant.allCases.flatMap { variant in
      GlassControl.allCases.map { control in
        let side = min(control.usualSize.width, control.usualSize.height)
        return recipe(for: GlassRequest(variant, control: control, shorterSide: side, traits: traits))
      }
    }
  }
}
