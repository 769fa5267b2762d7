// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidAudit
import PellucidCatalog
import PellucidDesign
import PellucidHost
import PellucidJudge

/// A fact about scenes, catalogs, files or baselines that ends a run of the program.
package enum RunProblem: Described {
  /// The kinds of files that a run writes.
  package enum Product: Sendable {
    case picture, file, colorSet
  }

  /// An error of any type as part of a sentence.
  package enum Reason: Sendable {
    case described(any Described)
    /// The words of an error that has no sentences, such as one of the system's.
    case words(String)

    package init(_ error: any Error) {
      self = (error as? any Described).map { .described($0) } ?? .words("\(error)")
    }

    func text(in language: Language) -> String {
      switch self {
      case .described(let error): error.sentence(in: language)
      case .words(let words): words
      }
    }
  }

  case unreadableScene(FileReadingError)
  case refusedScene(SceneReadingError, document: String)
  /// A scene cannot be resolved for a reason that is no error of the library's.
  case unresolved(document: String, Reason)
  case unreadablePicture(ImageReadingError, path: String)
  case unreadableConfiguration(FileReadingError)
  case refusedConfiguration(LintConfigurationError, path: String)
  case unreadableColorSet(FileReadingError)
  case unchangedColorSet(CatalogEditError, file: String)
  /// A colour set has a fault that linting its catalog shows.
  case faultyColorSet(file: String, catalog: String)
  case unreadableBaseline(FileReadingError, path: String)
  case refusedBaseline(BaselineError, path: String)
  case unreadableTarget(FileReadingError)
  /// A new baseline would replace a file that is none.
  case replacedFile(path: String)
  case unwritten(Product, FileWritingError)
  /// A picture cannot be made for a reason that is not its file's.
  case unmadePicture(path: String, Reason)
  case unmadeFolder(path: String)
  /// A folder that should hold scenes cannot be read.
  ///
  /// - Parameter isListed: Whether its path was found to be a folder before.
  case unreadableFolder(path: String, isListed: Bool)
  /// A folder holds no scenes.
  ///
  /// - Parameter mayBeDocument: Whether a document would do in its place.
  case noScenes(path: String, mayBeDocument: Bool)
  case refusedCatalog(CatalogPathError, document: String, index: Int)
  case otherSizes(paths: [String], first: (width: Int, height: Int), second: (width: Int, height: Int))
  case translucentPicture(path: String)
  case noColors(path: String)
  case tooManyColors(path: String)
  case noAsset(String, isColorSet: Bool, path: String, nearest: String?)
  case severalAssets(String, path: String, paths: [String])

  package func sentence(in language: Language) -> String {
    language.choose(English.text(of: self), Korean.text(of: self))
  }
}

/// A statement of the program beside its product.
package enum RunNote: Described {
  /// No text or symbol lies where a document would scroll beneath it.
  case nothingScrolls
  /// No text or symbol has a backdrop that breaks it.
  case noWitness
  /// The drawn witness of a text or symbol, with its lowest contrast and the proven one.
  case witness(path: String, id: String, drawn: Double, bound: Double)
  /// So many findings are known from now on by the baseline at the path.
  case known(count: Int, path: String)
  case unwrittenSummary(path: String)
  /// A file was not written, because it has the variant already.
  case writtenAlready(file: String)
  /// A file was not written, because nothing is suggested for it.
  ///
  /// - Parameter isLimited: Whether only some variants were asked for.
  case nothingSuggested(file: String, isLimited: Bool)
  /// A variant of a file was written, or would be.
  case variant(VariantSuggestion, file: String)
  /// A variant for light or dark was asked for on a device that has only one of them.
  case oneAppearance(OneAppearance, scheme: AppearanceSelector.Scheme)
  /// Light was asked for of tables of a platform that is always dark.
  case noLightAppearance(Platform)
  /// A level was asked for that the platform does not have.
  case levelIsNotUsed

  /// The devices that do not change between light and dark.
  package enum OneAppearance: Sendable { case watch, vision }

  package func sentence(in language: Language) -> String {
    language.choose(English.text(of: self), Korean.text(of: self))
  }
}
