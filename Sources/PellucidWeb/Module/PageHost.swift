// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

#if arch(wasm32)
  import CPage
  import PellucidDesign
  import PellucidGeometry
  import PellucidJSON
  import PellucidPlan
  import PellucidScene

  /// The page around the module, which answers while the module waits.
  struct PageHost: WebHost {
    func extent(of text: TextRequest, fitting width: Double) -> WebExtent? {
      guard let numbers = Self.ask(.extent, text.json, [width]), numbers.count == 4 else { return nil }
      return WebExtent(
        width: numbers[0], height: numbers[1], baseline: numbers[2], lines: Int(numbers[3]))
    }

    func lines(of text: TextRequest, fitting width: Double) -> [Rect]? {
      guard let numbers = Self.ask(.lines, text.json, [width]) else { return nil }
      return stride(from: 0, to: numbers.count - 3, by: 4).map { first in
        Rect(x: numbers[first], y: numbers[first + 1], width: numbers[first + 2], height: numbers[first + 3])
      }
    }

    func mask(of text: TextRequest, at place: WebPlace) -> WebMasks? {
      Self.draw(.text, text.json, place)
    }

    func masks(of symbol: SymbolRequest, at place: WebPlace) -> WebMasks? {
      Self.draw(.symbol, symbol.json, place)
    }

    func fact(of symbol: String) -> WebSymbolFact? {
      let name = Array(symbol.utf8)
      let block = name.withUnsafeBytes { PellucidAskAboutSymbol($0.baseAddress, $0.count) }
      guard let block else { return nil }
      defer { PellucidFree(block) }
      let count = Int(block.load(as: Int32.self))
      let answer = Array(UnsafeRawBufferPointer(start: block + 4, count: count))
      return WebSymbolFact(fact: SymbolFact(name: symbol, json: answer))
    }

    /// The questions about texts whose answers are numbers.
    private enum Question: Int32 { case extent, lines }
    /// The things that the page draws.
    private enum Subject: Int32 { case text, symbol }

    private static func ask(_ question: Question, _ subject: String, _ numbers: [Double]) -> [Double]? {
      let block = with(subject, numbers) { PellucidAskPage(question.rawValue, $0, $1, $2, $3) }
      guard let block else { return nil }
      defer { PellucidFree(block) }
      return read(block, at: 8, count: Int(block.load(as: Int32.self)))
    }

    /// Draws a text or a symbol. The page's block has the number of masks, and each with its corners and
    /// bytes; the number of missing characters, and these; and the number of pictures, and each with its corners and pixels.
    private static func draw(_ subject: Subject, _ text: String, _ place: WebPlace) -> WebMasks? {
      let (frame, t, clip) = (place.frame, place.transform, place.clip)
      let numbers = [
        frame.x, frame.y, frame.width, frame.height, t.a, t.b, t.c, t.d, t.tx, t.ty, place.scale,
        Double(clip.minX), Double(clip.minY), Double(clip.maxX), Double(clip.maxY),
      ]
      let block = with(text, numbers) { PellucidDrawOnPage(subject.rawValue, $0, $1, $2, $3) }
      guard let block else { return nil }
      defer { PellucidFree(block) }
      var reader = BlockReader(block: block)
      var drawn = WebMasks(masks: [])
      for _ in 0..<reader.whole() {
        let bounds = reader.bounds()
        drawn.masks.append(
          CoverageMask(bounds: bounds, values: Array(reader.bytes(bounds.width * bounds.height))))
      }
      drawn.missing = (0..<reader.whole()).compactMap { _ in Unicode.Scalar(UInt32(reader.whole())) }
      for _ in 0..<reader.whole() {
        let bounds = reader.bounds()
        let image = PixelImage(
          width: bounds.width, height: bounds.height, straight: reader.bytes(4 * bounds.width * bounds.height)
        )
        let frame = Rect(
          x: Double(bounds.minX), y: Double(bounds.minY), width: Double(bounds.width),
          height: Double(bounds.height))
        drawn.pictures.append(PlacedPicture(image: image, frame: frame, toPixels: .identity))
      }
      return drawn
    }

    private static func with(
      _ text: String, _ numbers: [Double],
      _ body: (UnsafeRawPointer, Int, UnsafeRawPointer, Int) -> UnsafeMutableRawPointer?
    ) -> UnsafeMutableRawPointer? {
      let bytes = Array(text.utf8)
      return bytes.withUnsafeBytes { text in
        numbers.withUnsafeBytes { numbers in
          guard let first = text.baseAddress, let second = numbers.baseAddress else { return nil }
          return body(first, text.count, second, numbers.count / 8)
        }
      }
    }

    private static func read(_ block: UnsafeMutableRawPointer, at offset: Int, count: Int) -> [Double] {
      (0..<count).map { block.loadUnaligned(fromByteOffset: offset + 8 * $0, as: Double.self) }
    }
  }

  /// A reader of the numbers and bytes of a block, one after another.
  private struct BlockReader {
    let block: UnsafeMutableRawPointer
    private var offset = 0

    init(block: UnsafeMutableRawPointer) { self.block = block }

    mutating func whole() -> Int {
      defer { offset += 4 }
      return Int(block.loadUnaligned(fromByteOffset: offset, as: Int32.self))
    }

    mutating func bounds() -> PixelRect {
      PixelRect(minX: whole(), minY: whole(), maxX: whole(), maxY: whole())
    }

    mutating func bytes(_ count: Int) -> UnsafeRawBufferPointer {
      defer { offset += count }
      return UnsafeRawBufferPointer(start: block + offset, count: count)
    }
  }
#endif
