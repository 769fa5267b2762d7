// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// What Swift cannot import of librsvg because it is a macro.

#pragma once

#include <cairo.h>
#include <librsvg/rsvg.h>

static inline void PellucidReleaseHandle(RsvgHandle *handle) { g_object_unref(handle); }
