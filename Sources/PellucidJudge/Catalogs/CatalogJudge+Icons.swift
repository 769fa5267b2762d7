// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog
import PellucidDesign
import PellucidLegibility

/// The rule about the appearances of app icons (CAT12).
extension CatalogJudge {
  /// Returns the notes about app icons that lack the dark or the tinted appearance, or have sizes beside
  /// appearances.
  func iconFindings() -> [Finding] {
    // An Icon Composer document of the same name has all appearances and replaces the set.
    let documents = Set(library.assets.filter { $0.kind == .iconDocument }.map { ExactName($0.name) })
    return library.assets.compactMap { asset in
      guard asset.kind == .appIconSet, !documents.contains(ExactName(asset.name)), let files = asset.files
      else {
        return nil
      }
      let own = files.entries.filter { $0.selectors.isIconWithAppearances && $0.file != nil }
      guard !own.isEmpty else { return nil }
      func has(_ scheme: AppearanceSelector.Scheme) -> Bool {
        own.contains { $0.selectors.appearance.scheme == scheme }
      }
      let sized = own.count { $0.selectors.appearance == .any && !$0.selectors.isSingleSizeIcon }
      let fact: AssetFact
      if has(.dark) || has(.tinted), sized > 0 {
        fact = .darkBesideSizes(sized)
      } else if !has(.dark) {
        fact = .noDarkIcon
      } else if !has(.tinted) {
        fact = .noTintedIcon
      } else {
        return nil
      }
      return Finding(.note, .proven, fact, of: asset)
    }
  }
}
