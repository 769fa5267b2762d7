// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidLegibility
import PellucidScene

/// The rule about materials of macOS whose blending does not fit their purpose (RND08).
package enum BlendingFindings {
  /// Returns the findings about the materials in the windows of a scene; empty on other platforms than macOS.
  package static func findings(of resolution: Resolution) -> [Finding] {
    let (resolved, traits) = (resolution.scene, resolution.description.traits)
    guard traits.platform == .macOS else { return [] }
    // On the desktop, and in a window with nothing below it, behind-window and within-window blending are the same.
    return resolved.windows.enumerated().flatMap { place, window -> [Finding] in
      let drawn = DrawnLayer.all(in: window.nodes)
      let hasBackdrop = place > 0 || !resolved.desktop.isEmpty
      let boxes = BoxSequence(drawn.map { Optional($0.bounds) })
      return drawn.indices.compactMap { index -> Finding? in
        guard case .material(let material) = drawn[index].content,
          case .material(let layer, _)? = resolution.trace.step(drawn[index].step),
          case .material(let content) = layer.layer.content
        else { return nil }
        let purpose = MaterialPurpose(content.choice, traits: traits)
        let place = Place(keyPath: layer.path, layer: layer.name)
        return finding(material.blending, purpose, at: place) { kind in
          var next = hasBackdrop ? boxes.last(before: index, overlapping: drawn[index].bounds) : nil
          while let below = next {
            if drawn[below].isMissed(behind: drawn[index], by: kind) { return drawn[below] }
            next = boxes.last(before: below, overlapping: drawn[index].bounds)
          }
          return nil
        }
      }
    }
  }

  /// Returns the finding about a material whose blending does not fit; nil if the blending fits.
  ///
  /// - Parameter hidden: Returns the topmost layer that a reader would miss behind the material.
  private static func finding(
    _ blending: Blending, _ purpose: MaterialPurpose, at place: Place,
    hiding hidden: (MaterialPurpose.Kind) -> DrawnLayer?
  ) -> Finding? {
    let fact: BlendingFact
    switch (blending, purpose.kind) {
    case (.withinWindow, .floating): fact = .withinWindow(purpose)
    case (.behindWindow, .bar), (.behindWindow, .open):
      // A material that blends behind the window hides the window's layers below it, as if the window ended at its
      // edge.
      guard let hidden = hidden(purpose.kind) else { return nil }
      fact = .behindWindow(purpose, hides: hidden.name)
    default: return nil
    }
    return Finding(.blending(fact), severity: .warning, at: place, verdict: .proven)
  }

  /// A node other than a group, in drawing order.
  private struct DrawnLayer {
    var name: String
    var content: Node.Content
    /// The index of the trace's step that created the node.
    var step: Int?
    /// The bounds in points of the scene, clipped to the groups around the node.
    var bounds: Rect

    /// Returns the nodes that are at least partly visible.
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

    /// The area to which the groups around a node clip it; nil where nothing clips.
    private struct Cut {
      var area: Rect?
    }

    /// Returns whether a reader would miss the node when a material above it blends behind the window.
    ///
    /// A bar should show every layer under it. A material without a purpose may lie on a plain ground or on another
    /// material, so only pictures, texts and symbols are missed there.
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
  /// Creates the purpose of a material: floating if the design blends it behind the window by default, a bar if it
  /// is another role or a bar, open otherwise.
  fileprivate init(_ choice: MaterialContent.Choice, traits: Traits) {
    let blending = (try? choice.resolved(traits))?.defaultBlending
    let isOwn = choice.isRole || choice.isBar
    self.init(blending == .behindWindow ? .floating : isOwn ? .bar : .open, of: choice)
  }
}

extension MaterialContent.Choice {
  /// A Boolean value that is true for AppKit's materials for bars.
  fileprivate var isBar: Bool {
    self == .material(.appKit(.titlebar)) || self == .material(.appKit(.headerView))
  }
}
