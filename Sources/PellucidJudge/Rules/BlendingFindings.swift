// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidLegibility
import PellucidScene

/// RND08: a material of macOS that looks where its purpose does not.
package enum BlendingFindings {
  package static func findings(of resolution: Resolution) -> [Finding] {
    let (resolved, traits) = (resolution.scene, resolution.description.traits)
    guard traits.platform == .macOS else { return [] }
    // On the desktop, and where nothing is below a window, looking behind is looking within.
    return resolved.windows.enumerated().flatMap { place, window -> [Finding] in
      let drawn = DrawnLayer.all(in: window.nodes)
      let hasBackdrop = place > 0 || !resolved.desktop.isEmpty
      return drawn.indices.compactMap { index -> Finding? in
        guard case .material(let material) = drawn[index].content,
          case .material(let layer, _)? = resolution.trace.step(drawn[index].step),
          case .material(let content) = layer.layer.content
        else { return nil }
        let purpose = MaterialPurpose(content.choice, traits: traits)
        let place = Place(keyPath: layer.path, layer: layer.name)
        return finding(
          drawn[index], material.blending, purpose, at: place, over: hasBackdrop ? drawn[..<index] : [])
      }
    }
  }

  private static func finding(
    _ layer: DrawnLayer, _ blending: Blending, _ purpose: MaterialPurpose, at place: Place,
    over below: ArraySlice<DrawnLayer>
  ) -> Finding? {
    let fact: BlendingFact
    switch (blending, purpose.kind) {
    case (.withinWindow, .floating): fact = .withinWindow(purpose)
    case (.behindWindow, .bar), (.behindWindow, .open):
      // Layers there are hidden as if the window ended at the material's edge.
      guard let hidden = below.last(where: { $0.isMissed(behind: layer, by: purpose.kind) }) else {
        return nil
      }
      fact = .behindWindow(purpose, hides: hidden.name)
    default: return nil
    }
    return Finding(.blending(fact), severity: .warning, at: place, verdict: .proven)
  }

  /// A node that is not a group, in drawing order.
  private struct DrawnLayer {
    var name: String
    var content: Node.Content
    /// The index of the trace's step that made it.
    var step: Int?
    /// In points of the scene, without what the groups around it cut off.
    var bounds: Rect

    /// Returns those of which something is seen.
    static func all(in nodes: [Node]) -> [DrawnLayer] {
      var all: [DrawnLayer] = []
      NodeWalk.forEach(in: nodes, lenses: .skipped, inheriting: Cut()) { node, cut in
        guard node.opacity > 0 else { return nil }
        let frame = node.transform.bounds(of: node.frame)
        let bounds = cut.area.map { frame.intersection($0) } ?? frame
        let isCutOff = cut.area != nil && bounds.isEmpty
        if case .group = node.content {
          guard node.clip != nil else { return cut }
          return isCutOff ? nil : Cut(area: bounds)
        }
        if !isCutOff {
          all.append(
            DrawnLayer(name: node.id ?? "", content: node.content, step: node.step, bounds: bounds))
        }
        return nil
      }
      return all
    }

    /// The area that the groups around a node leave of it; nil for everything.
    private struct Cut {
      var area: Rect?
    }

    /// A bar is missed by everything under it; a material without a purpose may lie on a plain ground or on another
    /// material, and is missed by pictures, texts and symbols.
    func isMissed(behind layer: DrawnLayer, by kind: MaterialPurpose.Kind) -> Bool {
      guard !bounds.intersection(layer.bounds).isEmpty else { return false }
      switch content {
      case .image, .masked: return true
      default: return kind == .bar
      }
    }
  }
}

extension MaterialPurpose {
  fileprivate init(_ choice: MaterialContent.Choice, traits: Traits) {
    let blending = (try? choice.resolved(traits))?.defaultBlending
    let isOwn = choice.isRole || choice.isBar
    self.init(blending == .behindWindow ? .floating : isOwn ? .bar : .open, of: choice)
  }
}

extension MaterialContent.Choice {
  /// A Boolean value that is true for AppKit's materials of bars.
  fileprivate var isBar: Bool {
    self == .material(.appKit(.titlebar)) || self == .material(.appKit(.headerView))
  }
}
