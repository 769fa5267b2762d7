// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDocument
import PellucidGeometry
import PellucidScene

/// The rasterizer of symbols: SVG templates, of which only the alpha is used, as coverage.
///
/// Shapes, gradients, clips, masks and references within the document are drawn; text, pictures, filters, markers and
/// dashes are ignored. The cost of a document is computed and limited before it is drawn; see `SymbolLimits`.
package struct SymbolRasterizer: Sendable {
  package var limits = SymbolLimits()
  /// The library that resolves symbol names.
  package let library: SymbolLibrary
  /// The work of all documents of a scene.
  let meter: VectorMeter

  package init(library: SymbolLibrary = SymbolLibrary()) { self.init(library: library, meter: VectorMeter()) }

  init(library: SymbolLibrary, meter: VectorMeter) { (self.library, self.meter) = (library, meter) }

  /// Returns the coverage of each layer of `symbol`, the most important layer first.
  ///
  /// Monochrome rendering and templates without layers give one mask. The template is centred in `frame` and keeps its
  /// proportions.
  ///
  /// - Parameters:
  ///   - frame: The frame in points, before `transform`.
  ///   - transform: The transform from the frame's space to the points of the scene.
  ///   - scale: The number of pixels per point.
  ///   - clip: The pixels of the picture; coverage outside is neither computed nor stored.
  package func masks(
    for symbol: SymbolRequest, frame: Rect, transform: Transform = .identity,
    scale: Double, clippedTo clip: PixelRect? = nil
  ) throws(SymbolError) -> [CoverageMask] {
    let (bytes, path, isComposed) = try library.document(
      of: symbol.template, weight: symbol.variant?.weight ?? 400, limits: limits)
    var drawn = symbol
    // A composed document has the weight already.
    if isComposed { drawn.variant?.weight = 400 }
    return try masks(document: bytes, path: path, drawn, frame, transform, scale, clip)
  }

  /// Returns the masks of an SVG document in memory; see `masks(for:frame:transform:scale:clippedTo:)`.
  ///
  /// - Parameters:
  ///   - variant: The variant to draw; nil draws the template without choosing a variant.
  package func masks(
    document: [UInt8], rendering: SymbolRequest.Rendering, variant: SymbolRequest.Variant? = nil,
    frame: Rect, transform: Transform = .identity, scale: Double
  ) throws(SymbolError) -> [CoverageMask] {
    guard document.count <= limits.fileBytes else {
      throw .fileTooLarge(path: "the document", limit: limits.fileBytes)
    }
    let symbol = SymbolRequest(template: "", rendering: rendering, variant: variant)
    return try masks(document: document, path: "the document", symbol, frame, transform, scale, nil)
  }

  /// Draws each layer of a document, after checking the cost.
  private func masks(
    document: [UInt8], path: String, _ symbol: SymbolRequest, _ frame: Rect,
    _ transform: Transform, _ scale: Double, _ clip: PixelRect?
  ) throws(SymbolError) -> [CoverageMask] {
    try Self.check(frame, transform, scale)
    let loaded = try SymbolDocument(bytes: document, path: path, limits: limits, for: symbol)
    let fitted = loaded.fittedFrame(in: frame)
    let toPixels = transform.followed(by: .scale(scale))
    let ink = PixelRect(covering: toPixels.bounds(of: fitted))
    let bounds = clip.map(ink.intersection) ?? ink
    // A frame or transform without area covers nothing, and librsvg could not invert the transform.
    guard !fitted.isEmpty, toPixels.a * toPixels.d != toPixels.b * toPixels.c, !bounds.isEmpty else {
      return [Self.empty(at: bounds)]
    }
    guard bounds.width <= 32_000, bounds.height <= 32_000,
      bounds.width * bounds.height <= limits.pixels
    else {
      throw .maskTooLarge(width: bounds.width, height: bounds.height, pixelLimit: limits.pixels)
    }
    let sheets = Self.styleSheets(loaded.layers, symbol.rendering)
    let pixels = bounds.width * bounds.height
    guard pixels * loaded.cost.depth <= limits.surfacePixels,
      pixels * loaded.cost.elements * sheets.count <= limits.filledPixels,
      // The extent of a variant is measured before each drawing, which takes about as long.
      meter.add(
        2 * Double(sheets.count) * loaded.work.nanoseconds(width: bounds.width, height: bounds.height), limits
      )
    else { throw .tooComplex(path: path, width: bounds.width, height: bounds.height) }
    var masks: [CoverageMask] = []
    for sheet in sheets {
      masks.append(
        try loaded.coverage(frame: fitted, toPixels: toPixels, bounds: bounds, styleSheet: sheet))
    }
    return masks
  }

  /// Returns the style sheets that show each layer, or one that shows everything.
  private static func styleSheets(
    _ layers: SymbolLayers, _ rendering: SymbolRequest.Rendering
  ) -> [String] {
    if rendering == .monochrome || layers.count < 2 { return [SymbolLayers.base] }
    return (0..<layers.count).map(layers.styleSheet(showing:))
  }

  /// Returns a mask without pixels.
  private static func empty(at bounds: PixelRect) -> CoverageMask {
    CoverageMask(
      bounds: PixelRect(minX: bounds.minX, minY: bounds.minY, maxX: bounds.minX, maxY: bounds.minY),
      values: [])
  }

  /// Returns the facts about a symbol: its counterpart, the colours of its layers and its weights. Returns nil if the
  /// symbol cannot be read.
  func fact(of name: String) -> SymbolFact? {
    guard let tree = tree(of: name) else { return nil }
    var fact = SymbolFact(name: name)
    fact.layerColors = SymbolLayers(multicolorOf: tree, limit: limits.layers).colorNames
    fact.hasWeights = SymbolTemplate(tree).hasWeights
    fact.isLine = SymbolGlyphs.grammar.isLine(name)
    fact.isMark = (try? library.source(of: name)) == .mark
    guard let other = library.counterpart(of: name), let otherTree = self.tree(of: other) else { return fact }
    fact.counterpart = other
    fact.counterpartColors = SymbolLayers(multicolorOf: otherTree, limit: limits.layers).colorNames
    return fact
  }

  /// Returns the elements of a symbol's document; nil where it cannot be read.
  private func tree(of name: String) -> SymbolTree? {
    guard let document = try? library.document(of: name, weight: 400, limits: limits) else { return nil }
    return try? SymbolTree(document.bytes, limits: limits)
  }

  /// Throws if a number is not finite or is out of range.
  private static func check(
    _ frame: Rect, _ transform: Transform, _ scale: Double
  ) throws(SymbolError) {
    let t = transform
    let numbers = [frame.x, frame.y, frame.width, frame.height, t.a, t.b, t.c, t.d, t.tx, t.ty, scale]
    guard numbers.allSatisfy({ abs($0) <= 1_000_000 }), scale > 0 else { throw .geometryOutOfRange }
  }
}
