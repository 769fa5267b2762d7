// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

/// A list of inputs of the glass filter with the laws of their values, written as a dictionary.
package struct GlassChanges: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  /// One input with its law.
  package struct Change: Hashable, Sendable {
    package var input: GlassInput
    package var law: GlassLaw
  }
  /// The changes in the order of writing; of several for one input the last wins.
  package var all: [Change]

  package init(dictionaryLiteral elements: (GlassInput, GlassLaw)...) {
    all = elements.map { Change(input: $0.0, law: $0.1) }
  }
}

/// One row of the glass tables: the changes to the row it builds on.
package struct GlassRow: Hashable, Sendable {
  package var id: ID
  /// The row whose values hold where `changes` has none; nil stands for the parameters that draw nothing.
  package var base: ID?
  package var changes: GlassChanges
  /// The red, green and blue of the face's fill; the alpha is an input.
  package var faceFill: SIMD3<Double>?
  /// The red, green and blue of the shadow's fill; the alpha is an input.
  package var shadowFill: SIMD3<Double>?
  /// The value of `GlassParameters.Bleed.darkens`; nil leaves the value of `base`.
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

  /// The name of the row in listings, for example `os27.regular.dark`.
  package var name: String { id.rawValue }

  /// Writes the row's own values at a size into parameters.
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
