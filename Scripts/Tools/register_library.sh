#!/usr/bin/env bash
# Lets programs find a library that was just installed: Scripts/Tools/register_library.sh LIBDIR
# Where the loader looks in LIBDIR, it runs ldconfig for root, and tells others to. Elsewhere it says what programs need.
# What pkg-config needs is said too. Scripts/install runs it.
set -euo pipefail
libdir=$1
say() { printf 'install: %s\n' "$*" >&2; }

# Whether a folder is one of the folders on standard input.
is_among() {
  local wanted=$1 folder
  while IFS= read -r folder; do
    if [ "$folder" = "$wanted" ] || [ "$folder" -ef "$wanted" ]; then return 0; fi
  done
  return 1
}

# On macOS the library carries its own path.
if [ "$(uname -s)" = Linux ]; then
  # Users who are not root have no sbin in their path.
  PATH=$PATH:/usr/sbin:/sbin
  # -N and -X change nothing; -v prints each folder of the loader with a colon after it.
  if ! is_among "$libdir" < <(ldconfig -N -X -v 2>/dev/null | sed -n 's/^\(\/[^:]*\):.*/\1/p'); then
    say "the loader does not look in $libdir: link programs with -Wl,-rpath,$libdir, or set LD_LIBRARY_PATH=$libdir"
  elif [ "$(id -u)" -eq 0 ] && ldconfig; then
    say "ldconfig told the loader of the library"
  else
    say "the loader does not know the library yet; run: sudo ldconfig"
  fi
fi

if command -v pkg-config >/dev/null; then
  folders=${PKG_CONFIG_PATH:-}:$(pkg-config --variable pc_path pkg-config 2>/dev/null || true)
  if ! is_among "$libdir/pkgconfig" < <(printf '%s\n' "$folders" | tr ':' '\n'); then
    say "pkg-config does not look in $libdir/pkgconfig: set PKG_CONFIG_PATH=$libdir/pkgconfig"
  fi
fi
