// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// The names of weights and of levels of text in CSS, SwiftUI and UIKit.

export const weights = { ultraLight: 100, thin: 200, light: 300, regular: 400, medium: 500, semibold: 600, bold: 700, heavy: 800, black: 900 };

/** The levels of text, in UIKit's names. */
export const labels = ["label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel"];

/** The hierarchical levels, in SwiftUI's names: the first four are those of text. */
export const levels = ["primary", "secondary", "tertiary", "quaternary", "quinary"];
