// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Sentences about drawn pictures and their references.
extension Korean {
  static func message(of fact: SnapshotFact) -> String {
    switch fact {
    case .noReference(let folder): "\(folder)에 기준 그림이 없습니다"
    case .unreadableReference(let reason): "기준 그림을 읽을 수 없습니다: \(reason)"
    case .differs(let count, let pixels, let tolerance, let pixel, let picture):
      "픽셀 \(pixels)개 가운데 \(count)개가 허용 오차 \(tolerance)를 넘습니다. 가장 크게 다른 픽셀은 "
        + "\(pixel.x), \(pixel.y)입니다" + kept(picture)
    case .otherSize(let drawn, let recorded, let picture):
      "크기가 \(recorded.width) × \(recorded.height)픽셀이 아니라 \(drawn.width) × \(drawn.height)픽셀입니다"
        + kept(picture)
    case .stale: "이 기준 그림에 해당하는 장면이 없습니다"
    case .notDrawn(let reason): reason ?? "이유를 알 수 없습니다"
    }
  }

  private static func kept(_ picture: String?) -> String { picture.map { ". 그림: " + $0 } ?? "" }

  static func advice(of fact: SnapshotFact) -> String? {
    switch fact {
    case .noReference: return "같은 명령에 --record를 더해 기록하고, 확인한 뒤 커밋하세요"
    case .unreadableReference: return "되돌려 놓거나, 같은 명령에 --record를 더해 기록하세요"
    case .differs(_, _, _, _, let picture), .otherSize(_, _, let picture):
      let look = picture == nil ? "-o FOLDER로 무엇이 다른지 살펴보세요. " : ""
      return look + "의도한 변경이면 같은 명령에 --record를 더해 기록하세요"
    case .stale: return "지우세요"
    case .notDrawn: return nil
    }
  }
}
