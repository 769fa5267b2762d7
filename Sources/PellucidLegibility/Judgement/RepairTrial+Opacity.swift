// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign

/// Repairs by a more opaque foreground, or a more opaque layer below it.
extension RepairTrial {
  /// Returns the least sufficient opacity of the foreground.
  func moreOpacity() -> Repair? {
    let least = cases.reduce(1) { min($0, $1.opacity) }
    return self.least(above: Self.steps(of: least, in: 1000), most: 1000) { thousandths in
      let opacity = Double(thousandths) / 1000
      return (.opacity(opacity), { $0.opacity = opacity })
    }
  }

  /// Returns the least sufficient opacity of the topmost flat layer under the foreground.
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

  /// Returns the repair by the lowest higher level that is sufficient together with a layer: the existing one at
  /// a higher opacity, or a new one.
  func levelAndLayer() -> Repair? {
    for level in higherLevels {
      let trial = edited { $0.foreground = .level(level) }
      guard let layer = trial.moreOfLastLayer() ?? trial.dimming() else { continue }
      return Repair(changes: [.level(level)] + layer.changes, bound: layer.bound)
    }
    return nil
  }

  /// Returns the least sufficient layer under the foreground: black if the foreground is lighter than its surface
  /// at the witness, white if it is darker, and the other one if that is not sufficient in every case.
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
  /// The topmost layer under the foreground if it is flat.
  fileprivate var lastLayer: (color: EncodedColor, blend: BlendMode, opacity: Double)? {
    guard case .paint(let color, let blend, let opacity)? = layers.last else { return nil }
    return (color, blend, opacity)
  }
}
