// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The recipes of Apple's shared material files, one row per recipe.
enum CoreMaterialTable {}
