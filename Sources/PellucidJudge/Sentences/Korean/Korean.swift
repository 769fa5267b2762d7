// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The formatter of every sentence in Korean; one file for each family of facts.
package enum Korean {}
