// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

/// Inputs of the glass filter and the laws of their values, in the spelling of a dictionary.
package struct GlassChanges: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  package struct Change: Hashable, Sendable {
    package var input: GlassInput
    package var law: GlassLaw
  }
  /// In the order of writing; a later one of the same input wins.
  package var all: [Change]

  package init(dictionaryLiteral elements: (GlassInput, GlassLaw)...) {
    all = elements.map { Change(input: $0.0, law: $0.1) }
  }
}

/// One row of the glass tables: what it changes in the row it builds on.
package struct GlassRow: Hashable, Sendable {
  package var id: ID
  /// The row whose values hold where `changes` says nothing; nil for the parameters that draw nothing.
  package var base: ID?
  package var changes: GlassChanges
  /// Red, green and blue of the face's fill; its alpha is an input.
  package var faceFill: SIMD3<Double>?
  /// Red, green and blue of the shadow's fill; its alpha is an input.
  package var shadowFill: SIMD3<Double>?
  /// A Boolean value indicating whether the bleed acts on light faces.
  package var bleedDarkens: Bool?
  package var rimMatrix: ColorMatrix?
  package var provenance: Provenance

  init(
    _ id: ID, over base: ID?, _ changes: GlassChanges, faceFill: SIMD3<Double>? = nil,
    shadowFill: SIMD3<Double>? = nil, bleedDarkens: Bool? = nil, rimMatrix: ColorMatrix? = nil,
    _ provenance: Provenance
  ) {
    (self.id, self.base, self.changes) = (id, base, changes)
    (self.faceFill, self.shadowFill) = (faceFill, shadowFill)
    (self.bleedDarkens, self.rimMatrix, self.provenance) = (bleedDarkens, rimMatrix, provenance)
  }

  /// The name that it is listed by, for example `os27.regular.dark`.
  package var name: String { id.rawValue }

  /// Writes the row's own values for a size into parameters.
  func apply(to parameters: inout GlassParameters, at size: Double) {
    for change in changes.all { parameters[change.input] = change.law.value(at: size) }
    if let fill = faceFill {
      parameters.face.fill = SIMD4(fill.x, fill.y, fill.z, parameters.face.fill.w)
    }
    if let fill = shadowFill {
      parameters.shadow.fill = SIMD4(fill.x, fill.y, fill.z, parameters.shadow.fill.w)
    }
    if let bleedDarkens { parameters.bleed.darkens = bleedDarkens }
    if let rimMatrix { parameters.rim.matrix = rimMatrix }
  }
}
