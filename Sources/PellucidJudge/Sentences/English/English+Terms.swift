// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJSON

/// The names of the terms that readers of documents found or expected.
extension English {
  package static func name(of term: DocumentTerm) -> String {
    switch term {
    case .text(let text): text.shown
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    case .value: "a value"
    case .finiteNumber: "a finite number"
    case .emptyArray: "an empty array"
    case .arrayOf(let count): "an array of " + (count == 1 ? "1 value" : "\(count) values")
    case .objectLike(let example): "an object such as \(example)"
    case .arrayNamed(let names): "an array [\(names)]"
    case .end: "the end of the document"
    case .byte(let byte): "byte 0x" + String(byte, radix: 16)
    case .notUTF8: "bytes that are not UTF-8"
    case .utf8: "a string in UTF-8"
    case .digit: "a digit"
    case .hexadecimalDigits: "four hexadecimal digits"
    case .character: "a character; line breaks and tabs are written \\n and \\t"
    case .wholeCharacter: "a whole character"
    case .noLastComma: "no comma after the last entry"
    case .key: "a key in double quotes"
    case .either(let first, let second): "\(first) or \(second)"
    case .closingQuote: "'\"' that ends the string"
    case .escapedCharacter: "a character after '\\'"
    case .escape: "one of \" \\ / b f n r t u after '\\'"
    case .secondSurrogate: "the second half of a surrogate pair"
    case .loneSurrogate: "half a surrogate pair"
    case .stops(let count): "\(count) stops"
    case .keys(let count): "\(count) keys"
    case .numbers(let count): "\(count) numbers"
    case .twoStops: "at least two stops"
    case .rowsOf(let count): "two or more whole rows of \(count) points"
    case .levelAndColor: "level and color"
    case .oneOfBoth: "one of the two"
    case .styleOrStyles: "either style, or styles with at least one entry"
    case .backdrops: "content, pictures or colors with at least one entry, or luminance"
    case .opaqueColor: "an opaque colour"
    case .otherElement: "another element"
    case .nothingButMove: "nothing: only move goes to a frame"
    case .nothingButValue: "nothing: only value goes to a number"
    case .oneOf(let names): "one of " + names.joined(separator: ", ")
    case .first(let element): element.shown + " first"
    case .elementLike(let element): element.shown + " or another element"
    case .reason(let words): "the reason \"\(words.shown)\""
    case .component: #"a component such as "0.895", "0xE4" or "228", in quotes,"#
    case .emptyList: "an empty list"
    case .colorLike(let text): "a colour such as \"\(text)\""
    }
  }

  package static func name(of term: CountedTerm) -> String {
    switch term {
    case .bytes: "bytes"
    case .values: "values"
    case .brackets: "brackets inside brackets"
    case .layers: "layers"
    case .nestedLayers: "layers inside layers"
    case .entries: "entries"
    case .textBytes: "bytes of text"
    }
  }
}
