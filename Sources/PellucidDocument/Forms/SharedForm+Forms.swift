// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidScene

extension SharedForm {
  /// The places and the extents of frames, in points.
  static let places = -100_000.0...100_000.0, extents = 0.0...100_000.0
  private static let limits = SceneLimits()

  /// The form; nil for layers, whose form follows from their keys, and for backdrops, which `PossibleBackdrops` reads.
  package var form: DocumentForm? {
    switch self {
    case .color: .text(bytes: 1000)
    case .style: .oneOf([.text(bytes: 1000), .object(.style)])
    case .frame: .numbers([Self.places, Self.places, Self.extents, Self.extents])
    case .shape: .oneOf([.words(SceneDocument.shapeNames.names), .object(.shape)])
    case .innerShape:
      .oneOf([
        .words(SceneDocument.shapeNames.names + ["concentric"]), .object(.shape), .object(.concentric),
      ])
    case .shadow: .object(.shadow)
    case .transform:
      .oneOf([
        .object(.transform),
        .numbers([
          ObjectForm.factors, ObjectForm.factors, ObjectForm.factors, ObjectForm.factors, Self.places,
          Self.places,
        ]),
      ])
    case .effects: .list(.object(.effect), most: LayerEffect.most)
    case .gradientStops:
      .list(
        .tuple([.number(0...1), .shared(.color)]), fewest: 2, most: Self.limits.elements)
    case .layers: .list(.shared(.layer), most: Self.limits.layers)
    case .pathElement: .oneOf(Self.pathElements)
    case .backdrops, .layer: nil
    }
  }

  private static let pathElements = SceneDocument.pathElementSizes.entries.map { entry in
    DocumentForm.tuple(
      [.words([entry.name])] + [DocumentForm](repeating: .number(places), count: entry.value))
  }
}

extension ObjectForm {
  /// The factors of a transform.
  static let factors = -1000.0...1000.0
  private static let limits = SceneLimits()

  static let style = ObjectForm(
    [
      KeyForm("level", .words(Vocabularies.vibrancy.names), "A level of labels or fills."),
      KeyForm("color", .shared(.color), "A colour."),
      KeyForm("vibrant", .flag, "False draws the plain colour on materials."),
    ], oneOf: ["level", "color"])
  static let shape = ObjectForm(
    [
      KeyForm(
        "roundedRectangle",
        .oneOf([
          .number(0...limits.side),
          .numbers([0...limits.side, 0...limits.side, 0...limits.side, 0...limits.side]),
        ]), "The radius of the corners, or one for each from the upper left clockwise, in points."),
      KeyForm("style", .words(Vocabularies.cornerStyle.names), "The form of the corners."),
      KeyForm("capsule", .words(Vocabularies.cornerStyle.names), "A capsule with corners of this form."),
      KeyForm(
        "path", .list(.shared(.pathElement), most: limits.elements),
        "An outline in points from the upper left corner; its first element moves."),
    ], oneOf: ["roundedRectangle", "capsule", "path"], example: "{\"roundedRectangle\": 12}")
  static let concentric = ObjectForm([
    KeyForm(
      "concentric", .number(0...limits.side), "The least radius of the corners, in points.", isRequired: true)
  ])
  static let shadow = ObjectForm(
    [
      KeyForm("color", .shared(.color), "The colour of the shadow."),
      KeyForm(
        "sigma", .number(Shadow.sigmas), "The standard deviation of the blur, in points.", isRequired: true),
      KeyForm("offset", .numbers([Shadow.offsets, Shadow.offsets]), "The offset [x, y], in points."),
    ], example: "{\"sigma\": 8, \"offset\": [0, 4], \"color\": \"#00000040\"}")
  static let effect = ObjectForm(
    [
      KeyForm("blur", .number(LayerEffect.sigmas), "The standard deviation of a blur, in points."),
      KeyForm("opaque", .flag, "The blur averages the picture inside the frame alone."),
      KeyForm("saturation", .number(LayerEffect.factors), "A factor; 1 changes nothing."),
      KeyForm("grayscale", .number(LayerEffect.shares), "The share of grey."),
      KeyForm("hueRotation", .number(LayerEffect.turns), "Degrees."),
      KeyForm("brightness", .number(LayerEffect.additions), "The amount added to each channel."),
      KeyForm("contrast", .number(LayerEffect.factors), "A factor; 1 changes nothing."),
      KeyForm("colorMultiply", .shared(.color), "The colour that each pixel is multiplied with."),
      KeyForm("colorInvert", .flag, "The inverse of each channel."),
      KeyForm("luminanceToAlpha", .flag, "Black whose opacity is the luminance."),
      KeyForm(
        "projection", .numbers([ClosedRange<Double>](repeating: LayerEffect.projections, count: 9)),
        "A projection, row by row, of points [x, y, 1] from the upper left corner."),
    ], oneOf: effectKinds, example: "{\"blur\": 8}")
  /// The keys that state the kind of an effect.
  static let effectKinds = [
    "blur", "saturation", "grayscale", "hueRotation", "brightness", "contrast", "colorMultiply",
    "colorInvert",
    "luminanceToAlpha", "projection",
  ]
  static let transform = ObjectForm(
    [
      KeyForm(
        "scale", .oneOf([.number(factors), .numbers([factors, factors])]),
        "A factor, or one for each direction."),
      KeyForm("rotate", .number(-360...360), "Degrees clockwise."),
      KeyForm("translate", .numbers([SharedForm.places, SharedForm.places]), "The way [x, y], in points."),
    ], example: "{\"rotate\": 45}")

