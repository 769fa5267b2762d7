// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidCatalog
import PellucidColor
import PellucidDesign
import PellucidPlan
import Synchronization

/// Judges the pictures of a library by their pixels: outlines that are lost on light or dark (CAT10), white grounds
/// that glow in the dark (CAT11), and variants of the same bytes (CAT09).
///
/// Several pictures are looked at side by side, since PDF documents are drawn by another program. Pictures that are not
/// read, or not in time, are said to be undecided.
public struct PictureJudge: Sendable {
  public let library: AssetLibrary
  public let configuration: LintConfiguration
  /// The folder that the paths of the library are relative to.
  public let root: String
  var reader = ImageReader()
  /// How long PDF documents are drawn; those that are left then are undecided.
  ///
  /// Chosen: one takes about 20 ms, and has the limits of every drawn PDF, so that only what is meant to take long
  /// comes to it.
  var secondsOfDrawing = 60.0

  public init(_ library: AssetLibrary, _ configuration: LintConfiguration, root: String) {
    (self.library, self.configuration, self.root) = (library, configuration, root)
  }

  private let rules = PictureRules()
  /// Chosen: most of their time they wait for another program, so there are two for each processor; and each picture may take
  /// all the memory that one may, so there are few.
  private static let mostThreads = 4
  /// How many sets are looked at before progress is told again.
  private static let batch = 64
  /// Smaller pictures are no content, in pixels; chosen.
  private static let leastSide = 32

  /// - Parameter progress: Told how many of how many sets of pictures have been looked at.
  public func findings(progress: (Int, Int) -> Void = { _, _ in }) -> [ColorFinding] {
    let sets = library.assets.filter { $0.kind == .imageSet }
    let deadline = ContinuousClock.now + .seconds(secondsOfDrawing)
    let pages = DrawnPages(rules: rules)
    var findings: [ColorFinding] = []
    var undecided = UndecidedPictures()
    for start in stride(from: 0, to: sets.count, by: Self.batch) {
      progress(start, sets.count)
      for look in looks(at: sets[start..<min(start + Self.batch, sets.count)], pages, until: deadline) {
        findings += look.findings
        if let picture = look.undecided { undecided.add(picture) }
      }
    }
    return PictureSequences.together(findings) + undecided.findings
  }

  /// What is seen in one set of pictures.
  private struct Look {
    var findings: [ColorFinding] = []
    var undecided: UndecidedPicture?
  }

  /// In the order of the sets, whoever looks at which.
  private func looks(
    at sets: ArraySlice<Asset>, _ pages: DrawnPages, until deadline: ContinuousClock.Instant
  ) -> [Look] {
    let sets = Array(sets)
    let executor = ThreadExecutor(
      threads: min(2 * ProcessInfo.processInfo.activeProcessorCount, Self.mostThreads))
    let looks = Mutex([Look](repeating: Look(), count: sets.count))
    let next = Atomic(0)
    executor.perform(bands: executor.threads) { _ in
      // One by one, since one set may take as long as a hundred others.
      while true {
        let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard index < sets.count else { return }
        let look = look(at: sets[index], pages, until: deadline)
        looks.withLock { $0[index] = look }
      }
    }
    return looks.withLock { $0 }
  }

  private func look(
    at asset: Asset, _ pages: DrawnPages, until deadline: ContinuousClock.Instant
  ) -> Look {
    guard let files = asset.files else { return Look() }
    var look = Look(findings: identical(asset, files))
    judgeLooks(of: asset, files, ContinuousClock.now < deadline ? reader : reader.alone, pages, &look)
    return look
  }

  // MARK: CAT10 and CAT11

  private func judgeLooks(
    of asset: Asset, _ files: FileSet, _ reader: ImageReader, _ pages: DrawnPages, _ look: inout Look
  ) {
    let treatment = configuration.images[asset.name]
    // A template takes the tint, which is a colour that follows the appearance.
    guard asset.properties.templateIntent != .template, treatment != .template, treatment != .decorative
    else { return }
    var seen: [Int: SeenPicture] = [:]
    for scheme in Appearance.allCases {
      guard let (entry, match) = files.match(for: traits(files, scheme)), let file = entry.file else {
        continue
      }
      if seen[match.index] == nil {
        do throws(ImageReadingError) {
          seen[match.index] = try pages.picture(at: path(asset, file), reader)
        } catch {
          look.undecided = UndecidedPicture(asset, file, error)
          return
        }
      }
      guard let picture = seen[match.index] else { continue }
      look.findings += judge(picture, of: asset, match.index, scheme, isDimmed: treatment == .dimmed)
    }
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
    _ picture: SeenPicture, of asset: Asset, _ entry: Int, _ scheme: Appearance, isDimmed: Bool
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
    if let silhouette = picture.silhouette, !silhouette.fillsFrame {
      let edge = silhouette.contrast(on: surface, rules: rules)
      guard !edge.isSeen else { return [] }
      return [
        finding(
          "CAT10", isDark ? .lostOnDark : .lostOnLight,
          [.init(.edgeShare, edge.share), .init(.requiredShare, rules.edgeShare)])
      ]
    }
    guard isDark, !isDimmed, picture.shorterSide >= Self.leastSide, let white = picture.white,
      white.isGround()
    else { return [] }
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

/// A picture that cannot be decided.
private struct UndecidedPicture {
  var name: String
  var catalog: String
  var reason: ColorFinding.UndecidedReason

  init(_ asset: Asset, _ file: String, _ error: ImageReadingError) {
    (name, catalog) = (asset.name, asset.catalog ?? asset.path)
    let parts = file.split(separator: ".")
    let form = parts.count > 1 ? parts[parts.count - 1].uppercased() : "?"
    switch error {
    // A reader that may not start the program any more.
    case .unsupportedFormat(.pdf), .toolTimedOut: reason = .tooSlow
    case .toolMissing(_, let tool, let package): reason = .toolMissing(tool, package: package)
    case .unknownFormat where Self.formsRead.contains(form): reason = .unreadable
    case .unknownFormat, .unsupportedFormat: reason = .form(form)
    default: reason = .unreadable
    }
  }

  private static let formsRead = ["PNG", "JPG", "JPEG", "WEBP", "SVG", "PDF"]
}

/// Pictures that cannot be decided, by catalog and reason, so that a hundred of them are one finding.
private struct UndecidedPictures {
  private var names: [Key: [String]] = [:]

  private struct Key: Hashable {
    var catalog: String
    var reason: ColorFinding.UndecidedReason
  }

  mutating func add(_ picture: UndecidedPicture) {
    names[Key(catalog: picture.catalog, reason: picture.reason), default: []].append(picture.name)
  }

  var findings: [ColorFinding] {
    names.map { key, names in
      ColorFinding(
        "CAT10",
        undecided: .undecidedPictures(
          reason: key.reason, names: Array(names.sorted().prefix(5)), count: names.count),
        in: key.catalog)
    }.sorted { "\($0.path) \($0.fact)" < "\($1.path) \($1.fact)" }
  }
}
