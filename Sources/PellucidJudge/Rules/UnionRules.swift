// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidScene

/// The rules about glass that names a union: pieces that are left out of it, and content beside its shape.
enum UnionRules {
  /// Returns the glass that differs from the first of its union, with the name of that first piece. Glass that
  /// appears or disappears is skipped, because it may still join the union.
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

  /// Returns the layers of a union with content that lies within their own glass but not within the united shape.
  ///
  /// Layers that appear or disappear are skipped, because their shape never encloses all their content.
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

  /// The distance by which content has to extend beyond the united shape to be reported, in points. Chosen: half a
  /// point beside the glass is not visible.
  private static var visibleGap: Float { 0.5 }

  /// Returns the points of a 9 × 9 grid over a rectangle, its corners included.
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
