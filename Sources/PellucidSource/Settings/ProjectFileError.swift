// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJSON
import PellucidJudge

/// The reason why a file of a project was not read, or not to its end.
package enum ProjectFileError: Error, Hashable, Sendable {
  case tooLarge(bytes: Int, most: Int)
  case tooDeep(line: Int, most: Int)
  case tooManyElements(line: Int, most: Int)
  case tooManyAttributes(line: Int, most: Int)
  /// An encoding other than UTF-8, UTF-16 and ISO 8859-1, by the name that the file declares.
  case unknownEncoding(String)
  /// Bytes that are no text in the encoding of the file.
  case notText
  /// A document type that declares entities, or any document type in an interface file.
  case documentType(line: Int)
  /// A source that nests deeper, or has longer expressions, than people write.
  case nested(line: Int)
  /// A fault in the syntax; the line is nil where the format has none.
  case malformed(line: Int?)

  /// The line that the error is about; nil where it is about the whole file.
  var line: Int? {
    switch self {
    case .tooDeep(let line, _), .tooManyElements(let line, _), .tooManyAttributes(let line, _),
      .documentType(let line), .nested(let line):
      line
    case .malformed(let line): line
    case .tooLarge, .unknownEncoding, .notText: nil
    }
  }
}

extension ProjectFileError: Described {
  package func sentence(in language: Language) -> String {
    switch self {
    case .tooLarge(let bytes, let most):
      language.choose(
        "the file has \(bytes) bytes, more than \(most), and is not read",
        "파일이 \(bytes)바이트로, \(most)바이트보다 커서 읽지 않습니다")
    case .tooDeep(let line, let most):
      language.choose(
        "line \(line) has an element deeper than \(most) levels, and the file is not read",
        "\(line)행에 \(most)단계보다 깊은 요소가 있어 파일을 읽지 않습니다")
    case .tooManyElements(let line, let most):
      language.choose(
        "the file has more than \(most) elements from line \(line) on, and is not read",
        "\(line)행부터 요소가 \(most)개보다 많아 파일을 읽지 않습니다")
    case .tooManyAttributes(let line, let most):
      language.choose(
        "line \(line) has an element with more than \(most) attributes, and the file is not read",
        "\(line)행에 속성이 \(most)개보다 많은 요소가 있어 파일을 읽지 않습니다")
    case .unknownEncoding(let name):
      language.choose(
        "the encoding \(name.shown) is unknown: save the file in UTF-8",
        "\(name.shown) 인코딩을 알 수 없습니다: 파일을 UTF-8로 저장하세요")
    case .notText:
      language.choose(
        "the file is no text in its encoding: save it in UTF-8", "파일이 인코딩에 맞는 텍스트가 아닙니다: UTF-8로 저장하세요")
    case .documentType(let line):
      language.choose(
        "line \(line) declares a document type, which is not read: remove it",
        "\(line)행에 읽지 않는 문서 형식 선언이 있습니다: 선언을 지우세요")
    case .nested(let line):
      language.choose(
        "the code nests too deeply or is one expression too long at line \(line), and what follows is not judged: split it up",
        "\(line)행의 코드가 너무 깊이 겹치거나 식이 너무 길어 그 뒤는 판정하지 않습니다: 코드를 나누세요")
    case .malformed(let line?):
      language.choose(
        "the syntax is broken at line \(line), and what follows is not read",
        "\(line)행에서 문법이 깨져 그 뒤는 읽지 않습니다")
    case .malformed(nil): language.choose("the syntax of the file is broken", "파일의 문법이 깨졌습니다")
    }
  }
}
