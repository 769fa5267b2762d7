// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJSON
import PellucidJudge
import PellucidScene

/// The sentences about texts, symbols and other resources of scenes, and about the desktop.
extension English {
  /// Returns the sentence about a resource that cannot be loaded.
  ///
  /// - Parameter document: The name of the scene document; nil omits it.
  static func text(of error: ResourceError, in document: String?) -> String {
    switch error {
    case .text(let place, let error):
      "cannot set a text: \(ErrorParts.at(place, in: document)): \(text(of: error))"
    case .symbol(let place, let error):
      "cannot draw a symbol: \(ErrorParts.at(place, in: document)): \(text(of: error))"
    case .image(let place, let path, let error):
      "cannot read the picture: \(ErrorParts.at(place, in: document)): \(error.sentence(about: path))"
    case .noPictures(let path):
      ErrorParts.joined(
        "no picture to take as a backdrop", path, "name a folder with PNG, JPEG or WebP files")
    case .translucentPicture(let path):
      ErrorParts.joined("the picture lets through what is behind it", path, "write an opaque picture")
    case .masksTooLarge(let bytes, let limit):
      "too many large texts and symbols: \(bytes) bytes of coverage, \(limit) are allowed: "
        + "draw fewer of them, or a smaller picture"
    }
  }

  package static func text(of error: TextError) -> String {
    switch error {
    case .fontsMissing(let family, let package):
      "the font family \(family.shown) was not found; install it with: apt install \(package)"
    case .familyMissing(let name, let nearest):
      "there is no font family \(name.shown); "
        + (nearest.map { "did you mean \($0.shown)? " } ?? "")
        + "leave the family out for \(TextContent.defaultFamily)"
    case .fontUnreadable(let path):
      "\(path.shownPath) is neither a font file with outlines nor a folder of such files; check the path"
    case .tooLong(let bytes, let limit):
      "the text has \(bytes) bytes, at most \(limit) are allowed; split it"
    case .sizeOutOfRange(let points, let allowed):
      "the font size is \(points) points; allowed is \(allowed.lowerBound)…\(allowed.upperBound)"
    case .weightOutOfRange(let weight, let allowed):
      "the font weight is \(weight); allowed is \(allowed.lowerBound)…\(allowed.upperBound)"
    case .geometryOutOfRange(let part):
      "the text's \(part.rawValue) is not a usable number; use finite numbers of ordinary size"
    case .maskTooLarge(let width, let height, let limit):
      "the text covers \(width) × \(height) pixels, at most \(limit) are allowed; make it smaller"
    }
  }

  package static func text(of error: SymbolError) -> String {
    switch error {
    case .unknown(let name, let nearest):
      "there is no symbol \(name.shown)"
        + (nearest.map { "; did you mean \($0.shown)?" } ?? "; pellucid symbols lists them")
    case .iconsMissing(let name, let folder, let package):
      "the symbol \(name.shown) needs the Phosphor icons, which are not in \(folder.shownPath); run make setup, or install the "
        + "wheel \(package) of the Python index and copy its folder svgs/stroke there"
    case .templatesMissing(let name, let folder):
      "the symbol \(name.shown) needs the templates in \(folder.shownPath), which are not there; "
        + "copy that folder together with the program"
    case .unreadable(let path): "\(path.shownPath) cannot be read; check the path and its permissions"
    case .notAFile(let path, let kind): notAFile(path, kind)
    case .folderUnreadable(let path): "\(path.shownPath) is not a folder that can be read; check the path"
    case .fileTooLarge(let path, let limit):
      "\(path.shownPath) has more than \(limit) bytes; remove what is not drawn"
    case .refused(let path, let refusal):
      "\(path.shownPath) is not a usable SVG document: \(text(of: refusal)); export it again"
    case .malformed(let path, let reason):
      "\(path.shownPath) is not a usable SVG document: \(reason?.shownPath ?? "unknown reason"); export it again"
    case .geometryOutOfRange:
      "the symbol's frame, transform or scale is not a usable number; use finite numbers of ordinary size"
    case .maskTooLarge(let width, let height, let limit):
      "the symbol covers \(width) × \(height) pixels, at most \(limit) are allowed; make it smaller"
    case .tooComplex(let path, let width, let height):
      "\(path.shownPath) has too many elements for \(width) × \(height) pixels; simplify it or draw it smaller"
    case .outOfMemory:
      "there is no memory for drawing the symbol; close other programs or draw it smaller"
    }
  }

  static func text(of problem: DesktopState.Problem) -> String {
    "unusable setting: \(problem.key): found a value of type \(problem.found.shown), expected \(problem.expected); "
      + "report it to your desktop"
  }

  static func text(of portal: DesktopState.Portal) -> String {
    let name = PortalAddress.name
    return switch portal {
    case .answered: "the desktop answers: \(name)"
    case .noBus(let fault): "no desktop to follow: the session bus: \(text(of: fault)); defaults hold"
    case .missing:
      "no desktop to follow: \(name): nobody has this name on the bus; install xdg-desktop-portal and a"
        + " back end of your desktop; defaults hold"
    case .silent: "no answer in time: \(name): defaults hold until it comes"
    case .away: "no longer there: \(name): its last values hold until it returns"
    case .busLost: "no longer there: the session bus: the last values hold"
    }
  }

  static func text(of problem: LightSensorProblem) -> String {
    let service = LightSensorAddress.name
    return switch problem {
    case .noBus(let fault): "no light sensor: the system bus: \(text(of: fault)); nothing is measured"
    case .noService:
      "no light sensor: \(service): nobody has this name on the bus; install iio-sensor-proxy"
    case .noSensor: "no light sensor: \(service): this computer has none; use a schedule or the sun"
    case .refused(let fault): "no light sensor: \(service): \(text(of: fault)); ask for leave to use it"
    case .otherUnit(let unit):
      "no light sensor: \(service): measures in \"\(unit.shown)\" and not in lux; use a schedule or the sun"
    case .notUnderstood:
      "no light sensor: \(service): its answer is not understood; update iio-sensor-proxy"
    case .silent: "no answer in time: \(service): nothing is measured until it comes"
    }
  }
}
