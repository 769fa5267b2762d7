// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidTestSupport

/// An enumeration of facts inside errors, with a sample of each case. A new case does not compile until `next` handles
/// it.
protocol Sampled {
  static var first: Self { get }
  /// The sample of the next case; nil for the last.
  var next: Self? { get }
}

extension Sampled {
  static var samples: [Self] { Array(sequence(first: first) { $0.next }) }
}

extension ColorParsingError.Allowed: Sampled {
  static var first: Self { .notation }
  var next: Self? {
    switch self {
    case .notation: .hexadecimalDigit
    case .hexadecimalDigit: .hexadecimalDigits
    case .hexadecimalDigits: .space
    case .space: .numberOrPercentage
    case .numberOrPercentage: .angle
    case .angle: .numberUpTo(1_000_000)
    case .numberUpTo: .delimiter("(")
    case .delimiter: .delimiterOrParenthesis("/")
    case .delimiterOrParenthesis: .end
    case .end: nil
    }
  }
}

extension SceneReadingError.AllowedNumber: Sampled {
  static var first: Self { .within(0...1) }
  var next: Self? {
    switch self {
    case .within: .whole
    case .whole: .wholeWithin(0...41)
    case .wholeWithin: .pixels(upTo: 17)
    case .pixels: .upToLightAbove
    case .upToLightAbove: nil
    }
  }
}

extension ForeignAdvice: Sampled {
  static var first: Self { .write("\"style\": \"label\"") }
  var next: Self? {
    switch self {
    case .write: .layerBelow("{\"fill\": \"#3366FF\"}")
    case .layerBelow: .layerAround("{\"material\": \"thin\"}")
    case .layerAround: .statedByFrames
    case .statedByFrames: .statedByOrder
    case .statedByOrder: nil
    }
  }
}

extension SymbolRefusal: Sampled {
  static var first: Self { .endsInsideElement }
  var next: Self? {
    switch self {
    case .endsInsideElement: .endsBefore("-->")
    case .endsBefore: .closesNothing
    case .closesNothing: .brokenTag(element: foreign("rect"))
    case .brokenTag: .notUTF8
    case .notUTF8: .otherEncoding
    case .otherEncoding: .declaresEntities
    case .declaresEntities: .unknownReference
    case .unknownReference: .linksStyleSheet
    case .linksStyleSheet: .forbidden(element: foreign("script"))
    case .forbidden: .importantStyle
    case .importantStyle: .styleWord(foreign("import"))
    case .styleWord: .escapedLetters
    case .escapedLetters: .refersToOtherDocument
    case .refersToOtherDocument: .tooManyElements(limit: 17)
    case .tooManyElements: .tooManyAttributes(element: foreign("path"), limit: 17)
    case .tooManyAttributes: .tooManyRules
    case .tooManyRules: .tooDeep
    case .tooDeep: .tooManyReferences(limit: 41)
    case .tooManyReferences: .tooDeepReferences
    case .tooDeepReferences: nil
    }
  }
}

extension PictureFault: Sampled {
  static var first: Self { .noPixels }
  var next: Self? {
    switch self {
    case .noPixels: .noSize
    case .noSize: .tooCostly
    case .tooCostly: .headerNotFirst
    case .headerNotFirst: .chunksOutOfOrder
    case .chunksOutOfOrder: .noFrame
    case .noFrame: .frameOutsideCanvas
    case .frameOutsideCanvas: .damagedBitstream
    case .damagedBitstream: .noPage
    case .noPage: .tooManyScans
    case .tooManyScans: .unknownComponents
    case .unknownComponents: .symbol(.declaresEntities)
    case .symbol: .program(.exitCode(3))
    case .program: .library(foreign("bad marker"))
    case .library: .unexplained
    case .unexplained: nil
    }
  }
}

extension ProfileFault: Sampled {
  static var first: Self { .noColorSpace }
  var next: Self? {
    switch self {
    case .noColorSpace: .notICC
    case .notICC: .otherModel
    case .otherModel: .noTables
    case .noTables: .library(foreign("bad tag"))
    case .library: nil
    }
  }
}

extension PNGWritingError.Fault: Sampled {
  static var first: Self { .noMemory }
  var next: Self? {
    switch self {
    case .noMemory: .noProfile
    case .noProfile: .library(foreign("zlib"))
    case .library: nil
    }
  }
}

extension ProgramFault: Sampled {
  static var first: Self { .noRoom(folder: foreign("/tmp")) }
  var next: Self? {
    switch self {
    case .noRoom: .noFolder(path: foreign("/tmp"))
    case .noFolder: .system(foreign("Fehler"))
    case .system: .said(foreign("bad page"))
    case .said: .exitCode(3)
    case .exitCode: .signal(9)
    case .signal: nil
    }
  }
}

extension FileKind: Sampled {
  static var first: Self { .file }
  var next: Self? {
    switch self {
    case .file: .folder
    case .folder: .link
    case .link: .pipe
    case .pipe: .socket
    case .socket: .device
    case .device: nil
    }
  }
}

extension BusFault: Sampled {
  static var first: Self { .noAddress }
  var next: Self? {
    switch self {
    case .noAddress: .notInPlace
    case .notInPlace: .wentAway
    case .wentAway: .silent
    case .silent: .said(foreign("gone"))
    case .said: .unexplained
    case .unexplained: nil
    }
  }
}
