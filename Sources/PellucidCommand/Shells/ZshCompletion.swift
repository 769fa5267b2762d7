// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The completion of the program for zsh.
struct ZshCompletion {
  let families: [Family]

  /// The text of the script.
  var script: String {
    let verbs = families.map { "    " + described($0.name, $0.summary) } + ["    'help:Explains a verb'"]
    let groups = families.filter(\.hasWords).map { family in
      let members = zip(family.words, family.worded).map { described($0, $1.description.summary) }
      if family.own != nil {
        return """
              \(family.name))
                if (( CURRENT == 3 )); then
                  words_of_verb=(\(members.joined(separator: " ")))
                  _describe -t verbs verb words_of_verb
                elif [[ $words[3] == (\(family.words.joined(separator: "|"))) ]]; then
                  name="$name $words[3]"
                  shift words
                  (( CURRENT-- ))
                fi ;;
          """
      }
      return """
            \(family.name))
              if (( CURRENT == 3 )); then
                words_of_verb=(\(members.joined(separator: " ")))
                _describe -t verbs verb words_of_verb
                return
              fi
              name="$name $words[3]"
              shift words
              (( CURRENT-- )) ;;
        """
    }
    return """
      #compdef pellucid
      # Completion of pellucid for zsh, made by: pellucid completion zsh

      _pellucid() {
        local -a verbs words_of_verb
        local name=$words[2]
        verbs=(
      \(verbs.joined(separator: "\n"))
        )
        if (( CURRENT == 2 )); then
          _describe -t verbs verb verbs
          return
        fi
        case $name in
          help)
            _describe -t verbs verb verbs
            return ;;
      \(groups.joined(separator: "\n"))
        esac
        shift words
        (( CURRENT-- ))
        case $name in
      \(CompletedVerb.all(of: families).map(branch).joined(separator: "\n"))
        esac
      }

      _pellucid "$@"
      """
  }

  private func described(_ name: String, _ text: String) -> String { Shell.quoted(name + ":" + text) }

  /// Returns the branch that completes the flags and operands of a verb.
  private func branch(_ verb: CompletedVerb) -> String {
    let operands = verb.operands.enumerated().map { index, shape in
      let isRepeated = verb.repeatsLast && index + 1 == verb.operands.count
      return Shell.quoted("\(isRepeated ? "*" : String(index + 1)):\(escaped(shape.name)):\(action(shape))")
    }
    let lines = (verb.flags.map(specification) + operands).map { "        " + $0 }
    return """
          \(Shell.quoted(verb.words.joined(separator: " "))))
            _arguments \\
      \(lines.joined(separator: " \\\n")) ;;
      """
  }

  /// Returns the argument of `_arguments` for a flag, such as `'--scale=[pixels per point]:N: '`.
  private func specification(_ flag: FlagDescription) -> String {
    let values = flag.values.map { ($0.isOptional ? "::" : ":") + "\(escaped($0.name)):\(action($0))" }
      .joined()
    let text = "[\(escaped(flag.help))]" + values
    // An optional value follows the sign in the same word.
    let isOptional = flag.values.contains { $0.isOptional }
    let sign = flag.values.isEmpty ? "" : isOptional ? "=-" : "="
    if let short = flag.short {
      let shortSign = flag.values.isEmpty ? "" : "+"
      return "'(\(short) \(flag.name))'{\(short)\(shortSign),\(flag.name)\(sign)}" + Shell.quoted(text)
    }
    return Shell.quoted((flag.isRepeatable ? "*" : "") + flag.name + sign + text)
  }

  /// Returns the action of a specification, which offers the words or paths of a value.
  private func action(_ shape: ValueShape) -> String {
    let words = shape.words.map { escaped($0) }.joined(separator: " ")
    switch shape.paths {
    case .none: return words.isEmpty ? " " : "(\(words))"
    case .files(let extensions) where !extensions.isEmpty:
      // Zsh would take a single word in parentheses for qualifiers of the pattern.
      let ending = extensions.count > 1 ? "(\(extensions.joined(separator: "|")))" : extensions[0]
      return "_files -g \"*.\(ending)\""
    case .files, .folders: return "_files"
    }
  }

  /// Returns a text with its brackets, colons and backslashes escaped, which separate the parts of a specification.
  private func escaped(_ text: String) -> String {
    text.reduce(into: "") { text, sign in
      if "[]:\\".contains(sign) { text.append("\\") }
      text.append(sign)
    }
  }
}
