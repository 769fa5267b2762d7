// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The sentences of the operating system about files, with their translations.
///
/// The system provides them in English only, and readers pass them on. A sentence without a translation stays as it
/// is.
package enum SystemWords {
  package static func korean(_ sentence: String) -> String { words[sentence] ?? sentence }

  private static let words = [
    "Permission denied": "권한이 없음", "Is a directory": "폴더임", "Not a directory": "폴더가 아님",
    "Input/output error": "입출력 오류", "No space left on device": "남은 공간이 없음",
    "Read-only file system": "읽기 전용 파일 시스템임",
  ]
}
