// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Which published sample of glass is compared by which test, and which by none; together they are the whole file.
package enum GlassSamples {
  /// In `GlassFlatTests` of the numbers and of the drawn pixels; both fail unless these are what they compare.
  package static let flatPixels = [
    "popover-sea", "button44-light-grey128", "platter62-dark-black", "toolbar-light-black-t0",
    "button44-light-242", "button44-dark-black", "menu-light-242",
  ]
  /// In `GlassTintTests`; the tinted ones among the drawn pixels too.
  package static let matrices = [
    "tint-standard-salmon", "tint-standard-coral", "tint-pastel-salmon", "tint-pastel-coral",
  ]
  package static let tinted = [
    "prominent-dark", "prominent-light", "prominent-disabled-dark", "prominent-disabled-light",
  ]
  /// In `GlassLawTests`.
  package static let captureScales = ["alert-capture", "swiftui-regular-t1"]
  /// In `ScrollEdgeTests`.
  package static let scrollEdges = ["hard-black", "hard-red"]

  /// Each by a test of its own: laws and the alert in `GlassFlatTests`, places and rows in `GlassGeometryTests` and
  /// `GlassLensTests`, the lens of a tab bar in `GlassResolverTests`.
  private static let single = [
    "flat/clear26-law", "flat/clear27-law", "flat/clear27-ramp", "flat/dark-emission-black",
    "flat/alert172-light@255", "geometry/segment-lens-band", "geometry/tab-lens-magnification",
    "geometry/clear-refraction-64", "geometry/text-loupe", "profiles/segment-rim-dark-line",
    "profiles/segment-inner-shadow", "union",
  ]

  package static let compared =
    single + flatPixels.map { "flat/" + $0 } + matrices.map { "matrices/" + $0 }
    + tinted.map { "tinted/" + $0 } + captureScales.map { "capture_scale/" + $0 }
    + scrollEdges.map { "scroll_edge/" + $0 }

  package static let notCompared: [(id: String, reason: String)] = [
    ("flat/alert172-light@192", noPixelOfTheAlert), ("flat/alert172-light@128", noPixelOfTheAlert),
    ("flat/alert172-light@64", noPixelOfTheAlert), ("flat/alert172-light@0", noPixelOfTheAlert),
    (
      "flat/button-greys-bias",
      "The six greys are not named, and the range is one of a formula without the ring shadow."
    ),
    (
      "geometry/segment-lens-phase",
      "It sums up how far a formula lies from a captured grating, and the grating is not published."
    ),
    (
      "geometry/alert-blur-width",
      "The width mixes the blur with the wide one of the fill, and in which shares is an open question."
    ),
    (
      "profiles/segment-fringe",
      "It counts coloured pixels over a page that is not published."
    ),
    (
      "profiles/pocket-mask",
      "The 384 values are not in the file; the ramp that gives them is what the table holds."
    ),
    (
      "profiles/rim-glint-grey128",
      "The published formula lies 5 to 7 above the native rows; drawn rows are compared with the formula's."
    ),
    (
      "profiles/rim-glint-integrated",
      "It is a sum over rows whose first the published formula misses, two of four times over unknown photos."
    ),
    ("profiles/tab-tint", "Neither the tint's own colour nor that of the platter below it is given."),
    (
      "blur/clear-slider-sigma",
      "A Gaussian fitted to a pyramid that is none; the published radius gives 5 to 8 % more."
    ),
    ("affine/tab-platter-dark", platterOfItsOwn), ("affine/tab-platter-light", platterOfItsOwn),
  ]

  private static let noPixelOfTheAlert =
    "The author bounds how far native pixels lie from a formula; the pixels themselves are published for none."
  private static let platterOfItsOwn =
    "It is the plate that a tab bar's lens leaves when it rests; lenses are drawn lifted, and no plate is."
}
