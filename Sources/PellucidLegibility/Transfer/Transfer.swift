// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign

/// The transfer of a colour from the backdrop to the surface under a foreground, and of the foreground on it.
///
///     backdrop ─ beforeMixing ─▶ mixed by the blur, glass ─ afterMixing ─▶ surface ─ ink ─▶ inked ─ above ─▶ eye
///                                                                               └───────────── above ─▶ eye
///
/// All steps apply to gamma-encoded colour of `gamut`, as in the renderer. The standard materials are created by
/// `init(material:…)`; other kinds of surfaces specify their own steps.
package struct Transfer: Hashable, Sendable {
  /// One step, which changes a colour.
  package enum Step: Hashable, Sendable {
    /// A material's colour mapping, clamped at its end.
    case map(ColorMapping)
    /// A flat layer: a colour composited at its alpha in a blend mode. `opacity`, 0…1, is the share of the
    /// clamped result that is mixed in; for a mode that clamps, lowering the alpha instead would differ.
    case paint(EncodedColor, BlendMode, opacity: Double = 1)
    /// An arbitrary colour of the gamut, independent of the backdrop, mixed in by this share, 0…1: the desktop's
    /// average, or the unblurred backdrop behind a translucent material.
    case otherColor(share: Double)
    /// A tint of glass: the result of the matrix, clamped to an upper limit, mixed in at an opacity of 0…1.
    case tint(ColorMatrix, opacity: Double, limit: Double)
  }

  /// The combination of the colours of several places by the blur.
  package enum Mixing: Hashable, Sendable {
    /// Each surface colour depends on one backdrop colour, which may itself be a mixture.
    case none
    /// The blur precedes the mapping, so that each surface colour depends on one mixture of backdrop colours; but
    /// the surface is then magnified, which mixes neighbours. The bound covers all mixtures of surface colours,
    /// which is wider than the set that can occur; the witness is one backdrop colour.
    case neighbors
    /// The mapping precedes the blur: each surface colour is a mixture, with weights that sum to 1, of results of
    /// `beforeMixing`.
    case mixtures
  }

  /// The colour space of the backdrop and of the picture.
  package var gamut: Gamut
  /// The steps applied to a backdrop colour before it is mixed with others.
  package var beforeMixing: [Step]
  /// The mixing by the blur.
  package var mixing: Mixing
  /// Liquid Glass, which blurs and changes the result of `beforeMixing`; with glass, `beforeMixing` may only
  /// contain flat source-over layers, and `mixing` must be `none`.
  package var glass: GlassTransfer?
  /// The steps applied to the mixture, at each pixel alone.
  package var afterMixing: [Step]
  /// The ink of the foreground, drawn on the surface.
  package var ink: Ink
  /// The opacity of the foreground in addition to its ink, 0…1.
  package var inkOpacity: Double
  /// The layers above the foreground, bottom to top; they cover the surface beside the foreground too.
  package var above: [Step]
  /// A Boolean value that is true where the finished colours are inverted.
  package var isInverted = false

  package init(
    gamut: Gamut = .srgb, beforeMixing: [Step] = [], mixing: Mixing = .none, afterMixing: [Step] = [],
    ink: Ink, inkOpacity: Double = 1, above: [Step] = []
  ) {
    (self.gamut, self.beforeMixing, self.mixing) = (gamut, beforeMixing, mixing)
    (self.afterMixing, self.ink, self.inkOpacity, self.above) = (afterMixing, ink, inkOpacity, above)
  }
}
