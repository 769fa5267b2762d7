// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog
import PellucidColor
import PellucidDocument
import PellucidJSON
import PellucidScene

/// Sentences about the text of documents and catalogs in three parts: what is wrong, where, and what to do.
extension Korean {
  /// Returns the sentence about a document that was rejected.
  ///
  /// - Parameter stated: The place in the sentence, instead of the key path and the position in the text; nil for these.
  static func text(of error: SceneReadingError, at stated: String? = nil) -> String {
    func text(_ place: SceneReadingError.Place) -> String { stated ?? self.text(place) }
    func text(_ position: TextPosition) -> String { stated ?? self.text(position) }
    return switch error {
    case .tooManyBytes(let limit):
      "장면 문서가 너무 큽니다: \(limit)바이트를 넘습니다. 문서를 나누거나 레이어를 줄이세요"
    case .syntax(let position, let found, let expected):
      ErrorParts.joined(
        "JSON이 아닙니다", text(position), "여기에 있는 것: \(name(of: found)), 와야 하는 것: \(name(of: expected))")
    case .duplicateKey(let place):
      ErrorParts.joined("같은 키가 두 번 나옵니다", text(place), "하나만 남기세요")
    case .unknownKey(let place, let nearest, let allowed):
      ErrorParts.joined("알 수 없는 키입니다", text(place), known(allowed, nearest))
    case .foreignKey(let place, let advice, let allowed):
      ErrorParts.joined("알 수 없는 키입니다", text(place), "\(self.text(of: advice)). \(known(allowed, nil))")
    case .foreignValue(let place, let found, let instead):
      ErrorParts.joined(
        "다른 표기법으로 적은 값입니다", text(place), "여기에 있는 것: \"\(found.shown)\", 대신 적을 것: \(instead.shown)")
    case .missingKey(let place, let key):
      ErrorParts.joined("키가 없습니다", text(place), "\"\(key)\" 키를 더하세요")
    case .wrongKind(let place, let found, let expected):
      ErrorParts.joined(
        "값의 종류가 다릅니다", text(place), "여기에 있는 것: \(name(of: found)), 와야 하는 것: \(name(of: expected))")
    case .outOfRange(let place, let found, let allowed):
      ErrorParts.joined(
        "수가 범위를 벗어났습니다", text(place), "여기에 있는 수: \(Figures.exact(found)), 허용 범위: \(name(of: allowed))")
    case .unknownValue(let place, let found, let nearest, let allowed):
      ErrorParts.joined("알 수 없는 값 \"\(found.shown)\"입니다", text(place), known(allowed, nearest))
    case .badColor(let place, let found, let fault):
      ErrorParts.joined(
        "색이 아닙니다", text(place),
        "\"\(found.shown)\"\(self.fault(fault)). \"#3366FF\"처럼 적으세요")
    case .unclearLayer(let place, let found, let allowed):
      found.isEmpty
        ? ErrorParts.joined("레이어에 내용이 없습니다", text(place), "다음 가운데 하나를 더하세요: " + list(allowed))
        : ErrorParts.joined("레이어에 내용이 둘 이상입니다", text(place), "다음 가운데 하나만 남기세요: " + found.shownList)
    case .excludingKeys(let place, let keys):
      ErrorParts.joined("함께 쓸 수 없는 키입니다", text(place), "다음 가운데 하나만 남기세요: " + keys.joined(separator: ", "))
    case .tooMany(let place, let what, let limit):
      ErrorParts.joined("너무 많습니다(\(name(of: what)))", text(place), "\(limit)까지만 읽습니다")
    case .ownAppearance(let place, let found):
      ErrorParts.joined(
        "화면 모드를 따로 정했습니다", text(place),
        "여기에 있는 것: \(name(of: found)). 사람들은 모든 앱에 쓸 라이트 모드나 다크 모드를 한 번 고르며, 이를 따르지 않는 앱은 고장 난 것으로 "
          + "여깁니다. 이 설정을 빼거나, 영화나 그림 뒤로 물러나는 인터페이스라면 \"alwaysDark\": \"immersiveMedia\"라고 적으세요")
    }
  }

  private static func text(of advice: ForeignAdvice) -> String {
    switch advice {
    case .write(let member): "대신 이렇게 적으세요: \(member)"
    case .layerBelow(let layer): "이 레이어 앞에 다음 레이어를 적으세요: \(layer)"
    case .layerAround(let layer): "이 레이어를 다음 레이어의 목록에 넣으세요: \(layer)"
    case .statedByFrames: "이 키를 빼세요. 레이어의 위치와 크기는 \"frame\"으로 적습니다"
    case .statedByOrder: "이 키를 빼세요. 목록에서 나중에 나오는 레이어가 앞에 놓입니다"
    }
  }

  private static func fault(_ fault: ColorParsingError) -> String {
    let found =
      fault.found.isEmpty
      ? "이(가) 중간에 끝납니다" : "의 \(fault.position + 1)번째 바이트에 \"\(fault.found.shown)\"이(가) 있습니다"
    return "\(found). 쓸 수 있는 것: \(name(of: fault.allowed))"
  }

  static func text(ofInexpressible keyPath: String) -> String {
    ErrorParts.joined("값을 적을 표기가 없습니다", keyPath.shown, "문서를 읽을 때 정해지는 값을 그대로 두세요")
  }

  /// Returns the sentence about a catalog file that cannot be edited.
  ///
  /// - Parameter file: The name of the edited file to put before the place; nil for none.
  static func text(of error: CatalogEditError, in file: String?) -> String {
    switch error {
    case .unreadable(let facts):
      let first = facts.first.map { "\(text(Finding($0).place)): \(message(of: $0.fact))" }
      return ErrorParts.joined(
        "색상 세트를 바꿀 수 없습니다", file, "\(first ?? "색상 세트가 아닙니다"). 먼저 고치세요")
    case .ambiguous(let found):
      return ErrorParts.joined(
        message(of: found.fact), ErrorParts.at(found.keyPath.shown, in: file), "먼저 하나를 지우세요")
    case .nothingToWrite:
      return ErrorParts.joined("변형을 쓸 수 없습니다", file, "카탈로그에 있는 기기와 화면 모드를 고르세요")
    }
  }

  // MARK: Places

  /// Returns a key path with its position, such as `windows[0].frame(3행 7열)`.
  package static func text(_ keyPath: String, at position: TextPosition) -> String {
    "\(keyPath.isEmpty ? "문서 전체" : keyPath.shown)(\(text(position)))"
  }

  private static func text(_ place: SceneReadingError.Place) -> String {
    text(place.keyPath, at: place.position)
  }

  private static func text(_ position: TextPosition) -> String { "\(position.line)행 \(position.column)열" }

  /// Returns the file with the place in it, such as `Ink.colorset/Contents.json: colors[0].idiom(3행 7열)`.
  static func text(_ place: Place) -> String {
    guard let position = place.position else {
      return place.keyPath.map { ErrorParts.at($0.shown, in: place.file) } ?? place.file?.shownPath ?? ""
    }
    let inFile = place.keyPath.map { text($0, at: position) } ?? text(position)
    return ErrorParts.at(inFile, in: place.file)
  }

  /// Returns the list of the names that are allowed in a place, with the nearest name first.
  package static func known(_ allowed: [String], _ nearest: String?) -> String {
    let list = "쓸 수 있는 것: " + list(allowed)
    return nearest.map { "혹시 \"\($0.shown)\"인가요? \(list)" } ?? list
  }

  private static func list(_ names: [String]) -> String { names.joined(separator: ", ") }
}
