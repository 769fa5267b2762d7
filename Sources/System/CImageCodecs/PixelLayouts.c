// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

#include "CImageCodecs.h"

#include <lcms2.h>

// Swift does not import the function-like macros of Little CMS, so the values are computed here.

const uint32_t PellucidLayoutRGBX16 = COLORSPACE_SH(PT_RGB) | CHANNELS_SH(3) | EXTRA_SH(1) | BYTES_SH(2);
const uint32_t PellucidLayoutGrayXXX16 = COLORSPACE_SH(PT_GRAY) | CHANNELS_SH(1) | EXTRA_SH(3) | BYTES_SH(2);
const uint32_t PellucidLayoutCMYK16 = COLORSPACE_SH(PT_CMYK) | CHANNELS_SH(4) | BYTES_SH(2);
