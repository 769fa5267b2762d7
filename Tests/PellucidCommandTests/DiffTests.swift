// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidTestSupport
import Testing

@Suite struct DiffTests {
  @Test func diffCountsAndDraws() throws {
    let folder = try TemporaryFolder()
    func picture(_ color: String, _ name: String) throws -> String {
      let text =
        ##"{"version": 1, "size": {"width": 10, "height": 10}, "scale": 1, "desktop": [{"fill": "#808080"}, "##
        + ##"{"fill": "\##(color)", "frame": [3, 4, 2, 1]}]}"##
      let file = try folder.write(text, to: name + ".json")
      let out = folder.path + "/" + name + ".png"
      #expect(try Program.run(["render", file, "-o", out, "--depth", "16"]).exit == 0)
      return out
    }
    let (a, b) = (try picture("#808080", "a"), try picture("#8A8080", "b"))
    #expect(try Program.run(["diff", a, a]).exit == 0)
    let result = try Program.run(["diff", a, b, "--json", "-o", folder.path + "/d.png"])
    #expect(result.exit == 1)
    #expect(abs((result.json["largest"] as? Double ?? 0) - 10) < 0.01)
    #expect(result.json["count"] as? Int == 2)
    #expect(abs((result.json["mean"] as? Double ?? 0) - 10.0 * 2 / 400) < 0.001)
    #expect(result.json["at"] as? [Int] == [3, 4])
    #expect((result.json["deltaE2000"] as? Double ?? 0) > 1)
    let picture = try ImageReader().read(path: folder.path + "/d.png", gamut: .srgb)
    #expect(picture[3, 4] == SIMD4(65535, 0, 0, 65535))
    #expect(picture[0, 0] == SIMD4(0, 0, 0, 65535))
    #expect(try Program.run(["diff", a, b, "--tolerance", "11"]).exit == 0)
    let korean = try Program.run(["diff", a, b, "--language", "ko"])
    let rows = korean.output.split(separator: "\n").map { $0.split(separator: #/  +/#).map(String.init) }
    #expect(korean.exit == 1 && rows.map(\.first) == ["가장 큰 차이", "다른 픽셀", "평균", "ΔE2000"])
    #expect(rows.first?.last == "255 가운데 10, 위치 3, 4", "\(rows)")
    #expect(rows.dropFirst().first?.last == "100개 가운데 2개, 허용치 0", "\(rows)")
  }

  @Test func diffRefusesOtherSizesAndFiles() throws {
    let folder = try TemporaryFolder()
    let scene = ##"{"version": 1, "size": {"width": 6, "height": 4}, "desktop": [{"fill": "#808080"}]}"##
    let file = try folder.write(scene, to: "scene.json")
    let (a, b) = (folder.path + "/a.png", folder.path + "/b.png")
    _ = try Program.run(["render", file, "-o", a, "--scale", "1"])
    _ = try Program.run(["render", file, "-o", b, "--scale", "2"])
    let result = try Program.run(["diff", a, b])
    #expect(result.exit == 65)
    #expect(result.errors.hasPrefix("pellucid: pictures of different size: "))
    #expect(try Program.run(["diff", a, folder.path + "/none.png"]).exit == 65)
  }
}
