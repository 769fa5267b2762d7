// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidJudge

/// The flags that state the backdrops over which a bound is proven; every backdrop without them.
struct ScopeFlags: Sendable {
  /// The values of `--backdrop`.
  private var listed: [Word] = []
  /// The largest and the least relative luminance of backdrops, 0…1; nil for no limit.
  private var most: Double?, least: Double?

  /// A value of `--backdrop`.
  enum Word: Sendable {
    case any
    case item(PossibleBackdrops.Item, name: String)
  }

  static var section: Section<ScopeFlags> {
    Section(
      .judging,
      .list(
        "--backdrop", \.listed, .backdrop,
        "over these colours and their mixtures only: a picture, a folder of pictures, #RRGGBB, "
          + "#RRGGBB-#RRGGBB, for a scene its own content; or any; may be repeated"),
      .option(
        "--luminance-below", \.most, .number("0…1", in: 0...1),
        "over backdrops of at most this relative luminance (WCAG) and their mixtures only"),
      .option(
        "--luminance-above", \.least, .number("0…1", in: 0...1),
        "over backdrops of at least this relative luminance and their mixtures only"))
  }

  /// Rejects colours with limits of luminance, limits that no backdrop meets, and everything beside a list.
  ///
  /// - Parameter hasContent: A Boolean value that is true where a scene is judged, which has content of its own.
  func check(hasContent: Bool = false) throws(UsageProblem) {
    if !listed.isEmpty, most != nil { throw .excluding("--backdrop", "--luminance-below") }
    if !listed.isEmpty, least != nil { throw .excluding("--backdrop", "--luminance-above") }
    if let least, least > most ?? 1 { throw .noLuminanceLeft(atLeast: least) }
    for word in listed {
      if case .any = word, listed.count > 1 {
        throw .excluding("--backdrop any", "--backdrop " + (items.first?.name ?? "any"))
      }
      if case .item(.content, _) = word, !hasContent { throw .malformed(.backdrop, at: "--backdrop content") }
    }
  }

  private var items: [(item: PossibleBackdrops.Item, name: String)] {
    listed.compactMap { word in if case .item(let item, let name) = word { (item, name) } else { nil } }
  }

  /// The statement that the flags make, with absolute paths; nil if none is given.
  var statement: PossibleBackdrops? {
    if least != nil || most != nil { return .luminance((least ?? 0)...(most ?? 1)) }
    if listed.isEmpty { return nil }
    let items = items.map { item, _ in
      guard case .picture(let path) = item else { return item }
      return PossibleBackdrops.Item.picture(ExactName(FileReading.absolute(path.text)))
    }
    return items.isEmpty ? .anything : .listed(items)
  }

  /// Throws for a value that is neither a word, a colour, nor a path at which something lies.
  func checkPaths() throws(CommandError) {
    for (item, name) in items {
      guard case .picture(let path) = item, Folders.isFolder(path.text) == nil else { continue }
      // A name without a dot or a slash is rather a word that is none.
      guard path.text.contains(where: { $0 == "." || $0 == "/" }) else {
        throw CommandError(.badInput, UsageProblem.malformed(.backdrop, at: "--backdrop " + name.shownPath))
      }
      throw CommandError(.notFound(path: path.text), path: "--backdrop")
    }
  }

  /// Returns the backdrops of a pair. Throws if a picture cannot be read or is translucent.
  ///
  /// - Parameter gamut: The colour space that pictures are converted to.
  func scope(_ gamut: Gamut) throws(CommandError) -> BackdropScope {
    try checkPaths()
    switch statement {
    case nil, .anything: return .every
    case .luminance: return .luminance(atLeast: least, atMost: most)
    case .listed(let items):
      do throws(PellucidError) {
        return .listed(self.items.map(\.name), colors: try Backdrop(of: items, in: gamut))
      } catch {
        throw CommandError(error.cause, in: "--backdrop")
      }
    }
  }
}

extension ValueForm<ScopeFlags.Word> {
  /// The form of a backdrop: a word, colours, or a path.
  fileprivate static var backdrop: ValueForm {
    let shape = ValueShape(
      name: "WHAT", words: ["any", "content"], paths: .files(ImageReader.pixelExtensions), file: .isRead)
    return ValueForm(shape: shape) { (text, place) throws(UsageProblem) in
      switch text {
      case "any": return .any
      case "content": return .item(.content, name: text)
      case _ where text.hasPrefix("#"): return .item(try colors(text, at: place), name: text)
      default: return .item(.picture(ExactName(text)), name: text)
      }
    }
  }

  /// Reads a colour, or two colours with a dash between.
  private static func colors(_ text: String, at place: String) throws(UsageProblem) -> PossibleBackdrops.Item
  {
    let ends = text.split(separator: "-", omittingEmptySubsequences: false)
    guard ends.count <= 2 else { throw .malformed(.backdrop, at: place) }
    func color(_ text: Substring) throws(UsageProblem) -> EncodedColor {
      let color: EncodedColor
      do { color = try EncodedColor.parse(hexOrCSS: String(text)) } catch { throw .color(error, at: place) }
      guard color.alpha == 1 else { throw .malformed(.backdrop, at: place) }
      return color
    }
    let first = try color(ends[0])
    return .colors(first, ends.count == 2 ? try color(ends[1]) : first)
  }
}
