// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// Draws a scene document into a PPM file, and prints how readable a label on a material is.
//
//     cc draw.c -o draw $(pkg-config --cflags --libs pellucid)
//     ./draw scene.json picture.ppm

#include <pellucid.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// Ends the program with the message of a call that failed.
static void require(pellucid_status status) {
  if (status == PELLUCID_OK) return;
  fprintf(stderr, "draw: %s\n", pellucid_message());
  exit(1);
}

// Returns the bytes of a file, which the caller frees.
static char *contents(const char *path, size_t *count) {
  FILE *file = fopen(path, "rb");
  if (!file) {
    perror(path);
    exit(1);
  }
  char *bytes = NULL;
  size_t room = 0, read;
  *count = 0;
  do {
    if (*count == room) {
      room = room ? 2 * room : 4096;
      if (!(bytes = realloc(bytes, room))) abort();
    }
    read = fread(bytes + *count, 1, room - *count, file);
    *count += read;
  } while (read > 0);
  fclose(file);
  return bytes;
}

// Writes opaque RGBA pixels as a PPM.
static void write_ppm(const char *path, const pellucid_pixels *pixels) {
  FILE *file = fopen(path, "wb");
  if (!file) {
    perror(path);
    exit(1);
  }
  fprintf(file, "P6\n%d %d\n255\n", pixels->width, pixels->height);
  for (int y = 0; y < pixels->height; y++) {
    const unsigned char *row = (const unsigned char *)pixels->bytes + y * pixels->bytes_per_row;
    for (int x = 0; x < pixels->width; x++) fwrite(row + 4 * x, 1, 3, file);
  }
  fclose(file);
}

int main(int argument_count, char **arguments) {
  if (argument_count != 3) {
    fprintf(stderr, "usage: draw SCENE.json OUT.ppm\n");
    return 64;
  }

  // The paths of the pictures in the document start from its folder.
  char folder[4096] = ".";
  const char *slash = strrchr(arguments[1], '/');
  if (slash) snprintf(folder, sizeof folder, "%.*s", (int)(slash - arguments[1]) + 1, arguments[1]);
  size_t count;
  char *text = contents(arguments[1], &count);
  pellucid_document *document;
  require(pellucid_load(text, count, folder, &document));
  free(text);

  require(pellucid_set_traits(document, &(pellucid_traits){.appearance = "dark"}));
  require(pellucid_set_scale(document, 1));
  pellucid_size size;
  require(pellucid_get_size(document, &size));

  pellucid_pixels pixels = {
      .count = (size_t)4 * size.pixel_width * size.pixel_height,
      .width = size.pixel_width,
      .height = size.pixel_height,
      .bytes_per_row = (size_t)4 * size.pixel_width,
      .order = PELLUCID_RGBA,
  };
  if (!(pixels.bytes = malloc(pixels.count))) abort();
  require(pellucid_draw(document, &pixels));
  write_ppm(arguments[2], &pixels);
  free(pixels.bytes);

  char *findings;
  require(pellucid_findings(document, &findings));
  printf("%zu bytes of findings\n", strlen(findings));
  pellucid_free_text(findings);
  pellucid_free(document);

  pellucid_bound bound;
  require(pellucid_material_bound("thin", "label", &(pellucid_traits){.platform = "macos"}, 4.5, &bound));
  printf("label on thin: at least %.2f:1, which %s; worst over rgb(%.0f, %.0f, %.0f)\n", bound.lowest,
         bound.verdict == PELLUCID_HOLDS ? "holds 4.5:1" : "is not proven to hold 4.5:1", bound.red, bound.green,
         bound.blue);
  return 0;
}
