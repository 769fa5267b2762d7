// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

extension Form where Root: Verb {
  /// Creates a verb, sets its properties from a command line, checks them, and collects the named files.
  ///
  /// - Parameter tokens: The operands, and flags that this form or `CommonFlags` declares.
  /// - Throws: The problem if an argument is missing, surplus or wrong, or an output would replace another file of
  ///   the run.
  func parse(_ tokens: Tokens) throws(UsageProblem) -> Command.Invocation {
    var line = Line()
    try read(tokens.operands, into: &line.root)
    let flags =
      sections.flatMap(\.flags).map { $0.within(\Line.root) }
      + CommonFlags.section.flags.map { $0.within(\Line.common) }
    for given in tokens.flags {
      let flag = flags.first { $0.description.name == given.description.name }
      try flag?.set(&line, given.values, given.name)
    }
    try line.root.check()
    let files = try RunFiles(tokens, operands: operands(for: tokens.operands).map(\.shape))
    return Command.Invocation(verb: line.root, common: line.common, files: files)
  }

  /// The values of one command line.
  private struct Line {
    var root = Root()
    var common = CommonFlags()
  }

  /// Sets the operands in order. Throws if there are too few or too many, or one is wrong.
  private func read(_ texts: [String], into root: inout Root) throws(UsageProblem) {
    guard texts.count >= operands.count(where: { !$0.isOptional }) else {
      throw missing(operands[texts.count])
    }
    let operands = operands(for: texts)
    guard texts.count <= operands.count else {
      throw .surplusArgument(texts[operands.count], verb: name)
    }
    for (operand, text) in zip(operands, texts) {
      if operand.shape.isPath, text.isEmpty { throw missing(operand) }
      try operand.set(&root, text)
    }
  }

  /// Returns the operands with the last one as often as arguments are given, if it may be repeated.
  private func operands(for texts: [String]) -> [Operand<Root>] {
    guard let last = operands.last, last.isRepeatable else { return operands }
    return operands + Array(repeating: last, count: max(0, texts.count - operands.count))
  }

  /// Returns the problem of an operand that is not given, or empty.
  private func missing(_ operand: Operand<Root>) -> UsageProblem {
    .missing(.argument, operand.shape.name, syntax: CommandDescription(self).usage)
  }
}
