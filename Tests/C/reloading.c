// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// Loads, draws and frees a document again and again, and checks that the memory of the process stays what it was after the
// first ones. Runs without sanitizers, which keep freed memory.

#include <pellucid.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// Returns the resident memory of the process, in KiB.
static long resident(void) {
  long all, pages;
  FILE *file = fopen("/proc/self/statm", "r");
  if (!file || fscanf(file, "%ld %ld", &all, &pages) != 2) abort();
  fclose(file);
  return pages * (sysconf(_SC_PAGESIZE) / 1024);
}

static void load_and_draw(void) {
  const char *text = "{\"version\": 1, \"size\": {\"width\": 50, \"height\": 50}, \"desktop\": ["
                     "{\"text\": \"Now\", \"frame\": [0, 0, 50, 20]}, {\"symbol\": \"wifi\", \"frame\": [0, 20, 20, 20]}]}";
  static unsigned char bytes[100 * 100 * 4];
  pellucid_pixels pixels = {bytes, sizeof bytes, 100, 100, 400, PELLUCID_RGBA};
  pellucid_document *document;
  if (pellucid_load(text, strlen(text), NULL, &document) || pellucid_draw(document, &pixels)) {
    fprintf(stderr, "reloading: %s\n", pellucid_message());
    exit(1);
  }
  pellucid_free(document);
}

int main(void) {
  for (int count = 0; count < 10; count++) load_and_draw();
  long before = resident();
  for (int count = 0; count < 40; count++) load_and_draw();
  long growth = resident() - before;
  printf("reloading: 40 documents leave %ld KiB\n", growth);
  // One of them takes more than 40 000 KiB; what the allocator keeps of the pieces varies by some hundred.
  return growth > 2000;
}
