// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidPlan
import PellucidRaster
import PellucidScene

/// The pictures of the last scene, each kept in the form that takes less: whole, or scaled to where it is drawn; and
/// those of the scenes before, as long as they take no more than `idleBytes`.
///
/// An interface that goes from light to dark and back shows other files each time; none of them is decoded again. A
/// matrix draws one scene in every combination of settings, and once more each time to see what lies behind its glass;
/// a photo that is drawn at a quarter of its size is then read and scaled once. Both forms draw the same bytes, so it
/// never shows which of them is kept.
struct PictureStore {
  let reader: ImageReader
  let executor: ThreadExecutor
  /// The bytes of pictures that the last scene does not show.
  let idleBytes: Int
  private var pictures: [File: Picture] = [:]
  /// The rules by which facts are taken.
  private var rules = PictureRules()
  /// The files of the last scene, and how many pictures were there when they were told.
  private var used: (files: Set<File>, count: Int) = ([], 0)
  /// Rises with every scene that shows other files.
  private var scene = 0
  /// The number of files read and decoded so far; scenes that differ in traits alone read none again, as long as there
  /// is room for those that only some of them show.
  private(set) var readCount = 0

  struct File: Hashable {
    /// Absolute, without `.`, `..` and links, so that one file is one picture.
    var path: String
    var gamut: Gamut
    /// The box that a vector picture is drawn for; nil for all others, which are the same at every size.
    var box: PictureBox?
  }

  struct Picture {
    /// Pixels of the file's picture.
    let pixelCount: Int
    /// nil where `fitted` is all that is drawn.
    var whole: PixelImage?
    var fitted: [ImagePlacement: FittedImage] = [:]
    /// The fact about it, without its path; nil where nobody asked as long as it is whole.
    var fact: PictureFact?
    /// It was wanted in another form than it had been kept in; then it stays whole, because scaling it takes less
    /// time than reading it again.
    var moves = false
    /// The last one that shows it.
    var scene: Int
  }

  init(reader: ImageReader, executor: ThreadExecutor, idleBytes: Int) {
    (self.reader, self.executor, self.idleBytes) = (reader, executor, idleBytes)
  }

  /// Pixels of the pictures of the last scene, and of those that were read since, whatever form they are kept in.
  var pixelCount: Int { pictures.values.reduce(0) { $0 + ($1.scene == scene ? $1.pixelCount : 0) } }

  /// Returns the fact about a picture, for decisions about it; kept with it.
  ///
  /// - Parameter written: The path, as the scene writes it.
  mutating func fact(
    _ file: File, at path: String, written: String, rules: PictureRules
  ) throws(ImageReadingError) -> PictureFact? {
    if rules != self.rules {
      self.rules = rules
      for file in pictures.keys { pictures[file]?.fact = nil }
    }
    if pictures[file]?.fact == nil, pictures[file]?.whole == nil { try read(file, at: path) }
    guard var fact = pictures[file]?.fact ?? pictures[file]?.whole?.fact(file.gamut, rules) else {
      return nil
    }
    pictures[file]?.fact = fact
    fact.path = written
    return fact
  }

  /// Makes some files those of the scene. Others stay where there is room for them, those of the latest scenes first;
  /// one that is too large to stay leaves its room to the next.
  mutating func use(_ files: Set<File>) {
    guard files != used.files || pictures.count != used.count else { return }
    scene += 1
    for file in files { pictures[file]?.scene = scene }
    let idle = pictures.filter { !files.contains($0.key) }
      .sorted { ($0.value.scene, $0.key.path) > ($1.value.scene, $1.key.path) }
    var room = idleBytes
    for (file, picture) in idle {
      guard picture.byteCount <= room else {
        pictures[file] = nil
        continue
      }
      room -= picture.byteCount
    }
    used = (files, pictures.count)
  }

  private mutating func read(_ file: File, at path: String) throws(ImageReadingError) {
    let known = pictures.removeValue(forKey: file)
    let image = try reader.read(path: path, gamut: file.gamut, covering: file.box, besidePixels: pixelCount)
    readCount += 1
    pictures[file] = Picture(
      pixelCount: image.width * image.height, whole: image, fact: known?.fact, moves: known != nil,
      scene: scene)
  }

  /// A picture for what is drawn of it; nil asks for a whole one.
  mutating func picture(
    _ file: File, at path: String, for use: PictureUse?
  ) throws(ImageReadingError) -> Picture {
    if let picture = pictures[file], picture.serves(use) {
      guard picture.whole != nil else { return picture }
    } else {
      try read(file, at: path)
    }
    let (rules, scene, executor) = (rules, scene, executor)
    return pictures[file, default: Picture(pixelCount: 0, scene: scene)].fitted(for: use, executor) {
      $0.fact(file.gamut, rules)
    }
  }
}

extension PictureStore.Picture {
  /// Returns whether everything that is drawn can be drawn from what is kept.
  fileprivate func serves(_ use: PictureUse?) -> Bool {
    if whole != nil { return true }
    guard let use, !use.isTurned else { return false }
    return use.areas.allSatisfy { placement, area in
      fitted[placement].map { $0.bounds.intersection(area) == area } ?? false
    }
  }

  /// Afterwards it is scaled where that takes no more bytes than the whole picture.
  ///
  /// - Parameter look: Sees what is in it, which cannot be seen any more when it has been scaled.
  fileprivate mutating func fitted(
    for use: PictureUse?, _ executor: ThreadExecutor, look: (PixelImage) -> PictureFact?
  ) -> Self {
    guard let image = whole, let use, !moves, !use.isTurned, !use.areas.isEmpty else { return self }
    let bytes = use.areas.values.reduce(0) { $0 + FittedImage.byteCount(of: $1) }
    guard bytes <= 8 * pixelCount else { return self }
    for (placement, area) in use.areas {
      fitted[placement] = FittedImage(image, placement, in: area, executor: executor)
    }
    fact = fact ?? look(image)
    whole = nil
    return self
  }

  /// The number of bytes kept of it.
  fileprivate var byteCount: Int {
    8 * (whole.map { $0.width * $0.height } ?? 0)
      + fitted.values.reduce(0) { $0 + FittedImage.byteCount(of: $1.bounds) }
  }
}

extension PixelImage {
  /// Returns the fact about a picture in `gamut`; nil without pixels.
  fileprivate func fact(_ gamut: Gamut, _ rules: PictureRules) -> PictureFact? {
    let grid = PictureGrid(width: width, height: height) { x, y in
      switch gamut {
      case .srgb: straight(x: x, y: y, in: SRGB.self)
      case .displayP3: EncodedColor(straight(x: x, y: y, in: DisplayP3.self))
      }
    }
    return grid.map { PictureFact(path: "", grid: $0, rules: rules) }
  }
}
