// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidDesign
import PellucidGeometry
import PellucidPlan
import PellucidScene
import Testing

@testable import PellucidHost

@Suite struct FontFaceTests {
  private let rasterizer: TextRasterizer

  init() throws { rasterizer = TextRasterizer(fonts: try FontLibrary()) }

  private func request(
    _ string: String, size: Double = 17, weight: Int = 400, lineHeight: Double? = 22,
    _ change: (inout FontFace) -> Void = { _ in }
  ) -> TextRequest {
    var request = TextRequest(string, size: size, weight: weight)
    request.lineHeight = lineHeight
    change(&request.face)
    return request
  }

  private func size(_ text: TextRequest, fitting width: Double = .infinity) throws -> Size {
    try rasterizer.size(of: text, fitting: width)
  }

  private func mask(_ text: TextRequest, scale: Double = 2) throws -> CoverageMask {
    try rasterizer.mask(for: text, frame: Rect(x: 0, y: 0, width: 600, height: 60), scale: scale)
  }

  private static let faces: [FontFace] = {
    var faces: [FontFace] = []
    for design in FontFace.Design.allCases {
      for capitals in [nil] + FontFace.SmallCapitals.allCases.map(Optional.some) {
        for isItalic in [false, true] {
          var face = FontFace()
          (face.design, face.smallCapitals, face.isItalic) = (design, capitals, isItalic)
          face.hasEqualDigits = isItalic
          faces.append(face)
        }
      }
    }
    return faces
  }()

  @Test("Digits of one width are equally wide, and those of the font are not", arguments: [400, 700])
  func digitsAreEquallyWide(weight: Int) throws {
    func width(_ string: String, _ isEqual: Bool) throws -> Double {
      try size(request(string, weight: weight) { $0.hasEqualDigits = isEqual }).width
    }
    #expect(try width("111", true) == width("888", true))
    // The digit 4 of Inter's bold is narrower than the others by a quarter of a percent.
    #expect(try abs(width("1:11", true) - width("0:48", true)) < 0.05)
    #expect(try width("111", false) < width("888", false))
  }

  @Test(
    "Letters of a monospaced design are in columns, in each weight and slant", arguments: [100, 400, 900])
  func monospacedLettersAreInColumns(weight: Int) throws {
    for isItalic in [false, true] {
      let widths = try ["iiii", "WWWW", "0.:,", "->=="].map { string in
        try size(request(string, weight: weight) { ($0.design, $0.isItalic) = (.monospaced, isItalic) }).width
      }
      #expect(Set(widths.map { ($0 * 1000).rounded() }).count == 1, "\(widths)")
    }
  }

  @Test("A line has the height of its style in every face, with capitals or without", arguments: faces)
  func linesKeepTheirHeight(face: FontFace) throws {
    for string in ["Hamburg", "hamburg", "HAMBURG", "Ab cd EF 12"] {
      let text = request(string) { $0 = face }
      #expect(try abs(size(text).height - 22) < 0.01, "\(string) \(face)")
      #expect(try abs(size(request(string + "\n" + string) { $0 = face }).height - 44) < 0.01)
    }
  }

  @Test("A design does not change the height of a line without a style")
  func designsKeepTheFontsHeight() throws {
    let usual = try size(request("Hxg", size: 40, lineHeight: nil)).height
    for design in FontFace.Design.allCases {
      let height = try size(request("Hxg", size: 40, lineHeight: nil) { $0.design = design }).height
      #expect(abs(height - usual) < 0.05, "\(design)")
    }
  }

  @Test("Letters of every design stand on the baseline of the default one")
  func designsShareTheBaseline() throws {
    for size in [11.0, 17, 34] {
      let baseline = try rasterizer.extent(of: request("x", size: size, lineHeight: size * 1.3), fitting: 999)
        .baseline
      for design in FontFace.Design.allCases {
        let text = request("x", size: size, lineHeight: size * 1.3) { $0.design = design }
        #expect(try abs(rasterizer.extent(of: text, fitting: 999).baseline - baseline) < 0.003, "\(design)")
      }
    }
  }

  @Test("Italic letters differ from upright ones, and are those of the family where it has them")
  func italicLettersDiffer() throws {
    let upright = request("Hamburg fa"), italic = request("Hamburg fa") { $0.isItalic = true }
    #expect(try mask(italic) != mask(upright))
    // The italic of JetBrains Mono has letters of its own, which no shear of the upright ones gives.
    for design in [FontFace.Design.standard, .serif, .monospaced] {
      let own = try mask(request("f") { ($0.design, $0.isItalic) = (design, true) })
      #expect(try own != mask(request("f") { $0.design = design }), "\(design)")
    }
  }

  @Test("Letters of a family without italics lean, and those of other scripts stay upright")
  func lettersLean() throws {
    var korean = TextRequest("한글 ll", family: "Noto Sans CJK KR")
    let upright = try mask(korean)
    korean.face.isItalic = true
    #expect(try mask(korean) != upright)
    #expect(try mask(request("한글") { $0.isItalic = true }) == mask(request("한글")))
    #expect(try mask(request("שלום") { $0.isItalic = true }) == mask(request("שלום")))
  }

