// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Pellucid
import PellucidProofSupport
import PellucidTestSupport

/// A search with random colours and mixtures of up to four colours, equally many for each entry.
struct RandomSearch {
  var pairs: Int

  func run(_ table: ProvenTable, _ executor: ThreadExecutor) -> SearchResult {
    let each = pairs / max(1, table.entries.count) + 1
    return SearchResult.searching("random-pairs", table, executor) { index, entry in
      var generator = SeededGenerator(seed: UInt64(index))
      let stack = entry.entry.stack
      var lowest = Double.infinity
      for pair in 0..<each {
        // A recipe that averages its backdrop maps one colour only, so it has no mixtures of mapped colours.
        if pair % 2 == 0 || entry.entry.recipe.averagesBackdrop {
          lowest = min(lowest, stack.contrast(generator.color()))
        } else {
          lowest = min(lowest, stack.contrast(generator.mixture()))
        }
      }
      return (lowest, each)
    }
  }
}

/// A search over every colour of a regular grid in the gamut.
struct GridSearch {
  /// The number of grid points along each axis.
  var steps: Int

  func run(_ table: ProvenTable, _ executor: ThreadExecutor) -> SearchResult {
    let places = (0..<steps).map { Double($0) / Double(steps - 1) }
    return SearchResult.searching("grid-\(steps)-of-ios-tiers", table, executor) { _, entry in
      let stack = entry.entry.stack
      var lowest = Double.infinity
      for red in places {
        for green in places {
          for blue in places {
            lowest = min(lowest, stack.contrast(GamutColor(red: red, green: green, blue: blue)))
          }
        }
      }
      return (lowest, places.count * places.count * places.count)
    }
  }
}

/// A search with adversarial pictures under the material, drawn by the renderer with the foreground on every pixel: the
/// witness's colours at their weights, corners of the gamut, and random colours.
struct PictureSearch {
  /// The side of each picture, in pixels.
  var side: Int

  func run(_ table: ProvenTable, _ executor: ThreadExecutor) -> SearchResult {
    let gamut = table.entries.first?.entry.gamut ?? .srgb
    return SearchResult.searching("pictures-\(side)-\(gamut)", table, executor) { index, entry in
      var generator = SeededGenerator(seed: UInt64(index))
      var scene = AdversarialScene(side: side)
      let parts = entry.bound.witness.parts
      guard let first = parts.first, let last = parts.last else { return (.infinity, 0) }
      let corner = GamutColor(
        red: Double(generator.index(below: 2)), green: Double(generator.index(below: 2)),
        blue: Double(generator.index(below: 2)))
      let pairs = [
        (first.backdrop, parts.count > 1 ? last.backdrop : corner), (generator.color(), generator.color()),
      ]
      var lowest = Double.infinity
      for picture in AdversarialPicture.allCases {
        for (one, other) in pairs {
          let drawn = picture.drawn(
            SIMD3(one.red, one.green, one.blue), SIMD3(other.red, other.green, other.blue),
            share: parts.count > 1 ? first.weight : 0.5, side: side
          ) { generator.next() >> 11 }
          lowest = min(
            lowest,
            scene.lowestContrast(
              of: entry.entry.ink, on: entry.entry.recipe, over: drawn, gamut: gamut))
        }
      }
      return (lowest, AdversarialPicture.allCases.count * pairs.count * side * side)
    }
  }
}

/// A search with mixtures of the colours that a photo has, over bounds that are proven for them alone.
struct StatedSearch {
  /// The number of random mixtures for each entry.
  var mixtures: Int

  /// Returns what was found; a bound that lies further below its witness than `Transfer.mostPrecision` counts as a violation.
  func run(_ entries: [TableEntry], _ executor: ThreadExecutor) -> SearchResult {
    let start = DispatchTime.now().uptimeNanoseconds
    let found = executor.results(entries.count) { search(UInt64($0), entries[$0]) }
    var result = SearchResult(
      name: "stated-colours", count: 0, violations: [], closest: .infinity, seconds: 0)
    for case let found? in found {
      result.count += mixtures
      result.closest = min(result.closest, found.lowest - found.bound.lowest)
      if found.lowest < found.bound.lowest {
        result.violations.append("\(found.entry): \(found.lowest) below \(found.bound.lowest)")
      }
      if let most = found.entry.transfer.mostPrecision, found.bound.precision > most {
        result.violations.append("\(found.entry): \(found.bound.lowest) is \(found.bound.precision) too low")
      }
    }
    result.seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
    return result
  }

  private func search(
    _ seed: UInt64, _ entry: TableEntry
  ) -> (entry: TableEntry, lowest: Double, bound: ContrastBound)? {
    var generator = SeededGenerator(seed: seed)
    let photo = StatedColors.photo(seed: seed % 16, pixels: 5000)
    guard let bound = try? ContrastBound(entry.transfer, over: .colors(of: photo)) else { return nil }
    var lowest = bound.witness.contrast
    for _ in 0..<mixtures {
      let mixture = generator.mixture(of: photo)
      let contrast =
        entry.recipe.averagesBackdrop
        ? entry.stack.contrast(mixture[0].0) : entry.stack.contrast(mixture, other: generator.color())
      lowest = min(lowest, contrast)
    }
    return (entry, lowest, bound)
  }
}

extension Transfer {
  /// The most by which a bound over the colours of a photo may lie below its witness; nil where not every mixture of surface colours
  /// occurs, or an arbitrary colour takes part, which makes a bound wider.
  ///
  /// The colours of a photo have no exact hull after a smooth curve in each channel, which one material has (`ambientCompact`).
  fileprivate var mostPrecision: Double? {
    guard mixing == .mixtures else { return nil }
    var most = 0.01
    for step in beforeMixing {
      switch step {
      case .otherColor: return nil
      case .map(let mapping) where mapping.channelCurve != nil: most = 0.2
      default: break
      }
    }
    return most
  }
}
