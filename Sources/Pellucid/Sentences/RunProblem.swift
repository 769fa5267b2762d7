// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidAudit
import PellucidCatalog
import PellucidDesign
import PellucidHost
import PellucidJSON
import PellucidJudge

/// A fact about scenes, catalogs, files or baselines that ends a run of the program.
package enum RunProblem: Described {
  /// The kinds of files that a run writes.
  package enum Product: Sendable {
    case picture, file, colorSet, catalog
  }

  /// An error of any type as part of a sentence.
  package enum Reason: Sendable {
    case described(any Described)
    /// The message of an error without sentences of its own, such as a system error.
    case words(String)

    package init(_ error: any Error) {
      self = (error as? any Described).map { .described($0) } ?? .words("\(error)")
    }

    func text(in language: Language) -> String {
      switch self {
      case .described(let error): error.sentence(in: language)
      case .words(let words): VisibleText.line(words)
      }
    }
  }

  case unreadableScene(FileReadingError)
  /// A path of a project that is audited cannot be read.
  case unreadableSource(FileReadingError)
  /// The paths of a project have nothing that an audit reads.
  case nothingToJudge(paths: [String])
  /// Git does not tell what was changed.
  case unknownChanges(ChangedLines.Failure)
  case refusedScene(SceneReadingError, document: String)
  /// A scene cannot be resolved, for a reason outside the library's errors.
  case unresolved(document: String, Reason)
  case unreadablePicture(ImageReadingError, path: String)
  case unreadableConfiguration(FileReadingError)
  case refusedConfiguration(ConfigurationError, path: String)
  case unreadableColorSet(FileReadingError)
  case unreadableTokens(FileReadingError)
  case unchangedColorSet(CatalogEditError, file: String)
  /// A colour set has a fault that linting its catalog shows.
  case faultyColorSet(file: String, catalog: String)
  case unreadableBaseline(FileReadingError, path: String)
  case refusedBaseline(BaselineError, path: String)
  case unreadableTarget(FileReadingError)
  case unreadableShard(FileReadingError)
  case refusedShard(ShardError, path: String)
  /// A folder holds no results of shards.
  case noShards(path: String)
  case unmergedShards(ShardUnionError)
  /// A picture of a shard is not there, or has changed.
  case lostPicture(path: String)
  /// A new baseline would replace a file that is not a baseline.
  case replacedFile(path: String)
  case unwritten(Product, FileWritingError)
  /// A picture cannot be made, for a reason that does not lie in its file.
  case unmadePicture(path: String, Reason)
  case unmadeFolder(FileWritingError)
  /// A file that would be written for the first time exists.
  case presentFile(path: String)
  /// A preview has no picture; `place` is its file and line.
  case failedPreview(PreviewFailure, name: String?, place: String)
  /// A page that is no report would be replaced.
  case foreignPage(path: String)
  /// The pictures of a page in one file take more than `limit` bytes.
  case largePage(path: String, limit: Int)
  /// The folder of references is a link that nobody named.
  case linkedReferences(path: String)
  /// A folder that should hold scenes cannot be read.
  case unreadableFolder(path: String)
  /// A folder holds no scenes, or none that its configuration does not leave out.
  case noScenes(path: String)
  /// A folder holds no records of a run of tests.
  case noRecords(path: String)
  case refusedCatalog(CatalogPathError, document: String, index: Int)
  case otherSizes(paths: [String], first: (width: Int, height: Int), second: (width: Int, height: Int))
  case noColors(path: String)
  case tooManyColors(path: String)
  case noAsset(String, isColorSet: Bool, path: String, nearest: String?)
  case severalAssets(String, path: String, paths: [String])
  /// Standard output cannot be written, for a reason in the system's words.
  case unwrittenOutput(reason: String)
  /// The pictures of two appearances of one scene have different sizes.
  case twoSizes(path: String)

  package func sentence(in language: Language) -> String {
    language.choose(English.text(of: self), Korean.text(of: self))
  }
}

/// A fact that ends a run, with the side of the run on which it lies.
package struct RunFailure: Error {
  package let problem: RunProblem
  /// A Boolean value that is true if an output cannot be written, and false if an input is missing or bad.
  package let isOfOutput: Bool

  /// Creates the failure of an input.
  static func input(_ problem: RunProblem) -> RunFailure { RunFailure(problem: problem, isOfOutput: false) }
  /// Creates the failure of an output.
  static func output(_ problem: RunProblem) -> RunFailure { RunFailure(problem: problem, isOfOutput: true) }
}

/// A note of the program that is printed beside its product.
package enum RunNote: Described {
  /// No text or symbol lies where a document would scroll beneath it.
  case nothingScrolls
  /// No text or symbol has a backdrop at which its contrast fails.
  case noWitness
  /// A file of a project is not judged, or not to its end; the path is nil where the reason names it.
  case unjudgedFile(path: String?, RunProblem.Reason)
  /// A path of a project has nothing that an audit reads, while others have.
  case nothingToJudge(path: String)
  /// A folder of a project cannot be read.
  case unreadableFolder(path: String)
  /// Edits of sources, which were written or only shown.
  case edits(count: Int, isWritten: Bool)
  /// The scene of a document was drawn again.
  case drawn(path: String)
  /// A view of a preview names something that is not there; `place` is the file and line of the preview.
  case missingName(MissingPreviewName, preview: String, place: String)
  /// The previews of sources were drawn into a folder, a time after the sources were found changed.
  case previewed(path: String, seconds: Double)
  /// Files were written for a start; the commands to run next follow.
  case started(files: [String])
  /// The drawn witness of a text or symbol, with its lowest contrast and the proven one.
  case witness(path: String, id: String, drawn: Double, bound: Double)
  /// The drawn place of a stated picture at which a text or symbol has its lowest contrast.
  case worstPlace(path: String, id: String, lowest: Double, picture: String)
  /// No picture is stated as a backdrop, so that there is no place to draw.
  case noPlace
  /// The baseline at `path` now lists `count` known findings.
  case known(count: Int, path: String)
  case unwrittenSummary(path: String)
  /// Edits of a document that settle findings.
  case cure(Cure, isWritten: Bool)
  /// Some of the listed symbols cannot be drawn on this machine; the error is that of the first.
  case undrawnSymbols(count: Int, of: Int, SymbolError)
  /// Parts of components, of these names, that are not edited.
  case uneditedComponents([String], file: String)
  /// A page was written.
  case page(path: String)
  /// A shard was written: the pictures that it has, those of the whole run, and those that were taken from earlier runs.
  case shard(path: String, pictures: Int, of: Int, taken: Int)
  /// A path has no results of an earlier run that can be used.
  case nothingToReuse(path: String)
  /// A file was not written, because it already has the variant.
  case writtenAlready(file: String)
  /// A file was not written, because nothing is suggested for it.
  ///
  /// - Parameter isLimited: A Boolean value that is true where the command line limits the variants.
  case nothingSuggested(file: String, isLimited: Bool)
  /// A variant of a file was written, or would be in a dry run.
  case variant(VariantSuggestion, file: String)
  /// A variant for light or dark was requested for a device that has only one appearance.
  case oneAppearance(OneAppearance, scheme: AppearanceSelector.Scheme)
  /// Light was requested for tables of a platform that is always dark.
  case noLightAppearance(Platform)
  /// A level was requested that the platform does not have.
  case levelIsNotUsed

  /// The devices that do not change between light and dark.
  package enum OneAppearance: Sendable { case watch, vision }

  package func sentence(in language: Language) -> String {
    language.choose(English.text(of: self), Korean.text(of: self))
  }
}
