// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidScene
import PellucidSceneSupport
import Testing

@testable import PellucidJudge

/// Tests of what unmarked elements are taken for, and of the findings that rest on it.
@Suite struct RecognitionTests {
  private func findings(
    _ layers: [Layer], on platform: Platform = .iOS, inWindow: Bool = false
  ) throws -> [Finding] {
    var scene = GlassScene.description(inWindow ? [] : layers) { $0.traits.platform = platform }
    if inWindow { scene.windows = [Window(frame: GlassScene.whole, layers: layers)] }
    return SceneRules.findings(of: try SceneResolver.resolve(scene, facts: FileFacts()))
  }

  private func recognized(_ findings: [Finding]) -> [Recognized] {
    findings.compactMap { if case .recognized(let element, _) = $0.fact { element } else { nil } }
  }

  // MARK: SRC09

  @Test("Glass as large as the screen is taken for the background, and the finding is a review")
  func glassOverTheScreenIsTheBackground() throws {
    let ground = GlassScene.glass("ground", .regular, .none, at: GlassScene.whole)
    let found = try findings([GlassScene.photo, ground]).filter { $0.rule == .glassInContent }
    #expect(recognized(found) == [.background])
    #expect(found[0].verdict == .review && found[0].severity == .note)
    #expect(found[0].message(in: .english).contains("taken for the background"))
    let part = Rect(x: 0, y: 0, width: 400, height: 300)
    for known in [
      GlassScene.glass("a", .regular, .sidebar, at: GlassScene.whole),
      GlassScene.glass("a", .identity, .none, at: GlassScene.whole),
      GlassScene.glass("a", .regular, .none, at: part),
    ] {
      #expect(try recognized(findings([GlassScene.photo, known])) == [])
    }
  }

  @Test("Glass that fills the picture of a single component is no background")
  func picturesOfComponents() throws {
    let whole = Rect(x: 0, y: 0, width: 60, height: 44)
    var scene = GlassScene.description([GlassScene.glass("a", .regular, .none, at: whole)])
    scene.size = Size(width: 60, height: 44)
    #expect(recognized(SceneRules.findings(of: try SceneResolver.resolve(scene, facts: FileFacts()))) == [])
  }

  @Test("A mark makes the finding definite, or says that the glass is no content")
  func marksDecide() throws {
    var ground = GlassScene.glass("ground", .regular, .none, at: GlassScene.whole)
    ground.isContent = true
    let marked = try findings([GlassScene.photo, ground]).filter { $0.rule == .glassInContent }
    #expect(marked.map(\.severity) == [.error] && marked[0].verdict == nil)
    ground.isContent = false
    #expect(try !findings([GlassScene.photo, ground]).contains { $0.rule == .glassInContent })
  }

  @Test("A mark of an inner group wins over that of the group around it")
  func theInnermostMarkDecides() throws {
    var bar = Layer(frame: GlassScene.whole, content: .group([GlassScene.glass("a")]))
    bar.isContent = false
    var list = Layer(frame: GlassScene.whole, content: .group([bar]))
    list.isContent = true
    #expect(try !findings([list]).contains { $0.rule == .glassInContent })
    bar.isContent = nil
    list.content = .group([bar])
    #expect(try findings([list]).contains { $0.rule == .glassInContent })
  }

  @Test("Glass in a background extension is taken for content")
  func glassInABackgroundExtension() throws {
    let area = Rect(x: 100, y: 0, width: 300, height: 400)
    func scene(_ layers: [Layer]) -> [Layer] {
      [
        Layer(
          frame: GlassScene.whole,
          content: .backgroundExtension(BackgroundExtensionContent(safeArea: area, layers: layers)))
      ]
    }
    let glass = GlassScene.glass("a", .regular, .none)
    #expect(try recognized(findings(scene([GlassScene.photo, glass]))) == [.extended])
    #expect(try recognized(findings(scene([GlassScene.photo]) + [glass])) == [])
  }

  // MARK: SRC20

  private let frame = Rect(x: 20, y: 20, width: 120, height: 32)

  /// Returns a capsule with a text in its middle.
  private func button(
    white: Float = 0.8, alpha: Float = 1, _ shape: Shape = .capsule(style: .continuous),
    _ change: (inout Layer) -> Void = { _ in }
  ) -> [Layer] {
    let style = ForegroundStyle(.color(.custom(EncodedColor(white: white, alpha: alpha))))
    var bezel = Layer(id: "bezel", frame: frame, content: .fill(shape: shape, .foreground(style)))
    change(&bezel)
    return [bezel, GlassScene.text("Share", at: Rect(x: 20, y: 26, width: 120, height: 20))]
  }

  @Test("An opaque neutral shape around a text is taken for the bezel of a control on macOS")
  func opaqueBezels() throws {
    let found = try findings(button(), on: .macOS)
    #expect(recognized(found) == [.bezel])
    #expect(found.map(\.rule) == [.componentAgainstTint] && found[0].severity == .note)
    #expect(found[0].verdict == .review)
    #expect(found[0].message(in: .english).contains("taken for the bezel of a control"))
    #expect(try recognized(findings(button(alpha: 0.85), on: .macOS)) == [])
    #expect(try recognized(findings(button(), on: .iOS)) == [])
  }

  @Test("A mark makes a bezel definite, or says that the shape is none")
  func markedBezels() throws {
    let marked = try findings(button { $0.isComponent = true }, on: .macOS)
    #expect(marked.map(\.rule) == [.componentAgainstTint] && recognized(marked) == [])
    #expect(try findings(button { $0.isComponent = false }, on: .macOS).isEmpty)
  }

  @Test("Rows, cards, colours, selections and shapes without a text are no bezels")
  func otherShapesAreNoBezels() throws {
    func isBezel(_ layers: [Layer]) throws -> Bool {
      try recognized(findings(layers, on: .macOS)).contains(.bezel)
    }
    #expect(try !isBezel(button(.rectangle)))
    #expect(try !isBezel([button()[0]]))
    #expect(try !isBezel(button { $0.frame.height = 120 }))
    #expect(
      try !isBezel(button() + [GlassScene.text("Detail", at: Rect(x: 20, y: 40, width: 80, height: 12))]))
    for color in [
      ColorStyle.custom(EncodedColor(red: 1, green: 0.6, blue: 0.1)),
      .semantic("selectedContentBackgroundColor"), .semantic("windowBackgroundColor"),
    ] {
      let fill = FillStyle.foreground(ForegroundStyle(.color(color)))
      let layers = button { $0.content = .fill(shape: .capsule(style: .continuous), fill) }
      #expect(try !isBezel(layers), "\(color)")
    }
    var avatar = GlassScene.photo
    avatar.frame = Rect(x: 24, y: 24, width: 20, height: 20)
    #expect(try !isBezel(button() + [avatar]))
  }

  @Test("A bezel on a picture that covers the screen takes no tint from a window")
  func bezelsOnPictures() throws {
    #expect(try recognized(findings([GlassScene.photo] + button(), on: .macOS)) == [])
    var part = GlassScene.photo
    part.frame = Rect(x: 0, y: 0, width: 200, height: 200)
    #expect(try recognized(findings([part] + button(), on: .macOS)) == [.bezel])
    #expect(
      try recognized(findings([GlassScene.photo, GlassScene.fill(0.3)] + button(), on: .macOS)) == [.bezel])
    var marked = GlassScene.photo
    marked.isContent = false
    #expect(try recognized(findings([marked] + button(), on: .macOS)) == [.bezel])
  }
}
