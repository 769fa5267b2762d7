// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign

/// What happens to a colour from the backdrop up to the surface that a foreground is drawn on, and the foreground.
///
///     backdrop ─ beforeMixing ─▶ mixed by the blur, glass ─ afterMixing ─▶ surface ─ ink ─▶ inked ─ above ─▶ eye
///                                                                               └───────────── above ─▶ eye
///
/// Everything works on gamma-encoded colour of `gamut`, as the renderer does. The standard materials come as
/// `init(material:…)`; another kind of surface states its own steps.
package struct Transfer: Hashable, Sendable {
  /// One change of a colour.
  package enum Step: Hashable, Sendable {
    /// A material's colour mapping, clamped at its end.
    case map(ColorMapping)
    /// A flat layer: a colour at its alpha by a mode. Of the clamped result so much is mixed in, 0…1, as `opacity` says;
    /// a mode that clamps does not give the same at a lower alpha.
    case paint(EncodedColor, BlendMode, opacity: Double = 1)
    /// Mixes in this share, 0…1, of a colour that may be any of the gamut, whatever the backdrop is: the
    /// desktop's average, or what shows through a translucent material unblurred.
    case otherColor(share: Double)
    /// A tint of glass: what the matrix makes of the colour, up to a limit, at an opacity of 0…1.
    case tint(ColorMatrix, opacity: Double, limit: Double)
  }

  /// How colours of several places come together in one.
  package enum Mixing: Hashable, Sendable {
    /// Each surface colour comes from one backdrop colour, which may be a mixture itself.
    case none
    /// The blur comes first, so that a surface colour comes from one mixture of backdrop colours; but the
    /// surface is then magnified, and neighbours are mixed. The bound is over all mixtures of surfaces, which is
    /// wider than what can occur; the witness is one backdrop colour.
    case neighbors
    /// A surface colour is any mixture, with weights that sum to 1, of what `beforeMixing` makes of colours.
    case mixtures
  }

  /// The space of every colour, of both the backdrop and the picture.
  package var gamut: Gamut
  /// What happens to a colour of the backdrop before it is mixed with others.
  package var beforeMixing: [Step]
  package var mixing: Mixing
  /// Liquid Glass, which blurs and changes what `beforeMixing` leaves; that may hold flat layers mixed source-over
  /// only, and `mixing` has to be `none`.
  package var glass: GlassTransfer?
  /// What happens to the mixture, at each pixel alone.
  package var afterMixing: [Step]
  /// What the foreground is drawn with, on the surface.
  package var ink: Ink
  /// The opacity of the foreground beside its ink, 0…1.
  package var inkOpacity: Double
  /// Layers above the foreground, bottom to top; they cover the bare surface alike.
  package var above: [Step]

  package init(
    gamut: Gamut = .srgb, beforeMixing: [Step] = [], mixing: Mixing = .none, afterMixing: [Step] = [],
    ink: Ink, inkOpacity: Double = 1, above: [Step] = []
  ) {
    (self.gamut, self.beforeMixing, self.mixing) = (gamut, beforeMixing, mixing)
    (self.afterMixing, self.ink, self.inkOpacity, self.above) = (afterMixing, ink, inkOpacity, above)
  }
}
