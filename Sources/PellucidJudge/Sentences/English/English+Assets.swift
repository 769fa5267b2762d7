// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Sentences about colour sets, pictures and app icons of catalogs.
extension English {
  static func message(of fact: AssetFact) -> String {
    switch fact {
    case .missingDark(let role, let worksInBoth): missingDark(role, worksInBoth)
    case .stepsWithoutDark(let names, let count):
      "\(count) steps of scales without a dark variant, whose use is not known: " + list(names, of: count)
    case .missingIncreased(_, let ground):
      "no variant for Increase Contrast, though its contrast \(on(ground)) is below 7:1"
    case .pairContrast(let ground, let source, let isRequired):
      "too little contrast \(on(ground))" + (isRequired ? "" : " for small text in a custom colour")
        + origin(source)
    case .pairUndecided(let ground, let missing):
      "its contrast on \(ground) cannot be decided: \(missing) has no colour, or one that is not known"
    case .pairUnknown(let name, let nearest, _):
      "no colour set \"\(name)\"" + (nearest.map { "; did you mean \"\($0)\"?" } ?? "")
    case .pairsCut(let limit): "names make more than \(limit) pairs of one catalog; the rest is not judged"
    case .levelsCut(let limit):
      "names make more than \(limit) levels of one catalog; whether the rest comes forward is not judged"
    case .contrastLowered(let ground, let source):
      "Increase Contrast lowers its contrast \(on(ground))" + origin(source)
    case .plainInversion: "its dark colour is the light one inverted"
    case .darkBrighter: "a background that is brighter in dark than in light"
    case .darkDimmer: "a text that is dimmer in dark than in light"
    case .elevatedNotAbove(let base): "not brighter in dark than \(base), over which it comes forward"
    case .identicalColors: "the same colour twice, for light and for dark"
    case .identicalFiles(let first, let second):
      first == second
        ? "\(first) twice, for light and for dark" : "\(first) and \(second) are the same picture"
    case .lostOnDark: "most of its outline cannot be seen on a dark background"
    case .lostOnLight: "most of its outline cannot be seen on a light background"
    case .whiteGlow: "its white ground glows among dark surroundings"
    case .ofSequence(let fact, let count): "\(message(of: fact)), as of all \(count) pictures of its sequence"
    case .undecidedPictures(let reason, let names, let count): undecided(reason, names, count)
    case .noDarkIcon: "an app icon without a dark appearance"
    case .noTintedIcon: "an app icon without a tinted appearance"
    case .darkBesideSizes(let count):
      "dark or tinted icons beside \(count) icons of single sizes, which are used in their place"
    }
  }

  private static func missingDark(_ role: ColorRole?, _ worksInBoth: Bool) -> String {
    guard let role else { return "no dark variant; what it is used for is not known" }
    let name = role == .largeText ? "large text" : role.rawValue
    return worksInBoth
      ? "a colour for \(name) without a dark variant, which has enough contrast in both"
      : "a colour for \(name) without a dark variant"
  }

  private static func on(_ ground: String?) -> String {
    guard let ground, !ground.isEmpty else { return "on the assumed surface" }
    return "on \(ground)"
  }

  private static func origin(_ source: JudgingSource) -> String {
    switch source {
    case .declared: ""
    case .scene(let path): " (as \(path) draws it)"
    case .named(.strong): " (their names belong together)"
    case .named(.likely): " (where its name suggests that it lies)"
    }
  }

  private static func list(_ names: [String], of count: Int) -> String {
    names.joined(separator: ", ") + (count > names.count ? " …" : "")
  }

  private static func undecided(_ reason: UndecidedPicture, _ names: [String], _ count: Int) -> String {
    let list = list(names, of: count)
    let pictures = count == 1 ? "1 picture" : "\(count) pictures"
    switch reason {
    case .form(let form): return "\(pictures) not judged, \(form) is not read: \(list)"
    case .unreadable: return "\(pictures) not judged, damaged or too large: \(list)"
    case .tooSlow: return "\(pictures) not judged, drawing took too long: \(list)"
    case .toolMissing(let tool, _): return "\(pictures) not judged, \(tool) is not installed: \(list)"
    }
  }

  static func advice(of fact: AssetFact) -> String? {
    switch fact {
    case .missingDark(let role, _):
      role == nil ? "say what it is for under roles, or list it under fixed" : nil
    case .stepsWithoutDark: "say what they are for under roles, or list them under fixed"
    case .missingIncreased, .pairContrast, .contrastLowered, .plainInversion, .darkBrighter, .darkDimmer,
      .elevatedNotAbove:
      nil
    case .pairUndecided: "fill the empty variant, or name a colour that the platform has"
    case .pairUnknown(_, _, let isInScene):
      isInScene ? "correct the name in the scene" : "correct the name in the configuration"
    case .pairsCut: "declare the pairs that matter, and set names to false"
    case .levelsCut: "declare the levels that matter, and set names to false"
    case .identicalColors: "remove the dark variant, or list the set under fixed"
    case .identicalFiles: "keep one for both"
    case .lostOnDark: "add a lighter picture for dark, an outline, or make it a template that takes the tint"
    case .lostOnLight: "add a darker picture for light, an outline, or make it a template that takes the tint"
    case .whiteGlow: "add a dark variant with a ground of about #d8d8d8, or list it as dimmed"
    case .ofSequence(let fact, _): advice(of: fact)
    case .undecidedPictures(.toolMissing(_, let package), _, _):
      "install \(package), or look at them in light and dark"
    case .undecidedPictures: "look at them in light and dark"
    case .noDarkIcon: "add a 1024 point icon with luminosity dark, and one with tinted"
    case .noTintedIcon: "add a 1024 point icon with luminosity tinted"
    case .darkBesideSizes: "keep one icon of 1024 points for each of any, dark and tinted"
    }
  }
}
