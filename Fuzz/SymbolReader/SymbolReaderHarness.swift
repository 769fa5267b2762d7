// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidHost
import PellucidScene

/// Reads arbitrary bytes as a symbol, and checks that the result is an error or masks within the limits.
@_cdecl("LLVMFuzzerTestOneInput")
public func readSymbol(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  var rasterizer = SymbolRasterizer()
  rasterizer.limits.pixels = 1 << 12
  rasterizer.limits.filledPixels = 1 << 22
  // The byte count selects the rendering, so that all are covered.
  let renderings: [SymbolRequest.Rendering] = [.monochrome, .hierarchical, .palette, .multicolor]
  // Every third document is drawn in a weight of its own, including weights between the masters of a template.
  let variant = count % 3 == 0 ? SymbolRequest.Variant(weight: 100 + count % 801) : nil
  let frame = Rect(x: 3, y: 5, width: 24, height: 20)
  do throws(SymbolError) {
    let masks = try rasterizer.masks(
      document: bytes, rendering: renderings[count % 4], variant: variant, frame: frame, scale: 2)
    precondition((1...rasterizer.limits.layers).contains(masks.count), "layers stay in their limit")
    for mask in masks {
      precondition(mask.values.count == mask.bounds.width * mask.bounds.height, "masks fill their bounds")
      precondition(mask.values.count <= rasterizer.limits.pixels, "limits hold")
    }
  } catch {
    precondition(!error.description.isEmpty, "errors say something")
  }
  return 0
}
