// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

#include <gtk/gtk.h>
