// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidScene
import PellucidSceneSupport
import Testing

/// Tests of scroll edges, dimming layers and extended backgrounds.
@Suite struct EdgeResolverTests {
  private typealias Scene = GlassScene

  private func edge(_ content: ScrollEdgeContent) -> Layer {
    Layer(id: "edge", frame: Scene.whole, content: .scrollEdge(content))
  }

  // MARK: Scroll edges

  @Test("A scroll edge at rest draws nothing", arguments: ScrollEdgeStyle.allCases) func atRestNothingIsDrawn(
    style: ScrollEdgeStyle
  ) throws {
    #expect(try Scene.resolve([edge(ScrollEdgeContent(style, offset: 0))]).desktop.isEmpty)
    #expect(try Scene.resolve([edge(ScrollEdgeContent(style, offset: -50))]).desktop.isEmpty)
    #expect(try !Scene.resolve([edge(ScrollEdgeContent(style, inset: 62))]).desktop.isEmpty)
  }

  /// Release 27 draws no effect under floating bars, and a note says so.
  @Test("A scroll edge that draws nothing is noted")
  func anEdgeThatDrawsNothingIsNoted() throws {
    func notes(
      _ style: ScrollEdgeStyle, _ side: ScrollEdgeSide, _ look: Look = .os27, _ platform: Platform = .iOS
    ) throws -> [String] {
      let scene = try Scene.resolve([edge(ScrollEdgeContent(style, edge: side, inset: 20))]) {
        ($0.traits.look, $0.traits.platform) = (look, platform)
      }
      let notes = scene.findings.filter { $0.rule == "note" }.map(\.message)
      #expect(Scene.drawn(scene).isEmpty == !notes.isEmpty)
      return notes
    }
    let note = try #require(try notes(.automatic, .bottom).first)
    #expect(note.contains("nothing at the bottom") && note.contains("soft or hard"))
    #expect(try notes(.automatic, .top).isEmpty && notes(.soft, .bottom).isEmpty)
    #expect(try notes(.automatic, .bottom, .os26).isEmpty)
    #expect(try notes(.automatic, .bottom, .os27, .macOS).isEmpty)
  }

  @Test("The band of a scroll edge lies at its edge", arguments: ScrollEdgeSide.allCases)
  func theBandLiesAtItsEdge(side: ScrollEdgeSide) throws {
    let scene = try Scene.resolve([edge(ScrollEdgeContent(.hard, edge: side, inset: 20))])
    let height = ScrollEdgeRecipe.recipe(
      for: ScrollEdgeRequest(.hard, side: side, barHeight: 54, safeArea: 20)
    ).height
    let frames = scene.desktop.map(\.frame)
    let (top, bottom) = (frames.map(\.minY).min() ?? -1, frames.map(\.maxY).max() ?? -1)
    #expect(abs(bottom - top - height) < 1e-9)
    #expect(side == .top ? top == 0 : bottom == 400)
  }

  /// The blur consists of pieces one below the other, each of which begins at the strength at which the one before
  /// ends.
  @Test(
    "The blur's pieces meet without gaps or steps, and its strength falls",
    arguments: [ScrollEdgeStyle.hard, .soft], ScrollEdgeSide.allCases)
  func theBlurMeetsWithoutGapsOrStepsAndFalls(style: ScrollEdgeStyle, side: ScrollEdgeSide) throws {
    let scene = try Scene.resolve([edge(ScrollEdgeContent(style, edge: side, inset: 62))])
    let recipe = ScrollEdgeRecipe.recipe(
      for: ScrollEdgeRequest(style, side: side, barHeight: 54, safeArea: 62))
    var (end, strength, count) = (0.0, 1.0, 0)
    for node in scene.desktop {
      guard case .material(let material) = node.content, node.opacity == 1 else { continue }
      let isTop = side == .top
      #expect((isTop ? node.frame.minY : 400 - node.frame.maxY) == end)
      func sigma(_ part: Double) -> Double {
        guard let progress = material.progress else { return material.recipe.sigmaInPoints }
        let way = (part - progress.start.y) / (progress.end.y - progress.start.y)
        return min(max(way, 0), 1) * material.recipe.sigmaInPoints
      }
      let (first, last) = (sigma(isTop ? 0 : 1), sigma(isTop ? 1 : 0))
      #expect(abs(first - strength * 1.9 * recipe.blur.radius) < 1e-9 && last <= first + 1e-9)
      (end, strength, count) = (end + node.frame.height, last / (1.9 * recipe.blur.radius), count + 1)
      #expect(abs(strength - recipe.blur.profile.value(at: end / recipe.height)) < 1e-9)
    }
    #expect(count > 4 && end == recipe.height)
  }

