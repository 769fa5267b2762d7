// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidJudge

/// RND08: a material of macOS that looks where its purpose does not.
struct BlendingFindings {
  let places: LayerPlaces

  func findings(_ scene: SceneDescription, _ resolved: ResolvedScene) -> [Finding] {
    guard scene.traits.platform == .macos else { return [] }
    let purposes = Dictionary(
      SceneMaterials.all(in: scene).map { ($0.name, Purpose($0.content.choice, traits: scene.traits)) },
      uniquingKeysWith: { first, _ in first })
    // On the desktop, and where nothing is below a window, looking behind is looking within.
    return resolved.windows.enumerated().flatMap { place, window -> [Finding] in
      let drawn = DrawnLayer.all(in: window.nodes)
      let hasBackdrop = place > 0 || !resolved.desktop.isEmpty
      return drawn.indices.compactMap { index -> Finding? in
        guard case .material(let material) = drawn[index].content, let purpose = purposes[drawn[index].name]
        else { return nil }
        return finding(
          drawn[index], material.blending, purpose, over: hasBackdrop ? drawn[..<index] : [])
      }
    }
  }

  private func finding(
    _ layer: DrawnLayer, _ blending: Blending, _ purpose: Purpose, over below: ArraySlice<DrawnLayer>
  ) -> Finding? {
    let message: String
    let fit: Blending
    switch (blending, purpose.kind) {
    case (.withinWindow, .floating):
      message = "\(purpose.name) looks within its window, where it would let through what lies behind"
      fit = .behindWindow
    case (.behindWindow, .bar), (.behindWindow, .open):
      // What is drawn there is hidden as if the window ended at the material's edge.
      guard let hidden = below.last(where: { $0.isMissed(behind: layer, by: purpose.kind) }) else {
        return nil
      }
      message = "\(purpose.name) looks behind its window, so that \(hidden.name) does not show beneath it"
      fit = .withinWindow
    default: return nil
    }
    return Finding(
      rule: .blendingModeMismatch, severity: .warning, message: message, place: places.place(of: layer.name),
      verdict: .proven,
      repair: "use blending \(Vocabularies.blending.name(of: fit))"
        + (purpose.kind == .open ? "" : ", or leave it to the material"))
  }

  /// What a material is there for.
  private struct Purpose {
    enum Kind {
      /// Menus, sheets, sidebars and the like, which let the desktop and other windows through.
      case floating
      /// Bars that content scrolls beneath, and what else belongs to its window.
      case bar
      /// No purpose that its name would tell.
      case open
    }
    let kind: Kind
    /// "the role toolbar".
    let name: String

    init(_ choice: MaterialContent.Choice, traits: Traits) {
      name = (choice.isRole ? "the role " : "the material ") + choice.name
      if (try? choice.resolved(traits))?.defaultBlending == .behindWindow {
        kind = .floating
      } else {
        kind = choice.isRole || choice.isBar ? .bar : .open
      }
    }
  }

  /// A node that is not a group, in drawing order.
  private struct DrawnLayer {
    var name: String
    var content: Node.Content
    /// In points of the scene, without what the groups around it cut off.
    var bounds: Rect

    static func all(in nodes: [Node], cut: Rect? = nil, isSeen: Bool = true) -> [DrawnLayer] {
      nodes.flatMap { node -> [DrawnLayer] in
        let frame = node.transform.bounds(of: node.frame)
        let bounds = cut.map { frame.intersection($0) } ?? frame
        let isCutOff = cut != nil && bounds.isEmpty
        let isSeen = isSeen && node.opacity > 0
        guard case .group(let children) = node.content else {
          guard isSeen, !isCutOff else { return [] }
          return [DrawnLayer(name: node.id ?? "", content: node.content, bounds: bounds)]
        }
        guard node.clip != nil else { return all(in: children, cut: cut, isSeen: isSeen) }
        return isCutOff ? [] : all(in: children, cut: bounds, isSeen: isSeen)
      }
    }

    /// A bar is missed by everything under it; a material without a purpose may lie on a plain ground or on another
    /// material, and is missed by pictures, texts and symbols.
    func isMissed(behind layer: DrawnLayer, by kind: Purpose.Kind) -> Bool {
      guard !bounds.intersection(layer.bounds).isEmpty else { return false }
      switch content {
      case .image, .masked: return true
      default: return kind == .bar
      }
    }
  }
}

extension MaterialContent.Choice {
  /// Whether it is one of AppKit's materials of bars.
  fileprivate var isBar: Bool {
    self == .material(.appKit(.titlebar)) || self == .material(.appKit(.headerView))
  }
}
