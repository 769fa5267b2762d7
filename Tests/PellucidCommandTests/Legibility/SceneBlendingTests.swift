// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidTestSupport
import Testing

/// Tests of RND08: menus, sheets and sidebars sample behind their window, and bars within it.
@Suite struct SceneBlendingTests {
  private func found(_ material: String, below: String = "", platform: String = "macos") throws -> [String] {
    let scene = """
      {"version": 1, "size": {"width": 120, "height": 80}, "scale": 1, "traits": {"platform": "\(platform)"},
       "desktop": [{"fill": "#804020"}],
       "windows": [{"layers": [\(below) {"id": "surface", \(material), "frame": [0, 0, 120, 28]}]}]}
      """
    return try Program.judge(scene, ["--json"]).findings("RND08", of: "surface").compactMap {
      $0["message"] as? String
    }
  }

  private let page = ##"{"id": "page", "fill": "#FFFFFF"},"##
  private let text = ##"{"id": "row", "text": "A row of a list", "frame": [8, 4, 100, 40]},"##

  @Test("RND08 reports within-window floating roles", arguments: ["menu", "sheet", "sidebar", "popover"])
  func floatingRoles(_ role: String) throws {
    #expect(try found(#""role": "\#(role)", "blending": "withinWindow""#).count == 1)
    #expect(try found(#""role": "\#(role)", "blending": "behindWindow""#, below: page).isEmpty)
    #expect(try found(#""role": "\#(role)", "blending": "everythingBelow""#).isEmpty)
    #expect(try found(#""role": "\#(role)""#).isEmpty)
  }

  @Test("RND08 reports a material of AppKit by its purpose", arguments: ["menu", "sidebar", "hudWindow"])
  func floatingMaterials(_ name: String) throws {
    let within = try found(#""material": "\#(name)", "blending": "withinWindow""#)
    #expect(within.count == 1 && within[0].contains("the material \(name)"))
    #expect(try found(#""material": "\#(name)""#, below: text).isEmpty)
  }

  @Test(
    "RND08 reports a bar that samples behind its window and hides the content below",
    arguments: [#""role": "toolbar""#, #""role": "header""#, #""material": "titlebar""#])
  func bars(_ material: String) throws {
    let behind = material + #", "blending": "behindWindow""#
    let over = try found(behind, below: page)
    #expect(over.count == 1 && over[0].contains("page does not show"))
    // A bar without content below may be a window of its own, as the menu bar is.
    #expect(try found(behind).isEmpty)
    #expect(try found(material + #", "blending": "withinWindow""#, below: page).isEmpty)
  }

  @Test("RND08 reports other materials over content, and not over a plain ground")
  func otherMaterials() throws {
    let behind = #""material": "regular", "blending": "behindWindow""#
    #expect(try found(behind, below: page + text).count == 1)
    #expect(try found(behind, below: page).isEmpty)
    // A group clips its picture, which lies under the material with a clip at 20 points and not at 40.
    func cut(at top: Int) -> String {
      #"{"clip": "rectangle", "frame": [0, \#(top), 120, 40], "group": [{"image": "\#(photo)","#
        + #" "frame": [0, -40, 120, 80]}]},"#
    }
    #expect(try found(behind, below: cut(at: 40)).isEmpty)
    #expect(try found(behind, below: cut(at: 20)).count == 1)
  }

  private let photo = SourceTree.goldens.appending(path: "orchard.png").path

  @Test("RND08 applies to macOS alone")
  func otherPlatforms() throws {
    let behind = #""role": "toolbar", "blending": "behindWindow""#
    #expect(try found(behind, below: page, platform: "ios").isEmpty)
  }
}
