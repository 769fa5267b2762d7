// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign

/// A team's statements about its sources, which syntax does not show.
package struct SourceSettings: Sendable, Equatable {
  /// The names of views that show pictures, films or other media.
  package var media: Set<String> = []
  /// The names of views that are content, such as rows and cards.
  package var content: Set<String> = []
  /// The names of colours that are the same in every appearance on purpose.
  package var fixedBackgrounds: Set<String> = []
  /// The appearances that the app supports.
  package var appearances: [Appearance] = Appearance.allCases
  /// The looks of the systems that the app runs on, oldest first.
  package var looks: [Look] = Look.allCases

  package init() {}

  /// A Boolean value that is true where the app has one appearance, which colours need not follow.
  package var hasOneAppearance: Bool { appearances.count < 2 }
}
