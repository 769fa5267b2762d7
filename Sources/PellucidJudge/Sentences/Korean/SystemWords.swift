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
    "Read-only file system": "읽기 전용 파일 시스템임", "File too large": "파일이 너무 큼",
    "Too many open files": "열린 파일이 너무 많음", "Bad file descriptor": "닫힌 스트림임",
    "Disk quota exceeded": "할당된 공간이 다 참", "File name too long": "파일 이름이 너무 긺",
    "Too many levels of symbolic links": "심볼릭 링크가 너무 많이 이어짐",
    "No such file or directory": "파일이나 폴더가 없음", "Cannot allocate memory": "메모리가 없음",
    "Operation not permitted": "허용되지 않음", "No child processes": "자식 프로세스가 없음",
    "Resource temporarily unavailable": "자원이 일시적으로 모자람", "File exists": "이미 있음",
  ]
}
