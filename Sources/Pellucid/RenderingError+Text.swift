// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidHost
import PellucidRaster

extension RenderingError: CustomStringConvertible {
  /// A sentence that says what is wrong, where, and what to do.
  public var description: String { text(in: nil) }

  /// Returns the description with the name of the document in front of the place.
  package func sentence(in document: String) -> String { text(in: document) }

  private func text(in document: String?) -> String {
    func at(_ place: String) -> String { document.map { $0 + ": " + place } ?? place }
    switch self {
    case .fonts(let error): return "cannot load the fonts: \(error)"
    case .symbols(let error): return "cannot load the symbols: \(error)"
    case .resource(.text(let place, let error)): return "cannot set a text: \(at(place)): \(error)"
    case .resource(.symbol(let place, let error)): return "cannot draw a symbol: \(at(place)): \(error)"
    case .resource(.image(let place, let path, let error)):
      return "cannot read the picture: \(at(place)): \(error.sentence(about: path))"
    case .resource(.masksTooLarge(let bytes, let limit)):
      return "too many large texts and symbols: \(bytes) bytes of coverage, \(limit) are allowed: "
        + "draw fewer of them, or a smaller picture"
    case .memory(let error): return "too much memory: \(error)"
    }
  }
}
