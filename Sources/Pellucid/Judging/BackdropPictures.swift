// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidHost
import PellucidJudge
import PellucidLegibility
import PellucidScene

/// The pictures that a scene states as backdrops, reduced to the colours that span their mixtures. Each is read once.
struct BackdropPictures: Sendable {
  private var known: [Key: [GamutColor]] = [:]

  private struct Key: Hashable {
    var path: ExactName
    var gamut: Gamut
  }

  /// The extensions of the files in a folder that count as pictures.
  private static let extensions = [".png", ".jpg", ".jpeg", ".webp"]

  /// Returns the colours of a picture, or of every opaque picture in a folder.
  mutating func colors(at path: String, in gamut: Gamut) throws(ResourceError) -> [GamutColor] {
    let key = Key(path: ExactName(path), gamut: gamut)
    if let colors = known[key] { return colors }
    var hull = ColorHull()
    let isFolder = Folders.isFolder(path) == true
    for file in isFolder ? Self.pictures(in: path) : [path] {
      let picture: PixelImage
      do throws(ImageReadingError) { picture = try ImageReader().read(path: file, gamut: gamut) } catch {
        throw .image(place: "backdrops", path: file, error)
      }
      if picture.isOpaque {
        hull.add(picture.hull.colors)
      } else if !isFolder {
        throw .translucentPicture(path: file)
      }
    }
    let colors = hull.colors
    guard !colors.isEmpty else { throw .noPictures(path: path) }
    known[key] = colors
    return colors
  }

  /// Returns the paths of the pictures in a folder, sorted by name.
  private static func pictures(in folder: String) -> [String] {
    let names = (Folders.names(in: folder) ?? []).filter { name in
      !Paths.isHidden(name) && extensions.contains { Paths.ends(name, in: $0) }
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
        return try pictures.colors(at: path.text, in: gamut)
      }
    } catch { throw PellucidError(.resource(error)) }
  }
}
