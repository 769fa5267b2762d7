// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

/// A colour given to glass: a ramp over the luma of the colour beneath, from a dark to a bright end.
///
/// The tint is a layer of its own above the face; the ends may leave 0…1 and are not clamped.
package struct GlassTint: Hashable, Sendable {
  /// The rule that derives the ramp's two ends from the colour.
  package enum Family: Hashable, Sendable, CaseIterable {
    /// Light glass and clear glass: the bright end is the colour itself.
    case standard
    /// Dark glass: both ends are paler than the colour.
    case pastel
    /// Inactive windows: the colour is dropped, and the colours beneath are muted.
    case neutral
  }

  /// The matrix that the layer applies to the colour beneath; input and output are encoded in the gamut.
  package var matrix: ColorMatrix
  /// The opacity of the layer, 0…1.
  package var alpha: Float

  /// Creates the tint of a straight, encoded sRGB colour; extended components are kept.
  ///
  /// The ramp is computed from the colour's components in the gamut that is drawn in.
  ///
  /// - Parameters:
  ///   - look: The release; the tints of greys differ between releases.
  ///   - gamut: The gamut of the colour beneath and of the result; in Display P3 the ends of pastels are clamped.
  ///   - appearance: The appearance; it decides in the neutral family alone.
  package init(
    _ color: EncodedColor, family: Family, look: Look = .os27, gamut: Gamut = .srgb,
    appearance: Appearance = .light
  ) {
    alpha = color.alpha
    let source = Self.components(color, gamut)
    if family == .neutral {
      matrix = Self.neutral(appearance)
    } else if source.max() - source.min() <= Self.greyChroma {
      matrix = look == .os27 ? Self.grey(source) : Self.olderGrey(source)
    } else {
      let ramp = family == .standard ? ToneRamp.standard(source) : ToneRamp.pastel(source, gamut)
      matrix = ramp.matrix
    }
  }

  /// The greatest spread between the channels of a grey: 0.0003 was seen to count as grey, 0.0004 not.
  private static let greyChroma = 0.00035

  /// Returns the components of a colour, encoded in the gamut.
  private static func components(_ color: EncodedColor, _ gamut: Gamut) -> SIMD3<Double> {
    let lanes =
      switch gamut {
      case .srgb: color.lanes
      case .displayP3: Straight<DisplayP3>(color).lanes
      }
    return SIMD3(Double(lanes.x), Double(lanes.y), Double(lanes.z))
  }

  /// Returns the tint of inactive windows: 30 % of the luma mixed into each channel, and a bias of a tenth.
  private static func neutral(_ appearance: Appearance) -> ColorMatrix {
    let bias = appearance == .dark ? 0.1 : -0.1
    return matrix { channel in (channel * 0.7 + SRGB.lumaWeights * 0.3, bias) }
  }

  /// Returns the tint of a grey in release 27: each channel c becomes (0.3125c + 1.1875v - 0.25) / (1 + 0.05v(1 -
  /// v)), where v is the channel of the grey.
  private static func grey(_ source: SIMD3<Double>) -> ColorMatrix {
    matrix { channel in
      let value = (source * channel).sum()
      let divisor = 1 + 0.05 * value * (1 - value)
      return (channel * (0.3125 / divisor), (1.1875 * value - 0.25) / divisor)
    }
  }

  /// Returns the tint of a grey in release 26: each channel c becomes c - (0.9 + 0.05v)·luma + 0.95v, where v is the
  /// channel of the grey.
  private static func olderGrey(_ source: SIMD3<Double>) -> ColorMatrix {
    matrix { channel in
      let value = (source * channel).sum()
      return (channel - SRGB.lumaWeights * (0.9 + 0.05 * value), 0.95 * value)
    }
  }

  /// Builds a matrix by channel: `row` turns a channel's unit vector into weights and a bias.
  static func matrix(_ row: (SIMD3<Double>) -> (SIMD3<Double>, Double)) -> ColorMatrix {
    func lanes(_ channel: SIMD3<Double>) -> SIMD4<Float> {
      let (weights, bias) = row(channel)
      return SIMD4(Float(weights.x), Float(weights.y), Float(weights.z), Float(bias))
    }
    return ColorMatrix(
      red: lanes(SIMD3(1, 0, 0)), green: lanes(SIMD3(0, 1, 0)), blue: lanes(SIMD3(0, 0, 1)))
  }
}

