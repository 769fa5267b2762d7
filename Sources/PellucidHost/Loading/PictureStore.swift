// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidPlan
import PellucidRaster
import PellucidScene

/// A cache of decoded pictures: those of the last scene, each in the form that takes less memory, either whole or
/// resampled to its frames, and those of earlier scenes up to `idleBytes`.
///
/// An interface that switches between light and dark shows other files each time; none of them is decoded again. A
/// matrix draws one scene in every combination of settings, and each a second time to probe the backdrop of its glass;
/// a photo shown at a quarter of its size is then decoded and resampled once. Both forms draw identical bytes, so the
/// choice is not visible.
struct PictureStore {
  let reader: ImageReader
  let executor: ThreadExecutor
  /// The limit, in bytes, of the pictures that the last scene does not show.
  let idleBytes: Int
  /// The memory in which files are decoded.
  let budget: MemoryBudget
  private var pictures: [File: Picture] = [:]
  /// The rules by which facts are computed.
  private var rules = PictureRules()
  /// The files of the last scene, and the number of cached pictures when it began.
  private var used: (files: Set<File>, count: Int) = ([], 0)
  /// The number of times that a scene with other files began.
  private var scene = 0
  /// The number of files decoded so far. Scenes that differ only in traits decode no file again, as long as the limit
  /// has room for the pictures that only some of them show.
  private(set) var readCount = 0

  /// The key of a cached picture.
  struct File: Hashable {
    /// The absolute path without `.`, `..` and links, so that a file has one key.
    let path: ExactName
    let gamut: Gamut
    /// The size that a vector picture must cover; nil for other pictures, which are decoded at their own size.
    let box: PictureBox?

    init(path: String, gamut: Gamut, box: PictureBox? = nil) {
      (self.path, self.gamut, self.box) = (ExactName(path), gamut, box)
    }
  }

  /// A cached picture.
  struct Picture {
    /// The number of pixels in the decoded file.
    let pixelCount: Int
    /// The whole picture, or nil if `fitted` holds everything that is drawn.
    var whole: PixelImage?
    var fitted: [ImagePlacement: FittedImage] = [:]
    /// The fact about the picture, without its path; nil if it was not computed while the picture was whole.
    var fact: PictureFact?
    /// A Boolean value that is true after the picture was once needed in another form than the cached one. It then
    /// stays whole, because resampling it takes less time than decoding it again.
    var moves = false
    /// The number of the last scene that shows the picture.
    var scene: Int
  }

  init(reader: ImageReader, executor: ThreadExecutor, idleBytes: Int, budget: MemoryBudget) {
    (self.reader, self.executor, self.idleBytes, self.budget) = (reader, executor, idleBytes, budget)
  }

  /// The number of pixels in the pictures of the last scene and those decoded since, independent of their cached form.
  var pixelCount: Int { pictures.values.reduce(0) { $0 + ($1.scene == scene ? $1.pixelCount : 0) } }

  /// Returns the fact about a picture, on which decisions depend, and caches it.
  ///
  /// - Parameter written: The path in the spelling of the scene.
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

  /// Begins a scene that shows `files`. Other pictures remain cached as far as the limit allows, the most recently
  /// shown first; a picture larger than the remaining room is dropped, and smaller ones may still remain.
  mutating func use(_ files: Set<File>) {
    guard files != used.files || pictures.count != used.count else { return }
    scene += 1
    for file in files { pictures[file]?.scene = scene }
    let idle = pictures.filter { !files.contains($0.key) }
      .sorted { one, other in
        one.value.scene == other.value.scene
          ? other.key.path < one.key.path : one.value.scene > other.value.scene
      }
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

  /// Forgets all pictures.
  mutating func removeAll() {
    pictures = [:]
    used = ([], 0)
  }

  /// Decodes a file and adds it to the cache.
  private mutating func read(_ file: File, at path: String) throws(ImageReadingError) {
    let known = pictures.removeValue(forKey: file)
    let (reader, others) = (reader, pixelCount)
    let image = try budget.read { () throws(ImageReadingError) in
      try reader.read(path: path, gamut: file.gamut, covering: file.box, besidePixels: others)
    }
    readCount += 1
    pictures[file] = Picture(
      pixelCount: image.width * image.height, whole: image, fact: known?.fact, moves: known != nil,
      scene: scene)
  }

  /// Returns a picture in a form that serves a use; nil requires the whole picture.
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
  /// Returns a Boolean value indicating whether the cached form suffices for a use.
  fileprivate func serves(_ use: PictureUse?) -> Bool {
    if whole != nil { return true }
    guard let use, !use.isTurned else { return false }
    return use.areas.allSatisfy { placement, area in
      fitted[placement].map { $0.bounds.intersection(area) == area } ?? false
    }
  }

  /// Resamples the picture for a use if that takes no more memory than the whole picture, and returns the result.
  ///
  /// - Parameter look: Computes the fact about the picture, which needs the whole picture.
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

  /// The memory of the cached forms, in bytes.
  fileprivate var byteCount: Int {
    8 * (whole.map { $0.width * $0.height } ?? 0)
      + fitted.values.reduce(0) { $0 + FittedImage.byteCount(of: $1.bounds) }
  }
}

extension PixelImage {
  /// Returns the fact about a picture in `gamut`, or nil for a picture without pixels.
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
