// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidTestSupport
import Testing

/// RND08: menus, sheets and sidebars look behind their window, what content scrolls beneath looks within.
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

  @Test("A role that looks where it should not", arguments: ["menu", "sheet", "sidebar", "popover"])
  func floatingRoles(_ role: String) throws {
    #expect(try found(#""role": "\#(role)", "blending": "withinWindow""#).count == 1)
    #expect(try found(#""role": "\#(role)", "blending": "behindWindow""#, below: page).isEmpty)
    #expect(try found(#""role": "\#(role)", "blending": "everythingBelow""#).isEmpty)
    #expect(try found(#""role": "\#(role)""#).isEmpty)
  }

  @Test("AppKit's materials have a purpose too", arguments: ["menu", "sidebar", "hudWindow"])
  func floatingMaterials(_ name: String) throws {
    let within = try found(#""material": "\#(name)", "blending": "withinWindow""#)
    #expect(within.count == 1 && within[0].contains("the material \(name)"))
    #expect(try found(#""material": "\#(name)""#, below: text).isEmpty)
  }

  @Test(
    "A bar looks behind its window although something lies beneath",
    arguments: [#""role": "toolbar""#, #""role": "header""#, #""material": "titlebar""#])
  func bars(_ material: String) throws {
    let behind = material + #", "blending": "behindWindow""#
    let over = try found(behind, below: page)
    #expect(over.count == 1 && over[0].contains("page does not show"))
    // The menu bar of the system is a window of its own.
    #expect(try found(behind).isEmpty)
    #expect(try found(material + #", "blending": "withinWindow""#, below: page).isEmpty)
  }

  @Test("Another material hides what scrolls, not a plain ground")
  func otherMaterials() throws {
    let behind = #""material": "regular", "blending": "behindWindow""#
    #expect(try found(behind, below: page + text).count == 1)
    #expect(try found(behind, below: page).isEmpty)
    // The part that a group clips at its top is not there.
    func cut(at top: Int) -> String {
      #"{"clip": "rectangle", "frame": [0, \#(top), 120, 40], "group": [{"image": "\#(photo)","#
        + #" "frame": [0, -40, 120, 80]}]},"#
    }
    #expect(try found(behind, below: cut(at: 40)).isEmpty)
    #expect(try found(behind, below: cut(at: 20)).count == 1)
  }

  private let photo = SourceTree.goldens.appending(path: "orchard.png").path

  @Test("Only macOS has the two")
  func otherPlatforms() throws {
    let behind = #""role": "toolbar", "blending": "behindWindow""#
    #expect(try found(behind, below: page, platform: "ios").isEmpty)
  }
}
