// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Glibc
import Pellucid
import PellucidJudge

/// What ends a verb early: what is wrong, where, what to do.
struct CommandError: Error {
  var exit: ExitCode
  /// "what: where: what to do"; nil where nobody is left to read it.
  var text: String?

  init(_ exit: ExitCode, _ what: String, _ place: String, _ advice: String) {
    (self.exit, text) = (exit, "\(what): \(place): \(advice)")
  }

  /// - Parameter text: All three parts.
  init(_ exit: ExitCode, _ text: String?) { (self.exit, self.text) = (exit, text) }

  static func usage(_ what: String, _ place: String, _ advice: String) -> CommandError {
    CommandError(.usage, what, place, advice)
  }

  /// The document at `path` is not a scene, or cannot be read.
  init(_ error: SceneFileError, path: String) {
    switch error {
    case .unreadable(let file): self.init(.badInput, "cannot read the scene: \(file)")
    case .refused(let text): self.init(.badInput, "\(path): \(text)")
    }
  }

  /// A name in the scene that its platform does not have.
  init(_ error: SceneError, in document: String) {
    switch error {
    case .material(let place, let fact):
      self.init(fact, exit: .badInput, place: "\(document): \(place)")
    case .color(let place, .unknownColor(let name, let nearest)):
      self.init(
        .badInput, "unknown colour \"\(name)\"", "\(document): \(place)",
        Nearest.advice(nearest, list: "pellucid colors"))
    case .color(let place, .notOnPlatform(let name, let platform, let nearest)):
      let system = Vocabularies.platform.name(of: platform)
      self.init(
        .badInput, "no colour \"\(name)\" on \(system)", "\(document): \(place)",
        Nearest.advice(nearest, list: "pellucid colors --platform \(system)"))
    case .asset(let place, let fact): self.init(fact, place: "\(document): \(place)")
    case .nestedTooDeep(let place, let limit):
      self.init(
        .badInput, "layers nested too deep", "\(document): \(place)", "use at most \(limit) levels")
    case .tooMuchGlass(let place, let pieces, let spacing):
      let most = Int(SceneResolver.mostGlassJoins / 1e6)
      self.init(
        .badInput, "too much glass flows together", "\(document): \(place), \(pieces) pieces",
        "use a spacing below \(Figures.text(spacing)), fewer pieces, or a smaller picture: the pixels within 4 times "
          + "the spacing of a piece, added up over all pieces, may be \(most) million")
    case .unusableNumber(let place, let quantity):
      self.init(
        .badInput, "unusable number", "\(document): \(place), \(quantity)",
        "use finite numbers of ordinary size")
    }
  }

  /// A name that the scene's catalogs do not have.
  private init(_ error: AssetNameError, place: String) {
    switch error {
    case .noCatalogs(let name):
      self.init(
        .badInput, "no catalog to look up \"\(SceneAssets.prefix)\(name)\" in", place,
        "name one with --assets PATH, or in the document's assets")
    case .unknown(let kind, let name, let nearest):
      let (noun, set) =
        switch kind {
        case .color: ("colour", "colour sets")
        case .image: ("picture", "image sets")
        case .symbol: ("symbol", "symbol sets")
        }
      let advice = nearest.map { "did you mean \"\(SceneAssets.prefix)\($0)\"?" }
      self.init(
        .badInput, "no \(noun) \"\(name)\" in the catalogs", place,
        advice ?? "names are those of \(set), behind the names of their namespaces")
    case .missingPrefix(let name):
      self.init(
        .badInput, "unknown colour \"\(name)\"", place,
        "write \"\(SceneAssets.prefix)\(name)\" for the colour of the catalog")
    }
  }

  init(_ error: MaterialError, exit: ExitCode, place: String) {
    switch error {
    case .unknownMaterial(let name, let nearest):
      self.init(
        exit, "unknown material \"\(name)\"", place, Nearest.advice(nearest, list: "pellucid materials"))
    case .notOnPlatform(let name, let platform, let available):
      self.init(
        exit, "no material \"\(name)\" on \(Vocabularies.platform.name(of: platform))", place,
        "use one of " + available.joined(separator: ", "))
    case .unknownRole(let name, let nearest):
      self.init(
        exit, "unknown role \"\(name)\"", place,
        nearest.map { "did you mean \"\($0)\"?" } ?? "use one of " + Materials.roles.joined(separator: ", "))
    }
  }

  /// Something a picture needs is missing or broken.
  init(_ error: RenderingError, in document: String) {
    switch error {
    case .fonts(let error): self.init(.badInput, "cannot load the fonts: \(error)")
    case .symbols(let error): self.init(.badInput, "cannot load the symbols: \(error)")
    case .resource(.text(let place, let error)):
      self.init(.badInput, "cannot set a text: \(document): \(place): \(error)")
    case .resource(.symbol(let place, let error)):
      self.init(.badInput, "cannot draw a symbol: \(document): \(place): \(error)")
    case .resource(.image(let place, let path, let error)):
      let fact = error.sentence(about: path)
      self.init(.badInput, "cannot read the picture: \(document): \(place): \(fact)")
    case .resource(.masksTooLarge(let bytes, let limit)):
      self.init(
        .badInput, "too many large texts and symbols", "\(bytes) bytes of coverage, \(limit) are allowed",
        "draw fewer of them, or a smaller picture")
    case .memory(let error): self.init(.badInput, "too much memory: \(error)")
    }
  }

  init(_ error: ImageReadingError, path: String) {
    self.init(.badInput, "cannot read the picture: \(error.sentence(about: path))")
  }

  /// Standard output refused the product with the system's error number. Who reads only the beginning, as
  /// `head` does, has what was wanted.
  init(printing code: Int32) {
    let reason = String(cString: strerror(code))
    self.init(
      .cannotWrite,
      code == EPIPE
        ? nil : "cannot write the output: standard output: \(reason); check where it leads and its free space"
    )
  }

  /// A picture that could not be written.
  init(writing path: String, _ error: any Error) {
    if let error = error as? FileWritingError {
      self.init(.cannotWrite, "cannot write the picture: \(error)")
    } else {
      self.init(.internalError, "cannot make the picture: \(path): \(error)")
    }
  }
}

/// Advice for names that are not known.
enum Nearest {
  static func name(_ found: String, among known: [String]) -> String? {
    NameMatch.nearest(to: found, among: known)
  }

  static func advice(_ found: String, among known: [String]) -> String {
    let list = "use one of " + known.joined(separator: ", ")
    return NameMatch.nearest(to: found, among: known).map { "did you mean \($0)? " + list } ?? list
  }

  static func advice(_ nearest: String?, list command: String) -> String {
    let list = command + " lists them"
    return nearest.map { "did you mean \"\($0)\"? \(list)" } ?? list
  }
}
