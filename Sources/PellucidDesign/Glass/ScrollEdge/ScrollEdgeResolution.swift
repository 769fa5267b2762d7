// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

extension ScrollEdgeRecipe {
  /// Returns the effect at an edge; every request has one, and `provenance` states its confidence.
  package static func recipe(for request: ScrollEdgeRequest) -> ScrollEdgeRecipe {
    let resolution = ScrollEdgeResolution(request)
    var recipe = resolution.recipe()
    for reason in resolution.reasons {
      let joined = recipe.provenance.reason.map { $0 + " " + reason } ?? reason
      recipe.provenance = Provenance(recipe.provenance.sources, .chosen, reason: joined)
    }
    return recipe
  }
}

/// The choice of a table row, fitted to a bar.
struct ScrollEdgeResolution {
  var request: ScrollEdgeRequest
  var isDark: Bool
  var look: Look

  init(_ request: ScrollEdgeRequest) {
    self.request = request
    look = request.traits.look == .ios18 ? .os26 : request.traits.look
    let platform = request.traits.platform
    isDark = request.traits.appearance == .dark || platform == .watchOS || platform == .visionOS
    self.request.barHeight = Self.bounded(request.barHeight)
    self.request.safeArea = Self.bounded(request.safeArea)
  }

  private static func bounded(_ length: Double) -> Double { length > 0 ? min(length, 1e6) : 0 }

  /// The distance from the screen's edge to the end of the bar, in points.
  var barEnd: Double { request.safeArea + request.barHeight }

  /// Returns the recipe of the style in effect.
  func recipe() -> ScrollEdgeRecipe {
    switch style {
    case .soft: look == .os26 ? ScrollEdgeTable.soft26(self) : ScrollEdgeTable.soft27(self)
    case .hard: look == .os26 ? ScrollEdgeTable.hard26(self) : ScrollEdgeTable.thinFilm27(self)
    case .automatic: look == .os26 ? ScrollEdgeTable.wash26(self) : automatic27()
    }
  }

  /// The style in effect. Automatic is hard on the Mac, where controls are small and text lies under bars.
  private var style: ScrollEdgeStyle {
    request.style == .automatic && request.traits.platform == .macOS ? .hard : request.style
  }

  /// Returns the automatic style of release 27, by the edge and the content of the bar.
  private func automatic27() -> ScrollEdgeRecipe {
    if request.side == .bottom { return ScrollEdgeTable.nothing27() }
    if request.hasTitle { return ScrollEdgeTable.thinFilm27(self) }
    return request.hasGlassItems ? ScrollEdgeTable.statusBand27(self) : ScrollEdgeTable.soft27(self)
  }

  /// The reasons for using the numbers of another platform or setting.
  var reasons: [String] {
    var reasons: [String] = []
    switch request.traits.platform {
    case .iOS: break
    case .macOS:
      reasons.append(
        "No numbers are published for macOS; the guidelines' hard style with those of iOS is used.")
    case .tvOS, .visionOS, .watchOS:
      reasons.append("No numbers are published for this platform; those of iOS are used.")
    }
    if request.traits.look == .ios18 {
      reasons.append("The 18 release has no scroll edge effect; the numbers of 26 are used.")
    }
    return reasons
  }
}
