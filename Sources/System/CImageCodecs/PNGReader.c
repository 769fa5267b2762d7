// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

#include "CImageCodecs.h"

#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

/// The largest decompressed size of an ancillary chunk; the largest common printer profiles have 2…4 MB.
static const png_alloc_size_t maximumChunkBytes = 16 << 20;
/// The largest number of ancillary chunks that are stored.
static const png_uint_32 maximumChunkCount = 256;

struct PellucidPNGReader {
  png_structp png;
  png_infop info;
  const uint8_t *next, *end;
  PellucidCodecStatus status;
  char detail[200];
  /// The reason why an iCCP chunk was rejected, or an empty string if none was.
  char profileDetail[200];
  jmp_buf jump;
};

static void failed(png_structp png, png_const_charp message) {
  PellucidPNGReader *reader = png_get_error_ptr(png);
  if (reader->status == PellucidCodecDone) reader->status = PellucidCodecCorrupt;
  strncpy(reader->detail, message, sizeof reader->detail - 1);
  longjmp(reader->jump, 1);
}

/// Records why libpng ignored a profile, which it reports only as a warning. The first reason is kept, because later
/// warnings are consequences of it.
static void warned(png_structp png, png_const_charp message) {
  PellucidPNGReader *reader = png_get_error_ptr(png);
  bool isFirst = reader->profileDetail[0] == 0;
  // A grey profile in a colour picture, or a colour profile in a grey one, is valid but does not apply to the picture:
  // converters leave such profiles behind, and every viewer ignores them. A profile after an sRGB chunk is not read.
  bool isPassedOver =
      strstr(message, "not permitted on") != NULL || strstr(message, "too many profiles") != NULL;
  if (isFirst && !isPassedOver && strncmp(message, "iCCP: ", 6) == 0) {
    strncpy(reader->profileDetail, message, sizeof reader->profileDetail - 1);
  }
}

static void readBytes(png_structp png, png_bytep bytes, size_t count) {
  PellucidPNGReader *reader = png_get_io_ptr(png);
  if ((size_t)(reader->end - reader->next) < count) {
    reader->status = PellucidCodecTruncated;
    png_error(png, "the file ends early");
  }
  memcpy(bytes, reader->next, count);
  reader->next += count;
}

PellucidPNGReader *PellucidPNGReaderMake(
    const uint8_t *bytes, size_t count, uint32_t maximumDimension) {
  PellucidPNGReader *reader = calloc(1, sizeof *reader);
  if (reader == NULL) return NULL;
  reader->next = bytes;
  reader->end = bytes + count;
  if (setjmp(reader->jump) != 0) {
    PellucidPNGReaderFree(reader);
    return NULL;
  }
  reader->png = png_create_read_struct(PNG_LIBPNG_VER_STRING, reader, failed, warned);
  if (reader->png != NULL) reader->info = png_create_info_struct(reader->png);
  if (reader->info == NULL) {
    PellucidPNGReaderFree(reader);
    return NULL;
  }
  png_set_read_fn(reader->png, reader, readBytes);
  png_set_user_limits(reader->png, maximumDimension, maximumDimension);
  png_set_chunk_malloc_max(reader->png, maximumChunkBytes);
  png_set_chunk_cache_max(reader->png, maximumChunkCount);
  // Each text or suggested palette may decompress to the limit above, and a file may hold many of them.
  png_set_keep_unknown_chunks(
      reader->png, PNG_HANDLE_CHUNK_NEVER, (png_const_bytep) "tEXt\0zTXt\0iTXt\0sPLT", 4);
  png_set_keep_unknown_chunks(reader->png, PNG_HANDLE_CHUNK_ALWAYS, (png_const_bytep) "cICP", 1);
  return reader;
}

