// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

#include <fontconfig/fontconfig.h>
#include <glib-object.h>
#include <hb.h>
#include <pango/pango.h>
#include <pango/pangofc-fontmap.h>
#include <pango/pangoft2.h>
