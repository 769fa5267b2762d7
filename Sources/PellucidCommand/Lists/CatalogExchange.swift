// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidExport
import PellucidJudge

/// The files of a catalog on their way to tokens or back.
struct CatalogExchange {
  /// The path that errors name.
  private let path: String
  private let files: [CatalogTokens.File]

  /// Reads the colour sets of a catalog, with the folders around them.
  init(catalog path: String) throws(CommandError) {
    let path = Paths.withoutSlash(path)
    let library = try AssetLibrary(checked: path)
    guard Paths.ends(path, in: ".xcassets"), library.catalogs.count == 1 else {
      throw CommandError(.badInput, CatalogPathError.noCatalog(path: path))
    }
    let sets = library.assets.filter { $0.kind == .colorSet }.map(\.path)
    let groups = library.groups.map(\.path).filter { group in sets.contains { $0.hasPrefix(group + "/") } }
    var files: [CatalogTokens.File] = []
    for folder in [""] + groups + sets {
      let file = (folder.isEmpty ? path : path + "/" + folder) + "/Contents.json"
      // The catalog and its folders need no description.
      guard folder.hasSuffix(".colorset") || FileReading.isFile(file) else { continue }
      do throws(FileReadingError) {
        let bytes = try FileReading.bytes(of: file, maximumBytes: CatalogLimits().fileBytes)
        files.append(CatalogTokens.File(folder: folder, contents: bytes))
      } catch {
        throw CommandError(.badInput, RunProblem.unreadableColorSet(error))
      }
    }
    (self.path, self.files) = (path, files)
  }

  /// Reads a document of tokens.
  init(tokens path: String) throws(CommandError) {
    let bytes: [UInt8]
    do throws(FileReadingError) {
      bytes = try FileReading.bytes(of: path, maximumBytes: TokenLimits().bytes)
    } catch {
      throw CommandError(.badInput, RunProblem.unreadableTokens(error))
    }
    do throws(TokenFault) {
      (self.path, files) = (path, try TokenCatalog(bytes).files)
    } catch {
      throw CommandError(.badInput, PlacedTokenFault(fault: error, path: path))
    }
  }

  /// Returns the document of tokens.
  func json(description: String) throws(CommandError) -> JSONText {
    do throws(TokenFault) {
      return try CatalogTokens(files).json(name: NameMatch.lastStep(of: path), description: description)
    } catch {
      throw CommandError(.badInput, PlacedTokenFault(fault: error, path: path))
    }
  }

  /// Writes the catalog into a new folder.
  func write(to output: String) throws(CommandError) {
    guard Folders.isFolder(output) == nil else {
      throw CommandError(.cannotWrite, RunProblem.presentFile(path: output))
    }
    let files = files.map { file in
      (path: file.folder.isEmpty ? "Contents.json" : file.folder + "/Contents.json", bytes: file.contents)
    }
    do throws(FileWritingError) { try WholeFolder.write(files, to: output) } catch {
      throw CommandError(.cannotWrite, RunProblem.unwritten(.catalog, error))
    }
  }
}
