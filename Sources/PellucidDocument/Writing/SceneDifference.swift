// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidScene

extension SceneDescription {
  /// Returns the key path of the first value that differs from another description; nil where the two are equal.
  func firstDifference(from other: SceneDescription) -> String? {
    if self == other { return nil }
    if size != other.size { return "size" }
    if scale != other.scale { return "scale" }
    if traits != other.traits || glass != other.glass || device != other.device { return "traits" }
    if appearancePolicy != other.appearancePolicy { return "alwaysDark" }
    if glassRules != other.glassRules { return "glassRules" }
    if room != other.room { return "room" }
    if pictures != other.pictures { return "pictures" }
    if backdrops != other.backdrops { return "backdrops" }
    if time != other.time { return "time" }
    if catalogs != other.catalogs { return "assets" }
    return Layer.firstDifference(desktop, other.desktop, at: "desktop") ?? firstWindow(from: other)
  }

  private func firstWindow(from other: SceneDescription) -> String {
    for (index, pair) in zip(windows, other.windows).enumerated() where pair.0 != pair.1 {
      let path = "windows[\(index)]"
      var same = pair.1
      same.layers = pair.0.layers
      if pair.0 != same { return path }
      return Layer.firstDifference(pair.0.layers, pair.1.layers, at: path + ".layers") ?? path
    }
    return "windows"
  }
}

extension Layer {
  /// Returns the key path of the first layer that differs: the innermost one where nothing but layers inside differ.
  ///
  /// Descends two trees at once, along the one path on which they differ, whereas `LayerWalk` visits all of one tree.
  fileprivate static func firstDifference(_ layers: [Layer], _ others: [Layer], at path: String) -> String? {
    for (index, pair) in zip(layers, others).enumerated() where pair.0 != pair.1 {
      let own = path + "[\(index)]"
      var same = pair.1
      same.content.children = pair.0.content.children
      guard pair.0 == same, let key = pair.0.content.childrenKey else { return own }
      return firstDifference(pair.0.content.children, pair.1.content.children, at: own + "." + key) ?? own
    }
    return layers.count == others.count ? nil : path
  }
}
