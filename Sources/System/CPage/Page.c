// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// The header has everything; a target of C needs a source file.
#include "Page.h"
