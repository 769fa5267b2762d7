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

    /// Draws a text or a symbol. The page's block has the number of masks; for each its corners and its
    /// bytes; then the number of missing characters, and these.
    private static func draw(_ subject: Subject, _ text: String, _ place: WebPlace) -> WebMasks? {
      let (frame, t, clip) = (place.frame, place.transform, place.clip)
      let numbers = [
        frame.x, frame.y, frame.width, frame.height, t.a, t.b, t.c, t.d, t.tx, t.ty, place.scale,
        Double(clip.minX), Double(clip.minY), Double(clip.maxX), Double(clip.maxY),
      ]
      let block = with(text, numbers) { PellucidDrawOnPage(subject.rawValue, $0, $1, $2, $3) }
      guard let block else { return nil }
      defer { PellucidFree(block) }
      var (masks, offset) = ([CoverageMask](), 4)
      for _ in 0..<block.load(as: Int32.self) {
        func corner(_ index: Int) -> Int {
          Int(block.loadUnaligned(fromByteOffset: offset + 4 * index, as: Int32.self))
        }
        let bounds = PixelRect(minX: corner(0), minY: corner(1), maxX: corner(2), maxY: corner(3))
        let count = bounds.width * bounds.height
        masks.append(
          CoverageMask(
            bounds: bounds,
            values: Array(UnsafeRawBufferPointer(start: block + offset + 16, count: count))))
        offset += 16 + count
      }
      func whole(_ offset: Int) -> Int32 { block.loadUnaligned(fromByteOffset: offset, as: Int32.self) }
      var drawn = WebMasks(masks: masks)
      drawn.missing = (0..<Int(whole(offset))).compactMap { index in
        Unicode.Scalar(UInt32(bitPattern: whole(offset + 4 + 4 * index)))
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
#endif
