// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

extension Ink {
  /// Returns the ink whose result on every surface lies by a share nearer to a grey.
  ///
  /// An ink that adds to the surface or subtracts from it becomes the matrix that does the same, because its own blend
  /// mode cannot express the result. Inks in other blend modes are returned unchanged; no level has one.
  ///
  /// - Parameters:
  ///   - white: The grey: 0 for black, 1 for white.
  ///   - share: The share of the way, 0…1.
  func moved(toward white: Float, by share: Float) -> Ink {
    guard share > 0 else { return self }
    guard share < 1 else { return .color(EncodedColor(white: white), blend: .sourceOver) }
    switch self {
    case .color(let color, .sourceOver):
      var moved = color
      moved.alpha = 1 - (1 - share) * (1 - color.alpha)
      let (own, other) = ((1 - share) * color.alpha / moved.alpha, share * white / moved.alpha)
      moved.red = color.red * own + other
      moved.green = color.green * own + other
      moved.blue = color.blue * own + other
      return .color(moved, blend: .sourceOver)
    case .color(let color, .plusDarker):
      return Self.adding(color, -color.alpha).moved(toward: white, by: share)
    case .color(let color, .plusLighter):
      return Self.adding(color, 0).moved(toward: white, by: share)
    case .color: return self
    case .backdropMatrix(let matrix):
      func row(_ row: SIMD4<Float>) -> SIMD4<Float> { row * (1 - share) + SIMD4(0, 0, 0, share * white) }
      return .backdropMatrix(
        ColorMatrix(
          red: row(matrix.red), green: row(matrix.green), blue: row(matrix.blue), alpha: matrix.alpha))
    }
  }

  /// Returns the matrix that adds a premultiplied colour and an offset to an opaque surface.
  private static func adding(_ color: EncodedColor, _ offset: Float) -> Ink {
    func row(_ weights: SIMD4<Float>, _ component: Float) -> SIMD4<Float> {
      weights + SIMD4(0, 0, 0, component * color.alpha + offset)
    }
    let identity = ColorMatrix.identity
    return .backdropMatrix(
      ColorMatrix(
        red: row(identity.red, color.red), green: row(identity.green, color.green),
        blue: row(identity.blue, color.blue)))
  }

  /// Returns the colour of the ink at full coverage on an opaque surface, clamped.
  package func drawn(on surface: SIMD4<Float>) -> SIMD4<Float> {
    let (zero, one) = (SIMD4<Float>(repeating: 0), SIMD4<Float>(repeating: 1))
    switch self {
    case .color(let color, let blend):
      return blend.blended(source: color.premultiplied.lanes, backdrop: surface)
        .clamped(lowerBound: zero, upperBound: one)
    case .backdropMatrix(let matrix):
      let target = matrix.applied(to: surface).clamped(lowerBound: zero, upperBound: one)
      return surface * (1 - target.w) + target * target.w
    }
  }
}

extension VibrancyRow {
  /// Returns the row under Increase Contrast: labels and separators move toward black in light and white in dark, and
  /// secondary fills toward the primary one.
  ///
  /// - Parameter fill: The primary fill of the family.
  func withMoreContrast(fill: Ink?) -> VibrancyRow {
    if level == .secondaryFill { return movedToward(fill) }
    let appearance = family.appearance
    let share = ContrastTable.share(of: level, in: appearance)
    guard share > 0 else { return self }
    var row = self
    row.ink = ink.moved(toward: appearance == .dark ? 1 : 0, by: share)
    row.provenance = provenance.adding(ContrastTable.plainSources, reason: ContrastTable.inkReason)
    return row
  }

  /// Returns the row of a secondary fill under Increase Contrast. Fills that are no matrices keep their order by themselves.
  private func movedToward(_ fill: Ink?) -> VibrancyRow {
    guard case .backdropMatrix(let own) = ink, case .backdropMatrix(let primary)? = fill else { return self }
    var row = self
    row.ink = .backdropMatrix(own.mixed(with: primary, by: ContrastTable.secondaryFillShare))
    row.provenance = provenance.adding("S18", reason: ContrastTable.fillReason)
    return row
  }
}

extension Provenance {
  /// Returns chosen provenance with further sources, and with a reason after its own.
  func adding(_ more: String, reason added: String) -> Provenance {
    Provenance(
      sources + ", " + more, .chosen,
      reason: confidence == .chosen ? (reason.map { $0 + " " } ?? "") + added : added)
  }
}
