// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidDocument
import PellucidJudge
import PellucidScene

/// A fact about a command line that is wrong.
///
/// A place is an argument, or an option with its value, as it was written; a syntax is an allowed spelling.
package indirect enum UsageProblem: Error, Described {
  case noVerb
  /// A word of a kind is unknown.
  case unknown(Kind, String, at: String, Known)
  /// A part of the command line, of this name, is missing.
  case missing(Part, String, syntax: String)
  /// None of some options is given, of which one is required.
  case missingOption(oneOf: [String])
  case surplusArgument(String, verb: String)
  case surplusValue(String, option: String)
  case givenTwice(String)
  case number(at: String, SceneReadingError.AllowedNumber)
  case color(ColorParsingError, at: String)
  /// A value does not have its notation.
  case malformed(Notation, at: String)
  /// A picture would go to standard output.
  case standardOutput(at: String)
  /// A file would take the place of a folder.
  case outputIsFolder(at: String)
  case material(MaterialError, at: String)
  /// A material has the name of a role.
  case roleAsMaterial(String, at: String)
  /// A material is unknown, and the nearest name is that of another platform's material.
  case materialElsewhere(String, nearest: String, Platform, at: String)
  case foreground(String, Platform, nearest: String?, at: String)
  /// A foreground that is drawn with its own matrix cannot be judged on glass.
  case foregroundWithMatrix(String)
  case lensHasNoBound(GlassControl)
  case identityIsNotDrawn
  /// One number of the rules of glass lies above another that it must not exceed.
  case rulesContradict(at: String)
  /// No backdrop has at least this relative luminance and lies below the given upper limit.
  case noLuminanceLeft(atLeast: Double)
  /// One of several assets must be named.
  case unnamedAsset(count: Int, isColorSet: Bool, path: String)
  /// A value of a component's property, or of its state, that cannot be read.
  case setting(SceneReadingError, at: String)
  /// A problem that an option with a value solves, such as `--set 'items=[{"title": "Home"}]'`.
  case with(UsageProblem, example: String)
  /// A component that its settings make impossible; the place of the error is a setting.
  case impossible(SceneError)
  case together(Together)
  case scene(Scene)

  /// A fact about options that do not go together.
  package enum Together: Sendable {
    case excluding(String, String)
    /// Two parts of the command line state different things.
    case disagree(String, String)
    /// An option belongs to other jobs of the verb.
    case foreign(String, job: String, takenBy: [String])
    /// An option has no meaning without one of others.
    case needs(String, oneOf: [String])
    /// Snapshots would be recorded on continuous integration, where nobody looks at them.
    case recordingInCI
    case failuresReplaceReferences(String)
    /// A report of a run would lie among the scenes, and be taken for one of them.
    case failuresAmongScenes(String)
    case outputReplacesInput(output: String, input: String)
    case outputsAreOneFile(String, String)
    /// An option that only suits one scene, where several are named.
    case oneSceneOnly(String)
    /// An option with several values, where one picture is drawn.
    case oneValueOnly(String)
    /// The output of several scenes is a file in place of a folder.
    case needsFolder(String)
    /// Two scenes would be drawn to one file.
    case scenesShareOutput(String, first: String, second: String)
  }

  /// A fact about options that do not suit the scene.
  package enum Scene: Sendable {
    case pixels(limit: Int)
    /// A number of frames has too many pixels.
    case frames(Int, limit: Int, isAnimation: Bool)
    /// The time from one of a number of frames to the next is outside the range of the format.
    case frameTime(Int, isShort: Bool)
    /// The scene has nothing to fade to.
    case oneAppearance
    case fadeToSame(String)
    /// The named settings of a matrix have a number of combinations above the limit.
    case combinations(Int, limit: Int)
  }

  /// The kinds of words that can be unknown.
  package enum Kind: Sendable { case verb, option, value, glass, level, rule, color, symbol, setting, device }

  /// The parts of a command line that can be missing.
  package enum Part: Sendable { case argument, option, value }

  /// The words that are known, for advice on an unknown one.
  package enum Known: Sendable {
    case these([String])
    /// A command prints the words. The nearest is nil if none is similar.
    case listed(nearest: String?, by: String)

    /// Returns the nearest of the names to a word, with the command that prints them.
    package static func listed(_ word: String, among names: [String], by command: String) -> Known {
      .listed(nearest: NameMatch.nearest(to: word, among: names), by: command)
    }
  }

  /// The notations of values that are neither words nor numbers.
  package enum Notation: Sendable {
    case size, position, schedule, time, light, assignment
    /// The backdrops that can lie behind a material.
    case backdrop
    /// A rule with a severity.
    case severity
    case language, shard
    case tolerance([String])
    case png
    /// The path of an SVG document.
    case drawing
    /// The path of a page or picture of swatches.
    case sheet
  }

  /// A Boolean value that is true where the output cannot be written, so that the command line alone is not wrong.
  package var isOfOutput: Bool { if case .outputIsFolder = self { true } else { false } }

  /// Returns the problem of two options that exclude each other.
  package static func excluding(_ first: String, _ second: String) -> UsageProblem {
    .together(.excluding(first, second))
  }

  /// Returns the problem of an option that has no meaning without one of some others.
  package static func needs(_ option: String, oneOf options: [String]) -> UsageProblem {
    .together(.needs(option, oneOf: options))
  }

  /// Returns the option of a syntax, such as `-o` of `-o OUT.png`.
  package static func name(of syntax: String) -> String { String(syntax.prefix { $0 != " " }) }

  package func sentence(in language: Language) -> String {
    language.choose(English.text(of: self), Korean.text(of: self))
  }
}