  @Test("A scroll edge fades in with the scroll offset", arguments: [Look.os26, .os27])
  func scrollingFadesItIn(look: Look) throws {
    let faint = try Scene.resolve([edge(ScrollEdgeContent(.soft, offset: 20))]) { $0.traits.look = look }
    let full = try Scene.resolve([edge(ScrollEdgeContent(.soft))]) { $0.traits.look = look }
    let resting = try Scene.resolve([edge(ScrollEdgeContent(.soft, offset: 0.2))]) { $0.traits.look = look }
    #expect(resting.desktop.isEmpty)
    #expect(faint.desktop.count == full.desktop.count && !full.desktop.isEmpty)
    for (some, all) in zip(faint.desktop, full.desktop) { #expect(some.opacity < all.opacity) }
  }

  @Test("A scroll edge fades over time on its spring")
  func inTimeItFadesOnItsSpring() throws {
    var content = ScrollEdgeContent(.hard, inset: 62)
    content.events = [ScrollEdgeEvent(at: 1, .appear), ScrollEdgeEvent(at: 3, .disappear)]
    func opacity(_ time: Double?) throws -> Double {
      try Scene.resolve([edge(content)]) { $0.time = time }.desktop.first?.opacity ?? 0
    }
    // Critically damped, with a response of 0.35 s.
    let part = 2 * Double.pi / 0.35 * 0.2
    let progress = 1 - (1 + part) * exp(-part)
    #expect(try opacity(nil) == 1 && opacity(0.9) == 0 && opacity(1) == 0)
    #expect(try abs(opacity(1.2) - progress) < 1e-6)
    #expect(try opacity(2.9) > 0.999)
    #expect(try abs(opacity(3.2) - (1 - progress)) < 1e-3)
    #expect(try opacity(5) == 0)
  }

  @Test("A scroll edge that only disappears is present before")
  func whatOnlyLeavesIsThereBefore() throws {
    var content = ScrollEdgeContent(.hard, inset: 62)
    content.events = [ScrollEdgeEvent(at: 1, .disappear)]
    let before = try Scene.resolve([edge(content)]) { $0.time = 0.5 }
    let after = try Scene.resolve([edge(content)]) { $0.time = 5 }
    #expect(!before.desktop.isEmpty && after.desktop.isEmpty)
    content.events = [ScrollEdgeEvent(at: .nan, .appear)]
    #expect(throws: SceneError.unusableNumber(place: "desktop[0].events[0]", .time)) {
      try Scene.resolve([edge(content)])
    }
  }

  // MARK: Dimming

  @Test("A dimming layer is black with its opacity")
  func dimmingLayersAreBlack() throws {
    func alpha(_ amount: DimmingContent.Amount, over luminance: Double) throws -> Float? {
      let layer = Layer(frame: Scene.whole, content: .dimming(DimmingContent(amount)))
      let scene = try Scene.resolve([layer], backdrops: [GlassBackdrop(luminance: luminance)])
      guard case .fill(_, .ink(.color(let color, .sourceOver)))? = scene.desktop.first?.content else {
        return nil
      }
      return color.alpha
    }
    #expect(try alpha(.fixed(0.2), over: 0) == 0.2)
    #expect(try alpha(.automatic, over: 0.9) == 0.35)
    #expect(try alpha(.automatic, over: 0.1) == nil)
  }

  // MARK: Extended backgrounds

  @Test("An extension mirrors its content into the space outside the safe area")
  func copiesFillWhatTheSafeAreaLeaves() throws {
    let content = BackgroundExtensionContent(
      safeArea: Rect(x: 100, y: 0, width: 300, height: 400),
      layers: [Scene.fill(0.5, at: Rect(x: 0, y: 0, width: 50, height: 400))])
    let scene = try Scene.resolve([Layer(frame: Scene.whole, content: .backgroundExtension(content))])
    guard case .group(let nodes) = scene.desktop[0].content else {
      Issue.record("no group")
      return
    }
    #expect(
      nodes.map(\.frame) == [
        Rect(x: 100, y: 0, width: 300, height: 400), Rect(x: 0, y: 0, width: 100, height: 400),
        Rect(x: 0, y: 0, width: 100, height: 400),
      ])
    guard case .group(let copies) = nodes[1].content, case .material(let blur) = nodes[2].content else {
      Issue.record("no copy, or no blur")
      return
    }
    #expect(copies[0].transform.bounds(of: copies[0].frame) == Rect(x: 50, y: 0, width: 50, height: 400))
    #expect(blur.recipe.sigmaInPoints > 0)
    // The blur grows from nothing at the seam to its full strength toward the frame's end.
    #expect(blur.progress?.start == Point(x: 1, y: 0))
    #expect((blur.progress?.end.x ?? -1) > 0 && blur.progress?.end.y == 0)
  }
}
