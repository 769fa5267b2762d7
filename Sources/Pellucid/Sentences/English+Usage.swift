// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidDocument
import PellucidJSON
import PellucidJudge
import PellucidScene

/// Sentences about a wrong command line: what is wrong, where, and what to do.
extension English {
  static func text(of problem: UsageProblem) -> String {
    switch problem {
    case .noVerb: joined("no verb", "the command line", "write pellucid --help to see the verbs")
    case .unknown(let kind, let word, let place, let known):
      joined("unknown " + name(of: kind), place, advice(on: word, known))
    case .missing(let part, let place, let syntax): joined("missing \(part)", place, "write " + syntax)
    case .missingOption(let options):
      joined("missing option", UsageProblem.name(of: options[0]), "write " + alternatives(options))
    case .surplusArgument(let text, let verb):
      joined("one argument too many", text, "write pellucid \(verb) --help for usage")
    case .surplusValue(let place, let option): joined("option takes no value", place, "write \(option) alone")
    case .givenTwice(let option): joined("option given twice", option, "keep one of them")
    case .number(let place, let allowed): joined("not an allowed number", place, "write " + number(allowed))
    case .color(let error, let place): joined("not a colour", place, advice(of: error))
    case .malformed(let notation, let place): text(of: notation, at: place)
    case .setting(let error, let place): error.sentence(in: .english, at: place)
    case .with(let problem, let example): text(of: problem) + ", such as " + example
    case .impossible(let error): error.sentence(in: .english)
    case .standardOutput(let place):
      joined("pictures are not written to standard output", place, "name a file that ends in .png")
    case .outputIsFolder(let place): joined("cannot write", place, "this is a folder; add a file name")
    case .material(let error, let place): error.sentence(in: .english, at: place)
    case .roleAsMaterial(let name, let place):
      joined("not a material here, but a role", place, "write role:\(name)")
    case .materialElsewhere(let name, let near, let platform, let place):
      joined(
        "unknown material \"\(name.shown)\"", place,
        "did you mean \"\(near)\" with --platform \(Vocabularies.platform.name(of: platform))? "
          + "pellucid materials lists them")
    case .foreground(let name, let platform, let nearest, let place):
      joined(
        "unknown foreground \"\(name.shown)\"", place,
        (nearest.map { "did you mean \"\($0.shown)\"? " } ?? "") + "write a level, #RRGGBB, or a colour; "
          + "pellucid colors --platform \(Vocabularies.platform.name(of: platform)) lists them")
    case .foregroundWithMatrix(let name):
      joined(
        "\"\(name.shown)\" is drawn with a matrix of its own", "--foreground",
        "on glass write a level, a colour's name or #RRGGBB")
    case .lensHasNoBound(let control):
      joined(
        "no bound for a lens", "--control \(control.name)",
        "content on a lens is seen through it; write another control")
    case .identityIsNotDrawn:
      joined("nothing is drawn", "--glass identity", "write --glass regular or --glass clear")
    case .rulesContradict(let place):
      joined("rules contradict each other", place, "darkBelow must not lie above lightAbove")
    case .noLuminanceLeft(let least):
      joined(
        "no backdrop is left", "--luminance-above \(Figures.text(least))",
        "write less than --luminance-below")
    case .unnamedAsset(let count, let isColorSet, let path):
      joined(
        "missing argument", "NAME",
        "name one of the \(count) \(isColorSet ? "colour set" : "asset")s in \(path.shownPath)")
    case .together(let problem): text(of: problem)
    case .scene(let problem): text(of: problem)
    }
  }

  private static func text(of problem: UsageProblem.Together) -> String {
    switch problem {
    case .excluding(let first, let second):
      joined("options exclude each other", "\(first) and \(second)", "keep one of them")
    case .disagree(let first, let second):
      joined("two components are named", "\(first) and \(second)", "name the same one, or leave NAME out")
    case .foreign(let option, let job, let usages):
      joined("not an option of the job \"\(job)\"", option, "leave it out, or write " + alternatives(usages))
    case .needs(let option, let options):
      joined("option needs another one", option, "write \(alternatives(options)) too, or leave it out")
    case .recordingInCI:
      joined(
        "recording on continuous integration", "--record",
        "a run that records proves nothing: record on your machine and commit the pictures, "
          + "or empty the variable CI")
    case .failuresAmongScenes(let place):
      joined("failures would lie among the scenes", place, "choose another folder for the output")
    case .failuresReplaceReferences(let place):
      joined("failures would replace references", place, "choose another folder for the output")
    case .outputReplacesInput(let output, let input):
      joined(
        "an output would replace what is read", "\(output.shownPath) and \(input.shownPath)",
        "choose another path for the output"
      )
    case .outputsAreOneFile(let first, let second):
      joined("two outputs would be one file", "\(first) and \(second)", "give each a path of its own")
    case .oneSceneOnly(let option):
      joined("option for one scene, of several", option, "leave it out, or name one scene document")
    case .oneValueOnly(let option):
      joined("option has one value here", option, "write one of the values, without a comma")
    case .needsFolder(let place):
      joined("several scenes have no one output", place, "name a folder, in which each scene has a picture")
    case .scenesShareOutput(let output, let first, let second):
      joined(
        "two scenes would be drawn to one file", output.shownPath,
        "draw \(first.shownPath) and \(second.shownPath) into folders of their own, or name a folder above both"
      )
    }
  }

