// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidHost
import PellucidJudge
import PellucidLegibility
import PellucidScene

/// The pictures that scenes state as backdrops. Each is read once.
struct BackdropPictures: Sendable {
  private var known: [Key: [StatedPicture]] = [:]

  private struct Key: Hashable {
    var path: ExactName
    var gamut: Gamut
  }

  /// Returns a picture, or every opaque picture in a folder.
  mutating func pictures(at path: String, in gamut: Gamut) throws(ResourceError) -> [StatedPicture] {
    let key = Key(path: ExactName(path), gamut: gamut)
    if let pictures = known[key] { return pictures }
    var pictures: [StatedPicture] = []
    let isFolder = Folders.isFolder(path) == true
    for file in isFolder ? Self.pictures(in: path) : [path] {
      let picture: PixelImage
      do throws(ImageReadingError) { picture = try ImageReader().read(path: file, gamut: gamut) } catch {
        throw .image(place: "backdrops", path: file, error)
      }
      if picture.isOpaque {
        let place = SweptPicture(
          path: FileReading.absolute(file), width: picture.width, height: picture.height, isOpaque: true)
        pictures.append(StatedPicture(place, colors: picture.hull.colors))
      } else if !isFolder {
        throw .translucentPicture(path: file)
      }
    }
    guard !pictures.isEmpty else { throw .noPictures(path: path) }
    known[key] = pictures
    return pictures
  }

  /// Returns the paths of the pictures in a folder, sorted by name.
  private static func pictures(in folder: String) -> [String] {
    let names = (Folders.names(in: folder) ?? []).filter { name in
      !Paths.isHidden(name) && ImageReader.pixelExtensions.contains { Paths.ends(name, in: "." + $0) }
    }
    return names.map { Paths.joined(folder, $0) }
  }
}

extension Backdrop {
  /// Creates the backdrops of colours and pictures for a foreground without a scene, which has no content of its own.
  ///
  /// - Parameters:
  ///   - items: The colours and the pictures, whose relative paths start at the current folder.
  ///   - gamut: The colour space that the pictures are converted to.
  package init(of items: [PossibleBackdrops.Item], in gamut: Gamut) throws(PellucidError) {
    var pictures = BackdropPictures()
    do throws(ResourceError) {
      self = try Backdrop(of: items, in: gamut) { item throws(ResourceError) in
        guard case .picture(let path) = item else { return [] }
        return try pictures.pictures(at: path.text, in: gamut).flatMap(\.colors)
      }
    } catch { throw PellucidError(.resource(error)) }
  }
}
