// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog
import PellucidColor
import PellucidDesign
import PellucidJudge

/// The properties of a picture that are judged, computed from its pixels.
package struct SeenPicture: Sendable {
  /// The outline of the visible part; nil where nothing is visible.
  var silhouette: Silhouette?
  /// The white ground of the picture; nil for a picture without pixels.
  var white: WhiteGround?
  /// The shorter side, in pixels.
  var shorterSide: Int

  /// Computes the properties of a picture.
  ///
  /// - Parameter pixel: A closure that returns the sRGB colour of a pixel.
  package init(
    width: Int, height: Int, rules: PictureRules, pixel: (_ x: Int, _ y: Int) -> EncodedColor
  ) {
    let grid = PictureGrid(width: width, height: height, color: pixel)
    (silhouette, white) = (
      grid.flatMap { Silhouette(of: $0, rules: rules) }, grid.map { WhiteGround(of: $0, rules: rules) }
    )
    shorterSide = min(width, height)
  }
}

/// A source of pictures, which the host decodes for the judge.
package protocol PictureSource {
  /// Returns the properties of a picture file of an asset, or the reason why it is not judged.
  func picture(_ file: String, of asset: Asset) -> Result<SeenPicture, UndecidedPicture>
  /// Returns whether two files of an asset hold the same bytes.
  func haveSameBytes(_ first: String, _ second: String, of asset: Asset) -> Bool
}

/// A judge of a library's pictures by their pixels: outlines that cannot be seen on light or dark (CAT10), white
/// grounds that glow in dark (CAT11), and variants with the same bytes (CAT09).
///
/// Each set is examined by itself, in any order; `findings(of:)` combines the results.
package struct PictureJudge: Sendable {
  package let configuration: LintConfiguration
  package let rules = PictureRules()

  package init(_ configuration: LintConfiguration) { self.configuration = configuration }

  /// The shortest side of a picture that counts as content, in pixels; chosen.
  private static let leastSide = 32

  /// The result of examining one set of pictures.
  package struct Look: Sendable {
    var findings: [Finding] = []
    var undecided: Undecided?

    package init() {}
  }

  /// A picture that could not be judged, with the reason.
  struct Undecided: Sendable {
    var name: String
    var catalog: String
    var reason: UndecidedPicture
  }

  /// Returns the findings of a library from the results of its sets, in their order.
  package func findings(of looks: [Look]) -> [Finding] {
    PictureSequences.together(looks.flatMap(\.findings)) + Self.together(looks.compactMap(\.undecided))
  }

  /// Returns one note for all undecided pictures with the same catalog and reason.
  private static func together(_ pictures: [Undecided]) -> [Finding] {
    let catalogs = Dictionary(grouping: pictures) { ExactName($0.catalog) }
    return catalogs.sorted { $0.key < $1.key }.flatMap { catalog, pictures in
      Dictionary(grouping: pictures, by: \.reason).map { reason, pictures in
        let names = pictures.map(\.name).sorted()
        return Finding(
          undecided: .undecidedPictures(
            reason: reason, names: Array(names.prefix(5)), count: names.count), in: catalog.text)
      }
    }
  }

  /// Examines one set of pictures.
  package func look(at asset: Asset, _ pictures: some PictureSource) -> Look {
    var look = Look()
    guard let files = asset.files else { return look }
    look.findings = identical(asset, files, pictures)
    judgeLooks(of: asset, files, pictures, &look)
    return look
  }

  // MARK: CAT10 and CAT11

  /// Judges the outline and the white ground of a set's pictures for light and dark.
  private func judgeLooks(
    of asset: Asset, _ files: FileSet, _ pictures: some PictureSource, _ look: inout Look
  ) {
    let treatment = configuration.images[ExactName(asset.name)]
    // A template is drawn in the tint, which follows the appearance.
    guard asset.properties.templateIntent != .template, treatment != .template, treatment != .decorative
    else { return }
    var seen: [Int: SeenPicture] = [:]
    for scheme in Appearance.allCases {
      guard let (entry, match) = files.match(for: traits(files, scheme)), let file = entry.file else {
        continue
      }
      if seen[match.index] == nil {
        switch pictures.picture(file, of: asset) {
        case .success(let picture): seen[match.index] = picture
        case .failure(let reason):
          look.undecided = Undecided(name: asset.name, catalog: asset.catalog ?? asset.path, reason: reason)
          return
        }
      }
      guard let picture = seen[match.index] else { continue }
      look.findings += judge(picture, of: asset, match.index, scheme, isDimmed: treatment == .dimmed)
    }
  }

  /// Returns the traits for looking up entries: of any device, or of the first device that has entries.
  private func traits(_ files: FileSet, _ scheme: Appearance) -> AssetTraits {
    var traits = AssetTraits()
    let idioms = files.entries.filter(\.isFound).map(\.selectors.idiom)
    traits.idiom = idioms.contains(.universal) ? .universal : idioms.first ?? .universal
    (traits.scheme, traits.scale) = (scheme, 1)
    return traits
  }

  /// Returns the finding about the outline or the white ground of a picture in one appearance; empty if it has no
  /// flaw.
  private func judge(
    _ picture: SeenPicture, of asset: Asset, _ entry: Int, _ scheme: Appearance, isDimmed: Bool
  ) -> [Finding] {
    let isDark = scheme == .dark
    let surface = isDark ? configuration.surfaces.dark : configuration.surfaces.light
    func finding(_ fact: AssetFact, _ figures: [Figure]) -> Finding {
      var finding = Finding(.warning, .sampled, fact, of: asset)
      finding.place.entry = entry
      (finding.variants, finding.figures) = ([isDark ? "dark" : "light"], figures)
      finding.swatches = [Swatch(.background, surface)]
      return finding
    }
    if let silhouette = picture.silhouette, !silhouette.fillsFrame {
      let edge = silhouette.contrast(on: surface, rules: rules)
      guard !edge.isSeen else { return [] }
      let figures = [Figure(.edgeShare, edge.share), Figure(.requiredShare, rules.edgeShare)]
      return [finding(isDark ? .lostOnDark : .lostOnLight, figures)]
    }
    guard isDark, !isDimmed, picture.shorterSide >= Self.leastSide, let white = picture.white,
      white.isGround()
    else { return [] }
    let figures = [Figure(.whiteShare, white.share), Figure(.allowedShare, rules.groundShare)]
    return [finding(.whiteGlow, figures)]
  }

  // MARK: CAT09

  /// Returns the finding about a dark entry whose file equals the one for light or for any appearance.
  private func identical(_ asset: Asset, _ files: FileSet, _ pictures: some PictureSource) -> [Finding] {
    for (index, entry) in files.entries.enumerated()
    where entry.isFound && entry.selectors.appearance.scheme == .dark {
      var other = entry.selectors
      for scheme in [AppearanceSelector.Scheme.any, .light] {
        other.appearance.scheme = scheme
        guard let twin = files.entries.first(where: { $0.selectors == other && $0.isFound }),
          let first = twin.file, let second = entry.file,
          first == second || pictures.haveSameBytes(first, second, of: asset)
        else { continue }
        var finding = Finding(.note, .proven, .identicalFiles(first, second), of: asset)
        finding.place.entry = index
        finding.variants = ["dark"]
        return [finding]
      }
    }
    return []
  }
}

extension UndecidedPicture: Error {}
