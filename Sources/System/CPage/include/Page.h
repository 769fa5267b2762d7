// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

#ifndef PELLUCID_PAGE_H
#define PELLUCID_PAGE_H

#include <stddef.h>
#include <stdint.h>

// The functions that a web page gives to the module, and memory that the module and the page hand to each other.

#if defined(__wasm__)

void *malloc(size_t count);
void free(void *block);
double strtod(const char *text, char **end);

/// Allocates memory. The answer to a request that cannot be met is NULL, not a trap, unlike Swift's.
static inline void *PellucidAllocate(ptrdiff_t count) { return malloc((size_t)count); }

/// Frees memory of `PellucidAllocate`.
static inline void PellucidFree(void *block) { free(block); }

/// Asks the page about a text, which is described in JSON. Returns a block with a 32-bit count, four unused bytes and as many
/// 64-bit numbers, or NULL where a font is missing.
__attribute__((import_module("page"), import_name("ask"))) void *PellucidAskPage(
    int32_t question, const void *subject, ptrdiff_t count, const void *numbers, ptrdiff_t numberCount);

/// Asks the page about the symbol of a name. Returns a block with a 32-bit count and as many bytes of JSON: an object, or null for an
/// unknown name; NULL where the symbols have to be loaded first.
__attribute__((import_module("page"), import_name("fact"))) void *PellucidAskAboutSymbol(const void *name, ptrdiff_t count);

/// Asks the page for the SVG document of an icon, by its style and name. Returns a block with a 32-bit count and as many bytes, or NULL
/// where the page does not have the icon.
__attribute__((import_module("page"), import_name("icon"))) void *PellucidAskForIcon(const void *path, ptrdiff_t count);

/// Makes the page draw a text or a symbol, which is described in JSON. Returns a block with the number of masks and, for each, its
/// four corners as 32-bit integers and its bytes; the number of characters that no font has, and these; and the number of pictures and,
/// for each, its corners and its pixels, straight RGBA. The block is NULL where a font or a file has to be loaded first.
__attribute__((import_module("page"), import_name("draw"))) void *PellucidDrawOnPage(
    int32_t subject, const void *text, ptrdiff_t count, const void *numbers, ptrdiff_t numberCount);

#endif

#endif
