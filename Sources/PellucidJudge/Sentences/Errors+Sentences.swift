// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidScene

extension SceneError: CustomStringConvertible {
  /// A sentence that says what is wrong, where, and what to do.
  public var description: String { English.text(of: self) }

  /// Returns the description with the name of the document in front of the place.
  package func sentence(in document: String) -> String { English.text(of: self, in: document) }
}

extension AssetNameError: CustomStringConvertible {
  /// A sentence that says what is wrong and what to do.
  public var description: String { English.text(of: self, at: nil) }
}

extension MaterialError: CustomStringConvertible {
  /// A sentence that says what is wrong and what to do.
  public var description: String { English.text(of: self, at: nil) }

  /// Returns the description with a place between what is wrong and what to do.
  package func sentence(at place: String) -> String { English.text(of: self, at: place) }
}
