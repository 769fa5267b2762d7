// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A text of a table that only listings, schemas and exports show. What is compiled with `WITHOUT_LISTINGS`, as the modules for web pages
/// are, has none of these texts, and reads them as empty.
@propertyWrapper
package struct Listed: Hashable, Sendable {
  #if WITHOUT_LISTINGS
    package init(wrappedValue: String) {}

    package var wrappedValue: String {
      get { "" }
      set {}
    }
  #else
    package var wrappedValue: String

    package init(wrappedValue: String) { self.wrappedValue = wrappedValue }
  #endif
}
