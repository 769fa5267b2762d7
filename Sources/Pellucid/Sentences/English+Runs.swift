// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidAudit
import PellucidCatalog
import PellucidDocument
import PellucidHost
import PellucidJSON
import PellucidJudge

/// Sentences of the program about its run: what is wrong, where, and what to do.
extension English {
  static func text(of problem: RunProblem) -> String {
    switch problem {
    case .unreadableScene(.notAFile(let path, let kind)):
      "cannot read the scene: \(FileReadingError.notAFile(path: path, kind)), or - for standard input"
    case .unreadableScene(let error): "cannot read the scene: \(error)"
    case .unreadableSource(let error): "cannot read the project: \(error)"
    case .nothingToJudge(let paths): nothingToJudge(at: paths)
    case .unknownChanges(let failure): failure.sentence(in: .english)
    case .refusedScene(let error, let document): "\(document.shownPath): \(error)"
    case .unresolved(let document, let reason):
      ErrorParts.joined("cannot resolve the scene", document, reason.text(in: .english))
    case .unreadablePicture(let error, let path): "cannot read the picture: \(error.sentence(about: path))"
    case .unreadableConfiguration(let error): "cannot read the configuration: \(error)"
    case .refusedConfiguration(let error, let path): "\(path.shownPath): \(error)"
    case .unreadableColorSet(let error): "cannot read the colour set: \(error)"
    case .unreadableTokens(let error): "cannot read the tokens: \(error)"
    case .unchangedColorSet(let error, let file): error.sentence(in: .english, of: file)
    case .faultyColorSet(let file, let catalog):
      ErrorParts.joined(
        "colour set cannot be changed", file,
        "pellucid catalog lint \(catalog.shownPath) says what is wrong with it")
    case .unreadableBaseline(let error, let path):
      ErrorParts.joined(
        "cannot read the baseline", "\(error)", "--write-baseline \(path.shownPath) makes one")
    case .refusedBaseline(let error, let path):
      ErrorParts.joined(
        "\(error)", path, "name a file that --write-baseline made, or another one to be made by it")
    case .unreadableShard(let error): "cannot read the results of a shard: \(error)"
    case .refusedShard(let error, let path): text(of: error, at: path)
    case .noShards(let path):
      ErrorParts.joined(
        "no results of shards", path, "name the files shard-I-of-N.json that --shard wrote, or their folders")
    case .unmergedShards(let error): text(of: error)
    case .lostPicture(let path):
      ErrorParts.joined(
        "a picture of a shard is missing or has changed", path, "copy the folders of shards as a whole")
    case .unreadableTarget(let error): "cannot read what would be replaced: \(error)"
    case .replacedFile(let path):
      ErrorParts.joined(
        "a file that is no baseline would be replaced", "--write-baseline \(path.shownPath)",
        "choose another path, or delete the file")
    case .unwritten(let product, let error): "cannot write the \(name(of: product)): \(error)"
    case .unmadePicture(let path, let reason):
      "cannot make the picture: \(path.shownPath): \(reason.text(in: .english))"
    case .unmadeFolder(let error): "cannot make the folder: \(error)"
    case .presentFile(let path):
      ErrorParts.joined(
        "file exists already", path, "nothing was written; move it away, or name another folder")
    case .failedPreview(let failure, let name, let place):
      "no picture of the preview\(name.map { " " + $0.shown } ?? ""): \(place.shownPath): \(failure.sentence(in: .english))"
    case .foreignPage(let path):
      ErrorParts.joined("a page that is no report is not replaced", path, "name another folder")
    case .largePage(let path, let limit):
      ErrorParts.joined(
        "the pictures take more than \(limit / 1_000_000) MB in one file", path,
        "leave out --single-file, so that they are written beside the page")
    case .linkedReferences(let path):
      ErrorParts.joined(
        "references are not recorded through a link", path,
        "name the folder that it leads to with --references")
    case .unreadableFolder(let path):
      ErrorParts.joined("cannot read the folder", path, "check its permissions")
    case .noScenes(let path):
      ErrorParts.joined(
        "no scenes", path,
        "name a scene document, or a folder with some that end in .json and are not excluded")
    case .noRecords(let path):
      ErrorParts.joined(
        "no records of snapshots", path, "run the tests with PELLUCID_SNAPSHOT_REPORT set to the folder")
    case .refusedCatalog(let error, let document, let index):
      "\(document.shownPath): assets[\(index)]: \(error)"
    case .otherSizes(let paths, let first, let second):
      ErrorParts.joined(
        "pictures of different size", paths.shownList,
        "\(first.width)×\(first.height) and \(second.width)×\(second.height) pixels cannot be compared; "
          + "draw both at the same size and scale")
    case .noColors(let path): ErrorParts.joined("no colours to draw", path, "name a colour set")
    case .tooManyColors(let path):
      ErrorParts.joined(
        "too many colours for a picture", path, "name one colour set, or write a page with -o NAME.html")
    case .noAsset(let name, let isColorSet, let path, let nearest):
      ErrorParts.joined(
        "no \(isColorSet ? "colour set" : "asset") \"\(name.shown)\"", path,
        nearest.map { "did you mean \"\($0.shown)\"?" }
          ?? "pellucid catalog resolve \(path.shownPath) lists the colours")
    case .severalAssets(let name, let path, let paths):
      ErrorParts.joined(
        "several assets are called \"\(name.shown)\"", path,
        "name one of the paths \(paths.shownList)")
    case .unwrittenOutput(let reason):
      ErrorParts.joined(
        "cannot write the output", "standard output",
        "\(reason.shownPath); check where it leads and its free space")
    case .twoSizes(let path):
      ErrorParts.joined("appearances of two sizes", path, "report it with the scene")
    }
  }