  private static func text(of problem: UsageProblem.Scene) -> String {
    switch problem {
    case .pixels(let limit):
      joined("picture too large", "--scale", "choose a smaller one; at most \(limit) pixels are drawn")
    case .frames(let count, let limit, let isAnimation):
      joined(
        (isAnimation ? "animation" : "picture") + " too large", "--filmstrip \(count)",
        "choose fewer moments or a smaller --scale; at most \(limit) pixels are drawn")
    case .frameTime(let count, let isShort):
      joined(
        "frames follow each other too \(isShort ? "fast" : "slowly")", "--filmstrip \(count)",
        "choose another --filmstrip or --duration: 0.001 to 65.535 seconds from one frame to the next")
    case .oneAppearance:
      joined("nothing to fade", "--fade-to", "the scene has one appearance; leave the option out")
    case .combinations(let count, let limit):
      joined(
        "too many combinations of settings", "--matrix",
        "name fewer: \(count) result, at most \(limit) are drawn")
    case .fadeToSame(let name):
      joined(
        "nothing to fade", "--fade-to \(name)", "the scene is \(name) already; choose the other appearance")
    }
  }

  private static func text(of notation: UsageProblem.Notation, at place: String) -> String {
    switch notation {
    case .size:
      joined("not a size", place, "write WIDTHxHEIGHT in points, each 0.5…8192, such as 120x44")
    case .backdrop:
      joined(
        "not a backdrop", place,
        "write any, the path of a picture or of a folder of pictures, #RRGGBB, #RRGGBB-#RRGGBB, or for a scene content"
      )
    case .position:
      joined(
        "not a place", place,
        "write degrees as LAT,LON, north and east positive: -90…90 and -180…180, such as 37.57,126.98")
    case .schedule:
      joined(
        "not a schedule", place,
        "write when it turns light and when dark, two times of the day, such as 07:00-22:00")
    case .time:
      joined(
        "not a time", place,
        "write YYYY-MM-DDTHH:MM, with Z or an offset such as +09:00 unless it is local time")
    case .light:
      joined(
        "not measurements of light", place,
        "write lux from 0 to 1000000 with commas between, such as 300,12,12; at most 10000")
    case .tolerance(let names):
      joined("not a tolerance", place, "use one of \(names.joined(separator: ", ")) or a number in 0…255")
    case .png:
      joined("not a PNG", place, "pictures are written as PNG; choose a name that ends in .png")
    case .assignment: joined("no property", place, "write KEY=VALUE, such as title=Save")
    case .severity:
      joined(
        "no severity of a rule", place, "write RULE=error, RULE=warning or RULE=note, such as RND02=warning")
    case .language:
      joined(
        "not a language", place, "write an identifier such as ko or zh-Hant, or several with commas between")
    case .shard:
      joined("not a shard", place, "write I/N: the number of the shard, from 1, and of all, such as 2/4")
    case .drawing: joined("unknown form", place, "choose a name that ends in .svg")
    case .sheet: joined("unknown form", place, "choose a name that ends in .html or .png")
    }
  }

  private static func joined(_ what: String, _ place: String, _ advice: String) -> String {
    ErrorParts.joined(what, place, advice)
  }

  private static func name(of kind: UsageProblem.Kind) -> String {
    switch kind {
    case .color: "colour"
    default: "\(kind)"
    }
  }

  private static func advice(on word: String, _ known: UsageProblem.Known) -> String {
    switch known {
    case .these(let names):
      (NameMatch.nearest(to: word, among: names).map { "did you mean \($0)? " } ?? "")
        + "use one of " + names.joined(separator: ", ")
    case .listed(let nearest, let command):
      (nearest.map { "did you mean \($0)? " } ?? "") + command + " lists them"
    }
  }

  private static func number(_ allowed: SceneReadingError.AllowedNumber) -> String {
    if case .within = allowed { return "a number in " + name(of: allowed) }
    return name(of: allowed)
  }

  /// Returns "a", "a or b", or "a, b or c".
  private static func alternatives(_ all: [String]) -> String {
    guard all.count > 1 else { return all.joined() }
    return all.dropLast().joined(separator: ", ") + " or " + all[all.count - 1]
  }
}
