// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// What the readers of files call what they found and what they wanted, in Korean.
///
/// They say it in English words of their own, which are few; a word that is not among them is a piece of the file or a
/// sentence of the system, and stays as it is.
enum KoreanParserWords {
  static func text(_ english: String) -> String {
    if let word = words[english] { return word }
    let byte = "byte "
    return english.hasPrefix(byte) ? "바이트 " + english.dropFirst(byte.count) : english
  }

  private static let words = [
    // What JSON has.
    "an object": "객체", "an array": "배열", "a string": "문자열", "a number": "숫자",
    "true or false": "true 또는 false", "a value": "값", "a digit": "숫자", "a finite number": "유한한 수",
    "the end of the document": "문서의 끝", "a key in double quotes": "큰따옴표로 묶은 키",
    "',' or ']'": "',' 또는 ']'", "',' or '}'": "',' 또는 '}'",
    "'\"' that ends the string": "문자열을 닫는 '\"'",
    "bytes that are not UTF-8": "UTF-8이 아닌 바이트", "a string in UTF-8": "UTF-8 문자열",
    "a character; line breaks and tabs are written \\n and \\t": "문자(줄바꿈은 \\n, 탭은 \\t로 적음)",
    "a character after '\\'": "'\\' 뒤의 문자",
    "one of \" \\ / b f n r t u after '\\'": "'\\' 뒤에 \" \\ / b f n r t u 가운데 하나",
    "the second half of a surrogate pair": "서로게이트 쌍의 나머지 절반",
    "half a surrogate pair": "서로게이트 쌍의 절반", "a whole character": "온전한 문자",
    "four hexadecimal digits": "16진수 네 자리",
    // What catalogs have.
    #"a component such as "0.895", "0xE4" or "228", in quotes,"#:
      #""0.895", "0xE4", "228"처럼 따옴표로 묶은 구성 요소"#,
    #"a colour such as "srgb:0.5,0.5,0.5,1""#: #""srgb:0.5,0.5,0.5,1" 같은 색"#,
    "an empty list": "빈 목록",
    // What there is too much of.
    "brackets inside brackets": "겹친 괄호", "values": "값", "bytes": "바이트",
    // Why a file was not read.
    "it is not a file": "파일이 아님", "there is no such file": "파일이 없음",
    "Permission denied": "권한이 없음", "Is a directory": "폴더임", "Not a directory": "폴더가 아님",
    "Input/output error": "입출력 오류",
  ]
}
