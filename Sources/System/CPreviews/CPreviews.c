// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

#define _GNU_SOURCE
#include "CPreviews.h"

#include <elf.h>
#include <fcntl.h>
#include <link.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

// MARK: Sections of the program

struct Section {
  const char *start;
  size_t size;
};

static int takeBase(struct dl_phdr_info *info, size_t size, void *base) {
  (void)size;
  *(uintptr_t *)base = info->dlpi_addr;
  // The first object is the program itself.
  return 1;
}

/// Returns the place in memory of a section, by the headers of a program's file; empty where the file has none.
static struct Section sectionIn(const char *file, size_t size, const char *name) {
  const struct Section none = {NULL, 0};
  const ElfW(Ehdr) *header = (const void *)file;
  if (size < sizeof *header || memcmp(header->e_ident, ELFMAG, SELFMAG) != 0 || header->e_shentsize != sizeof(ElfW(Shdr))) return none;
  if (header->e_shoff > size || header->e_shnum > (size - header->e_shoff) / sizeof(ElfW(Shdr)) || header->e_shstrndx >= header->e_shnum)
    return none;
  const ElfW(Shdr) *sections = (const void *)(file + header->e_shoff);
  const ElfW(Shdr) *names = &sections[header->e_shstrndx];
  if (names->sh_offset > size || names->sh_size > size - names->sh_offset) return none;
  uintptr_t base = 0;
  dl_iterate_phdr(takeBase, &base);
  size_t length = strlen(name) + 1;
  for (size_t i = 0; i < header->e_shnum; i++) {
    const ElfW(Shdr) *section = &sections[i];
    if (section->sh_name > names->sh_size || length > names->sh_size - section->sh_name) continue;
    if (memcmp(file + names->sh_offset + section->sh_name, name, length) != 0) continue;
    return (struct Section){(const char *)(base + section->sh_addr), section->sh_size};
  }
  return none;
}

/// Returns a section of the running program. The headers of sections are not loaded with a program.
static struct Section section(const char *name) {
  struct Section found = {NULL, 0};
  int descriptor = open("/proc/self/exe", O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return found;
  struct stat status;
  if (fstat(descriptor, &status) == 0 && status.st_size > 0) {
    size_t size = (size_t)status.st_size;
    char *file = mmap(NULL, size, PROT_READ, MAP_PRIVATE, descriptor, 0);
    if (file != MAP_FAILED) {
      found = sectionIn(file, size, name);
      munmap(file, size);
    }
  }
  close(descriptor);
  return found;
}

// MARK: Records of previews

void forEachPreviewRecord(void (*body)(PreviewRecord record, void *context), void *context) {
  struct Section found = section("pellucid_previews");
  for (size_t i = 0; i < found.size / sizeof(PreviewRecord); i++) {
    PreviewRecord record = ((const PreviewRecord *)(const void *)found.start)[i];
    if (record != NULL) body(record, context);
  }
}

// MARK: Types

// The first words of the description of a type, as the documents of Swift's binary interface lay it out.
struct Description {
  uint32_t flags;
  int32_t parent, name;
  /// The distance of the function that returns the type, from this word.
  int32_t access;
};

struct Response {
  TypeMetadata type;
  size_t state;
};

enum { kindMask = 0x1f, genericFlag = 0x80, firstKind = 16, lastKind = 18, referenceMask = 0x3 };

static bool isPlain(const struct Description *description) {
  uint32_t kind = description->flags & kindMask;
  return kind >= firstKind && kind <= lastKind && !(description->flags & genericFlag) && description->access != 0;
}

void forEachType(void (*body)(TypeMetadata type, void *context), void *context) {
  struct Section found = section("swift5_type_metadata");
  for (size_t i = 0; i < found.size / sizeof(int32_t); i++) {
    const int32_t *record = (const int32_t *)(const void *)found.start + i;
    // The lowest bits say whether the description is reached through another pointer, which those of the program's own are not.
    if (*record == 0 || *record & referenceMask) continue;
    const struct Description *description = (const void *)((const char *)record + *record);
    if (!isPlain(description)) continue;
    // A function of Swift with one word in and two words out is called as one of C is.
    struct Response (*access)(size_t) = (struct Response(*)(size_t))((const char *)&description->access + description->access);
    body(access(0).type, context);
  }
}
