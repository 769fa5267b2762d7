// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// What a material captures: the window it is in, or what lies behind the window.
public enum Blending: Hashable, Sendable, CaseIterable { case withinWindow, behindWindow }
