// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

@testable import PellucidJudge

extension Fact {
  /// A text that falls short over some backdrop.
  static var shortfall: Shortfall {
    Shortfall(
      subject: ForegroundSubject(.text("Edited")), needs: .required(4.5),
      worst: Shortfall.Worst(lowest: 2, ground: .color, backdrop: .any), isOwn: true)
  }

  /// Returns a fact that breaks a rule.
  static func sample(_ rule: Rule, lowest: Double = 3) -> Fact {
    let subject = ForegroundSubject(.text("Edited"))
    return switch rule {
    case .textContrast: .contrast(.sampledOnly(subject, lowest: lowest, required: 4.5))
    case .textContrastAnyBackdrop: .pair(.undecidedOnGlass(over: .every))
    case .clearNeedsDimming: .glass(.brightBehindClear(dimmed: 0, enough: nil))
    case .colorOnMaterial: .vibrancy(.plainFill(.customColor, material: "thin"))
    case .barOverScroll:
      .scroll(
        ScrollFact(subject: subject, bar: "bar", lowest: lowest, document: "a.png", offset: 0, required: 4.5))
    case .snapshotStale: .snapshot(.stale)
    default: fatalError("no sample breaks \(rule)")
    }
  }
}
