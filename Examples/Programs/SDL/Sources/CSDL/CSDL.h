// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

#define SDL_MAIN_HANDLED
#include <SDL2/SDL.h>
