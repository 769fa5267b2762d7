// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The colours a display can show; also the space a picture is drawn in.
public enum Gamut: Hashable, Sendable, CaseIterable { case srgb, displayP3 }
