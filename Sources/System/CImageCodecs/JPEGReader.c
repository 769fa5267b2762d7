// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

#include "CImageCodecs.h"

#include <stddef.h>
#include <stdio.h>

#include <jpeglib.h>
#include <jerror.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

struct PellucidJPEGReader {
  struct jpeg_decompress_struct codec;
  struct jpeg_error_mgr errors;
  struct jpeg_source_mgr source;
  struct jpeg_progress_mgr progress;
  int maximumScans;
  JOCTET *profile;
  PellucidCodecStatus status;
  char detail[JMSG_LENGTH_MAX];
  jmp_buf jump;
};

static void stop(PellucidJPEGReader *reader, PellucidCodecStatus status, const char *detail) {
  reader->status = status;
  strncpy(reader->detail, detail, sizeof reader->detail - 1);
  longjmp(reader->jump, 1);
}

static void failed(j_common_ptr codec) {
  char message[JMSG_LENGTH_MAX];
  codec->err->format_message(codec, message);
  stop(codec->client_data, PellucidCodecCorrupt, message);
}

/// Rejects a picture with damaged areas, which libjpeg fills with grey and reports only as a warning. The warnings
/// listed here leave every pixel intact.
static void messaged(j_common_ptr codec, int level) {
  if (level >= 0) return;
  switch (codec->err->msg_code) {
    case JWRN_EXTRANEOUS_DATA:
    case JWRN_ADOBE_XFORM:
    case JWRN_BOGUS_PROGRESSION:
    case JWRN_JFIF_MAJOR:
    case JWRN_BOGUS_ICC:
      return;
    default:
      failed(codec);
  }
}

static void stayQuiet(j_common_ptr codec) { (void)codec; }

static void countScans(j_common_ptr codec) {
  PellucidJPEGReader *reader = codec->client_data;
  if (reader->codec.input_scan_number > reader->maximumScans) {
    stop(reader, PellucidCodecTooManyScans, "");
  }
}

static void startSource(j_decompress_ptr codec) { (void)codec; }

static boolean fillSource(j_decompress_ptr codec) {
  stop(codec->client_data, PellucidCodecTruncated, "");
  return FALSE;
}

static void skipSource(j_decompress_ptr codec, long count) {
  if (count <= 0) return;
  if ((size_t)count > codec->src->bytes_in_buffer) fillSource(codec);
  codec->src->next_input_byte += count;
  codec->src->bytes_in_buffer -= (size_t)count;
}

PellucidJPEGReader *PellucidJPEGReaderMake(
    const uint8_t *bytes, size_t count, uint32_t maximumScans) {
  PellucidJPEGReader *reader = calloc(1, sizeof *reader);
  if (reader == NULL) return NULL;
  reader->maximumScans = (int)maximumScans;
  reader->codec.err = jpeg_std_error(&reader->errors);
  reader->errors.error_exit = failed;
  reader->errors.emit_message = messaged;
  reader->errors.output_message = stayQuiet;
  reader->codec.client_data = reader;
  if (setjmp(reader->jump) != 0) {
    PellucidJPEGReaderFree(reader);
    return NULL;
  }
  jpeg_create_decompress(&reader->codec);
  reader->source.next_input_byte = bytes;
  reader->source.bytes_in_buffer = count;
  reader->source.init_source = startSource;
  reader->source.fill_input_buffer = fillSource;
  reader->source.skip_input_data = skipSource;
  reader->source.resync_to_restart = jpeg_resync_to_restart;
  reader->source.term_source = startSource;
  reader->codec.src = &reader->source;
  reader->progress.progress_monitor = countScans;
  reader->codec.progress = &reader->progress;
  return reader;
}

static void findExif(PellucidJPEGReader *reader, PellucidJPEGInfo *info) {
  static const char name[6] = "Exif\0";
  jpeg_saved_marker_ptr marker = reader->codec.marker_list;
  for (; marker != NULL; marker = marker->next) {
    if (marker->marker != JPEG_APP0 + 1 || marker->data_length < sizeof name) continue;
    if (memcmp(marker->data, name, sizeof name) != 0) continue;
    info->exif = marker->data + sizeof name;
    info->exifCount = marker->data_length - sizeof name;
    return;
  }
}

PellucidCodecStatus PellucidJPEGReaderReadInfo(
    PellucidJPEGReader *reader, PellucidJPEGInfo *info) {
  if (setjmp(reader->jump) != 0) return reader->status;
  struct jpeg_decompress_struct *codec = &reader->codec;
  jpeg_save_markers(codec, JPEG_APP0 + 1, 0xffff);
  jpeg_save_markers(codec, JPEG_APP0 + 2, 0xffff);
  jpeg_read_header(codec, TRUE);
  memset(info, 0, sizeof *info);
  info->width = codec->image_width;
  info->height = codec->image_height;
  switch (codec->jpeg_color_space) {
    case JCS_GRAYSCALE:
      codec->out_color_space = JCS_GRAYSCALE;
      info->components = 1;
      break;
    case JCS_YCbCr:
    case JCS_RGB:
      codec->out_color_space = JCS_RGB;
      info->components = 3;
      break;
    case JCS_CMYK:
    case JCS_YCCK:
      codec->out_color_space = JCS_CMYK;
      info->components = 4;
      info->isInverted = codec->saw_Adobe_marker;
      break;
    default:
      stop(reader, PellucidCodecUnknownComponents, "");
  }
  findExif(reader, info);
  unsigned int profileCount = 0;
  if (jpeg_read_icc_profile(codec, &reader->profile, &profileCount)) {
    info->profile = reader->profile;
    info->profileCount = profileCount;
  }
  return PellucidCodecDone;
}

PellucidCodecStatus PellucidJPEGReaderStart(PellucidJPEGReader *reader, size_t maximumMemory) {
  if (setjmp(reader->jump) != 0) return reader->status;
  reader->codec.mem->max_memory_to_use = (long)maximumMemory;
  // The slow integer transform has the same exact result on every machine.
  reader->codec.dct_method = JDCT_ISLOW;
  jpeg_start_decompress(&reader->codec);
  return PellucidCodecDone;
}

PellucidCodecStatus PellucidJPEGReaderReadRow(PellucidJPEGReader *reader, uint8_t *row) {
  if (setjmp(reader->jump) != 0) return reader->status;
  JSAMPROW rows[1] = {row};
  if (jpeg_read_scanlines(&reader->codec, rows, 1) != 1) fillSource(&reader->codec);
  return PellucidCodecDone;
}

PellucidCodecStatus PellucidJPEGReaderFinish(PellucidJPEGReader *reader) {
  if (setjmp(reader->jump) != 0) return reader->status;
  jpeg_finish_decompress(&reader->codec);
  return PellucidCodecDone;
}

const char *PellucidJPEGReaderDetail(const PellucidJPEGReader *reader) { return reader->detail; }

void PellucidJPEGReaderFree(PellucidJPEGReader *reader) {
  if (setjmp(reader->jump) == 0) jpeg_destroy_decompress(&reader->codec);
  free(reader->profile);
  free(reader);
}
