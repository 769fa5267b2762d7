// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// The loops are inlined into Swift, so all of them are in headers; this file only makes them compile as C alone.

#include "ByteRows.h"
