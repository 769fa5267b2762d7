// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJSON
import PellucidJudge
import PellucidPlan

/// Sentences about errors in three parts: what is wrong, where, and what to do.
extension Korean {
  package static func text(of error: MemoryError) -> String {
    let need = error.need
    let pixels = "\(need.surface.width) × \(need.surface.height)픽셀"
    let place =
      switch need.step {
      case .layer: "\(need.depth)겹으로 놓인 \(pixels)의 레이어"
      case .shadow: "\(pixels) 위의 그림자"
      case .blur: "\(pixels) 위의 머티리얼"
      case .turnedImage: "\(pixels) 위의 돌린 그림"
      case .contrast: "\(pixels) 위에서 텍스트의 대비를 재는 일"
      }
    let pictures =
      error.resourceBytes > 0 ? "그림과 텍스트 \(Figures.gigabytes(error.resourceBytes)) 외에 " : ""
    return
      "\(place)에 \(pictures)\(Figures.gigabytes(need.bytes))가 필요하지만 \(Figures.gigabytes(error.limit))까지만 쓸 수 "
      + "있습니다: 크기나 배율, 그림 크기, 겹친 레이어 수를 줄이세요"
  }

  package static func text(of error: WorkError) -> String {
    let largest =
      switch error.work.largest {
      case .layers: "그룹과 잘린 레이어"
      case .fills: "채우기"
      case .pictures: "그림"
      case .texts: "텍스트와 심볼"
      case .materials: "머티리얼"
      case .glass: "글래스"
      case .shadows: "그림자"
      case .contrasts: "텍스트 대비 측정"
      }
    return
      "그리는 데 프로세서 하나로 \(Figures.seconds(error.work.seconds)) 이상 걸리지만 \(Figures.seconds(error.limit))까지만 "
      + "쓸 수 있습니다. 가장 오래 걸리는 것은 \(largest)입니다: 크기나 배율을 줄이거나 그 수와 크기를 줄이세요"
  }

  /// Returns the sentence about a configuration, without the name of the file.
  static func text(of error: ConfigurationError) -> String {
    if case .backdrops(let error) = error.fact { return error.sentence(in: .korean) }
    return ErrorParts.joined(
      message(of: error.fact), text(error.keyPath, at: error.position), advice(of: error.fact))
  }

  private static func message(of fact: ConfigurationError.Fact) -> String {
    switch fact {
    case .notJSON(let found, _): "JSON이 아닙니다. 여기에 있는 것: \(name(of: found))"
    case .keyTwice: "같은 키가 두 번 나옵니다"
    case .tooMany(let what, _): "너무 많습니다(\(name(of: what)))"
    case .unknownKey: "알 수 없는 키입니다"
    case .missingKey(let key): "\"\(key)\" 키가 없습니다"
    case .wrongKind(let found, _): "값의 종류가 다릅니다. 여기에 있는 것: \(name(of: found))"
    case .unknownValue(let found, _, _): "알 수 없는 값 \"\(found.shown)\"입니다"
    case .otherVersion: "알 수 없는 버전입니다"
    case .unknownReference(let found, _): "시스템 색 \"\(found.shown)\"을(를) 알 수 없습니다"
    case .badColor(let found): "색이 아닙니다. 여기에 있는 것: \"\(found.shown)\""
    case .missingOneOf(let keys): "\(keys.map { "\"\($0)\"" }.joined(separator: " 또는 ")) 키가 없습니다"
    case .excludingKeys(let keys): "함께 쓸 수 없는 키입니다: \(keys.joined(separator: ", "))"
    case .noSeverity(let found): "\"\(found.shown)\"은(는) 심각도가 아닙니다"
    case .emptyReason: "이유가 없습니다"
    case .backdrops(let error): error.sentence(in: .korean)
    }
  }

  private static func advice(of fact: ConfigurationError.Fact) -> String {
    switch fact {
    case .notJSON(_, let expected): "와야 하는 것: \(name(of: expected))"
    case .keyTwice: "하나만 남기세요"
    case .tooMany(_, let limit): "\(limit)까지만 읽습니다"
    case .unknownKey(let nearest, let allowed), .unknownValue(_, let nearest, let allowed):
      known(allowed, nearest)
    case .missingKey(let key): "\"\(key)\" 키를 더하세요"
    case .wrongKind(_, let expected): "와야 하는 것: \(name(of: expected))"
    case .otherVersion: "\"version\": 1이라고 적으세요"
    case .unknownReference(_, let nearest):
      (nearest.map { "혹시 \"\($0.shown)\"인가요? " } ?? "")
        + "\"REF:ios:systemBackgroundColor\"처럼 카탈로그에 적는 이름을 쓰세요"
    case .badColor: "\"#1C1C1E\" 같은 불투명한 색을 적으세요"
    case .missingOneOf(let keys): "하나를 더하세요: \(keys.map { "\"\($0)\"" }.joined(separator: ", "))"
    case .excludingKeys: "하나만 남기세요"
    case .noSeverity: "빼려면 \"severity\" 대신 \"ignore\"에 이유를 적으세요"
    case .emptyReason: "무시하는 이유를 적으세요"
    case .backdrops: ""
    }
  }

  static func text(of error: BaselineError) -> String {
    switch error {
    case .notABaseline: "기준선이 아닙니다"
    case .otherVersion(let version): "버전 \(version)의 기준선입니다"
    }
  }
}
