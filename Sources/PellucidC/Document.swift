// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import CPellucid
import Pellucid

/// The object behind a `pellucid_document`: a scene, and the state of its drawing.
final class Document {
  private var scene: SceneDescription
  private var renderer: SceneRenderer
  /// The folder that relative paths in the document start from.
  private let folder: String
  /// The last picture of the document alone.
  private var frame: SceneFrame?
  /// The state of the last drawing over the caller's pixels.
  private var overlay: Overlay?

  /// Reads a document.
  ///
  /// - Parameter folder: The folder that relative paths in the document start from.
  init(_ bytes: UnsafeRawBufferPointer, in folder: String) throws(Failure) {
    self.folder = folder
    let reader = SceneReader()
    guard bytes.count <= reader.limits.bytes else {
      throw Failure(PELLUCID_DOCUMENT, SceneReadingError.tooManyBytes(limit: reader.limits.bytes).description)
    }
    do throws(SceneReadingError) { scene = try reader.read(bytes: [UInt8](bytes)) } catch {
      throw Failure(PELLUCID_DOCUMENT, error.description)
    }
    do throws(PellucidError) {
      try scene.addAssets(from: scene.catalogPaths(from: Paths.joined(folder, "document")))
      renderer = try SceneRenderer(baseDirectory: folder)
    } catch { throw Failure(error) }
  }

  func set(_ words: pellucid_traits) throws(Failure) { try scene.traits.apply(words) }

  func set(scale: Double) throws(Failure) {
    let scale = try number(scale, in: 0.5...8, "scale")
    let limit = SceneLimits().pixels
    guard (scene.size.width * scale).rounded(.up) * (scene.size.height * scale).rounded(.up) <= limit else {
      throw Failure(
        "too many pixels", at: "scale", "pass a scale at which the picture has \(Int(limit)) pixels or fewer")
    }
    scene.scale = scale
  }

  /// - Parameter time: The moment, in seconds; NaN for none.
  func set(time: Double) throws(Failure) {
    scene.time = time.isNaN ? nil : try number(time, in: 0...3600, "seconds")
  }

  func set(threads: Int32) throws(Failure) {
    let counts = ThreadExecutor.counts
    guard counts.contains(Int(threads)) else {
      throw Failure(
        "number out of range: \(threads)", at: "threads", "pass \(counts.lowerBound)…\(counts.upperBound)")
    }
    do throws(PellucidError) {
      renderer = try SceneRenderer(threads: Int(threads), baseDirectory: folder)
    } catch { throw Failure(error) }
    (frame, overlay) = (nil, nil)
  }

  var size: pellucid_size {
    let bounds = scene.size.pixelBounds(scale: scene.scale)
    return pellucid_size(
      width: scene.size.width, height: scene.size.height, scale: scene.scale,
      pixel_width: Int32(clamping: bounds.width), pixel_height: Int32(clamping: bounds.height))
  }

  func draw(in pixels: pellucid_pixels) throws(Failure) {
    let (layout, memory) = (try PixelLayout(pixels), try pixels.memory())
    do throws(PellucidError) {
      frame = try renderer.frame(of: scene, in: memory, layout: layout, after: frame.take())
    } catch { throw Failure(error) }
  }

  /// Draws over the pixels, and returns a rectangle around those that changed.
  func draw(over pixels: pellucid_pixels, painted: pellucid_rectangle?) throws(Failure) -> pellucid_rectangle
  {
    let (layout, memory) = (try PixelLayout(pixels), try pixels.memory())
    let painted = try painted.map { rectangle throws(Failure) in try PixelRect(rectangle) }
    do throws(PellucidError) {
      // A drawing that fails leaves the pixels, and the state that describes them.
      let drawn = try renderer.draw(scene, onto: memory, layout: layout, painted: painted, after: overlay)
      overlay = drawn
      return pellucid_rectangle(drawn.changed)
    } catch { throw Failure(error) }
  }

  /// Returns the findings as JSON.
  func findings() throws(Failure) -> String {
    do throws(PellucidError) { return Reporter.json.text(of: try renderer.draw(scene).report) } catch {
      throw Failure(error)
    }
  }
}

extension Document {
  /// Returns the document of a handle.
  static func of(_ handle: OpaquePointer?) throws(Failure) -> Document {
    guard let handle else { throw .null("document") }
    return Unmanaged<Document>.fromOpaque(UnsafeRawPointer(handle)).takeUnretainedValue()
  }

  /// Returns a handle that keeps the document until `free`.
  func handle() -> OpaquePointer { OpaquePointer(Unmanaged.passRetained(self).toOpaque()) }

  static func free(_ handle: OpaquePointer) {
    Unmanaged<Document>.fromOpaque(UnsafeRawPointer(handle)).release()
  }
}
