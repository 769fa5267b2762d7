// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Words that views take as their title: a string, or the key of a text.
///
/// - Note: Initializers with a title take `String`, `Substring` or `LocalizedStringKey`, and no other type of string.
public protocol SystemTitle {
  /// The text of the words.
  var systemText: Text { get }
}

extension String: SystemTitle {
  public var systemText: Text { Text(verbatim: self) }
}

extension Substring: SystemTitle {
  public var systemText: Text { Text(verbatim: String(self)) }
}

extension LocalizedStringKey: SystemTitle {
  public var systemText: Text { Text(self) }
}

extension Text {
  init(title: some SystemTitle) { self = title.systemText }
}
