// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJSON
import PellucidJudge

/// 소스의 미리보기에 관한 문장.
extension Korean {
  static func text(of error: PreviewError) -> String {
    switch error {
    case .noViews(let folder):
      ErrorParts.joined("뷰가 설치되어 있지 않습니다", folder, "프로그램을 모든 파일과 함께 다시 설치하십시오")
    case .noCompiler:
      ErrorParts.joined("미리보기에는 Swift 컴파일러가 필요합니다", "swiftc", "Swift 6.3을 설치하고 그 폴더를 PATH에 추가하십시오")
    case .otherCompiler(let version):
      ErrorParts.joined("뷰는 다른 버전의 Swift만 읽을 수 있습니다", version, "Swift 6.3을 설치하고 그 폴더를 PATH의 맨 앞에 두십시오")
    case .noSources(let path):
      ErrorParts.joined("Swift 소스가 없습니다", path, "패키지, Swift 파일 또는 Swift 파일이 있는 폴더를 지정하십시오")
    case .refused(let path, let messages):
      ErrorParts.joined("소스를 컴파일할 수 없습니다", path, "컴파일러의 말대로 고치십시오: " + firstFault(of: messages).shown)
    case .noPreviews(let path): ErrorParts.joined("미리보기가 없습니다", path, "#Preview { ContentView() }처럼 하나 쓰십시오")
    case .unrun(let program, let fault):
      ErrorParts.joined("프로그램을 실행할 수 없습니다", program, "\(text(of: fault)). 공간을 확보하거나 한도를 높이십시오")
    case .late(let program, let seconds):
      ErrorParts.joined("프로그램을 중단했습니다", program, "\(Int(seconds))초 넘게 걸렸습니다. 한 번에 더 적은 파일을 미리 보십시오")
    case .unwritten(let error): "빌드를 쓸 수 없습니다: \(error.sentence(in: .korean))"
    }
  }

  static func text(of failure: PreviewFailure) -> String {
    switch failure {
    case .ended(let message, let stack):
      "뷰가 프로그램을 끝냈습니다(\(message.shown))"
        + (stack.isEmpty ? "" : ": " + stack.map(\.shownPath).joined(separator: ", "))
    case .late(let seconds):
      "뷰가 \(Int(seconds))초 안에 만들어지지 않았습니다. 끝나지 않는 body나 레이아웃을 찾으십시오"
    case .refused(let reason): "뷰를 그릴 수 없습니다: \(reason.shown)"
    }
  }

  private static func firstFault(of messages: String) -> String {
    let lines = messages.split(separator: "\n")
    return String(lines.first { $0.contains("error:") } ?? lines.first ?? "알 수 없는 이유")
  }
}
