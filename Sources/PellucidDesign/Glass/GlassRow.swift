// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

/// Inputs of the glass filter and the laws of their values, in the spelling of a dictionary.
public struct GlassChanges: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  public struct Change: Hashable, Sendable {
    public var input: GlassInput
    public var law: GlassLaw
  }
  /// In the order of writing; a later one of the same input wins.
  public var all: [Change]

  public init(dictionaryLiteral elements: (GlassInput, GlassLaw)...) {
    all = elements.map { Change(input: $0.0, law: $0.1) }
  }
}

/// One row of the glass tables: what it changes in the row it builds on.
public struct GlassRow: Hashable, Sendable {
  public var id: ID
  /// The row whose values hold where `changes` says nothing; nil for the parameters that draw nothing.
  public var base: ID?
  public var changes: GlassChanges
  /// Red, green and blue of the face's fill; its alpha is an input.
  public var faceFill: SIMD3<Double>?
  /// Red, green and blue of the shadow's fill; its alpha is an input.
  public var shadowFill: SIMD3<Double>?
  /// A Boolean value indicating whether the bleed acts on light faces.
  public var bleedDarkens: Bool?
  public var rimMatrix: ColorMatrix?
  public var provenance: Provenance

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
  public var name: String { id.rawValue }

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