/// The two ends of a tint, in encoded RGB.
struct ToneRamp: Hashable, Sendable {
  var dark: SIMD3<Double>, bright: SIMD3<Double>

  /// The matrix of dark + luma · (bright - dark).
  var matrix: ColorMatrix {
    GlassTint.matrix { channel in
      (SRGB.lumaWeights * ((bright - dark) * channel).sum(), (dark * channel).sum())
    }
  }

  /// Returns the HSL lightness: the mean of the least and the greatest component.
  private static func lightness(_ color: SIMD3<Double>) -> Double { (color.max() + color.min()) / 2 }

  /// Returns the ramp on light and clear glass: the bright end is the colour itself, the dark end has a scaled spread.
  static func standard(_ color: SIMD3<Double>) -> ToneRamp {
    let lightness = lightness(color)
    let gain =
      if lightness <= 0.5 {
        57.0 / 85
      } else if lightness <= 5.0 / 6 {
        (17.4 * lightness - 3) / (17 * (1 - lightness))
      } else {
        (21.0 / 17 - 57.0 / 85 * lightness) / (1 - lightness)
      }
    let dark = spread(color, about: lightness, from: 9.0 / 17 * lightness, gain)
    return ToneRamp(
      dark: dark.clamped(lowerBound: color * (-3.0 / 17), upperBound: (20 - 3 * color) / 17), bright: color)
  }

  /// Returns the ramp on dark glass: both ends have a scaled spread about a moved lightness.
  static func pastel(_ color: SIMD3<Double>, _ gamut: Gamut) -> ToneRamp {
    let lightness = lightness(color)
    let isPale = lightness > 10.0 / 11
    let bright = spread(
      color, about: lightness,
      from: isPale ? 17.0 / 12 - 5.0 / 12 * lightness : 137.0 / 120 * lightness, brightGain(lightness))
    let dark = spread(
      color, about: lightness, from: isPale ? 1.25 * lightness - 0.25 : 39.0 / 40 * lightness,
      darkGain(lightness))
    guard gamut == .displayP3 else { return ToneRamp(dark: dark, bright: bright) }
    return ToneRamp(
      dark: dark.clamped(lowerBound: 1.25 * color - 0.25, upperBound: 1.25 * color),
      bright: bright.clamped(lowerBound: color * (-5.0 / 12), upperBound: (17 - 5 * color) / 12))
  }

  /// Scales a colour's distance from its lightness by `gain`, and moves the centre to `middle`.
  private static func spread(
    _ color: SIMD3<Double>, about lightness: Double, from middle: Double, _ gain: Double
  ) -> SIMD3<Double> {
    (color - lightness) * gain + middle
  }

  /// Returns the factor for the spread of a pastel's bright end, from the colour's lightness.
  private static func brightGain(_ lightness: Double) -> Double {
    if lightness <= 5.0 / 11 { return 851.0 / 800 }
    if lightness <= 0.5 { return -4553.0 / 2400 + 323.0 / 240 / lightness }
    if lightness <= 10.0 / 11 { return (223.0 / 240 - 851.0 / 800 * lightness) / (1 - lightness) }
    return -5.0 / 12
  }

  /// Returns the factor for the spread of a pastel's dark end, from the colour's lightness.
  private static func darkGain(_ lightness: Double) -> Double {
    if lightness <= 5.0 / 11 { return 791.0 / 800 }
    if lightness <= 0.5 { return 1209.0 / 800 - 19.0 / 80 / lightness }
    if lightness <= 10.0 / 11 { return (81.0 / 80 - 791.0 / 800 * lightness) / (1 - lightness) }
    return 1.25
  }
}
