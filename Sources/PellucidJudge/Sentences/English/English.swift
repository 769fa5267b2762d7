// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The formatter of every sentence in English; each family of facts has its own file.
package enum English {
  /// Returns the sentence that states a fact.
  static func message(of fact: Fact) -> String {
    switch fact {
    case .contrast(let fact): message(fact)
    case .pair(let fact): message(fact)
    case .settings(let fact): message(fact)
    case .surface(let fact): message(fact)
    case .scroll(let fact): message(fact)
    case .blending(let fact): message(fact)
    case .asset(let fact): message(of: fact)
    case .catalogFile(let fact): message(of: fact)
    case .snapshot(let fact): message(of: fact)
    case .assetEntry(let remark): message(of: remark)
    case .vibrancy(let fact): sentence(of: fact)
    case .televisionMaterial(let fact): sentence(of: fact)
    case .window(let fact): sentence(of: fact)
    case .tinting(let fact): sentence(of: fact)
    case .glass(let fact): sentence(of: fact)
    case .scenePicture(let fact): sentence(of: fact)
    case .missingGlyphs(let characters): sentence(ofMissing: characters)
    case .remark(let remark): sentence(of: remark)
    }
  }
}
