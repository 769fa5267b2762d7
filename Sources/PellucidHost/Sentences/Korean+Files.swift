// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJSON
import PellucidJudge

/// The sentences about errors of files, pictures and catalogs.
extension Korean {
  static func text(of error: FileReadingError) -> String {
    switch error {
    case .notFound(let path):
      "\(path.shownPath): 파일이 없습니다. 현재 폴더를 기준으로 한 경로인지 확인하세요"
    case .unreadable(let path, let reason):
      "\(path.shownPath): 파일을 읽을 수 없습니다(\(SystemWords.korean(reason).shownPath)). 파일이 맞는지, 권한이 있는지 확인하세요"
    case .notAFile(let path, let kind): notAFile(path, kind)
    case .tooManyBytes(let path, let limit):
      "\(path.shownPath): 파일이 \(limit)바이트를 넘습니다. 더 작은 파일을 쓰세요"
    }
  }

  /// Returns the sentence about a path at which something else than a file lies.
  static func notAFile(_ path: String, _ kind: FileKind) -> String {
    "\(path.shownPath): 파일이 아닙니다. 이 자리에 \(name(of: kind)) 있습니다. 일반 파일을 적으세요"
  }

  /// Returns the name with the particle of a subject.
  private static func name(of kind: FileKind) -> String {
    switch kind {
    case .file: "파일이"
    case .folder: "폴더가"
    case .link: "심볼릭 링크가"
    case .pipe: "파이프가"
    case .socket: "소켓이"
    case .device: "장치가"
    }
  }

  static func text(of error: FileWritingError) -> String {
    switch error {
    case .folderNotFound(let path):
      "\(path.shownPath): 파일을 둘 폴더가 없습니다. 폴더를 만들거나 다른 경로를 고르세요"
    case .isFolder(let path):
      "\(path.shownPath): 폴더입니다. 파일 이름을 덧붙이세요"
    case .notAFile(let path, let kind):
      "\(path.shownPath): 파일이 있을 자리에 \(name(of: kind)) 있습니다. 지우거나 다른 경로를 고르세요"
    case .notAFolder(let path):
      "\(path.shownPath): 폴더가 있어야 할 자리에 파일이 있습니다. 다른 폴더를 고르세요"
    case .noReader(let path): "\(path.shownPath): 이 파이프를 읽는 프로그램이 없습니다. 읽을 프로그램을 먼저 시작하세요"
    case .isInput(let path): "\(path.shownPath): 같은 실행에서 읽는 파일입니다. 출력 경로를 다른 곳으로 고르세요"
    case .notAReport(let path):
      "\(path.shownPath): 예전 보고서가 아니어서 덮어쓰지 않습니다. 다른 폴더를 고르거나 파일을 지우세요"
    case .changed(let path): "\(path.shownPath): 그사이에 다른 프로그램이 파일을 바꿨습니다. 명령을 다시 실행하세요"
    case .busy(let path, let seconds):
      "\(path.shownPath): 다른 실행이 폴더를 \(seconds)초 동안 잠그고 있습니다. 끝난 뒤에 다시 실행하세요"
    case .unwritable(let path, let reason):
      "\(path.shownPath): 파일을 쓸 수 없습니다(\(SystemWords.korean(reason).shownPath)). 권한과 남은 공간을 확인하세요"
    }
  }

  static func text(of error: CatalogPathError) -> String {
    let catalogs = "이름이 .xcassets로 끝나는 폴더나, 그런 폴더가 들어 있는 폴더를 적으세요"
    return switch error {
    case .notFound(let path): "폴더가 없습니다: \(path.shownPath): 현재 폴더를 기준으로 한 경로인지 확인하세요"
    case .notFolder(let path): "폴더가 아닙니다: \(path.shownPath): \(catalogs)"
    case .unreadable(let path, let trouble):
      "폴더를 읽을 수 없습니다(\(text(of: trouble))): \(path.shownPath): 권한을 확인하세요"
    case .tooLarge(let path, let what, let limit):
      "카탈로그가 너무 큽니다: \(path.shownPath): 설명 파일 전체의 \(name(of: what)) 한도는 \(limit)입니다. 일부만 적으세요"
    case .noCatalog(let path): "에셋 카탈로그가 없습니다: \(path.shownPath): \(catalogs)"
    case .linkedCatalog(let link, let target):
      "카탈로그가 따라가지 않는 링크입니다: \(link.shownPath): 이름이 .xcassets로 끝나는 폴더 자체(\(target.shownPath))를 적으세요"
    }
  }

