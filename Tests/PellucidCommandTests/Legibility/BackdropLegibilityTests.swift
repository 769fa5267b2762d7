// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidHost
import PellucidTestSupport
import Testing

/// Tests of `pellucid legibility` over stated backdrops, which run the program.
@Suite struct BackdropLegibilityTests {
  /// Returns a scene with white text on an ultrathin bar over a dark page.
  private static func scene(_ backdrops: String = "", onBar: String = "") -> String {
    """
    {"version": 1, "size": {"width": 120, "height": 60}, "scale": 1, \(backdrops)
     "traits": {"appearance": "dark"},
     "windows": [{"layers": [
       {"id": "page", "fill": "#101014"},
       {"id": "bar", "material": "ultraThin", "frame": [0, 0, 120, 36], \(onBar) "layers": [
         {"id": "title", "text": "Albums", "frame": [8, 8, 60, 20], "size": 15}]}
     ]}]}
    """
  }

  private static func bound(_ scene: String, _ flags: [String] = []) throws -> Double {
    let result = try Program.judge(scene, ["--json"] + flags)
    #expect(result.exit == 0 || result.exit == 1, "\(result.errors)")
    return try #require(
      (result.foregrounds["title"]?["bound"] as? [String: Any])?["lowestContrast"] as? Double)
  }

  @Test("A scene, a layer and the command line state backdrops, the innermost and the flag first")
  func statementsReplaceEachOther() throws {
    let dark = ##""backdrops": {"colors": ["#101014"]},"##
    let bright = ##""backdrops": {"luminance": [0.5, 1]},"##
    let (any, overDark) = (try Self.bound(Self.scene()), try Self.bound(Self.scene(dark)))
    #expect(any < 3 && overDark > 7)
    #expect(try Self.bound(Self.scene(dark, onBar: bright)) < 3)
    #expect(try Self.bound(Self.scene(bright, onBar: dark)) == overDark)
    #expect(try Self.bound(Self.scene(bright), ["--backdrop", "#101014"]) == overDark)
    #expect(try Self.bound(Self.scene(dark), ["--backdrop", "any"]) == any)
    #expect(try Self.bound(Self.scene(dark), ["--luminance-above", "0.5"]) < 3)
  }

  @Test("The answer says which backdrops count, and who states them")
  func answerNamesTheStatement() throws {
    func origin(_ scene: String, _ flags: [String] = []) throws -> String? {
      (try Program.judge(scene, ["--json"] + flags).json["backdrops"] as? [String: Any])?["statedBy"]
        as? String
    }
    let dark = ##""backdrops": {"colors": ["#101014"]},"##
    #expect(try origin(Self.scene()) == "none")
    #expect(try origin(Self.scene(dark)) == "scene")
    #expect(try origin(Self.scene(dark), ["--backdrop", "any"]) == "flag")
    #expect(try origin(Self.scene(), ["--preset", "wallpapers"]) == "preset")
    let json = try Program.judge(Self.scene(dark), ["--json"]).json
    let statement = (json["backdrops"] as? [String: Any])?["statement"] as? [String: Any]
    #expect(statement?["colors"] as? [String] == ["#101014"])
  }

  @Test("The worst place of a stated picture is drawn, and a scene without pictures says that there is none")
  func worstPlace() throws {
    let folder = try TemporaryFolder()
    let photo = try folder.write(
      ##"""
      {"version": 1, "size": {"width": 240, "height": 60}, "scale": 1, "desktop": [
        {"fill": "#101014"}, {"fill": "#FFFFFF", "frame": [120, 0, 120, 60]}]}
      """##, to: "photo.json")
    #expect(try Program.run(["render", photo, "-o", folder.path + "/photo.png", "--quiet"]).exit == 0)
    let path = try folder.write(Self.scene(##""backdrops": {"pictures": ["photo.png"]},"##), to: "scene.json")
    let out = folder.path + "/place.png"
    let result = try Program.run(["legibility", path, "--json", "--worst-place", out])
    let place = try #require((result.json["places"] as? [[String: Any]])?.first)
    let lowest = try #require(place["lowest"] as? Double)
    #expect(result.errors.contains("title has") && result.errors.contains("at the worst place of photo.png"))
    // The white half lies behind the text, which is white.
    #expect(lowest < 3 && folder.has("place.png"))
    let image = try ImageReader().read(path: out, gamut: .srgb)
    #expect(image.width == 120 && image.height == 60)
    let none = try Program.judge(Self.scene(), ["--worst-place", folder.path + "/none.png"])
    #expect(none.errors.contains("no worst place was drawn") && !folder.has("none.png"))
  }

  @Test("The content of a scene is what it draws without its bars")
  func contentIsDrawnWithoutBars() throws {
    let content = try Self.bound(Self.scene(), ["--backdrop", "content"])
    #expect(abs(content - (try Self.bound(Self.scene(), ["--backdrop", "#101014"]))) < 1e-6)
  }

  @Test("Pictures of a folder count together with their mixtures")
  func foldersOfPicturesCount() throws {
    let folder = try TemporaryFolder()
    for (name, color) in [("dark.png", "#101014"), ("grey.png", "#606060")] {
      let out = folder.path + "/" + name
      let scene = try folder.write(Self.flat(color), to: "flat.json")
      let drawn = try Program.run(["render", scene, "-o", out, "--quiet"])
      #expect(drawn.exit == 0, "\(drawn.errors)")
    }
    try folder.write("no picture", to: "notes.txt")
    let both = try Self.bound(Self.scene(), ["--backdrop", folder.path])
    let range = try Self.bound(Self.scene(), ["--backdrop", "#101014", "--backdrop", "#606060"])
    #expect(abs(both - range) < 0.01)
    #expect(both < (try Self.bound(Self.scene(), ["--backdrop", folder.path + "/dark.png"])))
  }

  private static func flat(_ color: String) -> String {
    #"{"version": 1, "size": {"width": 8, "height": 8}, "scale": 1, "desktop": [{"fill": "\#(color)"}]}"#
  }

  @Test("A drawn text with less contrast than is proven over the stated backdrops is to be reviewed")
  func aForeignBackdropIsReviewed() throws {
    let scene = Self.scene(##""backdrops": {"colors": ["#000000"]},"##)
      .replacingOccurrences(of: "#101014", with: "#E0E0E0")
    let title = try #require(try Program.judge(scene, ["--json"]).foregrounds["title"])
    #expect(title["verdict"] as? String == "review")
    #expect((title["reason"] as? String)?.contains("stated") == true)
  }

  @Test(
    "Wrong backdrops are errors that say what to write",
    arguments: [
      (["--backdrop", "#12"], 64), (["--backdrop", "#000000-#FFFFFF-#000000"], 64),
      (["--backdrop", "#00000080"], 64), (["--backdrop", "any", "--backdrop", "#000000"], 64),
      (["--backdrop", "content", "--luminance-below", "0.5"], 64),
      (["--backdrop", "missing.png"], 65), (["--backdrop", "/dev/null"], 65),
    ])
  func mistakesAreErrors(_ flags: [String], _ exit: Int) throws {
    let result = try Program.judge(Self.scene(), flags)
    #expect(result.exit == exit, "\(flags): \(result.errors)")
    #expect(result.errors.hasPrefix("pellucid: ") && result.output.isEmpty)
  }

  @Test("A foreground on a material is judged over colours and folders too, which have no content")
  func pairsTakeBackdrops() throws {
    let pair = ["legibility", "--material", "ultraThin", "--foreground", "label", "--appearance", "dark"]
    let result = try Program.run(pair + ["--backdrop", "#000000", "--backdrop", "#000000-#202020"])
    #expect(result.exit == 0, "\(result.output)")
    #expect(result.output.contains("every mixture of the colours of #000000, #000000-#202020"))
    #expect(try Program.run(pair + ["--backdrop", "content"]).exit == 64)
  }

  @Test("Texts are measured all over a stated picture, with the share of places that fall short")
  func textsAreMeasuredAtPlaces() throws {
    let folder = try TemporaryFolder()
    // The left half of the picture is dark and the right half bright.
    let halves = try folder.write(
      ##"{"version": 1, "size": {"width": 240, "height": 60}, "scale": 1, "##
        + ##""desktop": [{"fill": "#101014"}, {"fill": "#F0F0F0", "frame": [120, 0, 120, 60]}]}"##,
      to: "halves.json")
    let picture = folder.path + "/halves.png"
    #expect(try Program.run(["render", halves, "-o", picture, "--quiet"]).exit == 0)
    let result = try Program.judge(Self.scene(), ["--json", "--backdrop", picture])
    let places = try #require(result.json["places"] as? [[String: Any]])
    let title = try #require(places.first)
    let (lowest, share) = (title["lowest"] as? Double ?? 0, title["share"] as? Double ?? 0)
    let place = try #require(title["place"] as? [Double])
    let bound = try Self.bound(Self.scene(), ["--backdrop", picture])
    #expect(places.count == 1 && title["picture"] as? String == "halves.png")
    #expect(lowest >= bound && lowest < 3)
    // The text covers 60 of the 120 points by which the bar moves, and falls short as soon as it reaches the bright half.
    #expect(share > 0.3 && share < 1)
    #expect(place[0] > 40 && place[1] <= 24)
  }
}
