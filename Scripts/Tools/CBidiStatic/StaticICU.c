// An empty data file of ICU, for commands that are one static file each.
//
// Foundation carries ICU with 34 MB of data: names of languages, calendars, collation. The commands ask for none of it, because
// BidiText has its own tables. The linker takes this symbol and not the one of Foundation's archive, so the data is left out.
// ICU reads a valid file without entries, and says of every entry that it is missing.
// The name has the version of ICU in the toolchain. If the toolchain has another one, this symbol is unused, and the data is
// linked: the commands are larger, and work.
// The header is that of `unicode/udata.h`.
#include <stdint.h>

const struct {
  uint16_t headerSize;
  uint8_t magic[2];
  // UDataInfo
  uint16_t infoSize, reserved;
  uint8_t isBigEndian, charset, unitSize, reservedByte;
  uint8_t format[4], formatVersion[4], dataVersion[4];
  uint8_t padding[8];
  // The table of contents, without entries.
  uint32_t count, alignment;
} __attribute__((aligned(16))) icudt76_dat = {
    32, {0xDA, 0x27}, 20, 0, 0, 0, 2, 0, {'T', 'o', 'C', 'P'}, {1, 0, 0, 0}, {0, 0, 0, 0}, {0}, 0, 0,
};
