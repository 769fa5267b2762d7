// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A share, 0…1, in whole hundredths, for findings.
func percent(_ share: Double) -> String {
  let bounded = share.isFinite ? min(max(share, 0), 1) : 0
  return "\(Int((bounded * 100).rounded())) %"
}
