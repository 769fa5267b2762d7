// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog
import PellucidColor
import PellucidDesign
import PellucidPlan

/// Judges the pictures of a library by their pixels: outlines that are lost on light or dark (CAT10), white grounds
/// that glow in the dark (CAT11), and variants of the same bytes (CAT09).
///
/// Pictures in a form that is not read are said to be undecided.
public struct PictureJudge: Sendable {
  public let library: AssetLibrary
  public let configuration: LintConfiguration
  /// The folder that the paths of the library are relative to.
  public let root: String
  // A program started for each of hundreds of PDF pictures would take minutes.
  private let reader = ImageReader.alone

  public init(_ library: AssetLibrary, _ configuration: LintConfiguration, root: String) {
    (self.library, self.configuration, self.root) = (library, configuration, root)
  }

  private let rules = PictureRules()
  /// Smaller pictures are no content, in pixels; chosen.
  private static let leastSide = 32

  /// - Parameter progress: Told how many of how many sets of pictures have been looked at.
  public func findings(progress: (Int, Int) -> Void = { _, _ in }) -> [ColorFinding] {
    let sets = library.assets.filter { $0.kind == .imageSet }
    var findings: [ColorFinding] = []
    var undecided = UndecidedPictures()
    for (index, asset) in sets.enumerated() {
      progress(index, sets.count)
      guard let files = asset.files else { continue }
      findings += identical(asset, files)
      findings += looks(asset, files, &undecided)
    }
    return PictureSequences.together(findings) + undecided.findings(in: library)
  }

  // MARK: CAT10 and CAT11

  private func looks(
    _ asset: Asset, _ files: FileSet, _ undecided: inout UndecidedPictures
  ) -> [ColorFinding] {
    let treatment = configuration.images[asset.name]
    // A template takes the tint, which is a colour that follows the appearance.
    guard asset.properties.templateIntent != .template, treatment != .template, treatment != .decorative
    else {
      return []
    }
    var findings: [ColorFinding] = []
    var read: [Int: PixelImage] = [:]
    for scheme in Appearance.allCases {
      guard let (entry, match) = files.match(for: traits(files, scheme)), let file = entry.file else {
        continue
      }
      if read[match.index] == nil {
        do throws(ImageReadingError) {
          read[match.index] = try reader.read(path: path(asset, file), gamut: .srgb)
        } catch {
          undecided.add(asset, file, error)
          return findings
        }
      }
      guard let image = read[match.index] else { continue }
      findings += judge(image, of: asset, match.index, scheme, isDimmed: treatment == .dimmed)
    }
    return findings
  }

  /// Of the devices that have entries the first.
  private func traits(_ files: FileSet, _ scheme: Appearance) -> AssetTraits {
    var traits = AssetTraits()
    let idioms = files.entries.filter(\.isFound).map(\.selectors.idiom)
    traits.idiom = idioms.contains(.universal) ? .universal : idioms.first ?? .universal
    (traits.scheme, traits.scale) = (scheme, 1)
    return traits
  }

  private func path(_ asset: Asset, _ file: String) -> String { root + "/" + asset.path + "/" + file }

  private func judge(
    _ image: PixelImage, of asset: Asset, _ entry: Int, _ scheme: Appearance, isDimmed: Bool
  ) -> [ColorFinding] {
    let isDark = scheme == .dark
    let surface = isDark ? configuration.surfaces.dark : configuration.surfaces.light
    func finding(_ rule: String, _ fact: ColorFinding.Fact, _ measured: [ColorFinding.Figure]) -> ColorFinding
    {
      var finding = ColorFinding(rule, .warning, .sampled, fact, of: asset)
      (finding.entry, finding.variants, finding.measured) = (entry, [isDark ? "dark" : "light"], measured)
      finding.swatches = [.init(.background, surface)]
      return finding
    }
    guard let grid = image.grid else { return [] }
    if let silhouette = Silhouette(of: grid), !silhouette.fillsFrame {
      let edge = silhouette.contrast(on: surface, rules: rules)
      guard !edge.isSeen else { return [] }
      return [
        finding(
          "CAT10", isDark ? .lostOnDark : .lostOnLight,
          [.init(.edgeShare, edge.share), .init(.requiredShare, rules.edgeShare)])
      ]
    }
    guard isDark, !isDimmed, min(image.width, image.height) >= Self.leastSide else { return [] }
    let white = WhiteGround(of: grid, rules: rules)
    guard white.isGround() else { return [] }
    return [
      finding(
        "CAT11", .whiteGlow, [.init(.whiteShare, white.share), .init(.allowedShare, rules.groundShare)])
    ]
  }

  // MARK: CAT09

  private func identical(_ asset: Asset, _ files: FileSet) -> [ColorFinding] {
    for (index, entry) in files.entries.enumerated()
    where entry.isFound && entry.selectors.appearance.scheme == .dark {
      var other = entry.selectors
      for scheme in [AppearanceSelector.Scheme.any, .light] {
        other.appearance.scheme = scheme
        guard let twin = files.entries.first(where: { $0.selectors == other && $0.isFound }),
          let first = twin.file, let second = entry.file,
          first == second || haveSameBytes(path(asset, first), path(asset, second))
        else { continue }
        var finding = ColorFinding("CAT09", .note, .proven, .identicalFiles(first, second), of: asset)
        (finding.entry, finding.variants) = (index, ["dark"])
        return [finding]
      }
    }
    return []
  }

  private func haveSameBytes(_ first: String, _ second: String) -> Bool {
    let limit = reader.limits.maximumBytes
    guard FileReading.size(of: first) == FileReading.size(of: second),
      let own = try? FileReading.bytes(of: first, maximumBytes: limit),
      let other = try? FileReading.bytes(of: second, maximumBytes: limit)
    else { return false }
    return own == other
  }
}

extension PixelImage {
  /// Its colours, for measurements; the picture has to be in sRGB.
  fileprivate var grid: PictureGrid? {
    PictureGrid(width: width, height: height) { x, y in straight(x: x, y: y, in: SRGB.self) }
  }
}

/// Pictures that cannot be decided, by catalog and reason, so that a hundred of them are one finding.
private struct UndecidedPictures {
  private var names: [Key: [String]] = [:]

  private struct Key: Hashable {
    var catalog: String
    var reason: ColorFinding.UndecidedReason
  }

  mutating func add(_ asset: Asset, _ file: String, _ error: ImageReadingError) {
    let reason: ColorFinding.UndecidedReason
    switch error {
    case .unknownFormat, .unsupportedFormat:
      let parts = file.split(separator: ".")
      reason = .form(parts.count > 1 ? parts[parts.count - 1].uppercased() : "?")
    default: reason = .unreadable
    }
    names[Key(catalog: asset.catalog ?? asset.path, reason: reason), default: []].append(asset.name)
  }

  func findings(in library: AssetLibrary) -> [ColorFinding] {
    names.map { key, names in
      ColorFinding(
        "CAT10",
        undecided: .undecidedPictures(
          reason: key.reason, names: Array(names.sorted().prefix(5)), count: names.count),
        in: key.catalog)
    }.sorted { "\($0.path) \($0.fact)" < "\($1.path) \($1.fact)" }
  }
}
