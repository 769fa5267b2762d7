// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import CPellucid
import Pellucid

/// Returns a text of C; nil for NULL.
func optionalText(_ text: UnsafePointer<CChar>?, _ name: String) throws(Failure) -> String? {
  guard let text else { return nil }
  guard let valid = String(validatingCString: text) else {
    throw Failure("text is no UTF-8", at: name, "encode it as UTF-8")
  }
  return valid
}

/// Returns a text of C.
func text(_ text: UnsafePointer<CChar>?, _ name: String) throws(Failure) -> String {
  guard let text = try optionalText(text, name) else { throw .null(name) }
  return text
}

/// Returns a value, or throws the failure of NULL.
func given<Value>(_ value: Value?, _ name: String) throws(Failure) -> Value {
  guard let value else { throw .null(name) }
  return value
}

/// Returns a number that lies in a range.
func number(_ value: Double, in range: ClosedRange<Double>, _ name: String) throws(Failure) -> Double {
  guard range.contains(value) else {
    throw Failure("number out of range: \(value)", at: name, "pass \(range.lowerBound)…\(range.upperBound)")
  }
  return value
}

extension Traits {
  /// Changes the settings that are given.
  mutating func apply(_ words: pellucid_traits) throws(Failure) {
    func value<Value>(
      _ text: UnsafePointer<CChar>?, _ name: String, _ vocabulary: Vocabulary<Value>
    ) throws(Failure) -> Value? {
      guard let word = try optionalText(text, name) else { return nil }
      guard let value = vocabulary.value(named: word) else {
        throw .unknown(word, name, among: vocabulary.names)
      }
      return value
    }
    var traits = self
    traits.platform = try value(words.platform, "platform", Vocabularies.platform) ?? platform
    traits.appearance = try value(words.appearance, "appearance", Vocabularies.appearance) ?? appearance
    traits.contrast = try value(words.contrast, "contrast", Vocabularies.contrast) ?? contrast
    traits.statedTransparency =
      try value(words.transparency, "transparency", Vocabularies.transparency) ?? statedTransparency
    traits.look = try value(words.look, "look", Vocabularies.look) ?? look
    traits.level = try value(words.level, "level", Vocabularies.level) ?? level
    traits.gamut = try value(words.gamut, "gamut", Vocabularies.gamut) ?? gamut
    traits.accent = try value(words.accent, "accent", Vocabularies.accent) ?? accent
    self = traits
  }
}

extension PixelLayout {
  /// Creates the layout of the caller's pixels, whose numbers are checked where they are drawn onto.
  init(_ pixels: pellucid_pixels) throws(Failure) {
    let order: Order
    switch pixels.order {
    case PELLUCID_RGBA: order = .rgba
    case PELLUCID_BGRA: order = .bgra
    default:
      throw Failure(
        "unknown order \(pixels.order.rawValue)", at: "order", "pass PELLUCID_RGBA or PELLUCID_BGRA")
    }
    self.init(
      width: Int(pixels.width), height: Int(pixels.height), bytesPerRow: pixels.bytes_per_row, order: order)
  }
}

extension pellucid_pixels {
  /// The memory of the pixels.
  func memory() throws(Failure) -> UnsafeMutableRawBufferPointer {
    guard let bytes else { throw .null("bytes") }
    guard count >= 0 else { throw Failure("number out of range", at: "count", "pass the number of bytes") }
    return UnsafeMutableRawBufferPointer(start: bytes, count: count)
  }
}

extension PixelRect {
  init(_ rectangle: pellucid_rectangle) throws(Failure) {
    guard rectangle.width >= 0, rectangle.height >= 0 else {
      throw Failure("negative size", at: "painted", "pass a width and a height of at least 0")
    }
    let (x, y) = (Int(rectangle.x), Int(rectangle.y))
    self.init(minX: x, minY: y, maxX: x + Int(rectangle.width), maxY: y + Int(rectangle.height))
  }
}

extension pellucid_rectangle {
  /// Creates the rectangle of some pixels of a picture, whose sides an `int32_t` holds.
  init(_ rect: PixelRect) {
    self.init(
      x: Int32(clamping: rect.minX), y: Int32(clamping: rect.minY), width: Int32(clamping: rect.width),
      height: Int32(clamping: rect.height))
  }
}
