// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The gamut of a display, and the colour space that a picture for this display is drawn in.
public enum Gamut: Hashable, Sendable, CaseIterable { case srgb, displayP3 }
