// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidScene

extension ComponentRow {
  static let fields: [ComponentRow] = []
}
