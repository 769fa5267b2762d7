// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A kind of colour vision that lacks one of the three cones.
///
/// The matrices act on linear sRGB; they are those of Machado, Oliveira and Fernandes (2009) for a complete deficiency.
package enum ColorVision: String, CaseIterable, Hashable, Sendable {
  /// Vision without the cones of long, of medium, and of short wavelengths.
  case protan, deutan, tritan

  /// The rows of the matrix from linear sRGB to the linear sRGB that looks alike.
  private var rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>) {
    switch self {
    case .protan:
      (
        SIMD3(0.152286, 1.052583, -0.204868), SIMD3(0.114503, 0.786281, 0.099216),
        SIMD3(-0.003882, -0.048116, 1.051998)
      )
    case .deutan:
      (
        SIMD3(0.367322, 0.860646, -0.227968), SIMD3(0.280085, 0.672501, 0.047413),
        SIMD3(-0.011820, 0.042940, 0.968881)
      )
    case .tritan:
      (
        SIMD3(1.255528, -0.076749, -0.178779), SIMD3(-0.078411, 0.930809, 0.147602),
        SIMD3(0.004733, 0.691367, 0.303900)
      )
    }
  }

  /// Returns a colour of linear sRGB as it looks, clamped to the gamut.
  package func seen(_ color: Components) -> Components {
    func channel(_ row: SIMD3<Double>) -> Double { min(1, max(0, color.dot(row.x, row.y, row.z))) }
    let (red, green, blue) = rows
    return Components(channel(red), channel(green), channel(blue))
  }
}
