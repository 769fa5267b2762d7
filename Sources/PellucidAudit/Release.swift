// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The release of Pellucid, which reports state.
package enum Release {
  package static let version = "0.1.0"
}