static void describeColor(PellucidPNGReader *reader, PellucidPNGInfo *info) {
  png_charp name;
  png_bytep profile;
  png_uint_32 profileCount;
  int method, intent;
  if (png_get_iCCP(reader->png, reader->info, &name, &method, &profile, &profileCount) != 0) {
    info->profile = profile;
    info->profileCount = profileCount;
  } else if (reader->profileDetail[0] != 0) {
    info->profileDetail = reader->profileDetail;
  }
  info->isSRGB = png_get_sRGB(reader->png, reader->info, &intent) != 0;
  png_fixed_point gamma;
  if (png_get_gAMA_fixed(reader->png, reader->info, &gamma) != 0) info->gamma = gamma;
  png_fixed_point values[8];
  info->hasPrimaries = png_get_cHRM_fixed(
      reader->png, reader->info, &values[0], &values[1], &values[2], &values[3], &values[4],
      &values[5], &values[6], &values[7]) != 0;
  for (int i = 0; i < 8; i += 1) info->primaries[i] = info->hasPrimaries ? values[i] : 0;

  info->codedPrimaries = info->codedTransfer = -1;
  png_unknown_chunkp chunks;
  int count = png_get_unknown_chunks(reader->png, reader->info, &chunks);
  for (int i = 0; i < count; i += 1) {
    if (memcmp(chunks[i].name, "cICP", 4) == 0 && chunks[i].size == 4) {
      info->codedPrimaries = chunks[i].data[0];
      info->codedTransfer = chunks[i].data[1];
    }
  }
}

PellucidCodecStatus PellucidPNGReaderReadInfo(PellucidPNGReader *reader, PellucidPNGInfo *info) {
  if (setjmp(reader->jump) != 0) return reader->status;
  png_read_info(reader->png, reader->info);
  memset(info, 0, sizeof *info);
  info->width = png_get_image_width(reader->png, reader->info);
  info->height = png_get_image_height(reader->png, reader->info);
  info->rawByteCount = (uint64_t)png_get_rowbytes(reader->png, reader->info) * info->height;
  info->isGray = (png_get_color_type(reader->png, reader->info) & PNG_COLOR_MASK_COLOR) == 0;
  info->isPlain = png_get_color_type(reader->png, reader->info) == PNG_COLOR_TYPE_RGB_ALPHA &&
      png_get_bit_depth(reader->png, reader->info) == 8 &&
      png_get_interlace_type(reader->png, reader->info) == PNG_INTERLACE_NONE;
  describeColor(reader, info);
  return PellucidCodecDone;
}

PellucidCodecStatus PellucidPNGReaderReadPixels(PellucidPNGReader *reader, uint16_t *samples) {
  if (setjmp(reader->jump) != 0) return reader->status;
  png_structp png = reader->png;
  png_set_expand_16(png);
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 0xffff, PNG_FILLER_AFTER);
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
  png_set_swap(png);
#endif
  int passes = png_set_interlace_handling(png);
  png_read_update_info(png, reader->info);
  png_uint_32 width = png_get_image_width(png, reader->info);
  png_uint_32 height = png_get_image_height(png, reader->info);
  if (png_get_rowbytes(png, reader->info) != (size_t)width * 8) png_error(png, "unexpected row size");
  for (int pass = 0; pass < passes; pass += 1) {
    for (png_uint_32 y = 0; y < height; y += 1) {
      png_read_row(png, (png_bytep)(samples + (size_t)y * width * 4), NULL);
    }
  }
  png_read_end(png, reader->info);
  return PellucidCodecDone;
}

PellucidCodecStatus PellucidPNGReaderReadRow(PellucidPNGReader *reader, uint8_t *row) {
  if (setjmp(reader->jump) != 0) return reader->status;
  png_set_option(reader->png, PNG_IGNORE_ADLER32, PNG_OPTION_ON);
  png_read_row(reader->png, row, NULL);
  return PellucidCodecDone;
}

PellucidCodecStatus PellucidPNGReaderFinish(PellucidPNGReader *reader) {
  if (setjmp(reader->jump) != 0) return reader->status;
  png_read_end(reader->png, reader->info);
  return PellucidCodecDone;
}

const uint8_t *PellucidPNGReaderExif(PellucidPNGReader *reader, size_t *count) {
  png_uint_32 size = 0;
  png_bytep exif = NULL;
  if (setjmp(reader->jump) != 0) return NULL;
  if (png_get_eXIf_1(reader->png, reader->info, &size, &exif) == 0) return NULL;
  *count = size;
  return exif;
}

const char *PellucidPNGReaderDetail(const PellucidPNGReader *reader) { return reader->detail; }

void PellucidPNGReaderFree(PellucidPNGReader *reader) {
  png_destroy_read_struct(&reader->png, &reader->info, NULL);
  free(reader);
}
