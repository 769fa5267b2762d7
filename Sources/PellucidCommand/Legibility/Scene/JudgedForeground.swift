// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit
import PellucidJudge

/// A text or symbol in one combination of settings, and what is known about its contrast.
struct JudgedForeground: Sendable {
  var foreground: SceneForeground
  var resource: Resource
  /// On the drawn pixels; nil if it has none.
  var measured: TextContrast?
  /// The same without the pixels that something above hides; nil if none is left.
  var seen: TextContrast?
  var requirement: ContrastRequirement
  var verdict: Verdict
  /// On glass that follows what lies behind it: what the foreground lies on in its other states.
  var states: [GlassState] = []
  /// The name of the state that decides; nil for the drawn one.
  var worstState: String?
  /// Of the ink that decides, where there is a bound.
  var transfer: Transfer?
  /// Each proven to hold what is required in every combination that was asked for; only where it falls short.
  var repairs: [Repair] = []
  /// The same for the contrast that it has without Increase Contrast, where that setting lowers it.
  var steadyRepairs: [Repair] = []
  /// The same for what is recommended beyond.
  var recommendedRepairs: [Repair] = []

  var id: String { foreground.id }

  /// "Slow Bloom", or the symbol's name; with the colour where that is a catalog's.
  var words: String { asset.map { "\(subject) in \($0)" } ?? subject }

  /// The colour of a catalog that it is drawn in, as `asset:Brand/Ink`.
  var asset: String? {
    guard case .color(.asset(let name))? = resource.style?.color else { return nil }
    return SceneAssets.prefix + name
  }

  private var subject: String {
    switch resource {
    case .text(let text, _, _):
      let words = text.string.split(whereSeparator: \.isNewline).joined(separator: " ")
      return "\"" + (words.count > 40 ? String(words.prefix(39)) + "…" : words) + "\""
    case .symbol(let symbol, _, _): return "the symbol " + symbol.shownName
    case .template(let image, _, _): return "the picture " + Paths.name(of: image.path)
    case .image(let path): return path
    case .outline(let outline): return outline.path
    }
  }

  var surface: SceneForeground.Surface? { foreground.surface }

  /// What repairs begin with: what it lies on, or over a picture whatever pixels there can be.
  var repairable: SceneForeground.Surface? {
    surface.map { verdict.bound == nil ? nil : $0 } ?? foreground.overAnyPixels
  }

  /// Whether it lies on one fixed colour, so that the drawn pixels are all there is.
  var isOnFixedColor: Bool { surface?.kind == .color }

  /// The lowest that is certain: the bound, else what was measured where it is seen.
  var lowest: Double? { verdict.bound?.lowest ?? seen?.lowest }

  /// Whether it falls short, on the drawn pixels or over some backdrop.
  var fails: Bool {
    if case .fails = verdict { return true }
    return (seen?.lowest ?? .infinity) < requirement.ratio
  }
}

extension JudgedForeground {
  var standing: Standing {
    guard !fails else { return .failed }
    switch verdict {
    case .holds: return .proven
    case .fails: return .failed
    case .sampled: return .sampled
    case .review: return .review
    }
  }

  /// The cells of `headings`.
  var row: [String] {
    func cell(_ ratio: Double?) -> String { ratio.map(Figures.ratio) ?? "–" }
    return [
      id, words, standing.rawValue, cell(seen?.lowest), cell(seen?.fifthPercentile),
      cell(verdict.bound?.lowest), cell(requirement.ratio),
    ]
  }

  static let headings = ["layer", "what", "verdict", "lowest", "5th percentile", "bound", "required"]
}

extension SceneForeground {
  var surface: Surface? {
    if case .surface(let surface) = ground { surface } else { nil }
  }
}

/// What a foreground lies on while its glass is as it would be over other content.
struct GlassState: Sendable {
  /// "over dark content", "over light content".
  var name: String
  var surface: SceneForeground.Surface
}

/// A scene in one combination of settings.
struct JudgedScene: Sendable {
  var traits: Traits
  var resolved: ResolvedScene
  var picture: RenderedPicture
  var foregrounds: [JudgedForeground]

  /// Where it is one of a matrix.
  var settings: SettingsVariant?

  var variant: String { settings?.name ?? MatrixDrawing.fileName(traits) }
}

extension Resource {
  /// What it is drawn in first; nil for what has colours of its own.
  var style: ForegroundStyle? {
    switch self {
    case .text(let text, _, _): text.style
    case .symbol(let symbol, _, _): symbol.styles.first ?? .label
    case .template(let image, _, _): image.style
    case .image, .outline: nil
    }
  }
}

extension SymbolContent {
  /// Of a symbol by its path, only the file.
  var shownName: String { name.hasPrefix("/") ? Paths.name(of: name) : name }
}
