// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

/// The scene over the backdrop that breaks its least legible text or symbol.
struct WitnessPicture {
  let judged: JudgedForeground
  let scene: SceneDescription

  /// Of the foregrounds on a material, the one whose bound is lowest beside what it needs.
  init?(_ judged: JudgedScene, of scene: SceneDescription) {
    func lack(_ foreground: JudgedForeground) -> Double {
      (foreground.verdict.bound?.lowest ?? .infinity) / foreground.requirement.ratio
    }
    let candidates = judged.foregrounds.filter { $0.materialName != nil && $0.verdict.bound != nil }
    guard let worst = candidates.min(by: { lack($0) < lack($1) }),
      let redrawn = Self.redrawn(scene, judged.resolved, worst)
    else { return nil }
    (self.judged, self.scene) = (worst, redrawn)
  }

  private static func redrawn(
    _ scene: SceneDescription, _ resolved: ResolvedScene, _ judged: JudgedForeground
  ) -> SceneDescription? {
    guard let name = judged.materialName, let bound = judged.verdict.bound,
      case .material(_, let recipe) = judged.surface?.kind
    else { return nil }
    let colors = bound.witness.colors(in: scene.traits.gamut)
    return scene.inserting(under: name, looksBehindWindow: resolved.looksBehindWindow(name)) { frame in
      Layer(
        id: "pellucid.witness", frame: frame,
        content: .fill(shape: .rectangle, fill(colors, width: frame.width, sigma: recipe.sigmaInPoints)))
    }
  }

  /// One colour, or stripes that the blur mixes: narrower than it can show, wider than a cell of its capture.
  ///
  /// A Gaussian of standard deviation σ leaves exp(-2π²σ²/p²) of a wave of period p: at 1.5 σ a six-thousandth.
  private static func fill(
    _ colors: [(color: EncodedColor, weight: Double)], width: Double, sigma: Double
  ) -> FillStyle {
    guard colors.count > 1, let first = colors.first else {
      let color = colors.first?.color ?? EncodedColor(white: 0)
      return .foreground(ForegroundStyle(.color(.custom(color)), isVibrant: false))
    }
    let count = max(1, Int((width / max(4, 1.5 * sigma)).rounded(.up)))
    var stops = [FillStyle.Stop(location: 0, color: .custom(first.color))]
    let total = colors.reduce(0) { $0 + $1.weight }
    for stripe in 0..<count {
      var location = Double(stripe)
      for part in colors {
        stops.append(.init(location: location / Double(count), color: .custom(part.color)))
        location += part.weight / total
        stops.append(.init(location: location / Double(count), color: .custom(part.color)))
      }
    }
    return .linear(stops: stops, start: Point(x: 0, y: 0), end: Point(x: 1, y: 0))
  }
}

extension JudgedForeground {
  /// The name of the material it lies on.
  var materialName: String? {
    if case .material(let id, _) = surface?.kind { id } else { nil }
  }
}

extension ResolvedScene {
  /// Whether a material looks behind its window alone.
  func looksBehindWindow(_ name: String) -> Bool {
    func holds(_ nodes: [Node]) -> Bool {
      nodes.contains { node in
        switch node.content {
        case .material(let material): node.id == name && material.blending == .behindWindow
        case .group(let children): holds(children)
        default: false
        }
      }
    }
    return windows.contains { holds($0.nodes) }
  }
}
