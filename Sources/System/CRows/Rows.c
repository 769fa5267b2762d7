// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// The loops are inlined into Swift and therefore defined in headers. This file ensures that the headers compile as C.

#include "ByteRows.h"