  @Test("Each design has letters of its own, and rounded ones have the widths of the default")
  func designsDiffer() throws {
    let masks = try FontFace.Design.allCases.map { design in
      try mask(request("Hamburg") { $0.design = design })
    }
    #expect(Set(masks).count == FontFace.Design.allCases.count)
    let rounded = request("Hamburgefons 123") { $0.design = .rounded }
    #expect(try size(rounded) == size(request("Hamburgefons 123")))
    // Corners are taken away, and little else.
    let share = try Double(mask(rounded).amount) / Double(mask(request("Hamburgefons 123")).amount)
    #expect((0.9..<0.999).contains(share), "\(share)")
  }

  @Test("Rounded letters stay within the usual ones", arguments: [100, 400, 900])
  func roundedLettersStayInside(weight: Int) throws {
    for letter in ["E", "A", "i", "g", "8", "W", "%"] {
      let usual = try mask(request(letter, size: 60, weight: weight))
      let rounded = try mask(request(letter, size: 60, weight: weight) { $0.design = .rounded })
      let frame = usual.bounds
      for y in rounded.bounds.minY..<rounded.bounds.maxY {
        for x in rounded.bounds.minX..<rounded.bounds.maxX {
          let own = Int(rounded.value(x, y))
          guard frame.minX <= x, x < frame.maxX, frame.minY <= y, y < frame.maxY else {
            #expect(own <= 2, "\(letter) at \(x), \(y)")
            continue
          }
          #expect(own <= Int(usual.value(x, y)) + 6, "\(letter) at \(x), \(y)")
        }
      }
    }
  }

  @Test("Another width stretches the lines, and breaks them in the width of the frame")
  func widthsStretch() throws {
    let string = "Readable over every backdrop"
    let usual = try size(request(string))
    for width in [0.6, 0.8, 1.2] {
      let own = try size(request(string) { $0.width = width })
      #expect(abs(own.width / usual.width - width) < 1e-6 && own.height == usual.height)
    }
    let narrow = try size(request(string) { $0.width = 0.6 }, fitting: 120)
    #expect(try narrow.height < size(request(string), fitting: 120).height && narrow.width <= 120)
    let lines = try rasterizer.lines(of: request(string) { $0.width = 1.2 }, fitting: 120)
    #expect(lines.allSatisfy { $0.maxX <= 120.01 })
    let drawn = try mask(request("H") { $0.width = 2 }).bounds, once = try mask(request("H")).bounds
    #expect(abs(drawn.width - 2 * once.width) <= 2 && drawn.height == once.height)
    #expect(throws: TextError.geometryOutOfRange(.width)) { try size(request("H") { $0.width = 0.1 }) }
  }

  @Test("Small capitals are capitals between the height of an x and of a capital")
  func smallCapitalsAreSmall() throws {
    func height(_ string: String, _ capitals: FontFace.SmallCapitals? = nil) throws -> Int {
      try mask(request(string, size: 60) { $0.smallCapitals = capitals }).bounds.height
    }
    let (small, capital, lower) = (try height("x", .lowercase), try height("X"), try height("x"))
    #expect(lower < small && small < capital)
    #expect(try height("X", .lowercase) == capital && height("X", .uppercase) == small)
    #expect(try height("x", .uppercase) == lower && height("X", .all) == small && height("x", .all) == small)
    #expect(try mask(request("a1.") { $0.smallCapitals = .lowercase }) != mask(request("A1.")))
    #expect(try mask(request("12 .") { $0.smallCapitals = .all }) == mask(request("12 .")))
  }

  @Test("Texts in other faces do not change a text")
  func facesLeaveNoTrace() throws {
    let text = request("Vibrancy 설정 13.6"), small = request("Vibrancy", size: 13.6, weight: 500)
    let expected = [try mask(text), try mask(small)]
    let used = TextRasterizer(fonts: try FontLibrary())
    for face in Self.faces {
      _ = try used.mask(
        for: request("Vibrancy 설정 13.6") { $0 = face }, frame: Rect(x: 0, y: 0, width: 600, height: 60),
        scale: 2)
    }
    let drawn = try [text, small].map {
      try used.mask(for: $0, frame: Rect(x: 0, y: 0, width: 600, height: 60), scale: 2)
    }
    #expect(drawn == expected)
  }

  @Test("A text that names the family of a design is drawn in it")
  func familiesOfDesignsHaveNames() throws {
    var named = request("Hamburg")
    named.family = "Noto Serif"
    let drawn = try mask(named)
    #expect(try size(named) == size(request("Hamburg") { $0.design = .serif }))
    named.face.design = .monospaced
    #expect(try mask(named) == drawn)
  }

  @Test("The cache of coverage holds a text in each face")
  func cacheKnowsFaces() throws {
    var (cache, made) = (CoverageCache(), 0)
    for _ in 0..<2 {
      for face in Self.faces {
        let resource = Resource.text(
          request("a") { $0 = face }, frame: Rect(x: 0, y: 0, width: 9, height: 9), transform: .identity)
        _ = cache.coverage(of: resource, scale: 1) {
          made += 1
          return ResourceCoverage(masks: [])
        }
      }
    }
    #expect(made == Self.faces.count)
  }
}

extension CoverageMask {
  fileprivate var amount: Int { values.reduce(0) { $0 + Int($1) } }

  fileprivate func value(_ x: Int, _ y: Int) -> UInt8 {
    values[(y - bounds.minY) * bounds.width + x - bounds.minX]
  }
}
