// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The kinds of grounds, by the colours that are readable on them.
enum GroundClass {
  /// A colour that is the same in every appearance.
  case fixed(ColorCase)
  /// A hue of the system, or its accent.
  case tinted
  case media, page, caller
  /// A colour that follows the appearance.
  case adaptive(NodeID)
  case asset(String)
  /// A colour or a view of the project that is defined elsewhere.
  case named
  case material(String?, NodeID?)
  case glass(String, NodeID?)

  /// Chosen: a fill that lets more than half of what is below through is not what a text is read on.
  static let leastOpacity = 0.5

  /// Chosen: less than this lets enough through to see what is below.
  static let opaque = 0.95

  /// - Parameter conditions: The conditions under which the colour on the ground is there.
  init(_ grounds: [Ground], under conditions: [SourceCondition] = []) {
    for ground in grounds
    where !ground.conditions.contains(where: { one in conditions.contains { $0.excludes(one) } }) {
      switch ground.kind {
      case .media: self = .media
      case .material(let name): self = .material(name, ground.node)
      case .glass(let variant): self = .glass(variant, ground.node)
      case .page: self = .page
      case .caller: self = .caller
      case .view: self = .named
      case .container: continue
      case .fill(let cases):
        let shown = cases.filter { one in
          !one.conditions.contains { mine in conditions.contains { $0.excludes(mine) } }
        }
        guard let found = Self.of(shown, ground) else { continue }
        // Black over a picture dims it.
        self = Self.isScrim(shown, ground) && grounds.contains(where: \.isMedia) ? .media : found
      }
      return
    }
    self = .caller
  }

  /// Returns a Boolean value indicating whether two grounds are of the same kind.
  func isLike(_ other: GroundClass) -> Bool {
    switch (self, other) {
    case (.fixed, .fixed), (.tinted, .tinted), (.media, .media), (.page, .page), (.caller, .caller),
      (.adaptive, .adaptive), (.asset, .asset), (.named, .named), (.material, .material), (.glass, .glass):
      true
    default: false
    }
  }

  private static func isScrim(_ cases: [ColorCase], _ ground: Ground) -> Bool {
    cases.allSatisfy { one in
      if case .fixed(let color) = one.value {
        color.isBlack && one.alpha * (ground.alpha ?? 1) < opaque
      } else {
        one.value == .clear
      }
    }
  }

  /// Returns the class of a fill; nil for one that lets what is below through.
  private static func of(_ cases: [ColorCase], _ ground: Ground) -> GroundClass? {
    let shown = cases.filter { $0.value != .clear }
    guard let first = shown.first, (shown.map(\.alpha).max() ?? 1) * (ground.alpha ?? 1) >= leastOpacity
    else { return nil }
    if shown.contains(where: { $0.conditions.contains(where: \.isScheme) }) {
      return .adaptive(ground.node ?? first.node)
    }
    for one in shown {
      switch one.value {
      case .hue(let name) where ColorNames.isGray(name): return .adaptive(one.node)
      case .semantic, .level, .adaptingAsset: return .adaptive(one.node)
      case .hue, .accent: return .tinted
      case .asset(let name): return .asset(name)
      case .dynamic, .named, .workedOut, .unknown: return .named
      case .fixed: return .fixed(one)
      case .material(let name): return .material(name, one.node)
      case .clear: continue
      }
    }
    return nil
  }
}