  /// Gradients: points are fractions of the frame.
  static let linearGradient = ObjectForm(
    [
      stops, KeyForm("start", fraction, "The point of the first stop, in fractions of the frame."),
      KeyForm("end", fraction, "The point of the last stop, in fractions of the frame."),
    ], example: "{\(someStops)}")
  static let radialGradient = ObjectForm(
    [
      stops, center,
      KeyForm("startRadius", .number(0...100), "The radius of the first stop, in fractions of the width."),
      KeyForm(
        "endRadius", .number(0...100), "The radius of the last stop, in fractions of the width.",
        isRequired: true),
    ], example: "{\(someStops), \"endRadius\": 0.5}")
  static let angularGradient = ObjectForm(
    [
      stops, center, KeyForm("start", .number(-360...360), "Degrees clockwise from the right."),
    ], example: "{\(someStops)}")
  static let meshGradient = ObjectForm(
    [
      KeyForm("columns", .whole(2...MeshPoints.most / 2), "The number of points in a row.", isRequired: true),
      KeyForm(
        "points",
        .list(
          .oneOf([fraction, .numbers(Array(repeating: -10...10, count: 10))]), fewest: 4,
          most: MeshPoints.most),
        "The points [x, y] in fractions of the frame, row by row; the places of the leading, the top, the trailing and the "
          + "bottom handle may follow in the same array.", isRequired: true),
      KeyForm(
        "colors", .list(.shared(.color), fewest: 4, most: MeshPoints.most), "One colour for each point.",
        isRequired: true),
      KeyForm("background", .shared(.color), "The colour beside the mesh; clear by default."),
      KeyForm(
        "smoothsColors", .flag, "Colours change along curves, or along straight lines; true by default."),
      KeyForm(
        "colorSpace", .words(Vocabularies.mixingSpace.names),
        "The space in which colours are mixed; device by default."),
    ],
    example: "{\"columns\": 2, \"points\": [[0, 0], [1, 0], [0, 1], [1, 1]], "
      + "\"colors\": [\"#3366FF\", \"#33CCFF\", \"#FF6633\", \"#FFCC33\"]}")
  private static let someStops = "\"stops\": [[0, \"#3366FF\"], [1, \"#FF6633\"]]"
  static let fraction = DocumentForm.numbers([-10...10, -10...10])
  private static let stops = KeyForm(
    "stops", .shared(.gradientStops), "Pairs [location, color], whose locations never decrease.",
    isRequired: true)
  private static let center = KeyForm("center", fraction, "The centre, in fractions of the frame.")
}
