// Prints the symbols that sources of a folder refer to, from the index that a debug build writes: symbol (USR), file,
// line and column, with tabs between them.
//
//     IndexedSymbols STORE FOLDER
//
// STORE is `.build/debug/index/store`. Units of sources that are gone, or outside of FOLDER, are left out, and so is all but
// the newest unit of a source. The functions
// are those of libIndexStore, a part of every Swift toolchain; their declarations follow "indexstore/indexstore.h" of LLVM.
#include <limits.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

typedef void *Handle;
typedef struct {
  const char *data;
  size_t length;
} String;

Handle indexstore_store_create(const char *path, Handle *error);
const char *indexstore_error_get_description(Handle error);
bool indexstore_store_units_apply_f(Handle store, unsigned sorted, void *context, bool (*apply)(void *, String));
bool indexstore_store_get_unit_modification_time(
    Handle store, const char *name, int64_t *seconds, int64_t *nanoseconds, Handle *error);
Handle indexstore_unit_reader_create(Handle store, const char *name, Handle *error);
void indexstore_unit_reader_dispose(Handle reader);
bool indexstore_unit_reader_has_main_file(Handle reader);
String indexstore_unit_reader_get_main_file(Handle reader);
bool indexstore_unit_reader_dependencies_apply_f(Handle reader, void *context, bool (*apply)(void *, Handle));
int indexstore_unit_dependency_get_kind(Handle dependency);
String indexstore_unit_dependency_get_name(Handle dependency);
String indexstore_unit_dependency_get_filepath(Handle dependency);
Handle indexstore_record_reader_create(Handle store, const char *name, Handle *error);
void indexstore_record_reader_dispose(Handle reader);
bool indexstore_record_reader_occurrences_apply_f(Handle reader, void *context, bool (*apply)(void *, Handle));
Handle indexstore_occurrence_get_symbol(Handle occurrence);
uint64_t indexstore_occurrence_get_roles(Handle occurrence);
void indexstore_occurrence_get_line_col(Handle occurrence, unsigned *line, unsigned *column);
String indexstore_symbol_get_usr(Handle symbol);

enum { dependencyIsRecord = 2, roleIsReference = 1 << 2, roleIsImplicit = 1 << 8 };

static Handle store;
static const char *folder;

static bool printOccurrence(void *file, Handle occurrence) {
  uint64_t roles = indexstore_occurrence_get_roles(occurrence);
  // What the compiler chose by itself, such as how `for await` asks for the next element, it chooses by the platform.
  if (!(roles & roleIsReference) || roles & roleIsImplicit) return true;
  String usr = indexstore_symbol_get_usr(indexstore_occurrence_get_symbol(occurrence));
  unsigned line = 0, column = 0;
  indexstore_occurrence_get_line_col(occurrence, &line, &column);
  printf("%.*s\t%s\t%u\t%u\n", (int)usr.length, usr.data, (const char *)file, line, column);
  return true;
}

static bool readDependency(void *mainFile, Handle dependency) {
  if (indexstore_unit_dependency_get_kind(dependency) != dependencyIsRecord) return true;
  // The record of the source itself; a unit names those of modules that it imports too.
  String path = indexstore_unit_dependency_get_filepath(dependency);
  const char *file = mainFile;
  if (path.length != strlen(file) || memcmp(path.data, file, path.length) != 0) return true;
  String name = indexstore_unit_dependency_get_name(dependency);
  char *terminated = strndup(name.data, name.length);
  Handle error = NULL;
  Handle reader = indexstore_record_reader_create(store, terminated, &error);
  free(terminated);
  if (!reader) return true;
  indexstore_record_reader_occurrences_apply_f(reader, mainFile, printOccurrence);
  indexstore_record_reader_dispose(reader);
  return true;
}

typedef struct {
  char *name, *file;
  int64_t seconds, nanoseconds;
} Unit;

static Unit *units;
static size_t unitCount;

static bool addUnit(void *context, String name) {
  Unit unit = {strndup(name.data, name.length), NULL, 0, 0};
  Handle error = NULL;
  Handle reader = indexstore_unit_reader_create(store, unit.name, &error);
  if (!reader) return true;
  if (indexstore_unit_reader_has_main_file(reader)) {
    String file = indexstore_unit_reader_get_main_file(reader);
    unit.file = strndup(file.data, file.length);
    bool isThere = strncmp(unit.file, folder, strlen(folder)) == 0 && access(unit.file, R_OK) == 0;
    if (isThere &&
        indexstore_store_get_unit_modification_time(store, unit.name, &unit.seconds, &unit.nanoseconds, &error) == false) {
      units = realloc(units, (unitCount + 1) * sizeof *units);
      if (!units) abort();
      units[unitCount++] = unit;
    }
  }
  indexstore_unit_reader_dispose(reader);
  return true;
}

/// By source, the newest first.
static int order(const void *left, const void *right) {
  const Unit *first = left, *second = right;
  int files = strcmp(first->file, second->file);
  if (files) return files;
  if (first->seconds != second->seconds) return first->seconds > second->seconds ? -1 : 1;
  return first->nanoseconds == second->nanoseconds ? 0 : first->nanoseconds > second->nanoseconds ? -1 : 1;
}

static void readUnit(const Unit *unit) {
  Handle error = NULL;
  Handle reader = indexstore_unit_reader_create(store, unit->name, &error);
  if (!reader) return;
  indexstore_unit_reader_dependencies_apply_f(reader, unit->file, readDependency);
  indexstore_unit_reader_dispose(reader);
}

int main(int count, char **arguments) {
  if (count != 3) {
    fprintf(stderr, "usage: IndexedSymbols STORE FOLDER\n");
    return 2;
  }
  Handle error = NULL;
  store = indexstore_store_create(arguments[1], &error);
  if (!store) {
    fprintf(stderr, "IndexedSymbols: %s: %s\n", arguments[1], indexstore_error_get_description(error));
    return 2;
  }
  folder = arguments[2];
  indexstore_store_units_apply_f(store, 1, NULL, addUnit);
  qsort(units, unitCount, sizeof *units, order);
  for (size_t place = 0; place < unitCount; place++) {
    if (place == 0 || strcmp(units[place].file, units[place - 1].file) != 0) readUnit(&units[place]);
  }
  if (unitCount == 0) {
    fprintf(stderr, "IndexedSymbols: %s: no source of %s is in the index; build first\n", arguments[1], folder);
    return 2;
  }
  return 0;
}
