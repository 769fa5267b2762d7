// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

/// The scroll edge effects of iOS 26 and 27.
enum ScrollEdgeTable {
  static let provenances = [
    thinFilm, soft, statusBand, nothing, hardLight, hardDark, softWash, softWashDark, adaptive, engaging26,
    engaging27,
  ]

  private static let thinFilm = Cell.source("G3, G11", .measured)
  private static let soft = Cell.source(
    "G11", .chosen,
    "The gradient's place is known, not its colour and end: the replay's fill, ending with the band. The blur is "
      + "even to where the gradient begins and ends with it; how its mask ends is not known.")
  private static let statusBand = Cell.source("G11, G15", .inferred)
  private static let nothing = Cell.source("G11", .inferred)
  private static let hardLight = Cell.source("G12", .measured)
  private static let hardDark = Cell.source(
    "G12", .chosen, "Not measured in dark: the same plate in black.")
  private static let softWash = Cell.source(
    "G12", .measured,
    "Alphas are known to two digits at some rows; between them a curve without corners, which would be seen as lines."
  )
  private static let softWashDark = Cell.source(
    "G12", .chosen, "Not measured in dark: the same wash in black.")
  private static let adaptive = Cell.source(
    "G13", .chosen,
    "Its bands of 137 and 133 points are taken as 24 beyond a bar that ends at 113 and 50 beyond one at 83.")

  private static let engaging26 = Cell.source("G12", .measured)
  private static let engaging27 = Cell.source(
    "G12", .chosen,
    "Release 27 hides at rest and fades in; over which points of the way is known for 26 alone: those of 26.")

  private static func paint(_ isDark: Bool, light: Double, dark: Double) -> SIMD4<Double> {
    isDark ? SIMD4(0, 0, 0, dark) : SIMD4(1, 1, 1, light)
  }

  /// The dumped matrix: a saturation of 1.25 and a little light.
  private static let filmMatrix = Cell.matrix(
    Cell.row(1.1969, -0.1789, -0.018, 0.03), Cell.row(-0.0531, 1.0712, -0.0181, 0.03),
    Cell.row(-0.0532, -0.1787, 1.232, 0.03))

  private static func fill(_ isDark: Bool) -> GlassParameters.BlurFill {
    var fill = GlassParameters.BlurFill()
    fill.radius = 16
    (fill.normal, fill.lighten, fill.darken) = isDark ? (0, 0.4, 0.6) : (0.25, 0.6, 0.4)
    return fill
  }
}

// MARK: - Release 27

extension ScrollEdgeTable {
  /// Returns the effect under a bar with a title: full blur beside the status bar, a quarter of it where the bar ends.
  static func thinFilm27(_ resolution: ScrollEdgeResolution) -> ScrollEdgeRecipe {
    let request = resolution.request
    var recipe = ScrollEdgeRecipe(name: "os27.thinFilm", height: resolution.barEnd, provenance: thinFilm)
    recipe.blur.radius = Piecewise.value([SIMD2(54, 2), SIMD2(98, 2.5)], at: request.barHeight)
    recipe.blur.profile = .eased(
      start: rampStart(resolution), first: 1, end: 1, last: request.hasGlassItems ? 0.25 : 0.4)
    recipe.blurFill = fill(resolution.isDark)
    recipe.matrix = filmMatrix
    recipe.replay.fill = paint(resolution.isDark, light: 0.5, dark: 0.6)
    recipe.replay.blurRadius = 16
    recipe.separator = resolution.isDark ? SIMD4(1, 1, 1, 0.1) : SIMD4(0, 0, 0, 0.1)
    engage(&recipe, resolution)
    return recipe
  }

  /// Returns the position in the band at which the blur starts to fall: the fall covers the bar, but at most 64
  /// points. That gives the 0.53448 of the dumped upright band.
  ///
  /// The landscape band of 78 points has 0.17949, which is a fall over 64 points and not over its bar of 54.
  private static func rampStart(_ resolution: ScrollEdgeResolution) -> Double {
    let height = resolution.barEnd
    guard height > 0 else { return 0 }
    let ramp = resolution.request.isLandscape ? 64 : min(64, resolution.request.barHeight)
    return max(0, height - ramp) / height
  }

  static func soft27(_ resolution: ScrollEdgeResolution) -> ScrollEdgeRecipe {
    let height = resolution.barEnd > 0 ? resolution.barEnd + 40 : 0
    var recipe = ScrollEdgeRecipe(name: "os27.soft", height: height, provenance: soft)
    recipe.blur.radius = 1.5
    recipe.blur.profile = .eased(start: 0.34, first: 1, end: 1, last: 0)
    recipe.replay.fill = paint(resolution.isDark, light: 0.5, dark: 0.6)
    recipe.replay.blurRadius = 16
    recipe.replay.profile = recipe.blur.profile
    engage(&recipe, resolution)
    return recipe
  }

  /// Returns the effect under a bar that has items of glass and no title: a band over the status bar alone.
  static func statusBand27(_ resolution: ScrollEdgeResolution) -> ScrollEdgeRecipe {
    var recipe = ScrollEdgeRecipe(
      name: "os27.statusBand", height: resolution.request.safeArea, provenance: statusBand)
    recipe.blur.radius = 2
    recipe.blur.profile = .eased(start: 0.2, first: 1, end: 1, last: 0)
    if resolution.isDark {
      recipe.replay.fill = SIMD4(0, 0, 0, 0.5)
      recipe.replay.blurRadius = 16
      recipe.replay.profile = recipe.blur.profile
    }
    engage(&recipe, resolution)
    return recipe
  }

