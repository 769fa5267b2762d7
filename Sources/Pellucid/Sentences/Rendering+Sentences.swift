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
    }
  }
}

extension Korean {
  static func text(of error: RenderingError) -> String {
    switch error {
    case .fonts(let error): "글꼴을 불러올 수 없습니다: \(text(of: error))"
    case .symbols(let error): "심볼을 불러올 수 없습니다: \(text(of: error))"
    case .resource(let error): error.sentence(in: .korean)
    case .memory(let error): "메모리가 너무 많이 필요합니다: \(text(of: error))"
    }
  }
}
