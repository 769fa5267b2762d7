// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidHost
import PellucidJudge
import PellucidScene

/// The reason why a scene could not be read, drawn or written.
///
/// The description is one line that says what is wrong, where, and what to do.
public struct PellucidError: Error, CustomStringConvertible, Sendable {
  /// The part of the work that failed.
  public enum Kind: Hashable, Sendable {
    /// A scene document cannot be read, or a description cannot be written as one.
    case document
    /// A description cannot be drawn: a material, colour or asset that is not known, or a number that cannot be used.
    case scene
    /// A picture, a font or a catalog cannot be read, or a symbol is not known.
    case resource
    /// The scene takes more memory or time than the renderer may use; nothing was drawn.
    case memory
    /// The pixels to draw onto do not fit their layout or the scene; nothing was drawn.
    case pixels
    /// A file cannot be written; the file that was there before is unchanged.
    case output
  }

  /// The part of the work that failed.
  public let kind: Kind
  package let cause: any Error & Described

  package init(_ kind: Kind, _ cause: any Error & Described) { (self.kind, self.cause) = (kind, cause) }

  package init(_ error: RenderingError) {
    switch error {
    case .memory, .work: self.init(.memory, error)
    case .fonts, .symbols, .resource: self.init(.resource, error)
    }
  }

  /// The English message.
  public var description: String { message(in: .english) }

  /// Returns the message on one line: what is wrong, where, and what to do.
  public func message(in language: Language) -> String { cause.sentence(in: language) }
}

extension PellucidError: Described {
  package func sentence(in language: Language) -> String { message(in: language) }
}
