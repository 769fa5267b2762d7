// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// The functions that a page calls. Handles are objects that the page closes. Texts are UTF-8 in memory that the page has reserved.

#if arch(wasm32)
  import CPage
  import PellucidColor
  import PellucidDesign
  import PellucidDocument
  import PellucidGeometry
  import PellucidPlan
  import PellucidScene

  /// Closes a renderer, a scene or a surface.
  @_cdecl("pellucid_close")
  func close(_ handle: UnsafeRawPointer) { Unmanaged<AnyObject>.fromOpaque(handle).release() }

  /// Creates the renderer of an instance.
  @_cdecl("pellucid_renderer")
  func makeRenderer() -> UnsafeRawPointer { handle(WebRenderer(host: PageHost())) }

  /// Creates the surface of a canvas.
  @_cdecl("pellucid_surface")
  func makeSurface() -> UnsafeRawPointer { handle(WebSurface()) }

  /// Reads a document. The answer has the handle of the scene, its width and height in points, and its pixels per point.
  @_cdecl("pellucid_open")
  func open(_ document: UnsafeRawPointer, _ count: Int) -> UnsafeMutableRawPointer? {
    Answer.numbers { () throws(WebFailure) in
      let scene = try WebScene(document: bytes(document, count))
      let (size, scale) = (scene.description.size, scene.description.scale)
      return [Double(Int(bitPattern: handle(scene))), size.width, size.height, scale]
    }
  }

  /// Creates a picture, which scenes share: straight RGBA, 8 bits a sample, in Display P3 if `isWide` is not 0.
  @_cdecl("pellucid_picture")
  func makePicture(
    _ samples: UnsafeRawPointer, _ width: Int, _ height: Int, _ isWide: Int32
  ) -> UnsafeRawPointer {
    handle(
      WebPicture(
        width: width, height: height,
        samples: UnsafeRawBufferPointer(start: samples, count: 4 * width * height),
        in: isWide == 0 ? .srgb : .displayP3))
  }

  /// Sets a picture of a scene in a gamut, or removes it.
  @_cdecl("pellucid_set_picture")
  func setPicture(
    _ scene: UnsafeRawPointer, _ path: UnsafeRawPointer, _ count: Int, _ isWide: Int32,
    _ picture: UnsafeRawPointer?
  ) {
    object(scene, WebScene.self).set(
      picture.map { object($0, WebPicture.self) },
      at: ExactName(String(decoding: bytes(path, count), as: UTF8.self)), in: isWide == 0 ? .srgb : .displayP3
    )
  }

  /// Draws a scene. The answer has the width and height of the picture, the corners of the rectangle that changed, 1 for pixels in
  /// Display P3 and 0 for sRGB, the address of the pixels, which are the surface's until it is drawn on again, and 1 if they are
  /// painted; otherwise the page has them painted in parts.
  ///
  /// - Parameters:
  ///   - scale: The pixels per point; 0 for those of the document.
  ///   - isExact: Not 0 for the pixels of the program's files; otherwise pixels under many layers may differ by some code values.
  ///   - most: The number of changed pixels up to which they are painted at once.
  @_cdecl("pellucid_draw")
  func draw(
    _ renderer: UnsafeRawPointer, _ scene: UnsafeRawPointer, _ surface: UnsafeRawPointer,
    _ traits: UnsafeRawPointer, _ traitsCount: Int, _ scale: Double, _ isExact: Int32, _ most: Double
  ) -> UnsafeMutableRawPointer? {
    let (scene, surface) = (object(scene, WebScene.self), object(surface, WebSurface.self))
    let renderer = object(renderer, WebRenderer<PageHost>.self)
    return Answer.numbers { () throws(WebFailure) in
      let description = try scene.described(
        traits: bytes(traits, traitsCount), scale: scale == 0 ? nil : scale)
      var isPainted = true
      if isExact == 0 {
        isPainted = try renderer.draw(scene, description, onto: surface, upTo: most)
      } else {
        try renderer.drawExactly(scene, description, onto: surface)
      }
      let damage = surface.damage
      return [
        surface.width, surface.height, damage.minX, damage.minY, damage.maxX, damage.maxY,
        surface.gamut == .displayP3 ? 1 : 0, address(of: surface), isPainted ? 1 : 0,
      ].map { Double($0) }
    }
  }

  /// Paints a part of the changed pixels of a surface, and returns the address of the pixels.
  @_cdecl("pellucid_paint")
  func paint(
    _ renderer: UnsafeRawPointer, _ surface: UnsafeRawPointer, _ left: Int, _ top: Int, _ right: Int,
    _ bottom: Int
  ) -> Int {
    let surface = object(surface, WebSurface.self)
    object(renderer, WebRenderer<PageHost>.self)
      .paint(PixelRect(minX: left, minY: top, maxX: right, maxY: bottom), of: surface)
    return address(of: surface)
  }

  private func address(of surface: WebSurface) -> Int {
    surface.bytes.withUnsafeBytes { Int(bitPattern: $0.baseAddress) }
  }

  // MARK: Handles

  func handle(_ object: AnyObject) -> UnsafeRawPointer {
    UnsafeRawPointer(Unmanaged.passRetained(object).toOpaque())
  }

  func object<Object: AnyObject>(_ handle: UnsafeRawPointer, _ type: Object.Type) -> Object {
    Unmanaged<Object>.fromOpaque(handle).takeUnretainedValue()
  }
#endif
