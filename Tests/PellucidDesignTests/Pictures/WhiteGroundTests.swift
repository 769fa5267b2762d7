// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidTestSupport
import Testing

@testable import PellucidDesign

@Suite struct WhiteGroundTests {
  private func ground(
    width: Int = 60, height: Int = 80, _ color: @escaping (Int, Int) -> EncodedColor
  ) throws -> WhiteGround {
    WhiteGround(of: try #require(PictureGrid(width: width, height: height, color: color)))
  }

  @Test("A page with text is white ground")
  func aPageWithTextIsWhiteGround() throws {
    let page = try ground { x, y in
      let isText = (10..<50).contains(x) && (10..<70).contains(y) && y % 4 < 2
      return EncodedColor(white: isText ? 0.1 : 1)
    }
    #expect(page.isGround() && page.borderShare == 1 && page.evenness == 1)
    #expect(page.share == 1 - Double(40 * 30) / Double(60 * 80))
  }

  @Test("A noisy scan is white ground")
  func aNoisyScanIsWhiteGround() throws {
    var random = SeededGenerator(seed: 7)
    let scan = try ground { _, _ in EncodedColor(white: Float(random.number(in: 0.955...0.985))) }
    #expect(scan.isGround())
  }

  /// White up to the border, but with all brightnesses from 0.9 to 1.
  @Test("Clouds are no white ground")
  func cloudsAreNot() throws {
    let clouds = try ground { x, y in EncodedColor(white: 0.9 + 0.1 * Float(x + y) / 140) }
    #expect(clouds.share > 0.99 && clouds.borderShare > 0.99)
    #expect(!clouds.isGround())
  }

  @Test("A bright sky over land is no white ground")
  func aBrightSkyOverLandIsNot() throws {
    let sky = try ground { _, y in y < 40 ? EncodedColor(white: 1) : EncodedColor(white: 0.3) }
    #expect(sky.share == 0.5 && sky.borderShare < 0.75)
    #expect(!sky.isGround())
  }

  @Test("A white frame around a photo is no white ground")
  func aWhiteFrameAroundAPhotoIsNot() throws {
    let framed = try ground { x, y in
      EncodedColor(white: (2..<58).contains(x) && (2..<78).contains(y) ? 0.4 : 1)
    }
    #expect(framed.borderShare == 1 && !framed.isGround())
  }

  @Test("White on a transparent ground is no white ground")
  func whiteOnTransparentGroundIsNot() throws {
    let moon = try ground(width: 40, height: 40) { x, y in
      let isInside = (x - 20) * (x - 20) + (y - 20) * (y - 20) < 300
      return isInside ? EncodedColor(white: 1) : EncodedColor(white: 1, alpha: 0)
    }
    #expect(moon.borderShare == 0 && !moon.isGround())
  }

  @Test("Cream paper is white ground, yellow is not")
  func paperIsTintedOnlySoFar() throws {
    let cream = try ground { _, _ in EncodedColor(red: 1, green: 0.97, blue: 0.91) }
    let yellow = try ground { _, _ in EncodedColor(red: 1, green: 0.97, blue: 0.8) }
    #expect(cream.isGround() && !yellow.isGround() && yellow.share == 0 && yellow.evenness == 0)
  }

  @Test("The rules of white ground can be changed")
  func rulesCanBeChanged() throws {
    var rules = PictureRules()
    rules.nearWhite = 0.75
    let grid = try #require(PictureGrid(width: 9, height: 9) { _, _ in EncodedColor(white: 0.8) })
    #expect(!WhiteGround(of: grid).isGround() && WhiteGround(of: grid, rules: rules).isGround())
  }

  @Test("Large pictures are sampled in steps")
  func largePicturesAreReadInSteps() throws {
    var calls = 0
    let grid = try #require(
      PictureGrid(width: 5000, height: 3) { x, y in
        calls += 1
        #expect((0..<5000).contains(x) && (0..<3).contains(y))
        return EncodedColor(white: x < 2500 ? 1 : 0)
      })
    #expect(calls == 512 * 3 && grid.width == 512 && grid.height == 3)
    #expect(abs(WhiteGround(of: grid).share - 0.5) < 0.01)
    #expect(PictureGrid(width: 0, height: 3) { _, _ in EncodedColor(white: 0) } == nil)
  }
}