  static func text(of error: ImageReadingError) -> String {
    switch error {
    case .notFound(let path):
      "\(path.shownPath): 파일이 없습니다. 경로를 확인하세요"
    case .unreadable(let path, let reason):
      "\(path.shownPath): 파일을 읽을 수 없습니다(\(SystemWords.korean(reason).shownPath)). 파일이 맞는지, 권한이 있는지 확인하세요"
    case .notAFile(let path, let kind): notAFile(path, kind)
    case .tooManyBytes(let limit):
      "파일이 \(limit)바이트를 넘습니다. 더 작은 그림을 쓰세요"
    case .unknownFormat:
      "PNG, JPEG, WebP, SVG, PDF 그림이 아닙니다. 이 가운데 하나로 변환하세요"
    case .truncated(let format):
      "\(format.name) 그림이 중간에 끝납니다. 파일을 다시 복사하거나 내보내세요"
    case .tooLarge(let width, let height, .dimension(let limit)):
      "그림이 \(width) × \(height)픽셀입니다. 한 변은 \(limit)픽셀까지만 쓸 수 있으니 크기를 줄이세요"
    case .tooLarge(let width, let height, .pixels(let limit)):
      "그림이 \(width) × \(height)픽셀입니다. 모두 \(limit)픽셀까지만 쓸 수 있으니 크기를 줄이세요"
    case .tooLarge(let width, let height, .total(let limit)):
      "\(width) × \(height)픽셀인 이 그림을 더하면 장면의 그림들이 \(limit)픽셀을 넘습니다. 그림들의 크기를 줄이세요"
    case .corrupt(let format, let fault):
      "\(format.name) 그림을 디코딩할 수 없습니다(\(text(of: fault))). 파일을 다시 내보내세요"
    case .unsupportedProfile(let format, let fault):
      "\(format.name) 그림의 색상 프로파일을 쓸 수 없습니다(\(text(of: fault))). sRGB나 Display P3로 변환하세요"
    case .unsupportedFormat(let format):
      "\(format.name) 그림은 그리지 않습니다. PNG, JPEG, WebP로 변환하세요"
    case .toolMissing(let format, let tool, let package):
      "\(format.name) 그림에 필요한 프로그램 \(tool)이(가) 없습니다. \(package) 패키지를 설치하세요"
    case .toolFailed(let format, let tool, let fault):
      "\(format.name) 그림을 그릴 \(tool)을(를) 실행할 수 없습니다(\(text(of: fault))). \(advice(on: fault))"
    case .toolTimedOut(let format, let tool, let seconds):
      "\(format.name) 그림을 그리던 \(tool)을(를) \(seconds)초 뒤에 끝냈습니다. 그림을 단순하게 하거나 PNG로 내보내세요"
    case .outOfMemory:
      "그림을 디코딩할 메모리가 없습니다. 다른 프로그램을 닫거나 그림 크기를 줄이세요"
    }
  }

  private static func advice(on fault: ProgramFault) -> String {
    if case .noFolder = fault { "환경 변수 TMPDIR에 쓸 수 있는 폴더를 적으세요" } else { "공간을 비우거나 한도를 늘리세요" }
  }

  static func text(of error: PNGWritingError) -> String {
    switch error {
    case .unsupportedSize(let width, let height):
      "PNG는 \(width) × \(height)픽셀일 수 없습니다. 한 변을 1…2147483647픽셀로 하세요"
    case .wrongRowLength(let y, let found, let expected):
      "그림의 \(y)행에 샘플이 \(found)개 있습니다. 주어진 \(expected)개를 채우세요"
    case .failed(let fault):
      "PNG를 만들 수 없습니다(\(text(of: fault))). 메모리를 비우거나 그림 크기를 줄이세요"
    }
  }
}
