// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// What Swift cannot import of librsvg because it is a macro.

#pragma once

#include <cairo.h>
#include <librsvg/rsvg.h>

static inline void pellucid_release_handle(RsvgHandle *handle) { g_object_unref(handle); }
