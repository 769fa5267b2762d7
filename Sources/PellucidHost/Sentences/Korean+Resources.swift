// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJSON
import PellucidJudge
import PellucidScene

/// The sentences about texts, symbols and other resources of scenes, and about the desktop.
extension Korean {
  /// Returns the sentence about a resource that cannot be loaded.
  ///
  /// - Parameter document: The name of the scene document; nil omits it.
  static func text(of error: ResourceError, in document: String?) -> String {
    switch error {
    case .text(let place, let error):
      "텍스트를 그릴 수 없습니다: \(ErrorParts.at(place, in: document)): \(text(of: error))"
    case .symbol(let place, let error):
      "심볼을 그릴 수 없습니다: \(ErrorParts.at(place, in: document)): \(text(of: error))"
    case .image(let place, let path, let error):
      "그림을 읽을 수 없습니다: \(ErrorParts.at(place, in: document)): \(error.sentence(in: .korean, about: path))"
    case .noPictures(let path):
      ErrorParts.joined("배경으로 쓸 그림이 없습니다", path, "PNG, JPEG 또는 WebP 파일이 있는 폴더를 적으세요")
    case .translucentPicture(let path):
      ErrorParts.joined("그림 뒤에 있는 것이 비칩니다", path, "불투명한 그림을 적으세요")
    case .masksTooLarge(let bytes, let limit):
      "큰 텍스트와 심볼이 너무 많습니다: 덮는 면이 \(bytes)바이트로 \(limit)바이트를 넘습니다. 수를 줄이거나 그림을 작게 하세요"
    }
  }

  package static func text(of error: TextError) -> String {
    switch error {
    case .fontsMissing(let family, let package):
      "글꼴 \(family.shown)이(가) 없습니다. 다음 명령으로 설치하세요: apt install \(package)"
    case .familyMissing(let name, let nearest):
      "글꼴 \(name.shown)이(가) 없습니다. " + (nearest.map { "혹시 \($0.shown)인가요? " } ?? "")
        + "글꼴을 적지 않으면 \(TextContent.defaultFamily)을(를) 씁니다"
    case .fontUnreadable(let path):
      "\(path.shownPath): 윤곽선이 있는 글꼴 파일도, 그런 파일이 든 폴더도 아닙니다. 경로를 확인하세요"
    case .tooLong(let bytes, let limit):
      "텍스트가 \(bytes)바이트입니다. \(limit)바이트까지만 쓸 수 있으니 나누세요"
    case .sizeOutOfRange(let points, let allowed):
      "글꼴 크기가 \(points)포인트입니다. 허용 범위는 \(allowed.lowerBound)…\(allowed.upperBound)입니다"
    case .weightOutOfRange(let weight, let allowed):
      "글꼴 굵기가 \(weight)입니다. 허용 범위는 \(allowed.lowerBound)…\(allowed.upperBound)입니다"
    case .geometryOutOfRange(let part):
      "텍스트의 \(name(of: part))에 쓸 수 없는 수가 있습니다. 너무 크거나 작지 않은 유한한 수를 쓰세요"
    case .maskTooLarge(let width, let height, let limit):
      "텍스트가 \(width) × \(height)픽셀을 덮습니다. \(limit)픽셀까지만 쓸 수 있으니 작게 하세요"
    }
  }

  private static func name(of part: TextError.Geometry) -> String {
    switch part {
    case .frame: "프레임"
    case .transform: "변형"
    case .scale: "배율"
    case .width: "너비"
    }
  }

