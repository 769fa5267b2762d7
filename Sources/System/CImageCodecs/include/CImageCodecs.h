// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Wrappers around libpng and libjpeg, which report errors with setjmp and longjmp. Swift cannot cross such jumps;
/// these functions contain the jumps and return a status instead. They hold no policy: the caller decides limits,
/// colour and orientation.

#ifndef PELLUCID_IMAGE_CODECS_H
#define PELLUCID_IMAGE_CODECS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef enum PellucidCodecStatus {
  PellucidCodecDone = 0,
  /// The bytes end before the picture is complete.
  PellucidCodecTruncated = 1,
  /// The bytes violate the format; the codec's `…Detail` function returns the message.
  PellucidCodecCorrupt = 2,
  PellucidCodecTooManyScans = 3,
  /// The number of colour components in a JPEG matches no colour model.
  PellucidCodecUnknownComponents = 4,
  PellucidCodecOutOfMemory = 5,
} PellucidCodecStatus;

// MARK: PNG reading

typedef struct PellucidPNGReader PellucidPNGReader;

typedef struct PellucidPNGInfo {
  uint32_t width, height;
  /// The size of the decompressed picture, in bytes, without filter bytes.
  uint64_t rawByteCount;
  bool isGray;
  /// True where rows are stored as 8-bit RGBA, not interlaced.
  bool isPlain;
  /// True where an sRGB chunk is present.
  bool isSRGB;
  /// The value of gAMA in 1/100000; 0 if absent.
  int32_t gamma;
  /// The values of cHRM: the x, y chromaticities of white, red, green and blue in 1/100000.
  bool hasPrimaries;
  int32_t primaries[8];
  /// The colour primaries and transfer characteristics of cICP; -1 if absent.
  int32_t codedPrimaries, codedTransfer;
  /// The profile of iCCP, owned by the reader; null if absent.
  const uint8_t *profile;
  size_t profileCount;
  /// The reason why an iCCP chunk holds no valid profile, owned by the reader; null if the profile is valid or absent.
  const char *profileDetail;
} PellucidPNGInfo;

/// Creates a reader of `bytes`, which must outlive the reader. Returns null if there is not enough memory.
PellucidPNGReader *PellucidPNGReaderMake(const uint8_t *bytes, size_t count, uint32_t maximumDimension);
/// Reads all chunks before the pixels. The memory reserved does not depend on the size of the picture.
PellucidCodecStatus PellucidPNGReaderReadInfo(PellucidPNGReader *reader, PellucidPNGInfo *info);
/// Reads the picture as straight 16-bit RGBA in native byte order, 4 × width × height samples. Grey is repeated in red,
/// green and blue. Reads the chunks after the pixels too.
PellucidCodecStatus PellucidPNGReaderReadPixels(PellucidPNGReader *reader, uint16_t *samples);
/// Reads the next row of a plain picture as stored, 4 × width bytes. The checksum over all rows is not verified,
/// because the caller compares the rows with known ones.
PellucidCodecStatus PellucidPNGReaderReadRow(PellucidPNGReader *reader, uint8_t *row);
/// Reads the chunks after the last row.
PellucidCodecStatus PellucidPNGReaderFinish(PellucidPNGReader *reader);
/// Returns the eXIf chunk after `ReadPixels` or `Finish`, owned by the reader; null if absent.
const uint8_t *PellucidPNGReaderExif(PellucidPNGReader *reader, size_t *count);
const char *PellucidPNGReaderDetail(const PellucidPNGReader *reader);
void PellucidPNGReaderFree(PellucidPNGReader *reader);

// MARK: PNG writing

typedef struct PellucidPNGWriter PellucidPNGWriter;

typedef struct PellucidPNGLayout {
  uint32_t width, height;
  /// The bits per sample: 8, or 16 in native byte order.
  uint8_t bitDepth;
  /// True where rows are RGBA, false where they are RGB.
  bool hasAlpha;
  /// The compression level of zlib, 0…9.
  uint8_t compressionLevel;
  /// True to add an sRGB chunk (relative colorimetric).
  bool isSRGB;
  /// The name of an iCCP chunk to add; null adds none.
  const char *profileName;
  const uint8_t *profile;
  size_t profileCount;
  /// The codes of a cICP chunk to add (full range RGB); none is added if both are 0.
  uint8_t codedPrimaries, codedTransfer;
} PellucidPNGLayout;

/// Creates a writer. Returns null if there is not enough memory.
PellucidPNGWriter *PellucidPNGWriterMake(void);
PellucidCodecStatus PellucidPNGWriterBegin(PellucidPNGWriter *writer, const PellucidPNGLayout *layout);
PellucidCodecStatus PellucidPNGWriterWriteRow(PellucidPNGWriter *writer, const uint8_t *row);
PellucidCodecStatus PellucidPNGWriterEnd(PellucidPNGWriter *writer);
/// Returns the bytes written so far, owned by the writer.
const uint8_t *PellucidPNGWriterBytes(const PellucidPNGWriter *writer, size_t *count);
const char *PellucidPNGWriterDetail(const PellucidPNGWriter *writer);
void PellucidPNGWriterFree(PellucidPNGWriter *writer);

// MARK: JPEG reading

typedef struct PellucidJPEGReader PellucidJPEGReader;

typedef struct PellucidJPEGInfo {
  uint32_t width, height;
  /// The number of components: 1 for grey, 3 for RGB, 4 for CMYK.
  uint32_t components;
  /// True where CMYK is inverted, as Adobe stores it: 255 is no ink.
  bool isInverted;
  /// The Exif block without its six-byte name, owned by the reader; null if absent.
  const uint8_t *exif;
  size_t exifCount;
  /// The ICC profile joined from its APP2 segments, owned by the reader; null if absent.
  const uint8_t *profile;
  size_t profileCount;
} PellucidJPEGInfo;

/// Creates a reader of `bytes`, which must outlive the reader. Returns null if there is not enough memory. A picture
/// with more than `maximumScans` scans is rejected: each scan is a pass over all coefficients, so a file of a few
/// kilobytes could otherwise occupy a processor for minutes.
PellucidJPEGReader *PellucidJPEGReaderMake(const uint8_t *bytes, size_t count, uint32_t maximumScans);
/// Reads up to the first scan. The memory reserved does not depend on the size of the picture.
PellucidCodecStatus PellucidJPEGReaderReadInfo(PellucidJPEGReader *reader, PellucidJPEGInfo *info);
/// Prepares the decoding of rows. The memory of the codec is limited to `maximumMemory` bytes.
PellucidCodecStatus PellucidJPEGReaderStart(PellucidJPEGReader *reader, size_t maximumMemory);
/// Reads the next row, width × components bytes.
PellucidCodecStatus PellucidJPEGReaderReadRow(PellucidJPEGReader *reader, uint8_t *row);
/// Reads the data after the last row.
PellucidCodecStatus PellucidJPEGReaderFinish(PellucidJPEGReader *reader);
const char *PellucidJPEGReaderDetail(const PellucidJPEGReader *reader);
void PellucidJPEGReaderFree(PellucidJPEGReader *reader);

// MARK: Pixel layouts of Little CMS for conversions, four 16-bit lanes each

/// Red, green, blue, and a fourth lane that is not changed.
extern const uint32_t PellucidLayoutRGBX16;
/// Grey in the first lane, and three lanes that are not changed.
extern const uint32_t PellucidLayoutGrayXXX16;
/// Cyan, magenta, yellow, black; 65535 is full ink.
extern const uint32_t PellucidLayoutCMYK16;

#endif
