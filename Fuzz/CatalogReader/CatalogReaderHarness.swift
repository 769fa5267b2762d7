// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog
import PellucidDesign
import PellucidJudge

/// Reads arbitrary bytes as the description of every kind of asset, and checks findings, values, and that edited
/// descriptions can be read again.
@_cdecl("LLVMFuzzerTestOneInput")
public func readCatalog(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let library = AssetLibrary(reading: folders(bytes))
  precondition(library.assets.count == kinds.count, "every asset is listed, whatever its file says")
  for found in library.fileFacts { precondition(!found.description.isEmpty, "facts say something") }
  for asset in library.assets {
    resolve(asset)
    if let set = asset.colors { change(bytes, set) }
  }
  return 0
}

private let kinds = ["colorset", "imageset", "symbolset", "appiconset", "dataset", "brandassets", "icon"]

private func folders(_ bytes: [UInt8]) -> [CatalogFolder] {
  let group = CatalogFolder(path: "Group", catalog: "", role: .group, text: .bytes(bytes))
  return [group]
    + kinds.map { kind in
      CatalogFolder(
        path: "Group/A." + kind, catalog: "", role: .asset(AssetKind(rawValue: kind)), text: .bytes(bytes),
        files: ["a.png", "b.svg"])
    }
}

private func resolve(_ asset: Asset) {
  var traits = AssetTraits()
  for scheme in Appearance.allCases {
    for contrast in ContrastSetting.allCases {
      (traits.scheme, traits.contrast) = (scheme, contrast)
      if let match = asset.colors?.match(for: traits) {
        precondition(match.value.isFilled, "a match is a value")
      }
      if let match = asset.files?.match(for: traits) {
        precondition(match.entry.isFound, "a match is a file")
      }
    }
  }
}

/// Sets the colour of the last variant, and checks that the edited file holds that colour and is otherwise unchanged.
private func change(_ bytes: [UInt8], _ set: ColorSet) {
  guard let entry = set.entries.last, !entry.selectors.hasUnknownWord else { return }
  let color = ColorSet.Value.color(CatalogColor(.srgb, red: 0.25, green: 1, blue: 51.0 / 255, alpha: 0.5))
  guard let new = try? ColorSetEdit(color, for: entry.selectors).applied(to: bytes) else { return }
  let folder = CatalogFolder(path: "A.colorset", role: .asset(.colorSet), text: .bytes(new))
  guard let changed = AssetLibrary(reading: [folder]).assets.first?.colors else {
    preconditionFailure("a changed file can be read")
  }
  var expected = set
  for index in set.entries.indices where set.entries[index].selectors == entry.selectors {
    expected.entries[index].value = color
  }
  precondition(changed == expected, "only what was asked for changes")
}