  private static func nothingToJudge(at paths: [String]) -> String {
    ErrorParts.joined(
      "nothing to judge", paths.shownList,
      "files and catalogs that end in \(ProjectFiles.endings.joined(separator: ", ")) are judged, tests only with --tests, and other people's "
        + "code, such as Pods, only where its files are named")
  }

  private static func text(of error: ShardError, at path: String) -> String {
    switch error {
    case .notAShard: ErrorParts.joined("not the results of a shard", path, "name a file that --shard wrote")
    case .otherVersion(let version):
      ErrorParts.joined(
        "results of version \(version)", path, "draw all shards with the program that merges them")
    case .changed:
      ErrorParts.joined(
        "the results of a shard have changed", path, "copy the file as a whole, or draw it again")
    case .damaged(let keyPath):
      ErrorParts.joined(
        "the results of a shard are damaged", "\(path.shownPath), \(keyPath)", "draw the shard again")
    }
  }

  private static func text(of error: ShardUnionError) -> String {
    switch error {
    case .foreign(let difference, let path, let first):
      ErrorParts.joined(
        "shards of two runs", "\(first.shownPath), \(path.shownPath)",
        "\(name(of: difference)); draw all shards of one run alike")
    case .repeated(let number, let first, let second):
      ErrorParts.joined(
        "shard \(number) is there twice", "\(first.shownPath), \(second.shownPath)", "name one of them")
    case .missing(let numbers, let count):
      ErrorParts.joined(
        "shards are lost", list(numbers) + " of \(count)", "draw them again with --shard, and merge all")
    case .incomplete(let found, let count):
      ErrorParts.joined(
        "pictures are lost", "\(found) of \(count) results", "draw all shards again with the same program")
    }
  }

  private static func name(of difference: ShardUnionError.Difference) -> String {
    switch difference {
    case .count: "they have other numbers of shards"
    case .program: "they were drawn by other programs, libraries or fonts"
    case .settings: "they have other options or configurations"
    case .scenes: "they have other scenes, files or references"
    }
  }

  /// Returns the first numbers of a list, and how many there are besides.
  static func list(_ numbers: [Int]) -> String {
    numbers.prefix(10).map(String.init).joined(separator: ", ") + (numbers.count > 10 ? ", …" : "")
  }

  private static func name(of product: RunProblem.Product) -> String {
    switch product {
    case .picture: "picture"
    case .file: "file"
    case .colorSet: "colour set"
    case .catalog: "catalog"
    }
  }

