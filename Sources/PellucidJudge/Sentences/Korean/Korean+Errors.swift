// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidDocument
import PellucidJSON
import PellucidLegibility
import PellucidScene

/// Sentences about errors in three parts: what is wrong, where, and what to do.
extension Korean {
  /// Returns the sentence about an error in a scene.
  ///
  /// - Parameter document: The name of the scene document to put before the place; nil for none.
  static func text(of error: SceneError, in document: String? = nil) -> String {
    func at(_ place: String) -> String { ErrorParts.at(place, in: document) }
    switch error {
    case .material(let place, let fact): return text(of: fact, at: at(place))
    case .color(let place, let fact): return text(of: fact, at: at(place))
    case .asset(let place, let fact): return text(of: fact, at: at(place))
    case .textStyle(let place, let style, let platform):
      return ErrorParts.joined(
        "\(Vocabularies.platform.name(of: platform))에 \"\(Vocabularies.textStyle.name(of: style))\"라는 텍스트 스타일이 없습니다",
        at(place), oneOf(TextStyle.names(on: platform), nil))
    case .component(let place, let fact): return text(of: fact, at: at(place))
    case .nestedTooDeep(let place, let limit):
      return ErrorParts.joined("레이어가 너무 깊이 겹쳐 있습니다", at(place), "\(limit)단계까지만 쓰세요")
    case .tooMuchGlass(let place, let pieces, let spacing):
      let most = Int(SceneResolver.mostGlassJoins / 1e6)
      return ErrorParts.joined(
        "서로 이어지는 글래스가 너무 많습니다", "\(at(place)), 조각 \(pieces)개",
        "간격을 \(Figures.text(spacing)) 미만으로 줄이거나, 조각 수나 그림 크기를 줄이세요. 조각마다 간격의 4배 안에 드는 픽셀을 모두 "
          + "더한 값은 \(most)백만을 넘을 수 없습니다")
    case .unusableNumber(let place, let quantity):
      return ErrorParts.joined(
        "쓸 수 없는 수입니다", "\(at(place)), \(name(of: quantity))", "너무 크거나 작지 않은 유한한 수를 쓰세요")
    }
  }

  static func text(of error: AssetNameError, at place: String?) -> String {
    switch error {
    case .noCatalogs(let name):
      return ErrorParts.joined(
        "\"\(SceneAssets.prefix)\(name.shown)\"을(를) 찾을 카탈로그가 없습니다", place,
        "--assets PATH나 문서의 assets에 카탈로그를 적으세요")
    case .unknown(let kind, let name, let nearest):
      let (noun, set) =
        switch kind {
        case .color: ("색", "색상 세트")
        case .image: ("그림", "이미지 세트")
        case .symbol: ("심볼", "심볼 세트")
        }
      let advice = nearest.map { "혹시 \"\(SceneAssets.prefix)\($0.shown)\"인가요?" }
      return ErrorParts.joined(
        "카탈로그에 \"\(name.shown)\"이라는 \(noun)이(가) 없습니다", place,
        advice ?? "네임스페이스 이름 뒤에 \(set)의 이름을 적으세요")
    case .missingPrefix(let name):
      return ErrorParts.joined(
        "알 수 없는 색 \"\(name.shown)\"입니다", place, "카탈로그의 색이면 \"\(SceneAssets.prefix)\(name.shown)\"이라고 적으세요")
    }
  }

  static func text(of error: ColorNameError, at place: String?) -> String {
    switch error {
    case .unknownColor(let name, let nearest):
      return ErrorParts.joined("알 수 없는 색 \"\(name.shown)\"입니다", place, listed(nearest, by: "pellucid colors"))
    case .notOnPlatform(let name, let platform, let nearest):
      let system = Vocabularies.platform.name(of: platform)
      return ErrorParts.joined(
        "\(system)에 \"\(name.shown)\"이라는 색이 없습니다", place,
        listed(nearest, by: "pellucid colors --platform \(system)"))
    }
  }

  static func text(of error: MaterialError, at place: String?) -> String {
    switch error {
    case .unknownMaterial(let name, let nearest):
      ErrorParts.joined("알 수 없는 머티리얼 \"\(name.shown)\"입니다", place, listed(nearest, by: "pellucid materials"))
    case .notOnPlatform(let name, let platform, let available):
      ErrorParts.joined(
        "\(Vocabularies.platform.name(of: platform))에 \"\(name.shown)\"이라는 머티리얼이 없습니다", place,
        oneOf(available, nil))
    case .unknownRole(let name, let nearest):
      ErrorParts.joined("알 수 없는 역할 \"\(name.shown)\"입니다", place, oneOf(Materials.roles, nearest))
    }
  }

  static func text(of error: GlassError) -> String {
    switch error {
    case .unknownVariant(let name, let nearest):
      ErrorParts.joined(
        "알 수 없는 글래스 \"\(name.shown)\"입니다", nil, oneOf(GlassVariant.allCases.map { $0.name }, nearest))
    case .unknownControl(let name, let nearest):
      ErrorParts.joined(
        "알 수 없는 글래스 컨트롤 \"\(name.shown)\"입니다", nil, oneOf(GlassControl.allCases.map { $0.name }, nearest))
    case .unknownScrollEdge(let name, let nearest):
      ErrorParts.joined(
        "알 수 없는 스크롤 가장자리 스타일 \"\(name.shown)\"입니다", nil,
        oneOf(ScrollEdgeStyle.allCases.map { $0.name }, nearest))
    }
  }

  static func text(of error: ColorParsingError) -> String {
    ErrorParts.joined("색이 아닙니다", nil, advice(of: error))
  }

  /// Returns what stands in the place of the error, and what could.
  package static func advice(of error: ColorParsingError) -> String {
    let found = error.found.isEmpty ? "텍스트의 끝" : "\"\(error.found.shown)\""
    return "\(error.position + 1)번째 바이트에 있는 것: \(found), 쓸 수 있는 것: \(name(of: error.allowed))"
  }

  static func text(of error: LegibilityError) -> String {
    let advice =
      switch error {
      case .unboundedBlend: "normal 같은 다른 모드로 섞으세요"
      case .mappedOtherColor: "아래에 놓인 것에 정해진 색을 주세요"
      case .changedBelowGlass: "글래스 아래에는 단색 레이어만 두세요"
      case .notFinite: "너무 크거나 작지 않은 유한한 수를 쓰세요"
      case .emptyBackdrop: "올 수 있는 색을 하나 이상 두세요"
      }
    return ErrorParts.joined("한계값을 구할 수 없습니다", text(.unbounded(error)), advice)
  }

  static func oneOf(_ names: [String], _ nearest: String?) -> String {
    nearest.map { "혹시 \"\($0.shown)\"인가요?" } ?? "다음 가운데 하나를 쓰세요: " + names.joined(separator: ", ")
  }

  private static func listed(_ nearest: String?, by command: String) -> String {
    let list = "목록은 \(command)로 볼 수 있습니다"
    return nearest.map { "혹시 \"\($0.shown)\"인가요? \(list)" } ?? list
  }

  private static func name(of quantity: SceneError.Quantity) -> String {
    switch quantity {
    case .size: "크기"
    case .scale: "배율"
    case .time: "시각"
    case .frame: "프레임"
    case .opacity: "불투명도"
    case .shadow: "그림자"
    case .effect: "효과"
    case .transform: "변형"
    case .fill: "채우기"
    case .spacing: "간격"
    case .progress: "흐림의 양 끝"
    }
  }
}
