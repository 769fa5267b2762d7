// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

#ifndef PELLUCID_PREVIEWS_H
#define PELLUCID_PREVIEWS_H

/// A function that writes a preview to a place in memory.
typedef void (*PreviewRecord)(void *_Nonnull place);

/// A nominal type, as Swift's run-time library describes it in memory.
typedef const void *_Nonnull TypeMetadata;

/// Calls a function with each record that `#Preview` left in the program, in the order in which the linker placed them.
void forEachPreviewRecord(void (*_Nonnull body)(PreviewRecord _Nonnull record, void *_Nonnull context), void *_Nonnull context);

/// Calls a function with each type of the program that is not generic.
void forEachType(void (*_Nonnull body)(TypeMetadata type, void *_Nonnull context), void *_Nonnull context);

#endif
