// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import Testing

/// Tests of pictures of lenses above the controls that they are lifted from.
@Suite struct LensSceneTests {
  /// Draws a desktop of 240 × 100 points.
  private func draw(_ desktop: String, _ appearance: String = "light", scale: Int = 1) throws -> PixelImage {
    let document = ##"""
      {"version": 1, "size": {"width": 240, "height": 100}, "scale": \##(scale),
       "traits": {"platform": "ios", "appearance": "\##(appearance)"}, "desktop": [\##(desktop)]}
      """##
    var renderer = try SceneRenderer(threads: 1)
    return try renderer.render(renderer.resolve(SceneReader().read(bytes: Array(document.utf8)))).image
  }

  private static let label =
    #""text": "Albums", "size": 11, "weight": "medium", "alignment": "center", "lineLimit": 1"#

  private func bar(_ labels: String = "") -> String {
    #"{"glass": "regular", "control": "tabBar", "frame": [10, 19, 220, 62], "layers": [\#(labels)]}"#
  }

  private func lens(_ labels: String = "", x: Int = 65) -> String {
    #"{"glass": "regular", "control": "tabLens", "frame": [\#(x), 15, 110, 70], "layers": [\#(labels)]}"#
  }

  @Test("A tab bar's lens shows the bar up to its own edge", arguments: [65, 6, 124])
  func noMouths(x: Int) throws {
    let ground = ##"{"fill": "#909090"}, "##
    let image = try draw(ground + bar() + "," + lens(x: x))
    let plain = try draw(ground + bar())
    let (inside, outside) = (plain.codeValues(120, 50).x, 144.0)
    #expect(inside - outside > 40)
    // All of the lens but the two points of its line and rim is nearer to the bar than to the ground.
    for y in 17..<83 {
      for x in (x + 35)..<(x + 75) {
        #expect(image.codeValues(x, y).x > (inside + outside) / 2, "\(x), \(y)")
      }
    }
  }

  @Test("A lens draws the labels below it as its own", arguments: ["light", "dark"])
  func liftedLabels(appearance: String) throws {
    let ground = ##"{"fill": "\##(appearance == "light" ? "#909090" : "#404040")"}, "##
    let lifted = try draw(
      ground + bar(#"{\#(Self.label), "frame": [66, 37, 88, 14]}"#) + "," + lens(), appearance)
    // The bar's label at 66 is at 76 in the scene, and at 11 in the lens.
    let own = try draw(
      ground + bar() + "," + lens(#"{\#(Self.label), "frame": [11, 41, 88, 14]}"#), appearance)
    // In the middle a lens bends labels of its own by a small part of a pixel.
    #expect(lifted.difference(from: own, in: PixelRect(minX: 0, minY: 0, maxX: 240, maxY: 100)) < 4)
    let bare = try draw(ground + bar() + "," + lens(), appearance)
    #expect(bare.difference(from: own, in: PixelRect(minX: 0, minY: 0, maxX: 240, maxY: 100)) > 100)
  }

  @Test("A label that a lens covers in part stays below it")
  func partlyCoveredLabels() throws {
    let ground = ##"{"fill": "#909090"}, "##
    let image = try draw(ground + bar(#"{\#(Self.label), "frame": [10, 37, 88, 14]}"#) + "," + lens())
    let bare = try draw(ground + bar() + "," + lens())
    // Left of the lens.
    let left = PixelRect(minX: 35, minY: 56, maxX: 64, maxY: 70)
    #expect(image.difference(from: bare, in: left) > 60)
  }

  @Test("A label that a lens takes over is sharp and without colour, also near the lens's edge")
  func labelsStaySharp() throws {
    let ground = ##"{"fill": "#909090"}, "##
    let small = #"{"glass": "regular", "control": "segmentedLens", "frame": [75, 34, 90, 32]}"#
    let label =
      ##"{"text": "Daily", "size": 17, "frame": [80, 37, 80, 25], "alignment": "center", "style": "#000000"}"##
    let image = try draw(ground + label + "," + small, scale: 2)
    let bare = try draw(ground + small, scale: 2)
    var (darkest, mostColor) = (255.0, 0.0)
    // All of the lens but its line and rim.
    for y in 72..<128 {
      for x in 180..<300 {
        let (own, other) = (image.codeValues(x, y), bare.codeValues(x, y))
        darkest = min(darkest, Double(own.y))
        for (one, two) in [(own.x - other.x, own.y - other.y), (own.y - other.y, own.z - other.z)] {
          mostColor = max(mostColor, Double(abs(one - two)))
        }
      }
    }
    #expect(darkest < 20)
    #expect(mostColor < 8)
  }

  @Test("A label below an opaque layer stays hidden below a lens")
  func coveredLabels() throws {
    let ground = ##"{"fill": "#909090"}, "##, cover = ##"{"fill": "#C0C0C0", "frame": [60, 10, 130, 80]},"##
    let label = #"{\#(Self.label), "frame": [76, 43, 88, 14]},"#
    let image = try draw(ground + label + cover + lens())
    #expect(
      image.difference(
        from: try draw(ground + cover + lens()), in: PixelRect(minX: 0, minY: 0, maxX: 240, maxY: 100)) == 0)
    // Below the label, the same layer hides nothing.
    let seen = try draw(ground + cover + label + lens())
    #expect(seen.difference(from: image, in: PixelRect(minX: 76, minY: 43, maxX: 164, maxY: 57)) > 60)
  }

  @Test("A lens is set off from a dark card all around")
  func rimInDark() throws {
    let card = ##"{"fill": "#1C1C1E"}, {"fill": "#30D158", "shape": "capsule", "frame": [88, 36, 63, 28]}, "##
    let lens = #"{"glass": "regular", "control": "switchLens", "frame": [101, 31, 58, 38]}"#
    let image = try draw(card + lens, "dark", scale: 3)
    // Along the arc of the right end, whose radius is 57 pixels about (420, 150). The card has 30 at most.
    for angle in stride(from: -80.0, through: 80, by: 10) {
      let (x, y) = (cos(angle * .pi / 180), sin(angle * .pi / 180))
      let lights = stride(from: 52.5, through: 56.5, by: 0.5).map { radius in
        image.codeValues(Int(420 + radius * x), Int(150 + radius * y)).max()
      }
      #expect((lights.max() ?? 0) > 45, "\(angle)°")
    }
  }
}
