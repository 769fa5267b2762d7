// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The completion of the program for bash, which needs no package of completions.
struct BashCompletion {
  let families: [Family]

  /// The text of the script.
  var script: String {
    // The shell takes the first pattern that matches, so that longer names come first.
    let verbs = CompletedVerb.all(of: families).sorted { $0.words.count > $1.words.count }
    let families = families.filter(\.hasWords).map { family in
      let words = "choices='\(family.words.joined(separator: " "))'"
      guard let own = family.own.map({ CompletedVerb($0.description) }), let operand = own.operands.first
      else {
        return "    '\(family.name) ') \(words) ;;"
      }
      return "    '\(family.name) ') \(assignments(operand)); \(words); flags='\(names(of: own.flags))' ;;"
    }
    return """
      # Completion of pellucid for bash, made by: pellucid completion bash

      # Sets flags, choices, kind (files, folders or none) and extensions for the word that follows the words in $1 and the flag in $2.
      _pellucid_shape() {
        case $1 in
          '') choices='\((self.families.map(\.name) + ["help"]).joined(separator: " "))' ;;
      \(families.joined(separator: "\n"))
          'help ') choices='\(self.families.map(\.name).joined(separator: " "))' ;;
      \(verbs.map(branch).joined(separator: "\n"))
        esac
      }

      _pellucid() {
        local line=${COMP_LINE:0:COMP_POINT} words word flag choices='' flags='' kind='' extensions=() extension rest
        read -ra words <<< "$line"
        case $line in
          *[[:space:]]) word='' ;;
          *) word=${words[${#words[@]} - 1]}; unset "words[${#words[@]} - 1]" ;;
        esac
        # Bash breaks words at = and :, and replaces the last part alone.
        rest=$word
        case $word in
          -*=*) flag=${word%%=*}; word=${word#*=} ;;
          *) flag=${words[${#words[@]} - 1]} ;;
        esac
        local before="${words[*]:1}"
        _pellucid_shape "${before:+$before }" "$flag"
        case $word in -*) choices+=" $flags" ;; esac
        [ -n "$choices$kind" ] || choices=$flags
        COMPREPLY=($(compgen -W "$choices" -- "$word"))
        local IFS=$'\\n'
        case $kind in
          files)
            compopt -o filenames 2> /dev/null
            COMPREPLY+=($(compgen -d -- "$word"))
            for extension in "${extensions[@]}"; do COMPREPLY+=($(compgen -f -X "!*$extension" -- "$word")); done ;;
          folders)
            compopt -o filenames 2> /dev/null
            COMPREPLY+=($(compgen -f -- "$word")) ;;
        esac
        case $COMP_WORDBREAKS in
          *:*) case $word in *:*) rest=${word%"${word##*:}"}; COMPREPLY=("${COMPREPLY[@]#"$rest"}") ;; esac ;;
        esac
      }

      complete -F _pellucid pellucid
      """
  }

  /// Returns the branch that completes the words after a verb.
  private func branch(_ verb: CompletedVerb) -> String {
    // A value that may be left out is not offered: the word after it may be an operand.
    let values = verb.flags.compactMap { flag in
      flag.values.first { !$0.isOptional }.map { value in
        let names = [flag.short, flag.name].compactMap(\.self).joined(separator: "|")
        return "        \(names)) \(assignments(value)) ;;"
      }
    }
    let flags = names(of: verb.flags)
    let operand = verb.operands.first.map { assignments($0) + "; " } ?? ""
    return """
          '\(verb.words.joined(separator: " ")) '*)
            case $2 in
      \(values.joined(separator: "\n"))
              *) \(operand)flags='\(flags)' ;;
            esac ;;
      """
  }

  private func names(of flags: [FlagDescription]) -> String {
    flags.flatMap { [$0.short, $0.name].compactMap(\.self) }.joined(separator: " ")
  }

  /// Returns the assignments that describe a value to the script.
  private func assignments(_ shape: ValueShape) -> String {
    let choices = "choices=" + Shell.quoted(shape.words.joined(separator: " "))
    switch shape.paths {
    case .none: return choices + "; kind=none"
    case .files(let extensions) where !extensions.isEmpty:
      let endings = extensions.map { "." + $0 }.joined(separator: " ")
      return choices + "; kind=files; extensions=(\(endings))"
    case .files, .folders: return choices + "; kind=folders"
    }
  }
}
