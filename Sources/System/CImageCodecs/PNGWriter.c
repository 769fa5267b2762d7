// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

#include "CImageCodecs.h"

#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

struct PellucidPNGWriter {
  png_structp png;
  png_infop info;
  uint8_t *bytes;
  size_t count, capacity;
  PellucidCodecStatus status;
  char detail[200];
  jmp_buf jump;
};

static void failed(png_structp png, png_const_charp message) {
  PellucidPNGWriter *writer = png_get_error_ptr(png);
  if (writer->status == PellucidCodecDone) writer->status = PellucidCodecCorrupt;
  strncpy(writer->detail, message, sizeof writer->detail - 1);
  longjmp(writer->jump, 1);
}

static void warned(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

static void writeBytes(png_structp png, png_bytep bytes, size_t count) {
  PellucidPNGWriter *writer = png_get_io_ptr(png);
  if (writer->capacity - writer->count < count) {
    size_t capacity = 2 * writer->capacity + count + 65536;
    uint8_t *grown = realloc(writer->bytes, capacity);
    if (grown == NULL) {
      writer->status = PellucidCodecOutOfMemory;
      png_error(png, "out of memory");
    }
    writer->bytes = grown;
    writer->capacity = capacity;
  }
  memcpy(writer->bytes + writer->count, bytes, count);
  writer->count += count;
}

static void flushBytes(png_structp png) { (void)png; }

PellucidPNGWriter *PellucidPNGWriterMake(void) {
  PellucidPNGWriter *writer = calloc(1, sizeof *writer);
  if (writer == NULL) return NULL;
  if (setjmp(writer->jump) != 0) {
    PellucidPNGWriterFree(writer);
    return NULL;
  }
  writer->png = png_create_write_struct(PNG_LIBPNG_VER_STRING, writer, failed, warned);
  if (writer->png != NULL) writer->info = png_create_info_struct(writer->png);
  if (writer->info == NULL) {
    PellucidPNGWriterFree(writer);
    return NULL;
  }
  png_set_write_fn(writer->png, writer, writeBytes, flushBytes);
  return writer;
}

PellucidCodecStatus PellucidPNGWriterBegin(
    PellucidPNGWriter *writer, const PellucidPNGLayout *layout) {
  if (setjmp(writer->jump) != 0) return writer->status;
  png_structp png = writer->png;
  png_set_user_limits(png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
  png_set_compression_level(png, layout->compressionLevel);
  png_set_IHDR(
      png, writer->info, layout->width, layout->height, layout->bitDepth,
      layout->hasAlpha ? PNG_COLOR_TYPE_RGB_ALPHA : PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE,
      PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  if (layout->isSRGB) png_set_sRGB(png, writer->info, PNG_sRGB_INTENT_RELATIVE);
  if (layout->profileName != NULL) {
    png_set_iCCP(
        png, writer->info, layout->profileName, PNG_COMPRESSION_TYPE_BASE, layout->profile,
        (png_uint_32)layout->profileCount);
  }
  png_write_info_before_PLTE(png, writer->info);
  if (layout->codedPrimaries != 0 || layout->codedTransfer != 0) {
    const png_byte coded[4] = {layout->codedPrimaries, layout->codedTransfer, 0, 1};
    png_write_chunk(png, (png_const_bytep) "cICP", coded, sizeof coded);
  }
  png_write_info(png, writer->info);
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
  if (layout->bitDepth == 16) png_set_swap(png);
#endif
  return PellucidCodecDone;
}

PellucidCodecStatus PellucidPNGWriterWriteRow(PellucidPNGWriter *writer, const uint8_t *row) {
  if (setjmp(writer->jump) != 0) return writer->status;
  png_write_row(writer->png, row);
  return PellucidCodecDone;
}

PellucidCodecStatus PellucidPNGWriterEnd(PellucidPNGWriter *writer) {
  if (setjmp(writer->jump) != 0) return writer->status;
  png_write_end(writer->png, NULL);
  return PellucidCodecDone;
}

const uint8_t *PellucidPNGWriterBytes(const PellucidPNGWriter *writer, size_t *count) {
  *count = writer->count;
  return writer->bytes;
}

const char *PellucidPNGWriterDetail(const PellucidPNGWriter *writer) { return writer->detail; }

void PellucidPNGWriterFree(PellucidPNGWriter *writer) {
  png_destroy_write_struct(&writer->png, &writer->info);
  free(writer->bytes);
  free(writer);
}
