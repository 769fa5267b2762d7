// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidAudit
import PellucidHost
import PellucidJudge

extension English {
  static func text(of error: RenderingError) -> String {
    switch error {
    case .fonts(let error): "cannot load the fonts: \(text(of: error))"
    case .symbols(let error): "cannot load the symbols: \(text(of: error))"
    case .resource(let error): error.sentence(in: .english)
    case .memory(let error): "too much memory: \(text(of: error))"
    case .work(let error): "too much to draw: \(text(of: error))"
    }
  }
}

extension English {
  static func text(of error: PixelLayoutError) -> String {
    switch error {
    case .unusable(let layout):
      ErrorParts.joined(
        "unusable layout of pixels", text(of: layout),
        "width and height are at least 1, and a row takes at least four bytes a pixel")
    case .tooFewBytes(let found, let layout):
      ErrorParts.joined(
        "too few bytes for the layout of pixels", text(of: layout), "found \(found); pass all rows")
    case .otherSize(let bounds, let layout):
      ErrorParts.joined(
        "scene and pixels differ in size", text(of: layout),
        "the scene has \(bounds.width) × \(bounds.height) pixels; give both the same size")
    }
  }

  private static func text(of layout: PixelLayout) -> String {
    "\(layout.width) × \(layout.height) pixels, \(layout.bytesPerRow) bytes a row"
  }
}

extension Korean {
  static func text(of error: PixelLayoutError) -> String {
    switch error {
    case .unusable(let layout):
      ErrorParts.joined(
        "쓸 수 없는 픽셀 배치입니다", text(of: layout), "너비와 높이는 1 이상이고, 한 줄은 픽셀마다 4바이트 이상이어야 합니다")
    case .tooFewBytes(let found, let layout):
      ErrorParts.joined("픽셀 배치에 비해 바이트가 모자랍니다", text(of: layout), "여기에 있는 것: \(found). 모든 줄을 넘기세요")
    case .otherSize(let bounds, let layout):
      ErrorParts.joined(
        "장면과 픽셀의 크기가 다릅니다", text(of: layout), "장면은 \(bounds.width) × \(bounds.height)픽셀입니다. 크기를 같게 하세요")
    }
  }

  private static func text(of layout: PixelLayout) -> String {
    "\(layout.width) × \(layout.height)픽셀, 한 줄 \(layout.bytesPerRow)바이트"
  }
}

extension Korean {
  static func text(of error: RenderingError) -> String {
    switch error {
    case .fonts(let error): "글꼴을 불러올 수 없습니다: \(text(of: error))"
    case .symbols(let error): "심볼을 불러올 수 없습니다: \(text(of: error))"
    case .resource(let error): error.sentence(in: .korean)
    case .memory(let error): "메모리가 너무 많이 필요합니다: \(text(of: error))"
    case .work(let error): "그릴 것이 너무 많습니다: \(text(of: error))"
    }
  }
}
