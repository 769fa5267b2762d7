// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign

/// More of the foreground, and more under it.
extension RepairTrial {
  func moreOpacity() -> Repair? {
    let least = cases.reduce(1) { min($0, $1.opacity) }
    return self.least(above: Self.steps(of: least, in: 1000), most: 1000) { thousandths in
      let opacity = Double(thousandths) / 1000
      return (.opacity(opacity), { $0.opacity = opacity })
    }
  }

  func moreOfLastLayer() -> Repair? {
    let alphas = cases.compactMap { $0.lastLayer }.map { Double($0.color.alpha) }
    guard alphas.count == cases.count else { return nil }
    return least(above: Self.steps(of: alphas.min() ?? 1, in: 1000), most: 1000) { thousandths in
      let opacity = Double(thousandths) / 1000
      return (
        .layerOpacity(opacity),
        { item in
          guard var layer = item.lastLayer else { return }
          layer.color.alpha = Float(opacity)
          item.layers[item.layers.count - 1] = .paint(layer.color, layer.blend, opacity: layer.opacity)
        }
      )
    }
  }

  /// The lowest level that some layer under it is enough for: more of the one that is there, or one more.
  func levelAndLayer() -> Repair? {
    for level in higherLevels {
      let trial = edited { $0.foreground = .level(level) }
      guard let layer = trial.moreOfLastLayer() ?? trial.dimming() else { continue }
      return Repair(changes: [.level(level)] + layer.changes, bound: layer.bound)
    }
    return nil
  }

  /// Black under a foreground that is lighter than its surface at the witness, white under a darker one; where that
  /// is not enough in every case, the other.
  func dimming() -> Repair? {
    guard let transfer = try? cases[0].transfer(), let prepared = try? PreparedTransfer(transfer),
      let surface = surfaces[0].first
    else { return nil }
    let isLighter =
      prepared.ratio(ofMixed: ColorJet(constant: surface), margins: false).value.middle >= 1
    for white: Float in isLighter ? [0, 1] : [1, 0] {
      let repair = least(above: 0, most: 1000) { thousandths in
        let color = EncodedColor(white: white, alpha: Float(thousandths) / 1000)
        return (.dimming(color), { $0.layers.append(.paint(color, .sourceOver)) })
      }
      if let repair { return repair }
    }
    return nil
  }
}

extension LegibilityCase {
  /// The layer next under the foreground if it is flat.
  fileprivate var lastLayer: (color: EncodedColor, blend: BlendMode, opacity: Double)? {
    guard case .paint(let color, let blend, let opacity)? = layers.last else { return nil }
    return (color, blend, opacity)
  }
}
