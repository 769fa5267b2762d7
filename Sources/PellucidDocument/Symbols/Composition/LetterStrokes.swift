// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Letters and digits as single lines, so that they take the stroke of the symbol they are in.
enum LetterStrokes {
  /// The height of capitals and digits, in units.
  static let height = 100.0

  /// A letter: the outline, whose top is at 0, and the width between its outermost lines.
  struct Letter: Hashable, Sendable {
    var width: Double
    var path: String
  }

  /// The letters by their lowercase name.
  static let all: [Character: Letter] = [
    "a": .init(width: 76, path: "M0,100L38,0L76,100M14,66H62"),
    "b": .init(width: 60, path: "M0,0V100H34A27,27,0,0,0,34,46H0M0,0H30A23,23,0,0,1,30,46"),
    "c": .init(width: 72, path: "M72,24A40,50,0,1,0,72,76"),
    "d": .init(width: 68, path: "M0,0V100H24A44,50,0,0,0,24,0Z"),
    "e": .init(width: 52, path: "M52,0H0V100H52M0,48H44"), "f": .init(width: 50, path: "M50,0H0V100M0,50H42"),
    "g": .init(width: 74, path: "M71,22A40,50,0,1,0,74,70V54H46"),
    "h": .init(width: 66, path: "M0,0V100M66,0V100M0,48H66"),
    "i": .init(width: 0, path: "M0,0V100"), "j": .init(width: 46, path: "M46,0V70A23,29,0,0,1,0,72"),
    "k": .init(width: 62, path: "M0,0V100M60,0L0,62M20,44L62,100"),
    "l": .init(width: 48, path: "M0,0V100H48"),
    "m": .init(width: 84, path: "M0,100V0L42,74L84,0V100"), "n": .init(width: 66, path: "M0,100V0L66,100V0"),
    "o": .init(width: 80, path: "M40,0A40,50,0,0,1,40,100A40,50,0,0,1,40,0Z"),
    "p": .init(width: 58, path: "M0,100V0H30A28,28,0,0,1,30,56H0"),
    "q": .init(width: 80, path: "M40,0A40,50,0,0,1,40,100A40,50,0,0,1,40,0ZM50,72L78,102"),
    "r": .init(width: 60, path: "M0,100V0H31A26,26,0,0,1,31,52H0M30,52L60,100"),
    "s": .init(
      width: 60,
      path: "M57,20C52,6,42,0,30,0C14,0,3,10,3,24C3,56,60,40,60,74C60,90,47,100,31,100C15,100,4,92,0,78"),
    "t": .init(width: 68, path: "M0,0H68M34,0V100"),
    "u": .init(width: 66, path: "M0,0V62A33,38,0,0,0,66,62V0"),
    "v": .init(width: 74, path: "M0,0L37,100L74,0"),
    "w": .init(width: 106, path: "M0,0L27,100L53,12L79,100L106,0"),
    "x": .init(width: 70, path: "M0,0L70,100M70,0L0,100"),
    "y": .init(width: 70, path: "M0,0L35,50L70,0M35,50V100"),
    "z": .init(width: 64, path: "M2,0H64L0,100H64"),
    "0": .init(
      width: 62, path: "M31,0C50,0,62,20,62,50C62,80,50,100,31,100C12,100,0,80,0,50C0,20,12,0,31,0Z"),
    "1": .init(width: 28, path: "M0,20L28,0V100"),
    "2": .init(width: 58, path: "M2,28C3,10,14,0,30,0C46,0,57,10,57,26C57,48,22,66,0,100H58"),
    "3": .init(
      width: 60,
      path:
        "M2,22C5,8,16,0,30,0C46,0,57,9,57,24C57,38,46,46,30,46H22M30,46C48,46,60,56,60,72C60,90,47,100,30,100C14,100,3,92,0,77"
    ),
    "4": .init(width: 70, path: "M54,100V0L0,72H70"),
    "5": .init(
      width: 60, path: "M54,0H8L4,46C12,38,20,36,30,36C48,36,60,48,60,67C60,87,47,100,29,100C14,100,3,92,0,79"
    ),
    "6": .init(
      width: 62,
      path:
        "M54,12C48,4,41,0,33,0C12,0,0,22,0,56C0,84,12,100,32,100C50,100,62,87,62,69C62,51,50,39,33,39C15,39,3,50,0,64"
    ),
    "7": .init(width: 60, path: "M0,0H60L20,100"),
    "8": .init(
      width: 60,
      path:
        "M30,0C46,0,57,9,57,23C57,37,46,46,30,46C14,46,3,37,3,23C3,9,14,0,30,0ZM30,46C48,46,60,57,60,73C60,90,48,100,30,100C12,100,0,90,0,73C0,57,12,46,30,46Z"
    ),
    "9": .init(
      width: 62,
      path:
        "M8,88C14,96,21,100,29,100C50,100,62,78,62,44C62,16,50,0,30,0C12,0,0,13,0,31C0,49,12,61,29,61C47,61,59,50,62,36"
    ),
  ]
}
