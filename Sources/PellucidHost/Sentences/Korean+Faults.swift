// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJSON
import PellucidJudge

/// The reasons why pictures, programs and buses fail, as clauses within sentences.
extension Korean {
  static func text(of fault: PictureFault) -> String {
    switch fault {
    case .noPixels: "픽셀이 없음"
    case .noSize: "크기가 없음"
    case .tooCostly: "이 크기로 그리는 데 시간과 메모리가 너무 많이 듦"
    case .headerNotFirst: "헤더가 첫 청크가 아님"
    case .chunksOutOfOrder: "청크의 순서가 올바르지 않음"
    case .noFrame: "프레임이 없음"
    case .frameOutsideCanvas: "프레임이 캔버스를 벗어남"
    case .damagedBitstream: "비트스트림이 손상됨"
    case .noPage: "페이지가 없음"
    case .tooManyScans: "스캔이 너무 많음"
    case .unknownComponents: "색 성분의 수가 알려진 것이 아님"
    case .symbol(let refusal): text(of: refusal)
    case .program(let fault): text(of: fault)
    case .library(let words): words.shown
    case .unexplained: "이유를 알 수 없음"
    }
  }

  static func text(of fault: ProfileFault) -> String {
    switch fault {
    case .noColorSpace: "원색이 색 공간을 이루지 않음"
    case .notICC: "올바른 ICC 프로파일이 아님"
    case .otherModel: "다른 종류의 색에 쓰는 프로파일임"
    case .noTables: "변환에 쓸 표가 없음"
    case .library(let words): words.shown
    }
  }

  static func text(of fault: PNGWritingError.Fault) -> String {
    switch fault {
    case .noMemory: "메모리가 없음"
    case .noProfile: "Display P3 프로파일이 없음"
    case .library(let words): words.shown
    }
  }

  static func text(of fault: ProgramFault) -> String {
    switch fault {
    case .noRoom(let folder): "\(folder.shownPath)에 남은 공간이 없음"
    case .noFolder(let path): "\(path.shownPath)에 임시 파일 폴더가 없음"
    case .system(let words): SystemWords.korean(words).shown
    case .said(let words): words.shown
    case .exitCode(let code): "종료 코드 \(code)"
    case .signal(let number): "시그널 \(number)로 끝남"
    }
  }

  static func text(of fault: BusFault) -> String {
    switch fault {
    case .noAddress: "환경 변수 DBUS_SESSION_BUS_ADDRESS가 없음"
    case .notInPlace: "늘 있는 자리에 없음"
    case .wentAway: "사라짐"
    case .silent: "제때 연결을 받아들이지 않음"
    case .said(let words): words.shown
    case .unexplained: "알려진 이유가 없음"
    }
  }
}
