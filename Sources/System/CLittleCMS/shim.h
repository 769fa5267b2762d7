// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

#include <lcms2.h>

// The pixel layouts that the readers convert between, four 16-bit lanes each. Swift does not
// import the header's function-like macros, so their values are named here.

/// Red, green, blue, and a fourth lane that is left alone.
static const cmsUInt32Number PellucidLayoutRGBX16 =
    COLORSPACE_SH(PT_RGB) | CHANNELS_SH(3) | EXTRA_SH(1) | BYTES_SH(2);
/// Grey in the first lane, three lanes that are left alone.
static const cmsUInt32Number PellucidLayoutGrayXXX16 =
    COLORSPACE_SH(PT_GRAY) | CHANNELS_SH(1) | EXTRA_SH(3) | BYTES_SH(2);
/// Cyan, magenta, yellow, black; 65535 is full ink.
static const cmsUInt32Number PellucidLayoutCMYK16 =
    COLORSPACE_SH(PT_CMYK) | CHANNELS_SH(4) | BYTES_SH(2);
