// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidPlan
import PellucidRaster

/// The pictures of the last scene, each kept in the form that takes less: whole, or scaled to where it is drawn.
///
/// A matrix draws one scene up to 16 times, and once more each time to see what lies behind its glass; a photo that
/// is drawn at a quarter of its size is then read and scaled once. Both forms draw the same bytes, so it never shows
/// which of them is kept.
struct PictureStore {
  let reader: ImageReader
  let executor: ThreadExecutor
  private var pictures: [File: Picture] = [:]
  /// How many files have been read so far.
  private(set) var readCount = 0

  struct File: Hashable {
    /// Absolute, without `.`, `..` and links, so that one file is one picture.
    var path: String
    var gamut: Gamut
    /// What a vector picture is drawn for; nil for all others, which are the same at every size.
    var box: PictureBox?
  }

  struct Picture {
    /// Pixels of the file's picture.
    let pixelCount: Int
    /// nil where `fitted` is all that is drawn.
    var whole: PixelImage?
    var fitted: [ImagePlacement: FittedImage] = [:]
    /// Its colours, where somebody asked what is in it.
    var grid: PictureGrid?
    /// It was wanted in another form than it had been kept in; then it stays whole, because scaling it takes less
    /// time than reading it again.
    var moves = false
  }

  init(reader: ImageReader, executor: ThreadExecutor) { (self.reader, self.executor) = (reader, executor) }

  /// Pixels of the files' pictures, kept or not.
  var pixelCount: Int { pictures.values.reduce(0) { $0 + $1.pixelCount } }

  /// The colours of a picture, for decisions about it; kept with it.
  mutating func grid(_ file: File, at path: String) throws(ImageReadingError) -> PictureGrid? {
    if let grid = pictures[file]?.grid { return grid }
    if pictures[file]?.whole == nil {
      let isKnown = pictures.removeValue(forKey: file) != nil
      let image = try reader.read(path: path, gamut: file.gamut, besidePixels: pixelCount)
      pictures[file] = Picture(pixelCount: image.width * image.height, whole: image, moves: isKnown)
    }
    let grid = pictures[file]?.whole?.grid(file.gamut)
    pictures[file]?.grid = grid
    return grid
  }

  mutating func forgetAll(but files: Set<File>) { pictures = pictures.filter { files.contains($0.key) } }

  /// A picture for what is drawn of it; nil asks for a whole one.
  mutating func picture(
    _ file: File, at path: String, for use: PictureUse?
  ) throws(ImageReadingError) -> Picture {
    if let picture = pictures[file], picture.serves(use) {
      guard picture.whole != nil else { return picture }
    } else {
      let known = pictures.removeValue(forKey: file)
      let image = try reader.read(
        path: path, gamut: file.gamut, covering: file.box, besidePixels: pixelCount)
      readCount += 1
      pictures[file] = Picture(
        pixelCount: image.width * image.height, whole: image, grid: known?.grid, moves: known != nil)
    }
    return pictures[file, default: Picture(pixelCount: 0)].fitted(for: use, executor)
  }
}

extension PictureStore.Picture {
  /// Whether everything that is drawn can be drawn from what is kept.
  fileprivate func serves(_ use: PictureUse?) -> Bool {
    if whole != nil { return true }
    guard let use, !use.isTurned else { return false }
    return use.areas.allSatisfy { placement, area in
      fitted[placement].map { $0.bounds.intersection(area) == area } ?? false
    }
  }

  /// Afterwards it is scaled where that takes no more bytes than the whole picture.
  fileprivate mutating func fitted(for use: PictureUse?, _ executor: ThreadExecutor) -> Self {
    guard let image = whole, let use, !moves, !use.isTurned, !use.areas.isEmpty else { return self }
    let bytes = use.areas.values.reduce(0) { $0 + FittedImage.byteCount(of: $1) }
    guard bytes <= 8 * pixelCount else { return self }
    for (placement, area) in use.areas {
      fitted[placement] = FittedImage(image, placement, in: area, executor: executor)
    }
    whole = nil
    return self
  }
}

extension PixelImage {
  /// The colours in sRGB, of a picture in `gamut`.
  fileprivate func grid(_ gamut: Gamut) -> PictureGrid? {
    PictureGrid(width: width, height: height) { x, y in
      switch gamut {
      case .srgb: straight(x: x, y: y, in: SRGB.self)
      case .displayP3: EncodedColor(straight(x: x, y: y, in: DisplayP3.self))
      }
    }
  }
}
