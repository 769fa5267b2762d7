// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// Passes arguments to the C interface that cannot be used, and checks that each is an error with a message, that the
// memory of the caller stays untouched, and that documents still draw afterwards. Scripts/test-programs.sh runs it under
// AddressSanitizer, with buffers that end where the last pixel does.

#include <limits.h>
#include <math.h>
#include <pellucid.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int failures;

static void check(int holds, const char *what, int line) {
  if (holds) return;
  fprintf(stderr, "misuse.c:%d: %s: the last message is: %s\n", line, what, pellucid_message());
  failures++;
}

#define CHECK(condition) check(condition, #condition, __LINE__)
#define WORKS(call) check((call) == PELLUCID_OK, #call, __LINE__)
// Calls, and checks the status and that the message contains a text.
#define REFUSED(call, status, text) \
  check((call) == (status) && strstr(pellucid_message(), text) != NULL, #call " is refused with " #text, __LINE__)

static const char *scene =
    "{\"version\": 1, \"size\": {\"width\": 40, \"height\": 20}, \"scale\": 1, \"desktop\": [{\"fill\": \"#336699\", \"frame\": [0, 0, 20, 20]}, "
    "{\"material\": \"thin\", \"frame\": [4, 4, 30, 12], \"layers\": [{\"text\": \"Ok\", \"size\": 8, \"frame\": [2, 0, 20, 12]}]}]}";

static pellucid_document *load(const char *text) {
  pellucid_document *document = NULL;
  WORKS(pellucid_load(text, strlen(text), NULL, &document));
  return document;
}

static pellucid_pixels pixels(int width, int height, size_t gap) {
  size_t row = (size_t)4 * width + gap;
  pellucid_pixels pixels = {NULL, row * (height - 1) + (size_t)4 * width, width, height, row, PELLUCID_RGBA};
  if (!(pixels.bytes = malloc(pixels.count))) abort();
  memset(pixels.bytes, 0x7f, pixels.count);
  return pixels;
}

static void test_loading(void) {
  pellucid_document *document = NULL;
  REFUSED(pellucid_load(NULL, 1, NULL, &document), PELLUCID_ARGUMENT, "bytes");
  REFUSED(pellucid_load("{}", 2, NULL, NULL), PELLUCID_ARGUMENT, "document");
  REFUSED(pellucid_load("", 0, NULL, &document), PELLUCID_DOCUMENT, "JSON");
  REFUSED(pellucid_load("{}", 2, NULL, &document), PELLUCID_DOCUMENT, "version");
  REFUSED(pellucid_load("{\"\xff\": 1}", 9, NULL, &document), PELLUCID_DOCUMENT, "UTF-8");
  // More bytes than a document may have are refused before they are read.
  REFUSED(pellucid_load("{}", 16000001, NULL, &document), PELLUCID_DOCUMENT, "16000000");
  REFUSED(pellucid_load("{}", SIZE_MAX, NULL, &document), PELLUCID_ARGUMENT, "count");
  REFUSED(pellucid_load(scene, strlen(scene), "\xff", &document), PELLUCID_ARGUMENT, "folder");
  CHECK(document == NULL);
  pellucid_free(NULL);
  pellucid_free_text(NULL);
}

static void test_settings(void) {
  pellucid_document *document = load(scene);
  pellucid_size size;
  REFUSED(pellucid_set_traits(NULL, &(pellucid_traits){0}), PELLUCID_ARGUMENT, "document");
  REFUSED(pellucid_set_traits(document, NULL), PELLUCID_ARGUMENT, "traits");
  REFUSED(pellucid_set_traits(document, &(pellucid_traits){.appearance = "drak"}), PELLUCID_ARGUMENT, "\"dark\"");
  REFUSED(pellucid_set_traits(document, &(pellucid_traits){.platform = "\xc0"}), PELLUCID_ARGUMENT, "platform");
  REFUSED(pellucid_set_traits(document, &(pellucid_traits){.contrast = ""}), PELLUCID_ARGUMENT, "increased");
  REFUSED(pellucid_set_scale(NULL, 1), PELLUCID_ARGUMENT, "document");
  REFUSED(pellucid_set_scale(document, 0), PELLUCID_ARGUMENT, "scale");
  REFUSED(pellucid_set_scale(document, NAN), PELLUCID_ARGUMENT, "scale");
  REFUSED(pellucid_set_scale(document, INFINITY), PELLUCID_ARGUMENT, "scale");
  REFUSED(pellucid_set_time(NULL, 1), PELLUCID_ARGUMENT, "document");
  REFUSED(pellucid_set_time(document, -1), PELLUCID_ARGUMENT, "seconds");
  REFUSED(pellucid_set_time(document, INFINITY), PELLUCID_ARGUMENT, "seconds");
  WORKS(pellucid_set_time(document, 0.5));
  WORKS(pellucid_set_time(document, NAN));
  REFUSED(pellucid_set_threads(document, 0), PELLUCID_ARGUMENT, "threads");
  REFUSED(pellucid_set_threads(NULL, 1), PELLUCID_ARGUMENT, "document");
  WORKS(pellucid_set_threads(document, 1));
  REFUSED(pellucid_get_size(document, NULL), PELLUCID_ARGUMENT, "size");
  REFUSED(pellucid_get_size(NULL, &size), PELLUCID_ARGUMENT, "document");
  WORKS(pellucid_set_scale(document, 2.5));
  WORKS(pellucid_get_size(document, &size));
  CHECK(size.width == 40 && size.height == 20 && size.scale == 2.5 && size.pixel_width == 100 && size.pixel_height == 50);
  pellucid_free(document);

  document = load("{\"version\": 1, \"size\": {\"width\": 10000, \"height\": 10000}, \"scale\": 1}");
  REFUSED(pellucid_set_scale(document, 8), PELLUCID_ARGUMENT, "pixels");
  pellucid_free(document);
}

static void test_pixels(void) {
  pellucid_document *document = load(scene);
  pellucid_pixels good = pixels(40, 20, 12), bad;
  REFUSED(pellucid_draw(NULL, &good), PELLUCID_ARGUMENT, "document");
  REFUSED(pellucid_draw(document, NULL), PELLUCID_ARGUMENT, "pixels");
  struct {
    pellucid_pixels pixels;
    pellucid_status status;
  } cases[] = {
      {{NULL, good.count, 40, 20, 172, PELLUCID_RGBA}, PELLUCID_ARGUMENT},
      {{good.bytes, good.count, 40, 20, 172, (pellucid_order)7}, PELLUCID_ARGUMENT},
      {{good.bytes, SIZE_MAX, 40, 20, 172, PELLUCID_RGBA}, PELLUCID_ARGUMENT},
      {{good.bytes, good.count - 1, 40, 20, 172, PELLUCID_RGBA}, PELLUCID_PIXELS},
      {{good.bytes, 0, 40, 20, 172, PELLUCID_RGBA}, PELLUCID_PIXELS},
      {{good.bytes, good.count, 40, 20, 159, PELLUCID_RGBA}, PELLUCID_PIXELS},
      {{good.bytes, good.count, 40, 20, 0, PELLUCID_RGBA}, PELLUCID_PIXELS},
      {{good.bytes, good.count, 40, 20, SIZE_MAX, PELLUCID_RGBA}, PELLUCID_PIXELS},
      {{good.bytes, good.count, 40, 20, SIZE_MAX / 2, PELLUCID_RGBA}, PELLUCID_PIXELS},
      {{good.bytes, good.count, 39, 20, 172, PELLUCID_RGBA}, PELLUCID_PIXELS},
      {{good.bytes, good.count, 0, 0, 172, PELLUCID_RGBA}, PELLUCID_PIXELS},
      {{good.bytes, good.count, -40, -20, 172, PELLUCID_RGBA}, PELLUCID_PIXELS},
      {{good.bytes, good.count, INT32_MAX, INT32_MAX, 172, PELLUCID_RGBA}, PELLUCID_PIXELS},
      {{good.bytes, good.count, INT32_MIN, INT32_MIN, 172, PELLUCID_RGBA}, PELLUCID_PIXELS},
  };
  for (size_t index = 0; index < sizeof cases / sizeof *cases; index++) {
    bad = cases[index].pixels;
    REFUSED(pellucid_draw(document, &bad), cases[index].status, ": ");
    REFUSED(pellucid_draw_over(document, &bad, NULL, NULL), cases[index].status, ": ");
  }
  for (size_t index = 0; index < good.count; index++) CHECK(((unsigned char *)good.bytes)[index] == 0x7f);

  // Bytes between rows belong to the caller; BGRA has red and blue exchanged.
  WORKS(pellucid_draw(document, &good));
  pellucid_pixels other = pixels(40, 20, 0);
  other.order = PELLUCID_BGRA;
  WORKS(pellucid_draw(document, &other));
  int drawn = 0;
  for (int y = 0; y < 20; y++) {
    unsigned char *first = (unsigned char *)good.bytes + y * 172, *second = (unsigned char *)other.bytes + y * 160;
    for (int x = 0; x < 160; x += 4) {
      CHECK(first[x] == second[x + 2] && first[x + 1] == second[x + 1] && first[x + 2] == second[x] && first[x + 3] == second[x + 3]);
      drawn += first[x + 3] > 0;
    }
    for (int x = 160; y < 19 && x < 172; x++) CHECK(first[x] == 0x7f);
  }
  CHECK(drawn >= 20 * 20);
  free(good.bytes);
  free(other.bytes);
  pellucid_free(document);
}

static void test_drawing_over(void) {
  pellucid_document *document = load(scene), *fresh = load(scene);
  pellucid_pixels frame = pixels(40, 20, 0), whole = pixels(40, 20, 0);
  pellucid_rectangle changed = {1, 2, 3, 4};
  REFUSED(pellucid_draw_over(document, &frame, &(pellucid_rectangle){0, 0, -1, 1}, &changed), PELLUCID_ARGUMENT, "painted");
  CHECK(changed.x == 1 && changed.y == 2 && changed.width == 3 && changed.height == 4);
  WORKS(pellucid_draw_over(document, &frame, NULL, &changed));
  CHECK(changed.x == 0 && changed.y == 0 && changed.width == 40 && changed.height == 20);
  WORKS(pellucid_draw_over(document, &frame, &(pellucid_rectangle){0, 0, 0, 0}, &changed));
  CHECK(changed.width == 0 || changed.height == 0);
  // Painted rectangles may leave the picture.
  WORKS(pellucid_draw_over(document, &frame, &(pellucid_rectangle){INT32_MAX, INT32_MAX, INT32_MAX, INT32_MAX}, NULL));
  WORKS(pellucid_draw_over(document, &frame, &(pellucid_rectangle){INT32_MIN, INT32_MIN, INT32_MAX, INT32_MAX}, NULL));

  // A drawing that fails leaves the state of the last one.
  WORKS(pellucid_set_scale(document, 2));
  REFUSED(pellucid_draw_over(document, &frame, NULL, NULL), PELLUCID_PIXELS, ": ");
  WORKS(pellucid_set_scale(document, 1));
  memset(frame.bytes, 0xff, 160 * 10);
  memset(whole.bytes, 0xff, 160 * 10);
  WORKS(pellucid_draw_over(document, &frame, &(pellucid_rectangle){0, 0, 40, 10}, &changed));
  WORKS(pellucid_draw_over(fresh, &whole, NULL, NULL));
  CHECK(memcmp(frame.bytes, whole.bytes, frame.count) == 0);
  free(frame.bytes);
  free(whole.bytes);
  pellucid_free(document);
  pellucid_free(fresh);
}

static void test_scenes_that_cannot_be_drawn(void) {
  pellucid_pixels frame = pixels(10, 10, 0);
  const char *head = "{\"version\": 1, \"size\": {\"width\": 10, \"height\": 10}, \"scale\": 1, \"desktop\": [";
  struct {
    const char *layer, *word;
    pellucid_status status;
  } cases[] = {
      {"{\"image\": \"missing.png\"}", "missing.png", PELLUCID_RESOURCE},
      {"{\"symbol\": \"no.such.symbol\"}", "no.such.symbol", PELLUCID_RESOURCE},
      {"{\"material\": \"thinn\"}", "\"thin\"", PELLUCID_SCENE},
  };
  for (size_t index = 0; index < sizeof cases / sizeof *cases; index++) {
    char text[400];
    char *json = "unchanged";
    snprintf(text, sizeof text, "%s%s]}", head, cases[index].layer);
    pellucid_document *document = load(text);
    REFUSED(pellucid_draw(document, &frame), cases[index].status, cases[index].word);
    REFUSED(pellucid_draw_over(document, &frame, NULL, NULL), cases[index].status, cases[index].word);
    REFUSED(pellucid_findings(document, &json), cases[index].status, cases[index].word);
    CHECK(strcmp(json, "unchanged") == 0);
    pellucid_free(document);
  }
  free(frame.bytes);
}

static void test_scenes_that_take_too_much(void) {
  char text[8000] = "{\"version\": 1, \"size\": {\"width\": 10000, \"height\": 10000}, \"scale\": 1, \"desktop\": [";
  for (int layer = 0; layer < 100; layer++) strcat(text, layer ? ", {\"material\": \"thick\"}" : "{\"fill\": \"#336699\"}");
  strcat(text, "]}");
  pellucid_document *document = load(text);
  // The refusal comes before a pixel is written, so that the pages are never used.
  size_t count = (size_t)4 * 10000 * 10000;
  pellucid_pixels frame = {calloc(1, count), count, 10000, 10000, 40000, PELLUCID_RGBA};
  if (!frame.bytes) abort();
  REFUSED(pellucid_draw(document, &frame), PELLUCID_MEMORY, ": ");
  REFUSED(pellucid_draw_over(document, &frame, NULL, NULL), PELLUCID_MEMORY, ": ");
  free(frame.bytes);
  pellucid_free(document);
}

static void test_findings(void) {
  pellucid_document *document = load(scene);
  char *json = NULL;
  REFUSED(pellucid_findings(NULL, &json), PELLUCID_ARGUMENT, "document");
  REFUSED(pellucid_findings(document, NULL), PELLUCID_ARGUMENT, "json");
  WORKS(pellucid_findings(document, &json));
  CHECK(json && json[0] == '{' && strstr(json, "\"findings\""));
  pellucid_free_text(json);
  pellucid_free(document);
}

static void test_bounds(void) {
  pellucid_bound bound = {.lowest = 7};
  REFUSED(pellucid_material_bound(NULL, "label", NULL, 4.5, &bound), PELLUCID_ARGUMENT, "material");
  REFUSED(pellucid_material_bound("thin", NULL, NULL, 4.5, &bound), PELLUCID_ARGUMENT, "foreground");
  REFUSED(pellucid_material_bound("thin", "label", NULL, 4.5, NULL), PELLUCID_ARGUMENT, "bound");
  REFUSED(pellucid_material_bound("thinn", "label", NULL, 4.5, &bound), PELLUCID_ARGUMENT, "\"thin\"");
  REFUSED(pellucid_material_bound("\xff", "label", NULL, 4.5, &bound), PELLUCID_ARGUMENT, "material");
  REFUSED(pellucid_material_bound("thin", "lable", NULL, 4.5, &bound), PELLUCID_ARGUMENT, "\"label\"");
  REFUSED(pellucid_material_bound("thin", "#12345", NULL, 4.5, &bound), PELLUCID_ARGUMENT, "foreground #12345");
  REFUSED(pellucid_material_bound("thin", "label", NULL, 0.5, &bound), PELLUCID_ARGUMENT, "required");
  REFUSED(pellucid_material_bound("thin", "label", NULL, NAN, &bound), PELLUCID_ARGUMENT, "required");
  REFUSED(pellucid_material_bound("thin", "label", &(pellucid_traits){.look = "os1"}, 4.5, &bound), PELLUCID_ARGUMENT, "look");
  REFUSED(pellucid_glass_bound(NULL, "label", NULL, 4.5, &bound), PELLUCID_ARGUMENT, "glass");
  REFUSED(pellucid_glass_bound(&(pellucid_glass){.variant = "identity"}, "label", NULL, 4.5, &bound), PELLUCID_ARGUMENT, "regular");
  REFUSED(pellucid_glass_bound(&(pellucid_glass){0}, "label", NULL, 4.5, &bound), PELLUCID_ARGUMENT, "variant");
  pellucid_glass glass = {.variant = "clear", .control = "toolbr"};
  REFUSED(pellucid_glass_bound(&glass, "label", NULL, 4.5, &bound), PELLUCID_ARGUMENT, "\"toolbar\"");
  glass = (pellucid_glass){.variant = "clear", .width = 44};
  REFUSED(pellucid_glass_bound(&glass, "label", NULL, 4.5, &bound), PELLUCID_ARGUMENT, "height");
  glass = (pellucid_glass){.variant = "clear", .dimming = 2};
  REFUSED(pellucid_glass_bound(&glass, "label", NULL, 4.5, &bound), PELLUCID_ARGUMENT, "dimming");
  CHECK(bound.lowest == 7);

  WORKS(pellucid_material_bound("thin", "label", NULL, 1, &bound));
  CHECK(bound.verdict == PELLUCID_HOLDS && bound.lowest >= 1 && bound.found >= bound.lowest && bound.share > 0);
  // White on white glass over white is lost; the verdict follows the required ratio.
  glass = (pellucid_glass){.variant = "clear", .control = "toolbar"};
  WORKS(pellucid_glass_bound(&glass, "#FFFFFF", NULL, 4.5, &bound));
  CHECK(bound.verdict == PELLUCID_FAILS && bound.lowest < 1.5 && bound.red > 200 && bound.green > 200 && bound.blue > 200);
  double plain = bound.lowest;
  glass.dimming = 0.65;
  WORKS(pellucid_glass_bound(&glass, "#FFFFFF", NULL, 4.5, &bound));
  CHECK(bound.lowest > plain + 1);
  glass = (pellucid_glass){.variant = "regular", .width = 200, .height = 60};
  WORKS(pellucid_glass_bound(&glass, "label", NULL, 1, &bound));
  double light = bound.lowest;
  glass.adapts = 1;
  WORKS(pellucid_glass_bound(&glass, "label", NULL, 1, &bound));
  CHECK(bound.lowest <= light);
}

static void *fail(void *result) {
  *(int *)result = pellucid_message()[0] == 0 && pellucid_load(NULL, 0, NULL, NULL) == PELLUCID_ARGUMENT &&
                   strstr(pellucid_message(), "bytes") != NULL;
  return NULL;
}

static void test_messages_of_threads(void) {
  pthread_t thread;
  int holds = 0;
  REFUSED(pellucid_set_scale(NULL, 1), PELLUCID_ARGUMENT, "document");
  if (pthread_create(&thread, NULL, fail, &holds) || pthread_join(thread, NULL)) abort();
  CHECK(holds);
  CHECK(strstr(pellucid_message(), "document") != NULL);
}

int main(void) {
  CHECK(pellucid_message()[0] == 0);
  CHECK(strchr(pellucid_version(), '.') != NULL);
  test_loading();
  test_settings();
  test_pixels();
  test_drawing_over();
  test_scenes_that_cannot_be_drawn();
  test_scenes_that_take_too_much();
  test_findings();
  test_bounds();
  test_messages_of_threads();
  if (failures == 0) puts("misuse: every call was refused or did what it says");
  return failures ? 1 : 0;
}