  package static func text(of error: SymbolError) -> String {
    switch error {
    case .unknown(let name, let nearest):
      "심볼 \(name.shown)이(가) 없습니다"
        + (nearest.map { ". 혹시 \($0.shown)인가요?" } ?? ". 목록은 pellucid symbols로 볼 수 있습니다")
    case .iconsMissing(let name, let folder, let package):
      "심볼 \(name.shown)에 필요한 Phosphor 아이콘이 \(folder.shownPath)에 없습니다. make setup을 실행하거나, "
        + "파이썬 패키지 \(package)의 svgs/stroke 폴더를 그곳에 복사하세요"
    case .templatesMissing(let name, let folder):
      "심볼 \(name.shown)에 필요한 템플릿이 \(folder.shownPath)에 없습니다. 그 폴더를 프로그램과 함께 복사하세요"
    case .unreadable(let path): "\(path.shownPath): 파일을 읽을 수 없습니다. 경로와 권한을 확인하세요"
    case .notAFile(let path, let kind): notAFile(path, kind)
    case .folderUnreadable(let path): "\(path.shownPath): 읽을 수 있는 폴더가 아닙니다. 경로를 확인하세요"
    case .fileTooLarge(let path, let limit):
      "\(path.shownPath): 파일이 \(limit)바이트를 넘습니다. 그려지지 않는 것을 지우세요"
    case .refused(let path, let refusal):
      "\(path.shownPath): 쓸 수 있는 SVG 문서가 아닙니다(\(text(of: refusal))). 다시 내보내세요"
    case .malformed(let path, let reason):
      "\(path.shownPath): 쓸 수 있는 SVG 문서가 아닙니다(\(reason?.shownPath ?? "이유를 알 수 없음")). 다시 내보내세요"
    case .geometryOutOfRange:
      "심볼의 프레임, 변형, 배율에 쓸 수 없는 수가 있습니다. 너무 크거나 작지 않은 유한한 수를 쓰세요"
    case .maskTooLarge(let width, let height, let limit):
      "심볼이 \(width) × \(height)픽셀을 덮습니다. \(limit)픽셀까지만 쓸 수 있으니 작게 하세요"
    case .tooComplex(let path, let width, let height):
      "\(path.shownPath): \(width) × \(height)픽셀에 그리기에는 요소가 너무 많습니다. 단순하게 하거나 작게 그리세요"
    case .outOfMemory:
      "심볼을 그릴 메모리가 없습니다. 다른 프로그램을 닫거나 작게 그리세요"
    }
  }

  static func text(of problem: DesktopState.Problem) -> String {
    "쓸 수 없는 설정입니다: \(problem.key): 값의 종류가 \(problem.found.shown)입니다. \(problem.expected)이어야 하니 데스크탑 개발자에게 "
      + "알려 주세요"
  }

  static func text(of portal: DesktopState.Portal) -> String {
    let name = PortalAddress.name
    return switch portal {
    case .answered: "데스크탑이 응답합니다: \(name)"
    case .noBus(let fault): "따를 데스크탑이 없습니다: 세션 버스: \(text(of: fault)). 기본값을 씁니다"
    case .missing:
      "따를 데스크탑이 없습니다: \(name): 버스에 이 이름이 없습니다. xdg-desktop-portal과 데스크탑에 맞는 백엔드를 설치하세요. 기본값을 씁니다"
    case .silent: "제때 응답이 없습니다: \(name): 응답할 때까지 기본값을 씁니다"
    case .away: "데스크탑이 사라졌습니다: \(name): 돌아올 때까지 마지막 값을 씁니다"
    case .busLost: "세션 버스가 사라졌습니다: 마지막 값을 씁니다"
    }
  }

  static func text(of problem: LightSensorProblem) -> String {
    let service = LightSensorAddress.name
    return switch problem {
    case .noBus(let fault): "조도 센서가 없습니다: 시스템 버스: \(text(of: fault)). 측정하지 않습니다"
    case .noService: "조도 센서가 없습니다: \(service): 버스에 이 이름이 없습니다. iio-sensor-proxy를 설치하세요"
    case .noSensor: "조도 센서가 없습니다: \(service): 이 컴퓨터에는 없습니다. 시간표나 해를 쓰세요"
    case .refused(let fault): "조도 센서를 쓸 수 없습니다: \(service): \(text(of: fault)). 사용 권한을 요청하세요"
    case .otherUnit(let unit):
      "조도 센서를 쓸 수 없습니다: \(service): 럭스가 아니라 \"\(unit.shown)\" 단위로 잽니다. 시간표나 해를 쓰세요"
    case .notUnderstood:
      "조도 센서를 쓸 수 없습니다: \(service): 응답을 이해할 수 없습니다. iio-sensor-proxy를 업데이트하세요"
    case .silent: "제때 응답이 없습니다: \(service): 응답할 때까지 측정하지 않습니다"
    }
  }
}
