// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// libpng and libjpeg report errors with setjmp and longjmp, which Swift cannot cross. These
/// functions own the jumps and return a status instead. They hold no policy: limits, colour and
/// orientation are decided by the caller.

#ifndef PELLUCID_IMAGE_CODECS_H
#define PELLUCID_IMAGE_CODECS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef enum PellucidCodecStatus {
  PellucidCodecDone = 0,
  /// The bytes end before the picture does.
  PellucidCodecTruncated = 1,
  /// The bytes break the format's rules; the codec's `…_detail` says which.
  PellucidCodecCorrupt = 2,
  PellucidCodecTooManyScans = 3,
  /// The number of a JPEG's colour components belongs to no kind of colour.
  PellucidCodecUnknownComponents = 4,
  PellucidCodecOutOfMemory = 5,
} PellucidCodecStatus;

// MARK: PNG reading

typedef struct PellucidPNGReader PellucidPNGReader;

typedef struct PellucidPNGInfo {
  uint32_t width, height;
  /// Bytes of the picture before compression, without filter bytes.
  uint64_t rawByteCount;
  bool isGray;
  /// Rows are 8-bit RGBA, top first.
  bool isPlain;
  /// An sRGB chunk is present.
  bool isSRGB;
  /// gAMA as 1/100000; 0 where absent.
  int32_t gamma;
  /// cHRM: white, red, green, blue as x, y in 1/100000.
  bool hasPrimaries;
  int32_t primaries[8];
  /// cICP colour primaries and transfer characteristics; -1 where absent.
  int32_t codedPrimaries, codedTransfer;
  /// iCCP, owned by the reader; null where absent.
  const uint8_t *profile;
  size_t profileCount;
  /// Why an iCCP chunk holds no profile, owned by the reader; null where it does or there is none.
  const char *profileDetail;
} PellucidPNGInfo;

/// A reader over `bytes`, which must outlive it; null without memory.
PellucidPNGReader *PellucidPNGReaderMake(const uint8_t *bytes, size_t count, uint32_t maximumDimension);
/// Reads every chunk before the pixels; reserves nothing that depends on the size of the picture.
PellucidCodecStatus PellucidPNGReaderReadInfo(PellucidPNGReader *reader, PellucidPNGInfo *info);
/// Reads the picture as straight 16-bit RGBA in the machine's byte order: 4 × width × height
/// samples. Grey is repeated in red, green and blue. Also reads what follows the pixels.
PellucidCodecStatus PellucidPNGReaderReadPixels(PellucidPNGReader *reader, uint16_t *samples);
/// Reads the next row of a plain picture as it is stored: 4 × width bytes. The checksum over all rows is left out,
/// because the caller knows what it expects.
PellucidCodecStatus PellucidPNGReaderReadRow(PellucidPNGReader *reader, uint8_t *row);
/// Reads what follows the last row.
PellucidCodecStatus PellucidPNGReaderFinish(PellucidPNGReader *reader);
/// The eXIf chunk after `ReadPixels` or `Finish`, owned by the reader; null where absent.
const uint8_t *PellucidPNGReaderExif(PellucidPNGReader *reader, size_t *count);
const char *PellucidPNGReaderDetail(const PellucidPNGReader *reader);
void PellucidPNGReaderFree(PellucidPNGReader *reader);

// MARK: PNG writing

typedef struct PellucidPNGWriter PellucidPNGWriter;

typedef struct PellucidPNGLayout {
  uint32_t width, height;
  /// 8, or 16 in the machine's byte order.
  uint8_t bitDepth;
  /// Rows are RGBA, otherwise RGB.
  bool hasAlpha;
  /// zlib's 0…9.
  uint8_t compressionLevel;
  /// Adds an sRGB chunk (relative colorimetric).
  bool isSRGB;
  /// Adds an iCCP chunk under this name where not null.
  const char *profileName;
  const uint8_t *profile;
  size_t profileCount;
  /// Adds a cICP chunk (full range RGB) unless both are 0.
  uint8_t codedPrimaries, codedTransfer;
} PellucidPNGLayout;

/// Null without memory.
PellucidPNGWriter *PellucidPNGWriterMake(void);
PellucidCodecStatus PellucidPNGWriterBegin(PellucidPNGWriter *writer, const PellucidPNGLayout *layout);
PellucidCodecStatus PellucidPNGWriterWriteRow(PellucidPNGWriter *writer, const uint8_t *row);
PellucidCodecStatus PellucidPNGWriterEnd(PellucidPNGWriter *writer);
/// The file so far, owned by the writer.
const uint8_t *PellucidPNGWriterBytes(const PellucidPNGWriter *writer, size_t *count);
const char *PellucidPNGWriterDetail(const PellucidPNGWriter *writer);
void PellucidPNGWriterFree(PellucidPNGWriter *writer);

// MARK: JPEG reading

typedef struct PellucidJPEGReader PellucidJPEGReader;

typedef struct PellucidJPEGInfo {
  uint32_t width, height;
  /// 1: grey, 3: RGB, 4: CMYK.
  uint32_t components;
  /// CMYK is stored as Adobe does: 255 is no ink.
  bool isInverted;
  /// The Exif block after its six-byte name, owned by the reader; null where absent.
  const uint8_t *exif;
  size_t exifCount;
  /// The ICC profile joined from its APP2 parts, owned by the reader; null where absent.
  const uint8_t *profile;
  size_t profileCount;
} PellucidJPEGInfo;

/// A reader over `bytes`, which must outlive it; null without memory. A picture with more than
/// `maximumScans` scans is refused: each scan costs a pass over all coefficients, so a file of a
/// few kilobytes could otherwise keep a processor busy for minutes.
PellucidJPEGReader *PellucidJPEGReaderMake(const uint8_t *bytes, size_t count, uint32_t maximumScans);
/// Reads up to the first scan; reserves nothing that depends on the size of the picture.
PellucidCodecStatus PellucidJPEGReaderReadInfo(PellucidJPEGReader *reader, PellucidJPEGInfo *info);
/// Prepares for rows; the codec's own memory is bounded by `maximumMemory` bytes.
PellucidCodecStatus PellucidJPEGReaderStart(PellucidJPEGReader *reader, size_t maximumMemory);
/// Reads the next row: width × components bytes.
PellucidCodecStatus PellucidJPEGReaderReadRow(PellucidJPEGReader *reader, uint8_t *row);
/// Reads what follows the last row.
PellucidCodecStatus PellucidJPEGReaderFinish(PellucidJPEGReader *reader);
const char *PellucidJPEGReaderDetail(const PellucidJPEGReader *reader);
void PellucidJPEGReaderFree(PellucidJPEGReader *reader);

// MARK: Pixel layouts of Little CMS that the readers convert between, four 16-bit lanes each

/// Red, green, blue, and a fourth lane that is left alone.
extern const uint32_t PellucidLayoutRGBX16;
/// Grey in the first lane, three lanes that are left alone.
extern const uint32_t PellucidLayoutGrayXXX16;
/// Cyan, magenta, yellow, black; 65535 is full ink.
extern const uint32_t PellucidLayoutCMYK16;

#endif
