// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The completion of the program for fish.
struct FishCompletion {
  let families: [Family]

  /// The text of the script.
  var script: String {
    let verbs =
      families.map { word($0.name, $0.summary, "__pellucid_is") } + [
        word("help", "Explains a verb", "__pellucid_is"),
        "complete -c pellucid -n '__pellucid_is help' -a '\(families.map(\.name).joined(separator: " "))'",
      ]
    let members = families.filter(\.hasWords).flatMap { family in
      zip(family.words, family.worded).map { name, member in
        word(name, member.description.summary, "__pellucid_is " + family.name)
      }
    }
    return """
      # Completion of pellucid for fish, made by: pellucid completion fish

      # Tells whether the words before the current one are these.
      function __pellucid_is
          set -l words (commandline -opc)
          test "$words[2..]" = "$argv"
      end

      # Tells whether the words before the current one begin with these.
      function __pellucid_begins
          set -l words (commandline -opc)
          set -l last (math (count $argv) + 1)
          test (count $words) -ge $last; and test "$words[2..$last]" = "$argv"
      end

      complete -c pellucid -f
      \((verbs + members + CompletedVerb.all(of: families).flatMap(lines)).joined(separator: "\n"))
      """
  }

  /// Returns the line that offers a word with its description under a condition.
  private func word(_ name: String, _ text: String, _ condition: String) -> String {
    "complete -c pellucid -n '\(condition)' -a \(name) -d \(quoted(text))"
  }

  /// Returns the lines that complete the flags and operands of a verb.
  private func lines(_ verb: CompletedVerb) -> [String] {
    let start = "complete -c pellucid -n '__pellucid_begins \(verb.words.joined(separator: " "))'"
    let flags = verb.flags.map { flag in
      let names = (flag.short.map { " -s \($0.dropFirst())" } ?? "") + " -l \(flag.name.dropFirst(2))"
      return start + names
        + (flag.values.first { !$0.isOptional }.map { " -r" + offer($0, isFlag: true) } ?? "")
        + " -d \(quoted(flag.help))"
    }
    return flags + (verb.operands.first.map { [start + offer($0, isFlag: false)] } ?? [])
  }

  /// Returns the options of `complete` that offer the words and paths of a value.
  private func offer(_ shape: ValueShape, isFlag: Bool) -> String {
    let words = shape.words.isEmpty ? "" : " -a " + quoted(shape.words.joined(separator: " "))
    return shape.paths == .none ? (isFlag ? " -f" : "") + words : " -F" + words
  }

  /// Returns a text as one quoted word of fish.
  private func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
