// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// SwiftUI brings these modules along, and files that import it alone use their names.
@_exported import Foundation
@_exported import Observation
