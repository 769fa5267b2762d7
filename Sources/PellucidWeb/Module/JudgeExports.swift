// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// The functions of the module that judges, beside those of the one that draws.

#if arch(wasm32)
  import PellucidJSON
  import PellucidJudge
  import PellucidScene

  /// Judges a scene. The answer is the report in JSON.
  @_cdecl("pellucid_report")
  func report(
    _ renderer: UnsafeRawPointer, _ scene: UnsafeRawPointer, _ traits: UnsafeRawPointer, _ traitsCount: Int,
    _ isMatrix: Int32, _ isKorean: Int32
  ) -> UnsafeMutableRawPointer? {
    let scene = object(scene, WebScene.self)
    let judge = WebJudge(of: scene, drawnBy: object(renderer, WebRenderer<PageHost>.self))
    return Answer.text { () throws(WebFailure) in
      let description = try scene.described(traits: bytes(traits, traitsCount), scale: nil)
      return try judge.report(
        on: description, everySetting: isMatrix != 0, in: isKorean == 0 ? .english : .korean)
    }
  }

  /// Proves the contrast of a foreground on a material or on glass. The question and the answer are JSON.
  @_cdecl("pellucid_bound")
  func bound(_ query: UnsafeRawPointer, _ count: Int, _ isKorean: Int32) -> UnsafeMutableRawPointer? {
    Answer.text { () throws(WebFailure) in
      try WebQuery(bytes(query, count)).answer(in: isKorean == 0 ? .english : .korean)
    }
  }

  /// Judges catalogs. `files` has, for each file, the counts of its path and of its bytes as 32-bit integers, then both. The answer is
  /// JSON.
  @_cdecl("pellucid_catalog")
  func catalog(_ files: UnsafeRawPointer, _ count: Int, _ isKorean: Int32) -> UnsafeMutableRawPointer? {
    var catalog = WebCatalog()
    var offset = 0
    while offset + 8 <= count {
      let path = Int(files.loadUnaligned(fromByteOffset: offset, as: Int32.self))
      let size = Int(files.loadUnaligned(fromByteOffset: offset + 4, as: Int32.self))
      offset += 8
      guard path >= 0, size >= 0, path + size <= count - offset else { break }
      catalog.add(
        String(decoding: bytes(files + offset, path), as: UTF8.self), bytes(files + offset + path, size))
      offset += path + size
    }
    return Answer.text { () throws(WebFailure) in catalog.report(in: isKorean == 0 ? .english : .korean) }
  }

  /// Compares two colours. The answer is JSON.
  @_cdecl("pellucid_contrast")
  func contrast(
    _ foreground: UnsafeRawPointer, _ count: Int, _ background: UnsafeRawPointer, _ backgroundCount: Int
  ) -> UnsafeMutableRawPointer? {
    Answer.text { () throws(WebFailure) in
      try WebContrast.answer(
        String(decoding: bytes(foreground, count), as: UTF8.self),
        on: String(decoding: bytes(background, backgroundCount), as: UTF8.self))
    }
  }
#endif
