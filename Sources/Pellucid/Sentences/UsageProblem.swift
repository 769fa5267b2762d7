// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidDocument
import PellucidJudge
import PellucidScene

/// A fact about a command line that is wrong.
///
/// A place is an argument, or an option with its value, as it was written; a syntax is what could be written.
package enum UsageProblem: Error, Described {
  case noVerb
  case unknown(Kind, String, at: String, Known)
  case missing(Part, String, syntax: String)
  /// None of some options is there, of which one is needed.
  case missingOption(oneOf: [String])
  case surplusArgument(String, verb: String)
  case surplusValue(String, option: String)
  case givenTwice(String)
  case number(at: String, SceneReadingError.AllowedNumber)
  case color(ColorParsingError, at: String)
  case malformed(Notation, at: String)
  /// A picture would go to standard output.
  case standardOutput(at: String)
  case material(MaterialError, at: String)
  /// The name is that of a role.
  case roleAsMaterial(String, at: String)
  /// Another platform has the material.
  case materialElsewhere(String, nearest: String, Platform, at: String)
  case foreground(String, Platform, nearest: String?)
  /// A foreground that is drawn with a matrix of its own lies on glass.
  case foregroundWithMatrix(String)
  case lensHasNoBound(GlassControl)
  case identityIsNotDrawn
  /// One number of the rules of glass lies above another that it must not exceed.
  case rulesContradict(at: String)
  case noLuminanceLeft(atLeast: Double)
  case unnamedAsset(count: Int, isColorSet: Bool, path: String)
  case together(Together)
  case scene(Scene)

  /// A fact about options that do not go together.
  package enum Together: Sendable {
    case excluding(String, String)
    /// An option belongs to other jobs of the verb.
    case foreign(String, job: String, takenBy: [String])
    /// An option has no meaning without one of others.
    case needs(String, oneOf: [String])
    /// Snapshots would be recorded where nobody looks at them.
    case recordingInCI
    case failuresReplaceReferences(String)
    case outputReplacesInput(output: String, input: String)
    case outputsAreOneFile(String, String)
  }

  /// A fact about options that do not suit the scene.
  package enum Scene: Sendable {
    case pixels(limit: Int)
    /// A number of frames has too many pixels.
    case frames(Int, limit: Int, isAnimation: Bool)
    /// The time from one of so many frames to the next is not among those of the format.
    case frameTime(Int, isShort: Bool)
    /// The scene has nothing to fade to.
    case oneAppearance
    case fadeToSame(String)
  }

  /// The kinds of words that can be unknown.
  package enum Kind: Sendable { case verb, option, value, glass, level, rule, color, symbol }

  package enum Part: Sendable { case argument, option, value }

  /// The words that are known.
  package enum Known: Sendable {
    case these([String])
    /// A command lists them.
    case listed(nearest: String?, by: String)

    package static func listed(_ word: String, among names: [String], by command: String) -> Known {
      .listed(nearest: NameMatch.nearest(to: word, among: names), by: command)
    }
  }

  /// The notations of values that are neither words nor numbers.
  package enum Notation: Sendable {
    case size, position, schedule, time, light
    case tolerance([String])
    case png
    /// A page or a picture.
    case sheet
  }

  package static func excluding(_ first: String, _ second: String) -> UsageProblem {
    .together(.excluding(first, second))
  }

  package static func needs(_ option: String, oneOf options: [String]) -> UsageProblem {
    .together(.needs(option, oneOf: options))
  }

  /// Returns the option of a syntax, such as `-o` of `-o OUT.png`.
  package static func name(of syntax: String) -> String { String(syntax.prefix { $0 != " " }) }

  package func sentence(in language: Language) -> String {
    language.choose(English.text(of: self), Korean.text(of: self))
  }
}
