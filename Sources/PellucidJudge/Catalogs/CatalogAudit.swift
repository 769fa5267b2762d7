// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog
import PellucidJSON

/// An audit of an asset library, which reports all findings at their places in the library's files.
package struct CatalogAudit: Sendable {
  let library: AssetLibrary
  let configuration: LintConfiguration
  let configurationPath: String?
  private var places: CatalogPlaces

  /// Creates an audit of a library.
  ///
  /// - Parameters:
  ///   - root: The folder that the paths of the library are relative to.
  ///   - configurationPath: The path of the file that the configuration was read from; nil for none.
  ///   - read: A closure that returns the bytes of a file, in which places are located; nil if the file cannot be
  ///     read.
  package init(
    _ library: AssetLibrary, root: String, _ configuration: LintConfiguration = LintConfiguration(),
    at configurationPath: String? = nil, read: @escaping @Sendable (String) -> [UInt8]?
  ) {
    (self.library, self.configuration, self.configurationPath) = (library, configuration, configurationPath)
    places = CatalogPlaces(root: root, read: read)
  }

  /// Returns the findings about files, colours, icons and pictures.
  ///
  /// - Parameters:
  ///   - pairs: The pairs of colours that scenes draw.
  ///   - pictures: The findings of a `PictureJudge` about the library's pictures.
  package mutating func findings(scenes pairs: [ColorPair] = [], pictures: [Finding] = []) -> [Finding] {
    var findings = library.fileFindings.map { finding in
      var finding = finding
      finding.place.file = places.path(finding.path)
      return finding
    }
    for finding in CatalogJudge(library, configuration, scenes: pairs).findings + pictures {
      findings.append(located(finding))
    }
    return findings
  }

  /// Returns a finding with the file and, where known, the line and the column of its asset.
  private mutating func located(_ finding: Finding) -> Finding {
    var located = finding
    switch finding.fact {
    case .asset(.pairUnknown):
      located.place.file = configurationPath
      if let position = finding.place.keyPath.flatMap(configuration.position) {
        (located.place.line, located.place.column) = (position.line, position.column)
      }
    case .asset(.undecidedPictures), .asset(.stepsWithoutDark), .asset(.pairsCut), .asset(.levelsCut):
      located.place = Place(file: places.path(finding.path))
    default:
      located.place = places.place(of: finding.path, entry: finding.place.entry, name: finding.name)
    }
    return located
  }
}

extension LintConfiguration {
  /// Returns the position of the name at a key path; nil if the configuration has no name there.
  fileprivate func position(of keyPath: String) -> TextPosition? {
    let names =
      pairs.flatMap { pair -> [Name] in
        if case .asset(let name) = pair.background { [pair.foreground, name] } else { [pair.foreground] }
      } + levels.flatMap { [$0.base, $0.elevated] }
    return names.first { $0.keyPath == keyPath }?.position
  }
}
