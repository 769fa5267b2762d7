// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJSON
import PellucidJudge

/// The reasons why pictures, programs and buses fail, as clauses within sentences.
extension English {
  static func text(of fault: PictureFault) -> String {
    switch fault {
    case .noPixels: "the picture has no pixels"
    case .noSize: "it has no size"
    case .tooCostly: "it takes too much time and memory to draw at this size"
    case .headerNotFirst: "the header is not the first chunk"
    case .chunksOutOfOrder: "its chunks are not in order"
    case .noFrame: "it has no frame"
    case .frameOutsideCanvas: "its frame does not lie on its canvas"
    case .damagedBitstream: "its bitstream is damaged"
    case .noPage: "it has no page"
    case .tooManyScans: "the picture has too many scans"
    case .unknownComponents: "the number of colour components is unknown"
    case .symbol(let refusal): text(of: refusal)
    case .program(let fault): text(of: fault)
    case .library(let words): words.shown
    case .unexplained: "unknown reason"
    }
  }

  static func text(of fault: ProfileFault) -> String {
    switch fault {
    case .noColorSpace: "its primaries do not span a colour space"
    case .notICC: "it is not a valid ICC profile"
    case .otherModel: "it is made for another kind of colour"
    case .noTables: "it lacks the tables for a conversion"
    case .library(let words): words.shown
    }
  }

  static func text(of fault: PNGWritingError.Fault) -> String {
    switch fault {
    case .noMemory: "no memory"
    case .noProfile: "no profile for Display P3"
    case .library(let words): words.shown
    }
  }

  static func text(of fault: ProgramFault) -> String {
    switch fault {
    case .noRoom(let folder): "no room in \(folder.shownPath)"
    case .noFolder(let path): "no folder of temporary files at \(path.shownPath)"
    case .system(let words): words.shown
    case .said(let words): words.shown
    case .exitCode(let code): "exit code \(code)"
    case .signal(let number): "ended by signal \(number)"
    }
  }

  static func text(of fault: BusFault) -> String {
    switch fault {
    case .noAddress: "DBUS_SESSION_BUS_ADDRESS is not set"
    case .notInPlace: "there is none in its usual place"
    case .wentAway: "it went away"
    case .silent: "it did not accept its client in time"
    case .said(let words): words.shown
    case .unexplained: "no reason given"
    }
  }
}
