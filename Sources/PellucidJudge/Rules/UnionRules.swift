// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidScene

/// The judgement of glass that names a union: what is left out of it, and what lies beside its shape.
enum UnionRules {
  /// Returns the glass that is other than the first of its union, with the name of that one. What comes or goes may
  /// still join it.
  static func leftOut(of members: [UnionMember]) -> [(layer: LayerReference, first: String)] {
    var firsts: [UnionMember] = []
    var result: [(layer: LayerReference, first: String)] = []
    for member in members {
      guard let first = firsts.first(where: { NameMatch.same(member.union, $0.union) }) else {
        firsts.append(member)
        continue
      }
      let isMoving = member.progress != first.progress || member.hasCompanion || first.hasCompanion
      if !isMoving, member.traits != first.traits {
        result.append((layer: member.layer, first: first.layer.name))
      }
    }
    return result
  }

  /// Returns the layers of a union on which something lies that their own glass would hold, and the united shape does
  /// not. Layers that come or go are passed over, since the shape never holds all that lies on them.
  static func layersReachingOut(of united: UnitedGlass) -> [LayerReference] {
    let whole = FieldElement(united.shape, in: united.frame)
    return united.parts.filter { part in
      guard part.presence == 1 else { return false }
      let own = FieldElement(part.shape, in: part.frame)
      return part.contents.contains { content in
        places(in: content).contains {
          own.sample(at: $0).distance <= 0 && whole.sample(at: $0).distance > visibleGap
        }
      }
    }.map { $0.layer }
  }

  /// Chosen: half a point beside the glass is not seen.
  private static var visibleGap: Float { 0.5 }

  /// Points of a grid over a rectangle, its corners among them.
  private static func places(in rect: Rect) -> [SIMD2<Float>] {
    let steps = 8
    return (0...steps).flatMap { row in
      (0...steps).map { column in
        SIMD2(
          Float(rect.x + rect.width * Double(column) / Double(steps)),
          Float(rect.y + rect.height * Double(row) / Double(steps)))
      }
    }
  }
}
