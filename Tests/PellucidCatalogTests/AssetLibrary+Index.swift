// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog

extension AssetLibrary {
  /// The counts of the library, keyed by the column names of `INDEX.md`.
  var indexCounts: [String: Int] {
    let colors = assets.compactMap(\.colors)
    func sets(_ holds: (ColorSet.Entry) -> Bool) -> Int { colors.count { $0.entries.contains(where: holds) } }
    let images = assets.filter { $0.kind == .imageSet }.compactMap(\.files)
    return [
      "colorset": counts[.colorSet] ?? 0, "imageset": counts[.imageSet] ?? 0,
      "appicon": counts[.appIconSet] ?? 0, ".icon": counts[.iconDocument] ?? 0,
      "malformed": malformedFiles.count,
      "dark": sets { $0.selectors.appearance.scheme == .dark },
      "light": sets { $0.selectors.appearance.scheme == .light },
      "high": sets { $0.selectors.appearance.contrast == .increased },
      "P3": sets { if case .color(let color) = $0.value { color.space == .displayP3 } else { false } },
      "ref": sets { if case .reference = $0.value { true } else { false } },
      "empty": sets { $0.value == .empty },
      "imagesDark": images.count { $0.entries.contains { $0.selectors.appearance.scheme == .dark } },
    ]
  }
}
