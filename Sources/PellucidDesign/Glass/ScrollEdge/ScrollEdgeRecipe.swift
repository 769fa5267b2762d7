// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

/// The numbers of the effect where content scrolls under a bar: one band above the content and below the bar's glass.
///
/// Drawn from bottom to top: blur, wide fill, colour matrix, a blurred copy of the content under a fill, a wash, a separator.
package struct ScrollEdgeRecipe: Hashable, Sendable {
  /// The name of the table row, for example `os27.thinFilm`.
  package var name: String
  /// The extent of the band from the screen's edge inward, in points; 0 draws nothing.
  package var height: Double
  package var blur = Blur()
  package var blurFill = GlassParameters.BlurFill()
  /// The matrix applied to the blurred content.
  package var matrix = ColorMatrix.identity
  package var replay = Replay()
  package var wash = Wash()
  /// The straight RGBA colour of a line one device pixel wide at the band's end; alpha 0 draws none.
  package var separator = SIMD4<Double>(repeating: 0)
  /// The points scrolled at which the effect begins to show (x) and at which it is fully shown (y).
  package var engagement = SIMD2<Double>(0, 0)
  /// The source of `engagement`; nil where nothing is drawn.
  package var engagementProvenance: Provenance?
  /// The spring that drives the effect's alpha.
  package var fade = GlassMotion.scrollEdgeAlpha.spring
  /// The step of the automatic style of release 26; nil for other styles.
  package var level: ScrollEdgeLevel?
  package var provenance: Provenance

  /// A blur whose radius changes across the band.
  package struct Blur: Hashable, Sendable {
    /// The radius in points, in the convention of the glass filter; 0 blurs nothing.
    package var radius = 0.0
    /// The scale of the capture, in captured pixels per pixel.
    package var captureScale = 0.5
    /// The factor for the radius across the band.
    package var profile = ScrollEdgeProfile.even
  }

  /// A blurred copy of the content, covered by a colour.
  package struct Replay: Hashable, Sendable {
    /// The straight RGBA colour of the cover; alpha 0 draws none.
    package var fill = SIMD4<Double>(repeating: 0)
    package var blurRadius = 0.0
    package var profile = ScrollEdgeProfile.even
  }

  /// A colour laid over everything.
  package struct Wash: Hashable, Sendable {
    /// The straight RGBA colour; alpha 0 draws none.
    package var fill = SIMD4<Double>(repeating: 0)
    package var profile = ScrollEdgeProfile.even
  }

  /// A Boolean value indicating whether nothing is drawn, however far the content has scrolled.
  package var drawsNothing: Bool { engagementProvenance == nil }

  /// Returns the alpha of the effect once the fade is over, with the content scrolled `distance` points under the bar.
  package func opacity(scrolled distance: Double) -> Double {
    guard height > 0, distance > engagement.x else { return 0 }
    guard distance < engagement.y else { return 1 }
    return (distance - engagement.x) / (engagement.y - engagement.x)
  }
}
