// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// jpeglib.h uses size_t and FILE without including their headers.
#include <stddef.h>
#include <stdio.h>

#include <jpeglib.h>
