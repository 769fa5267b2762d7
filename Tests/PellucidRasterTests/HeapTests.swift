// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import HeapCount
import Pellucid
import Testing

/// Tests that frames after the first are drawn in the memory of the first.
@Suite(.enabled(if: isHeapCounted())) struct HeapTests {
  /// One layer for each kind of pass that allocates buffers.
  private static let contents: [(name: String, layer: Layer)] = {
    let frame = Rect(x: 20, y: 15, width: 120, height: 90)
    let thin = MaterialContent(.named("thin"))
    let progress = MaterialContent.Progress(start: Point(x: 0, y: 0), end: Point(x: 0, y: 1))
    var group = Layer(
      frame: frame,
      content: .group([Layer(frame: Rect(frame.size), content: .material(thin))]))
    group.opacity = 0.5
    group.shadow = Shadow(color: EncodedColor(white: 0), sigma: 8, offset: Point(x: 0, y: 4))
    return [
      ("a material", Layer(frame: frame, content: .material(MaterialContent(.named("regular"))))),
      (
        "a progressive blur",
        Layer(frame: frame, content: .material(MaterialContent(.named("regular"), progress: progress)))
      ),
      ("a translucent group with a shadow", group),
      ("glass", Layer(frame: frame, content: .glass(GlassContent(control: .none)))),
    ]
  }()

  private static func plan(_ layer: Layer) throws -> Plan {
    func fill(_ white: Float, _ frame: Rect) -> Layer {
      let color = FillStyle.foreground(ForegroundStyle(.color(.custom(EncodedColor(white: white)))))
      return Layer(frame: frame, content: .fill(shape: .rectangle, color))
    }
    let scene = SceneDescription(
      size: Size(width: 160, height: 120), scale: 1,
      desktop: [
        fill(1, Rect(x: 0, y: 0, width: 80, height: 120)), fill(0, Rect(x: 80, y: 0, width: 80, height: 120)),
        layer,
      ])
    return Planner.plan(try SceneResolver.resolve(scene, facts: FileFacts()).scene)
  }

  /// The largest allowed block, in bytes. The picture takes 150 KB, and a copy reduced to cells of 4 × 4 pixels at
  /// least 5 KB.
  private let most = 5000

  @Test(
    "No frame after the second allocates a buffer of pixels, and all allocate equally little",
    arguments: [1, 8])
  func framesReuseTheirMemory(bandCount: Int) throws {
    for (name, layer) in Self.contents {
      let plan = try Self.plan(layer)
      var renderer = Renderer(executor: BandsInTurn(bandCount: bandCount))
      var (second, later): (HeapCount?, [HeapCount]) = (nil, [])
      for number in 0..<6 {
        _ = takeHeapCount()
        let image = renderer.render(plan, resources: RasterResources()).image
        let heap = takeHeapCount()
        renderer.reuse(image)
        if number == 0 { #expect(heap.largest > 150_000, "what a first frame takes is counted") }
        // The buffer pool takes its final order in the second frame.
        guard number > 1 else { continue }
        #expect(heap.largest <= most, "\(name), frame \(number)")
        if second == nil { second = heap } else { later.append(heap) }
      }
      // Swift's run time may enlarge a table of its own in any one frame, when another thread loads a library.
      let least = try #require(later.map(\.bytes).min())
      #expect(try least <= #require(second).bytes, "\(name)")
    }
  }

  @Test("A scene with texts and symbols allocates no buffer of pixels when its picture is reused")
  func scenesReuseTheirMemory() throws {
    func label(_ content: Layer.Content, y: Double) -> Layer {
      Layer(frame: Rect(x: 20, y: y, width: 120, height: 40), content: content)
    }
    let whole = Rect(x: 0, y: 0, width: 160, height: 120)
    let scene = SceneDescription(
      size: whole.size, scale: 1,
      desktop: [
        Layer(frame: whole, content: .material(MaterialContent(.named("thin")))),
        label(.text(TextContent("Readable")), y: 10), label(.symbol(SymbolContent(name: "star")), y: 60),
      ])
    let resolved = try SceneResolver.resolve(scene, facts: FileFacts()).scene
    var renderer = try SceneRenderer(threads: 1)
    renderer.measuresContrast = false
    for number in 0..<4 {
      _ = takeHeapCount()
      let picture = try renderer.render(resolved)
      let heap = takeHeapCount()
      renderer.reuse(picture)
      if number > 1 { #expect(heap.largest <= most, "frame \(number)") }
    }
  }
}

/// Runs every band on the calling thread, whose allocations are counted.
private struct BandsInTurn: BandExecutor {
  let bandCount: Int

  func perform(bands: Int, _ body: @Sendable (Int) -> Void) {
    for band in 0..<bands { body(band) }
  }
}