  private static func name(of kind: MissingPreviewName.Kind) -> String {
    switch kind {
    case .symbol: "symbol"
    case .image: "picture"
    case .color: "colour"
    }
  }

  static func text(of note: RunNote) -> String {
    switch note {
    case .nothingScrolls: "nothing scrolls under a text or symbol of this scene"
    case .noWitness: "no text or symbol lies on a material with a bound; no witness was drawn"
    case .drawn(let path): "drawn: \(path.shownPath); Ctrl-C ends"
    case .missingName(let missing, let preview, let place):
      ErrorParts.joined(
        "\(preview.shown): the \(name(of: missing.kind)) \(missing.name.shown) is left out", place,
        missing.kind == .symbol
          ? "pellucid symbols lists those that are there"
          : "no .xcassets in the package, in the folder or beside the file has it")
    case .previewed(let path, let seconds):
      "drawn: \(path.shownPath), in \(Figures.text(seconds, places: 1)) s; Ctrl-C ends"
    case .started(let files): "written: \(files.shownList); next:"
    case .worstPlace(let path, let id, let lowest, let picture):
      "\(id.shown) has \(Figures.ratio(lowest)) at the worst place of \(picture.shown): \(path.shownPath)"
    case .noPlace: "no text or symbol lies over a stated picture; no worst place was drawn"
    case .witness(let path, let id, let drawn, let bound):
      "\(path.shownPath): \(id.shown) has \(Figures.ratio(drawn)) over its worst backdrop, proven is at least \(Figures.ratio(bound))"
    case .known(let count, let path): "\(count) findings are known from now on: \(path.shownPath)"
    case .writtenAlready(let file): "\(file.shownPath): it says so already; nothing was written"
    case .nothingSuggested(let file, let isLimited):
      "\(file.shownPath): lint suggests nothing for \(isLimited ? "the variants that were asked for" : "it"); nothing was written"
    case .nothingToJudge(let path): nothingToJudge(at: [path])
    case .unjudgedFile(let path, let reason):
      ErrorParts.joined("not judged to its end", path, reason.text(in: .english))
    case .unreadableFolder(let path):
      ErrorParts.joined("cannot read the folder", path, "check its permissions")
    case .edits(let count, let isWritten):
      "\(count) \(count == 1 ? "edit" : "edits")\(isWritten ? " written" : "; not written")"
    case .cure(let cure, let isWritten):
      "\(cure.file.shownPath): \(cure.text(in: .english))\(isWritten ? "" : "; not written")"
    case .undrawnSymbols(let count, let all, let error):
      "\(count) of \(all) symbols cannot be drawn on this machine: \(error.sentence(in: .english))"
    case .uneditedComponents(let names, let file):
      "\(file.shownPath): components are not edited, since their parts have no text of their own: \(names.shownList)"
    case .shard(let path, let pictures, let all, let taken):
      "\(path.shownPath) has \(pictures) of \(all) pictures"
        + (taken > 0 ? ", of which \(taken) were taken from an earlier run" : "")
    case .nothingToReuse(let path):
      ErrorParts.joined("no results of an earlier run", path, "all pictures are drawn")
    case .page(let path): "the report is \(path.shownPath)"
    case .unwrittenSummary(let path): "the step summary \(path.shownPath) cannot be written"
    case .variant(let change, let file):
      "\(file.shownPath): \(Language.english.name(of: change.selectors)) is \(change.colorText)\(change.ratioText)"
    case .oneAppearance(.watch, let scheme):
      "--idiom watch --appearance \(scheme.rawValue): watchOS always draws dark; any is enough"
    case .oneAppearance(.vision, let scheme):
      "--idiom vision --appearance \(scheme.rawValue): visionOS has one appearance and tries any first; any is enough"
    case .noLightAppearance(let platform):
      "\(Vocabularies.platform.name(of: platform)) has no light appearance: the dark colours are listed."
    case .levelIsNotUsed: Language.english.ignoredLevel
    }
  }

  static func text(of origin: SettingOrigin) -> String {
    switch origin {
    case .flag(let flag): flag
    case .key(let key): key.description
    case .default: "default"
    case .untoldDefault(let flag): "default; no desktop tells it, \(flag) sets it"
    }
  }
}
