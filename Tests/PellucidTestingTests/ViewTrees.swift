// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidPreviews
import PellucidViews

/// The trees of views.
@MainActor enum ViewTrees {
  static func of(
    _ view: some View, width: Double? = 300, height: Double? = 300, platform: Platform = .iOS
  ) throws -> ViewTree {
    var traits = Traits()
    traits.platform = platform
    let setting = ViewSetting(width: width, height: height, traits: traits)
    return try SceneRenderer(threads: 1).inspected(view, in: setting).tree
  }

  /// Returns the words that are read, in their order.
  static func words(_ view: some View, width: Double? = 300, height: Double? = 400) throws -> [String] {
    try of(view, width: width, height: height).readingOrder.map(\.words)
  }

  /// Returns the kinds of the faults of texts, with the texts.
  static func faults(_ view: some View, width: Double? = 300, height: Double? = 300) throws -> [String] {
    try of(view, width: width, height: height).faultyTexts.map { "\($0.fault) \($0.text)" }
  }
}
