// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDocument
import PellucidGeometry
import PellucidScene

/// Turns symbols into coverage: SVG templates, of which only the opacity counts.
///
/// Shapes, gradients, clips, masks and references within the document are drawn; texts, pictures, filters,
/// markers and dashes are left out. What a document costs is known before it is drawn: see `SymbolLimits`.
package struct SymbolRasterizer: Sendable {
  package var limits = SymbolLimits()
  /// The library in which names are looked up.
  package let library: SymbolLibrary

  package init(library: SymbolLibrary = SymbolLibrary()) { self.library = library }

  /// The pixels that each layer of `symbol` covers, the most important layer first.
  ///
  /// Monochrome rendering, and a template that marks no layers, give one mask. The template is fitted into
  /// the middle of `frame`; its proportions stay.
  /// - Parameters:
  ///   - frame: points, before `transform`.
  ///   - transform: leads from the frame's space to the scene's points.
  ///   - scale: pixels per point.
  ///   - clip: the pixels of the picture: what lies outside is not rasterized and takes no memory.
  package func masks(
    for symbol: SymbolRequest, frame: Rect, transform: AffineTransform = .identity,
    scale: Double, clippedTo clip: PixelRect? = nil
  ) throws(SymbolError) -> [CoverageMask] {
    let path = try library.path(of: symbol.template)
    let bytes = try read(path)
    return try masks(document: bytes, path: path, symbol, frame, transform, scale, clip)
  }

  /// Returns the masks of an SVG document in memory, like `masks(for:frame:transform:scale:)`.
  ///
  /// - Parameters:
  ///   - variant: The variant that is drawn; nil draws the template as it is.
  package func masks(
    document: [UInt8], rendering: SymbolRequest.Rendering, variant: SymbolRequest.Variant? = nil,
    frame: Rect, transform: AffineTransform = .identity, scale: Double
  ) throws(SymbolError) -> [CoverageMask] {
    guard document.count <= limits.fileBytes else {
      throw .fileTooLarge(path: "the document", limit: limits.fileBytes)
    }
    let symbol = SymbolRequest(template: "", rendering: rendering, variant: variant)
    return try masks(document: document, path: "the document", symbol, frame, transform, scale, nil)
  }

  private func masks(
    document: [UInt8], path: String, _ symbol: SymbolRequest, _ frame: Rect,
    _ transform: AffineTransform, _ scale: Double, _ clip: PixelRect?
  ) throws(SymbolError) -> [CoverageMask] {
    try Self.check(frame, transform, scale)
    let loaded = try SymbolDocument(bytes: document, path: path, limits: limits, for: symbol)
    let fitted = loaded.fittedFrame(in: frame)
    let toPixels = transform.followed(by: .scale(scale))
    let ink = PixelRect(covering: toPixels.bounds(of: fitted))
    let bounds = clip.map(ink.intersection) ?? ink
    // A frame or transform without area covers nothing, and the renderer could not invert it.
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
      pixels * loaded.cost.elements * sheets.count <= limits.filledPixels
    else { throw .tooComplex(path: path, width: bounds.width, height: bounds.height) }
    var masks: [CoverageMask] = []
    for sheet in sheets {
      masks.append(
        try loaded.coverage(frame: fitted, toPixels: toPixels, bounds: bounds, styleSheet: sheet))
    }
    return masks
  }

  private static func styleSheets(
    _ layers: SymbolLayers, _ rendering: SymbolRequest.Rendering
  ) -> [String] {
    if rendering == .monochrome || layers.count < 2 { return [SymbolLayers.base] }
    return (0..<layers.count).map(layers.styleSheet(showing:))
  }

  private static func empty(at bounds: PixelRect) -> CoverageMask {
    CoverageMask(
      bounds: PixelRect(minX: bounds.minX, minY: bounds.minY, maxX: bounds.minX, maxY: bounds.minY),
      values: [])
  }

  /// Returns the forms of a symbol, the colours of its layers, its weights; nil for one that cannot be read.
  func fact(of name: String) -> SymbolFact? {
    guard let path = try? library.path(of: name), let bytes = try? read(path) else { return nil }
    var fact = SymbolFact(name: name)
    fact.layerColors = SymbolLayers(multicolorOf: bytes, limit: limits.layers).colorNames
    fact.hasWeights = SymbolTemplate(bytes).hasWeights
    guard let other = library.counterpart(of: name), let otherPath = try? library.path(of: other),
      let otherBytes = try? read(otherPath)
    else { return fact }
    fact.counterpart = other
    fact.counterpartColors = SymbolLayers(multicolorOf: otherBytes, limit: limits.layers).colorNames
    return fact
  }

  private func read(_ path: String) throws(SymbolError) -> [UInt8] {
    do throws(FileReadingError) {
      return try FileReading.bytes(of: path, maximumBytes: limits.fileBytes)
    } catch {
      switch error {
      case .notFound, .unreadable: throw .unreadable(path: path)
      case .tooManyBytes: throw .fileTooLarge(path: path, limit: limits.fileBytes)
      }
    }
  }

  private static func check(
    _ frame: Rect, _ transform: AffineTransform, _ scale: Double
  ) throws(SymbolError) {
    let t = transform
    let numbers = [frame.x, frame.y, frame.width, frame.height, t.a, t.b, t.c, t.d, t.tx, t.ty, scale]
    guard numbers.allSatisfy({ abs($0) <= 1_000_000 }), scale > 0 else { throw .geometryOutOfRange }
  }
}
