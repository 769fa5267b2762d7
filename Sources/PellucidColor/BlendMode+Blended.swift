// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

extension BlendMode {
  /// Returns the composite of `source` over `backdrop` in this blend mode.
  ///
  /// Both colours and the result are premultiplied and gamma-encoded, with red, green, blue and alpha in lanes 0…3.
  /// The separable and non-separable modes follow W3C Compositing and Blending Level 1:
  /// `S·(1-αd) + D·(1-αs) + αs·αd·B(d, s)`, where `S` and `D` are the premultiplied source and backdrop, and `s`
  /// and `d` the same colours straight. The plus modes follow Core Graphics: `min(1, S + D)`, and
  /// `max(0, α - ((αs - S) + (αd - D)))` with `α = min(1, αs + αd)`. The other modes do not clamp: colours
  /// outside 0…1 go through the formulas unchanged. The modes of one term, such as `D·αs` for `destinationIn`, are the
  /// specification's Porter-Duff operators. Does not allocate.
  @inline(__always)
  package func blended(source: SIMD4<Float>, backdrop: SIMD4<Float>) -> SIMD4<Float> {
    switch self {
    case .sourceOver: return source + backdrop * (1 - source.w)
    case .plusLighter: return Self.lower(source + backdrop, SIMD4(repeating: 1))
    case .plusDarker: return Self.plusDarker(source, backdrop)
    case .sourceAtop: return source * backdrop.w + backdrop * (1 - source.w)
    case .destinationOver: return source * (1 - backdrop.w) + backdrop
    case .destinationIn: return backdrop * source.w
    case .destinationOut: return backdrop * (1 - source.w)
    default: return mixed(source: source, backdrop: backdrop)
    }
  }

  /// Returns the specification's composite with the mode's mixing function `B`, premultiplied.
  ///
  /// Where either alpha is 0 there is nothing to mix, and the result is source-over.
  private func mixed(source: SIMD4<Float>, backdrop: SIMD4<Float>) -> SIMD4<Float> {
    let sourceAlpha = source.w, backdropAlpha = backdrop.w
    guard sourceAlpha > 0, backdropAlpha > 0 else { return source + backdrop * (1 - sourceAlpha) }
    let mixture = mixture(source: source / sourceAlpha, backdrop: backdrop / backdropAlpha)
    var result = source * (1 - backdropAlpha) + backdrop * (1 - sourceAlpha)
    result += mixture * (sourceAlpha * backdropAlpha)
    result.w = sourceAlpha + backdropAlpha * (1 - sourceAlpha)
    return result
  }

  /// Returns the specification's mixing function `B(Cb, Cs)` of straight colours; lane 3 of the result is undefined.
  private func mixture(source: SIMD4<Float>, backdrop: SIMD4<Float>) -> SIMD4<Float> {
    switch self {
    case .sourceOver, .plusLighter, .plusDarker, .sourceAtop: source
    case .destinationOver, .destinationIn, .destinationOut: source
    case .multiply: backdrop * source
    case .screen: Self.screen(source, backdrop)
    case .overlay: Self.hardLight(backdrop, over: source)
    case .darken: Self.lower(source, backdrop)
    case .lighten: Self.higher(source, backdrop)
    case .colorDodge: Self.colorDodge(source, over: backdrop)
    case .colorBurn: Self.colorBurn(source, over: backdrop)
    case .hardLight: Self.hardLight(source, over: backdrop)
    case .softLight: Self.softLight(source, over: backdrop)
    case .difference: Self.higher(source, backdrop) - Self.lower(source, backdrop)
    case .exclusion: source + backdrop - 2 * source * backdrop
    case .hue:
      Self.withLuminosity(
        Self.luminosity(backdrop), Self.withSaturation(Self.saturation(backdrop), source))
    case .saturation:
      Self.withLuminosity(
        Self.luminosity(backdrop), Self.withSaturation(Self.saturation(source), backdrop))
    case .color: Self.withLuminosity(Self.luminosity(backdrop), source)
    case .luminosity: Self.withLuminosity(Self.luminosity(source), backdrop)
    }
  }

  /// Returns `max(0, α - ((αs - S) + (αd - D)))` with `α = min(1, αs + αd)`, premultiplied.
  @inline(__always)
  private static func plusDarker(_ source: SIMD4<Float>, _ backdrop: SIMD4<Float>) -> SIMD4<Float> {
    let alpha = min(1, source.w + backdrop.w)
    let missing = (source.w - source) + (backdrop.w - backdrop)
    var result = higher(alpha - missing, SIMD4(repeating: 0))
    result.w = alpha
    return result
  }
}
