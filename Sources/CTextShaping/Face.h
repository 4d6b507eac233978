// What the files of this module share, with the types of HarfBuzz.
#ifndef CTEXTSHAPING_FACE_H
#define CTEXTSHAPING_FACE_H

#include <hb.h>
#include <stdbool.h>
#include <stdint.h>

struct bidi_face {
  hb_face_t *face;
  /// In font units, never changed.
  hb_font_t *font;
  char *path;
  int32_t index;
  /// Whether advances are not in proportion to the size: the font has a table `trak`, or an axis `opsz`.
  bool depends_on_size;
};

/// Where a variable font stands on each of its axes for letters of a size, to be freed by the caller; null for a font without axes.
float *bidi_face_coordinates(const bidi_face *face, double size, unsigned *count);

#endif