  /// Returns the effect under a floating toolbar, which draws nothing.
  static func nothing27() -> ScrollEdgeRecipe {
    ScrollEdgeRecipe(name: "os27.none", height: 0, provenance: nothing)
  }
}

// MARK: - Release 26

extension ScrollEdgeTable {
  /// Returns a plate with a hard end: 10 points before the end of a bar at the top, at the upper edge of a tab bar.
  static func hard26(_ resolution: ScrollEdgeResolution) -> ScrollEdgeRecipe {
    let gap: Double = resolution.request.side == .top ? 10 : 0
    var recipe = ScrollEdgeRecipe(
      name: "os26.hard", height: max(0, resolution.barEnd - gap),
      provenance: resolution.isDark ? hardDark : hardLight)
    recipe.wash.fill = paint(resolution.isDark, light: 0.902, dark: 0.902)
    // The source gives "about 6 points" at the edges of content: the filter's radius of 3.2, at 1.9 times it.
    recipe.blur.radius = 3.2
    engage(&recipe, resolution)
    return recipe
  }

  /// The wash as (points from the bar's end inward, alpha), measured under a bar that ends at 113 points.
  private static let softTop = [
    SIMD2(-91.0, 0.835), SIMD2(-55, 0.83), SIMD2(-24, 0.65), SIMD2(-16, 0.52), SIMD2(19, 0.04),
    SIMD2(36, 0),
  ]
  /// The wash as (points from the screen's lower edge, alpha), measured above a tab bar. The neighbours 0.33 and 0.31 have
  /// the values that two digits leave them and that fit the slope around them. The end is not measured: the last 0.04 take
  /// 17 points at the top, so the last 0.02 take half of that.
  private static let softBottom = [
    SIMD2(21.0, 0.78), SIMD2(40, 0.73), SIMD2(79, 0.325), SIMD2(80, 0.315), SIMD2(119, 0.02), SIMD2(128, 0),
  ]

  static func soft26(_ resolution: ScrollEdgeResolution) -> ScrollEdgeRecipe {
    let isTop = resolution.request.side == .top
    let height = resolution.barEnd > 0 ? (isTop ? resolution.barEnd + 36 : 128) : 0
    var recipe = ScrollEdgeRecipe(
      name: "os26.soft", height: height, provenance: resolution.isDark ? softWashDark : softWash)
    recipe.wash.fill = paint(resolution.isDark, light: 1, dark: 1)
    let points =
      isTop
      ? softTop.map { SIMD2(($0.x + resolution.barEnd) / max(height, 1), $0.y) }
      : softBottom.map { SIMD2($0.x / max(height, 1), $0.y) }
    recipe.wash.profile = .through(points)
    engage(&recipe, resolution)
    return recipe
  }

  /// Returns a wash whose colour follows the brightness of the content under it, in three steps.
  static func wash26(_ resolution: ScrollEdgeResolution) -> ScrollEdgeRecipe {
    let request = resolution.request
    let level = level26(luma: request.luma, before: request.before, isDark: resolution.isDark)
    let beyond: Double = request.side == .top ? 24 : 50
    var recipe = ScrollEdgeRecipe(
      name: "os26.automatic", height: resolution.barEnd > 0 ? resolution.barEnd + beyond : 0,
      provenance: adaptive)
    recipe.level = level
    recipe.wash.fill = wash(level, resolution.isDark)
    recipe.wash.profile = .smooth(hold: request.side == .top ? 0.35 : 0.097)
    recipe.fade = GlassMotion.scrollEdgeLevel.spring
    engage(&recipe, resolution)
    return recipe
  }

  private static func wash(_ level: ScrollEdgeLevel, _ isDark: Bool) -> SIMD4<Double> {
    switch level {
    case .bright: isDark ? SIMD4(0, 0, 0, 0.31) : SIMD4(1, 1, 1, 0.84)
    case .middle: SIMD4(0, 0, 0, isDark ? 0.6 : 0.27)
    case .dark: SIMD4(0, 0, 0, isDark ? 0.85 : 0.47)
    }
  }

  /// Returns the step for a luma. The two boundaries have a gap each; inside a gap the step before holds (hysteresis).
  static func level26(luma: Double, before: ScrollEdgeLevel?, isDark: Bool) -> ScrollEdgeLevel {
    let (bright, dark) =
      isDark ? (SIMD2(0.6, 0.64), SIMD2(0.08, 0.14)) : (SIMD2(0.75, 0.85), SIMD2(0.28, 0.34))
    if luma > bright.y || luma > bright.x && before == .bright { return .bright }
    if luma < dark.x || luma < dark.y && before == .dark { return .dark }
    return .middle
  }
}

// MARK: - Both

extension ScrollEdgeTable {
  /// Sets the points of scrolling between which the effect appears: at the top nothing for 8 points past the bar's
  /// glass and everything at 32, at the bottom at once.
  private static func engage(_ recipe: inout ScrollEdgeRecipe, _ resolution: ScrollEdgeResolution) {
    recipe.engagement = resolution.request.side == .top ? SIMD2(8, 32) : SIMD2(0, 1)
    recipe.engagementProvenance = resolution.look == .os26 ? engaging26 : engaging27
  }
}
