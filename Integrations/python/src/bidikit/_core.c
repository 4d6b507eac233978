// The bridge from Python to libbidikit: texts of Python and of columns in, results out.
//
// Only the limited API of Python 3.10, so that one wheel serves all later versions. The functions of texts are those of the
// package: a call for one label costs little more than its work. `_texts.py` has their types, `_core.pyi` those of the rest.
#define PY_SSIZE_T_CLEAN
#define Py_LIMITED_API 0x030A0000
#include <Python.h>

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bidikit.h"

// Texts

/// The texts of a call.
typedef struct {
  enum { SINGLE, LIST, COLUMN } form;
  bidikit_text *texts;
  int64_t count;
  /// How many bytes the texts have.
  int64_t byte_count;
  /// Keeps the texts alive while other threads run: the text, a tuple of them, or the buffers of a column.
  PyObject *owner;
  bidikit_text room[1];
} Input;

/// The class BidiError, which Python hands over when it imports this.
static PyObject *bidi_error = NULL;

static const char *const codes[] = {
    "ok",          "invalid-argument", "invalid-utf8", "unknown-locale", "invalid-pattern",
    "invalid-value", "unknown-name",   "fault"};

/// Raises BidiError; a negative index or offset is None.
static PyObject *raise_error(const char *code, const char *message, int64_t index, int64_t offset) {
  if (bidi_error == NULL) {
    PyErr_SetString(PyExc_ValueError, message);
    return NULL;
  }
  PyObject *at = index < 0 ? Py_NewRef(Py_None) : PyLong_FromLongLong(index);
  PyObject *where = offset < 0 ? Py_NewRef(Py_None) : PyLong_FromLongLong(offset);
  PyObject *error = at == NULL || where == NULL
                        ? NULL
                        : PyObject_CallFunction(bidi_error, "ssOO", message, code, at, where);
  Py_XDECREF(at);
  Py_XDECREF(where);
  if (error != NULL) {
    PyErr_SetObject(bidi_error, error);
    Py_DECREF(error);
  }
  return NULL;
}

/// Raises the error of a call. Offsets that are in one of the texts, or in the pattern, become characters.
static PyObject *raise_status(const bidikit_error *error, const bidikit_text *texts, int64_t count, bool isSingle) {
  int64_t offset = error->offset;
  if (offset >= 0 && texts != NULL) {
    int64_t number = count == 1 ? 0 : error->index;
    offset = number >= 0 && number < count ? bidikit_offset_in(texts[number], offset, BIDIKIT_SCALARS) : -1;
  }
  int known = error->status >= 0 && error->status < (int)(sizeof codes / sizeof *codes);
  return raise_error(known ? codes[error->status] : "fault", error->message, isSingle ? -1 : error->index, offset);
}

/// Says that a str is no Unicode text: it holds half of a surrogate pair.
static void raise_surrogate(int64_t index, bool isSource) {
  if (!PyErr_ExceptionMatches(PyExc_UnicodeEncodeError)) return;
  PyObject *type, *value, *traceback;
  PyErr_Fetch(&type, &value, &traceback);
  PyErr_NormalizeException(&type, &value, &traceback);
  Py_ssize_t start = -1;
  if (value == NULL || PyUnicodeEncodeError_GetStart(value, &start) < 0) PyErr_Clear();
  Py_XDECREF(type);
  Py_XDECREF(value);
  Py_XDECREF(traceback);
  raise_error(
      "invalid-text",
      isSource ? "the source holds half of a surrogate pair, which no encoding can write"
               : "the text holds half of a surrogate pair, which no encoding can write",
      index, start);
}

/// Reads one str or None; the index is that of a list of texts, or of sources. Returns false with an exception.
static bool read_element(PyObject *object, bidikit_text *text, int64_t index, bool isSource) {
  if (object == Py_None) {
    *text = (bidikit_text){NULL, -1};
    return true;
  }
  if (!PyUnicode_Check(object)) {
    PyObject *name = PyObject_GetAttrString((PyObject *)Py_TYPE(object), "__name__");
    if (name != NULL) {
      if (index < 0) {
        PyErr_Format(PyExc_TypeError, "expected str, not %U", name);
      } else {
        PyErr_Format(
            PyExc_TypeError, "%s %lld: expected str or None, not %U", isSource ? "source" : "element", (long long)index,
            name);
      }
      Py_DECREF(name);
    }
    return false;
  }
  Py_ssize_t size;
  const char *bytes = PyUnicode_AsUTF8AndSize(object, &size);
  if (bytes == NULL) {
    raise_surrogate(index, isSource);
    return false;
  }
  *text = (bidikit_text){bytes, size};
  return true;
}

/// Reads one str or None, at an index of a list or at -1. Returns false with an exception.
static bool read_text(PyObject *object, bidikit_text *text, int64_t index) {
  return read_element(object, text, index, false);
}

// Columns that come in

/// A stretch of memory.
typedef struct {
  const char *bytes;
  int64_t size;
} Stretch;

/// The buffers of an Arrow column of texts.
///
/// Addresses come into this module in this type only. No tuple or other value of a user is taken for addresses.
typedef struct {
  PyObject_HEAD
  int64_t count;
  int64_t start;
  /// How many bytes an offset has: 4 or 8.
  int64_t width;
  Stretch validity;
  Stretch offsets;
  Stretch data;
  /// Keeps the memory alive: the array of pyarrow.
  PyObject *owner;
} Buffers;

static PyTypeObject *buffers_type = NULL;

static bool is_buffers(PyObject *object) { return buffers_type != NULL && Py_TYPE(object) == buffers_type; }

/// Reads an address and a size. Nothing is read at address 0. Returns false with an exception.
static bool read_stretch(PyObject *address, long long size, Stretch *stretch) {
  if (!PyLong_Check(address) || size < 0) {
    PyErr_SetString(PyExc_TypeError, "a buffer is an address and a size that is not negative");
    return false;
  }
  size_t number = PyLong_AsSize_t(address);
  if (number == (size_t)-1 && PyErr_Occurred()) return false;
  *stretch = (Stretch){(const char *)(uintptr_t)number, number == 0 ? 0 : size};
  return true;
}

/// Buffers(owner, length, offset, width of the offsets in bits, validity, offsets, data), the last three as (address, size).
static PyObject *buffers_new(PyTypeObject *type, PyObject *arguments, PyObject *Py_UNUSED(named)) {
  PyObject *owner, *addresses[3];
  long long count, start, sizes[3];
  int width;
  if (!PyArg_ParseTuple(
          arguments, "OLLi(OL)(OL)(OL)", &owner, &count, &start, &width, addresses, sizes, addresses + 1, sizes + 1,
          addresses + 2, sizes + 2)) {
    return NULL;
  }
  Stretch stretches[3];
  for (int index = 0; index < 3; index++) {
    if (!read_stretch(addresses[index], sizes[index], stretches + index)) return NULL;
  }
  if (width != 32 && width != 64) {
    PyErr_SetString(PyExc_ValueError, "offsets have 32 or 64 bits");
    return NULL;
  }
  Buffers *made = (Buffers *)PyType_GenericAlloc(type, 0);
  if (made == NULL) return NULL;
  made->count = count;
  made->start = start;
  made->width = width / 8;
  made->validity = stretches[0];
  made->offsets = stretches[1];
  made->data = stretches[2];
  made->owner = Py_NewRef(owner);
  return (PyObject *)made;
}

static void buffers_dealloc(PyObject *self) {
  PyTypeObject *type = Py_TYPE(self);
  Py_XDECREF(((Buffers *)self)->owner);
  freefunc release = (freefunc)PyType_GetSlot(type, Py_tp_free);
  release(self);
  Py_DECREF(type);
}

static PyType_Slot buffers_slots[] = {
    {Py_tp_new, buffers_new},
    {Py_tp_dealloc, buffers_dealloc},
    {0, NULL},
};

// Without Py_TPFLAGS_BASETYPE: no class of a user can be one.
static PyType_Spec buffers_spec = {"bidikit._core.Buffers", sizeof(Buffers), 0, Py_TPFLAGS_DEFAULT, buffers_slots};

/// An offset of a column. Buffers that came over a wire may lie at any address.
static int64_t column_offset(const Buffers *buffers, int64_t index) {
  const char *place = buffers->offsets.bytes + index * buffers->width;
  if (buffers->width == 8) {
    int64_t offset;
    memcpy(&offset, place, sizeof offset);
    return offset;
  }
  int32_t offset;
  memcpy(&offset, place, sizeof offset);
  return offset;
}

/// Reads the texts of an Arrow column. Returns false with an exception: nothing is read outside the buffers.
static bool read_column(PyObject *object, Input *input) {
  const Buffers *buffers = (const Buffers *)object;
  int64_t count = buffers->count, start = buffers->start;
  const uint8_t *validity = (const uint8_t *)buffers->validity.bytes;
  if (count < 0 || start < 0) {
    raise_error("invalid-argument", "the column has a negative length or offset", -1, -1);
    return false;
  }
  // A column without elements may have no buffers.
  if (count > 0) {
    int64_t offsets = buffers->offsets.size / buffers->width;
    if (count >= offsets || start >= offsets - count) {
      raise_error("invalid-argument", "the buffer of offsets is too short for the length of the column", -1, -1);
      return false;
    }
    if (validity != NULL && (start + count - 1) / 8 >= buffers->validity.size) {
      raise_error("invalid-argument", "the buffer of validity is too short for the length of the column", -1, -1);
      return false;
    }
  }
  input->form = COLUMN;
  input->count = count;
  bool fits = (uint64_t)count <= (uint64_t)PTRDIFF_MAX / sizeof *input->texts;
  bidikit_text *texts = fits ? malloc((size_t)(count > 0 ? count : 1) * sizeof *texts) : NULL;
  if (texts == NULL) {
    PyErr_NoMemory();
    return false;
  }
  int64_t before = 0;
  for (int64_t index = 0; index < count; index++) {
    int64_t place = start + index;
    if (validity != NULL && !(validity[place / 8] >> place % 8 & 1)) {
      texts[index] = (bidikit_text){NULL, -1};
      continue;
    }
    int64_t first = column_offset(buffers, place), end = column_offset(buffers, place + 1);
    if (first < before || end < first || end > buffers->data.size) {
      free(texts);
      raise_error(
          "invalid-argument", "the offsets of the column are not in order, or lie outside its buffer of texts", index, -1);
      return false;
    }
    texts[index] = (bidikit_text){buffers->data.bytes == NULL ? "" : buffers->data.bytes + first, end - first};
    input->byte_count += end - first;
    before = end;
  }
  input->texts = texts;
  input->owner = Py_NewRef(object);
  return true;
}

// Texts of calls

/// Reads texts or the sources of texts: str, None, a list or tuple of them, or the Buffers of a column. Returns false with an
/// exception; otherwise `input_end` has to be called.
static bool elements_begin(PyObject *object, Input *input, bool isSource) {
  *input = (Input){.form = SINGLE, .texts = input->room, .count = 1};
  if (PyUnicode_Check(object) || object == Py_None) {
    if (!read_element(object, input->room, -1, isSource)) return false;
    input->byte_count = input->room[0].count;
    input->owner = Py_NewRef(object);
    return true;
  }
  if (is_buffers(object)) return read_column(object, input);
  if (!PyList_Check(object) && !PyTuple_Check(object)) {
    // Says what is wrong with it.
    return read_text(object, input->room, -1);
  }
  // Of its own: another thread may change the list.
  PyObject *texts = PySequence_Tuple(object);
  if (texts == NULL) return false;
  Py_ssize_t count = PyTuple_Size(texts);
  input->form = LIST;
  input->count = count;
  input->texts = malloc((size_t)(count > 0 ? count : 1) * sizeof *input->texts);
  if (input->texts == NULL) {
    Py_DECREF(texts);
    PyErr_NoMemory();
    return false;
  }
  for (Py_ssize_t index = 0; index < count; index++) {
    if (!read_element(PyTuple_GetItem(texts, index), input->texts + index, index, isSource)) {
      free(input->texts);
      Py_DECREF(texts);
      return false;
    }
    input->byte_count += input->texts[index].count;
  }
  input->owner = texts;
  return true;
}

/// Reads texts. Returns false with an exception; otherwise `input_end` has to be called.
static bool input_begin(PyObject *object, Input *input) { return elements_begin(object, input, false); }

static void input_end(Input *input) {
  if (input->texts != input->room) free(input->texts);
  Py_XDECREF(input->owner);
}

/// Whether other threads are to run meanwhile. For a label that costs more than the work.
static bool is_long(const Input *input) { return input->count > 16 || input->byte_count > 2048; }

// Columns that go out

/// A column of the library as an object, which columns of Arrow keep alive.
typedef struct {
  PyObject_HEAD
  bidikit_column column;
} Memory;

static PyTypeObject *memory_type = NULL;

static void memory_dealloc(PyObject *self) {
  PyTypeObject *type = Py_TYPE(self);
  bidikit_column_free(&((Memory *)self)->column);
  freefunc release = (freefunc)PyType_GetSlot(type, Py_tp_free);
  release(self);
  Py_DECREF(type);
}

/// (count, null count, address of validity, address of offsets, address of bytes, number of bytes)
static PyObject *memory_buffers(PyObject *self, PyObject *Py_UNUSED(none)) {
  const bidikit_column *column = &((Memory *)self)->column;
  return Py_BuildValue(
      "LLKKKL", (long long)column->count, (long long)column->null_count,
      (unsigned long long)(uintptr_t)column->validity, (unsigned long long)(uintptr_t)column->offsets,
      (unsigned long long)(uintptr_t)column->bytes, (long long)column->offsets[column->count]);
}

/// The offsets in 32 bits, as bytes; None where they are too large.
static PyObject *memory_short_offsets(PyObject *self, PyObject *Py_UNUSED(none)) {
  const bidikit_column *column = &((Memory *)self)->column;
  if (column->offsets[column->count] > INT32_MAX) Py_RETURN_NONE;
  int32_t *offsets = malloc((size_t)(column->count + 1) * sizeof *offsets);
  if (offsets == NULL) return PyErr_NoMemory();
  for (int64_t index = 0; index <= column->count; index++) offsets[index] = (int32_t)column->offsets[index];
  PyObject *bytes = PyBytes_FromStringAndSize((const char *)offsets, (Py_ssize_t)((column->count + 1) * 4));
  free(offsets);
  return bytes;
}

/// A bit for each byte that is not BIDIKIT_LEVEL_REMOVED, as bytes; None where all are set.
static PyObject *memory_present(PyObject *self, PyObject *Py_UNUSED(none)) {
  const bidikit_column *column = &((Memory *)self)->column;
  int64_t count = column->offsets[column->count];
  const uint8_t *levels = (const uint8_t *)column->bytes;
  if (memchr(levels, BIDIKIT_LEVEL_REMOVED, (size_t)count) == NULL) Py_RETURN_NONE;
  uint8_t *bits = calloc((size_t)(count + 7) / 8, 1);
  if (bits == NULL) return PyErr_NoMemory();
  for (int64_t index = 0; index < count; index++) {
    if (levels[index] != BIDIKIT_LEVEL_REMOVED) bits[index / 8] |= (uint8_t)(1 << index % 8);
  }
  PyObject *bytes = PyBytes_FromStringAndSize((const char *)bits, (Py_ssize_t)((count + 7) / 8));
  free(bits);
  return bytes;
}

static PyMethodDef memory_methods[] = {
    {"buffers", memory_buffers, METH_NOARGS, NULL},
    {"short_offsets", memory_short_offsets, METH_NOARGS, NULL},
    {"present", memory_present, METH_NOARGS, NULL},
    {NULL, NULL, 0, NULL},
};

static PyType_Slot memory_slots[] = {
    {Py_tp_dealloc, memory_dealloc},
    {Py_tp_methods, memory_methods},
    {0, NULL},
};

static PyType_Spec memory_spec = {
    "bidikit._core.Memory", sizeof(Memory), 0, Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION, memory_slots};

/// An element of a result as Python has it.
typedef PyObject *(*Element)(const char *bytes, int64_t count, const bidikit_text *text, PyObject *given);

static PyObject *text_element(const char *bytes, int64_t count, const bidikit_text *text, PyObject *given) {
  // Most texts stay as they are.
  if (text->count == count && (count == 0 || memcmp(text->bytes, bytes, (size_t)count) == 0)) {
    return Py_NewRef(given);
  }
  return PyUnicode_DecodeUTF8(bytes, (Py_ssize_t)count, "strict");
}

static PyObject *levels_element(const char *bytes, int64_t count, const bidikit_text *text, PyObject *given) {
  (void)text, (void)given;
  PyObject *list = PyList_New((Py_ssize_t)count);
  if (list == NULL) return NULL;
  for (int64_t index = 0; index < count; index++) {
    uint8_t level = (uint8_t)bytes[index];
    PyObject *number = level == BIDIKIT_LEVEL_REMOVED ? Py_NewRef(Py_None) : PyLong_FromLong(level);
    if (number == NULL) {
      Py_DECREF(list);
      return NULL;
    }
    PyList_SetItem(list, (Py_ssize_t)index, number);
  }
  return list;
}

/// Makes the result of a call, and frees its column.
static PyObject *result(bidikit_column *column, const Input *input, Element element) {
  if (input->form == COLUMN) {
    Memory *memory = (Memory *)PyType_GenericAlloc(memory_type, 0);
    if (memory == NULL) {
      bidikit_column_free(column);
      return NULL;
    }
    memory->column = *column;
    return (PyObject *)memory;
  }
  PyObject *made;
  if (input->form == SINGLE) {
    made = input->texts[0].count < 0
               ? Py_NewRef(Py_None)
               : element(column->bytes, column->offsets[1], input->texts, input->owner);
  } else {
    made = PyList_New((Py_ssize_t)input->count);
    for (int64_t index = 0; made != NULL && index < input->count; index++) {
      int64_t first = column->offsets[index], end = column->offsets[index + 1];
      PyObject *item = input->texts[index].count < 0
                           ? Py_NewRef(Py_None)
                           : element(column->bytes + first, end - first, input->texts + index,
                                     PyTuple_GetItem(input->owner, (Py_ssize_t)index));
      if (item == NULL) {
        Py_CLEAR(made);
      } else {
        PyList_SetItem(made, (Py_ssize_t)index, item);
      }
    }
  }
  bidikit_column_free(column);
  return made;
}

// Functions of texts

/// Checks how many arguments a function got.
static bool has_arguments(Py_ssize_t given, Py_ssize_t wanted) {
  if (given == wanted) return true;
  PyErr_Format(PyExc_TypeError, "expected %zd arguments, got %zd", wanted, given);
  return false;
}

/// Reads a number of the header: a kind of argument, a direction, a syntax.
static bool read_number(PyObject *object, int32_t *number) {
  int overflow;
  long value = PyLong_AsLongAndOverflow(object, &overflow);
  if (value == -1 && PyErr_Occurred()) return false;
  if (overflow != 0 || value < INT32_MIN || value > INT32_MAX) {
    raise_error("invalid-argument", "the kind and the direction of a bidikit.Value have 32 bits at most", -1, -1);
    return false;
  }
  *number = (int32_t)value;
  return true;
}

/// A name of an option, and its number in the header.
typedef struct {
  const char *name;
  int32_t number;
} Name;

static const Name bases[] = {
    {"auto", BIDIKIT_AUTO}, {"ltr", BIDIKIT_BASE_LTR}, {"rtl", BIDIKIT_BASE_RTL}, {"auto-rtl", BIDIKIT_AUTO_RTL}, {NULL, 0}};
static const Name directions[] = {{"auto", BIDIKIT_NEUTRAL}, {"ltr", BIDIKIT_LTR}, {"rtl", BIDIKIT_RTL}, {NULL, 0}};
static const Name groups[] = {
    {"marks", BIDIKIT_MARKS},
    {"embeddings", BIDIKIT_EMBEDDINGS},
    {"isolates", BIDIKIT_ISOLATES},
    {"overrides", BIDIKIT_OVERRIDES},
    {NULL, 0}};
static const Name strategies[] = {
    {"first-strong", BIDIKIT_FIRST_STRONG},
    {"first-strong-outside-code", BIDIKIT_FIRST_STRONG_OUTSIDE_CODE},
    {"last-strong", BIDIKIT_LAST_STRONG},
    {"any-rtl", BIDIKIT_ANY_RTL},
    {"word-share", BIDIKIT_WORD_SHARE},
    {NULL, 0}};

/// Says which names an option has.
static void raise_name(const Name *names, const char *option, PyObject *given) {
  char known[160] = "";
  size_t used = 0;
  for (const Name *name = names; name->name != NULL; name++) {
    const char *before = name == names ? "" : name[1].name == NULL ? " or " : ", ";
    int written = snprintf(known + used, sizeof known - used, "%s'%s'", before, name->name);
    if (written > 0) used += (size_t)written;
  }
  PyObject *shown = PyObject_Repr(given);
  PyObject *message = shown == NULL ? NULL : PyUnicode_FromFormat("%s is %U: it is %s", option, shown, known);
  const char *text = message == NULL ? NULL : PyUnicode_AsUTF8AndSize(message, NULL);
  if (text != NULL) raise_error("invalid-argument", text, -1, -1);
  Py_XDECREF(shown);
  Py_XDECREF(message);
}

/// Reads the name of an option. Returns false with an exception.
static bool read_name(const Name *names, const char *option, PyObject *object, int32_t *number) {
  if (PyUnicode_Check(object)) {
    for (const Name *name = names; name->name != NULL; name++) {
      if (PyUnicode_CompareWithASCIIString(object, name->name) == 0) {
        *number = name->number;
        return true;
      }
    }
  }
  raise_name(names, option, object);
  return false;
}

/// Reads the groups of controls: one name, several, or None for all. Returns false with an exception.
static bool read_groups(PyObject *object, int32_t *number) {
  *number = BIDIKIT_ALL_CONTROLS;
  if (object == Py_None) return true;
  // A number is refused by read_name.
  if (PyUnicode_Check(object) || PyLong_Check(object)) return read_name(groups, "only", object, number);
  PyObject *iterator = PyObject_GetIter(object);
  if (iterator == NULL) return false;
  *number = 0;
  PyObject *item;
  while ((item = PyIter_Next(iterator)) != NULL) {
    int32_t group;
    bool isKnown = read_name(groups, "only", item, &group);
    Py_DECREF(item);
    if (!isKnown) break;
    *number |= group;
  }
  Py_DECREF(iterator);
  return !PyErr_Occurred();
}

/// A function that takes texts and an option.
typedef struct {
  const char *name;
  /// The option: its name, and the names of what it may be; NULL for groups of controls.
  const char *option;
  const Name *names;
  int32_t usual;
} Signature;

/// What takes columns: a function of Python that gets the name of a function, the column, and the option.
static PyObject *apply_to_column = NULL;

/// Reads the arguments of a function. Returns false with an exception.
static bool read_call(
    const Signature *signature, PyObject *const *arguments, Py_ssize_t count, PyObject *names, PyObject **text,
    int32_t *number) {
  PyObject *option = NULL;
  *text = NULL;
  Py_ssize_t named = names == NULL ? 0 : PyTuple_Size(names);
  if (count > 2) {
    PyErr_Format(PyExc_TypeError, "%s() takes 2 arguments, got %zd", signature->name, count);
    return false;
  }
  if (count > 0) *text = arguments[0];
  if (count > 1) option = arguments[1];
  for (Py_ssize_t index = 0; index < named; index++) {
    PyObject *name = PyTuple_GetItem(names, index);
    PyObject **place = PyUnicode_CompareWithASCIIString(name, signature->option) == 0 ? &option
                       : PyUnicode_CompareWithASCIIString(name, "text") == 0          ? text
                                                                                      : NULL;
    if (place == NULL || *place != NULL) {
      PyErr_Format(
          PyExc_TypeError, place == NULL ? "%s() has no argument '%U'" : "%s() got '%U' twice", signature->name, name);
      return false;
    }
    *place = arguments[count + index];
  }
  if (*text == NULL) {
    PyErr_Format(PyExc_TypeError, "%s() needs a text", signature->name);
    return false;
  }
  *number = signature->usual;
  if (option == NULL) return true;
  return signature->names == NULL ? read_groups(option, number)
                                  : read_name(signature->names, signature->option, option, number);
}

/// Whether a value is read here: a str, None, a list, or the Buffers of a column.
static bool is_simple(PyObject *text) {
  return PyUnicode_Check(text) || text == Py_None || PyList_Check(text) || is_buffers(text);
}

/// The names that an option was given by: one, or a tuple of groups of controls. An iterator cannot be read twice, and a
/// column may have many chunks.
static PyObject *names_of(const Signature *signature, int32_t number) {
  if (signature->names != NULL) {
    const Name *name = signature->names;
    while (name->number != number) name++;
    return PyUnicode_FromString(name->name);
  }
  PyObject *list = PyList_New(0);
  for (const Name *name = groups; list != NULL && name->name != NULL; name++) {
    if ((number & name->number) == 0) continue;
    PyObject *text = PyUnicode_FromString(name->name);
    if (text == NULL || PyList_Append(list, text) < 0) Py_CLEAR(list);
    Py_XDECREF(text);
  }
  if (list == NULL) return NULL;
  PyObject *made = PyList_AsTuple(list);
  Py_DECREF(list);
  return made;
}

static PyObject *call_column(const Signature *signature, PyObject *text, int32_t number) {
  if (apply_to_column == NULL) {
    PyErr_SetString(PyExc_TypeError, "expected str, None or a list");
    return NULL;
  }
  PyObject *option = names_of(signature, number);
  if (option == NULL) return NULL;
  PyObject *made = PyObject_CallFunction(apply_to_column, "sOO", signature->name, text, option);
  Py_DECREF(option);
  return made;
}

typedef int32_t (*Transform)(const bidikit_text *, int64_t, int32_t, bidikit_column *, bidikit_error *);

/// Runs a function that takes texts and an option.
static PyObject *run(
    const Signature *signature, Transform transform, Element element, PyObject *const *arguments, Py_ssize_t count,
    PyObject *names) {
  PyObject *text;
  int32_t number;
  if (!read_call(signature, arguments, count, names, &text, &number)) return NULL;
  if (!is_simple(text)) return call_column(signature, text, number);
  Input input;
  if (!input_begin(text, &input)) return NULL;
  bidikit_column column;
  bidikit_error error;
  int32_t status;
  if (is_long(&input)) {
    Py_BEGIN_ALLOW_THREADS
    status = transform(input.texts, input.count, number, &column, &error);
    Py_END_ALLOW_THREADS
  } else {
    status = transform(input.texts, input.count, number, &column, &error);
  }
  PyObject *made = status == BIDIKIT_OK ? result(&column, &input, element)
                                        : raise_status(&error, input.texts, input.count, input.form == SINGLE);
  input_end(&input);
  return made;
}

static int32_t scalar_levels(
    const bidikit_text *texts, int64_t count, int32_t base, bidikit_column *column, bidikit_error *error) {
  return bidikit_levels(texts, count, base, BIDIKIT_SCALARS, column, error);
}

#define TEXTS_FUNCTION(name, function, element, option, names, usual)                                                \
  static PyObject *core_##name(                                                                                      \
      PyObject *Py_UNUSED(module), PyObject *const *arguments, Py_ssize_t count, PyObject *given) {                  \
    static const Signature signature = {#name, option, names, usual};                                                \
    return run(&signature, function, element, arguments, count, given);                                              \
  }
TEXTS_FUNCTION(levels, scalar_levels, levels_element, "base", bases, BIDIKIT_AUTO)
TEXTS_FUNCTION(reorder, bidikit_reorder, text_element, "base", bases, BIDIKIT_AUTO)
TEXTS_FUNCTION(embedded, bidikit_embedded, text_element, "direction", directions, BIDIKIT_NEUTRAL)
TEXTS_FUNCTION(isolated, bidikit_isolated, text_element, "direction", directions, BIDIKIT_NEUTRAL)
TEXTS_FUNCTION(marked, bidikit_marked, text_element, "direction", directions, BIDIKIT_NEUTRAL)
TEXTS_FUNCTION(strip, bidikit_strip, text_element, "only", NULL, BIDIKIT_ALL_CONTROLS)

/// What is said of a direction: "ltr", "rtl" or None.
static PyObject *direction_names[3];

static PyObject *direction_element(int8_t direction) {
  return Py_NewRef(direction_names[direction == BIDIKIT_LTR || direction == BIDIKIT_RTL ? direction : 0]);
}

/// A name for a text, a list of them for a list and for a column.
static PyObject *core_base_direction(
    PyObject *Py_UNUSED(module), PyObject *const *arguments, Py_ssize_t count, PyObject *names) {
  static const Signature signature = {"base_direction", "strategy", strategies, BIDIKIT_FIRST_STRONG};
  PyObject *text;
  int32_t strategy;
  if (!read_call(&signature, arguments, count, names, &text, &strategy)) return NULL;
  if (!is_simple(text)) return call_column(&signature, text, strategy);
  Input input;
  if (!input_begin(text, &input)) return NULL;
  int8_t room[1];
  int8_t *found = input.count <= 1 ? room : malloc((size_t)input.count);
  if (found == NULL) {
    input_end(&input);
    return PyErr_NoMemory();
  }
  bidikit_error error;
  int32_t status;
  if (is_long(&input)) {
    Py_BEGIN_ALLOW_THREADS
    status = bidikit_base_direction(input.texts, input.count, strategy, found, &error);
    Py_END_ALLOW_THREADS
  } else {
    status = bidikit_base_direction(input.texts, input.count, strategy, found, &error);
  }
  PyObject *made;
  if (status != BIDIKIT_OK) {
    made = raise_status(&error, input.texts, input.count, input.form == SINGLE);
  } else if (input.form == SINGLE) {
    made = direction_element(found[0]);
  } else {
    made = PyList_New((Py_ssize_t)input.count);
    for (int64_t index = 0; made != NULL && index < input.count; index++) {
      PyList_SetItem(made, (Py_ssize_t)index, direction_element(found[index]));
    }
  }
  if (found != room) free(found);
  input_end(&input);
  return made;
}

// The judge

typedef struct {
  PyObject_HEAD
  bidikit_judge *judge;
} Judge;

static PyObject *pair(const bidikit_text *text) {
  if (text->count < 0) Py_RETURN_NONE;
  return PyUnicode_DecodeUTF8(text->bytes, (Py_ssize_t)text->count, "strict");
}

static PyObject *argument_tuple(const bidikit_findings *findings, int64_t first, int64_t count) {
  PyObject *made = PyTuple_New((Py_ssize_t)count);
  for (int64_t index = 0; made != NULL && index < count; index++) {
    const bidikit_example *argument = findings->arguments + first + index;
    PyObject *item = Py_BuildValue("NNi", pair(&argument->specifier), pair(&argument->text), (int)argument->classes);
    if (item == NULL) {
      Py_CLEAR(made);
    } else {
      PyTuple_SetItem(made, (Py_ssize_t)index, item);
    }
  }
  return made;
}

static PyObject *edit_tuple(const bidikit_findings *findings, const bidikit_finding *finding, bidikit_text text) {
  PyObject *made = PyTuple_New((Py_ssize_t)finding->edit_count);
  for (int64_t index = 0; made != NULL && index < finding->edit_count; index++) {
    const bidikit_edit *edit = findings->edits + finding->first_edit + index;
    PyObject *item = Py_BuildValue(
        "LLN", (long long)bidikit_offset_in(text, edit->start, BIDIKIT_SCALARS),
        (long long)bidikit_offset_in(text, edit->end, BIDIKIT_SCALARS), pair(&edit->replacement));
    if (item == NULL) {
      Py_CLEAR(made);
    } else {
      PyTuple_SetItem(made, (Py_ssize_t)index, item);
    }
  }
  return made;
}

static PyObject *line_tuple(const bidikit_findings *findings, const bidikit_finding *finding) {
  PyObject *made = PyTuple_New((Py_ssize_t)finding->line_count);
  for (int64_t index = 0; made != NULL && index < finding->line_count; index++) {
    const bidikit_line *line = findings->lines + finding->first_line + index;
    PyObject *item = Py_BuildValue(
        "LNNNNiNN", (long long)line->number, pair(&line->text), pair(&line->now), pair(&line->repaired),
        pair(&line->point), (int)line->direction_now,
        argument_tuple(findings, line->first_argument, line->argument_count),
        argument_tuple(findings, line->first_right_argument, line->right_argument_count));
    if (item == NULL) {
      Py_CLEAR(made);
    } else {
      PyTuple_SetItem(made, (Py_ssize_t)index, item);
    }
  }
  return made;
}

static PyObject *fact_tuple(const bidikit_findings *findings, const bidikit_finding *finding) {
  PyObject *made = PyTuple_New((Py_ssize_t)finding->fact_count);
  for (int64_t index = 0; made != NULL && index < finding->fact_count; index++) {
    PyObject *item = pair(findings->facts + finding->first_fact + index);
    if (item == NULL) {
      Py_CLEAR(made);
    } else {
      PyTuple_SetItem(made, (Py_ssize_t)index, item);
    }
  }
  return made;
}

/// The findings of a text.
static PyObject *finding_tuple(const bidikit_findings *findings, int64_t number, bidikit_text text) {
  int64_t first = findings->first[number], count = findings->first[number + 1] - first;
  PyObject *made = PyTuple_New((Py_ssize_t)count);
  for (int64_t index = 0; made != NULL && index < count; index++) {
    const bidikit_finding *finding = findings->findings + first + index;
    PyObject *item = Py_BuildValue(
        "NiNNLLiNNiiNN", pair(&finding->rule), (int)finding->severity, pair(&finding->message),
        pair(&finding->help), (long long)bidikit_offset_in(text, finding->start, BIDIKIT_SCALARS),
        (long long)bidikit_offset_in(text, finding->end, BIDIKIT_SCALARS), (int)finding->fix,
        pair(&finding->fix_message), edit_tuple(findings, finding, text), (int)finding->container,
        (int)finding->direction, line_tuple(findings, finding), fact_tuple(findings, finding));
    if (item == NULL) {
      Py_CLEAR(made);
    } else {
      PyTuple_SetItem(made, (Py_ssize_t)index, item);
    }
  }
  return made;
}

/// Reads the sources of texts: None, or as many as there are texts. Returns false with an exception.
static bool sources_begin(PyObject *object, const Input *texts, Input *sources) {
  if (object == Py_None) {
    *sources = (Input){.texts = NULL};
    return true;
  }
  if (!elements_begin(object, sources, true)) return false;
  if (sources->count == texts->count) return true;
  char message[128];
  snprintf(
      message, sizeof message, "there must be one source for each text, not %lld text%s and %lld source%s",
      (long long)texts->count, texts->count == 1 ? "" : "s", (long long)sources->count, sources->count == 1 ? "" : "s");
  raise_error("invalid-argument", message, -1, -1);
  input_end(sources);
  return false;
}

static void sources_end(Input *sources) {
  if (sources->texts != NULL) input_end(sources);
}

/// check(texts, sources): a tuple of findings for a text, a list of such tuples for others.
static PyObject *judge_check(PyObject *self, PyObject *const *arguments, Py_ssize_t count) {
  Input texts, sources;
  if (!has_arguments(count, 2) || !input_begin(arguments[0], &texts)) return NULL;
  if (!sources_begin(arguments[1], &texts, &sources)) {
    input_end(&texts);
    return NULL;
  }
  bidikit_findings findings;
  bidikit_error error;
  int32_t status;
  bidikit_judge *judge = ((Judge *)self)->judge;
  Py_BEGIN_ALLOW_THREADS
  status = bidikit_check(judge, texts.texts, sources.texts, texts.count, &findings, &error);
  Py_END_ALLOW_THREADS
  PyObject *made = NULL;
  if (status != BIDIKIT_OK) {
    raise_status(&error, texts.texts, texts.count, texts.form == SINGLE);
  } else {
    if (texts.form == SINGLE) {
      made = finding_tuple(&findings, 0, texts.texts[0]);
    } else {
      made = PyList_New((Py_ssize_t)texts.count);
      for (int64_t index = 0; made != NULL && index < texts.count; index++) {
        PyObject *item = finding_tuple(&findings, index, texts.texts[index]);
        if (item == NULL) {
          Py_CLEAR(made);
        } else {
          PyList_SetItem(made, (Py_ssize_t)index, item);
        }
      }
    }
    bidikit_findings_free(&findings);
  }
  sources_end(&sources);
  input_end(&texts);
  return made;
}

/// fix(texts, sources): the repaired texts.
static PyObject *judge_fix(PyObject *self, PyObject *const *arguments, Py_ssize_t count) {
  Input texts, sources;
  if (!has_arguments(count, 2) || !input_begin(arguments[0], &texts)) return NULL;
  if (!sources_begin(arguments[1], &texts, &sources)) {
    input_end(&texts);
    return NULL;
  }
  bidikit_column column;
  bidikit_error error;
  int32_t status;
  bidikit_judge *judge = ((Judge *)self)->judge;
  Py_BEGIN_ALLOW_THREADS
  status = bidikit_fix(judge, texts.texts, sources.texts, texts.count, &column, &error);
  Py_END_ALLOW_THREADS
  PyObject *made = status == BIDIKIT_OK ? result(&column, &texts, text_element)
                                        : raise_status(&error, texts.texts, texts.count, texts.form == SINGLE);
  sources_end(&sources);
  input_end(&texts);
  return made;
}

static void judge_dealloc(PyObject *self) {
  PyTypeObject *type = Py_TYPE(self);
  bidikit_judge_free(((Judge *)self)->judge);
  freefunc release = (freefunc)PyType_GetSlot(type, Py_tp_free);
  release(self);
  Py_DECREF(type);
}

/// Judge(locale, containers, style, select or None, extend_select, ignore, samples), lists as tuples, samples as a tuple of
/// specifier, text, specifier, text, …
static PyObject *judge_new(PyTypeObject *type, PyObject *arguments, PyObject *Py_UNUSED(named)) {
  PyObject *locale, *select, *extend_select, *ignore, *samples;
  int containers, style;
  if (!PyArg_ParseTuple(
          arguments, "OiiOOOO", &locale, &containers, &style, &select, &extend_select, &ignore, &samples)) {
    return NULL;
  }
  Input inputs[4] = {{.texts = NULL}, {.texts = NULL}, {.texts = NULL}, {.texts = NULL}};
  PyObject *objects[4] = {select, extend_select, ignore, samples};
  bidikit_text name;
  PyObject *made = NULL;
  int read = 0;
  if (!read_text(locale, &name, -1)) return NULL;
  for (; read < 4; read++) {
    if (objects[read] == Py_None) continue;
    if (!input_begin(objects[read], inputs + read)) goto end;
  }
  bidikit_judge_options options = {
      .size = sizeof options,
      .containers = containers,
      .style = style,
      .select = inputs[0].texts,
      .select_count = inputs[0].count,
      .extend_select = inputs[1].texts,
      .extend_select_count = inputs[1].count,
      .ignore = inputs[2].texts,
      .ignore_count = inputs[2].count,
      // Two texts in a row are what the struct is.
      .samples = (const bidikit_argument *)inputs[3].texts,
      .sample_count = inputs[3].count / 2,
  };
  bidikit_judge *judge;
  bidikit_error error;
  if (bidikit_judge_new(name, &options, &judge, &error) != BIDIKIT_OK) {
    error.offset = -1;
    raise_status(&error, NULL, 0, false);
    goto end;
  }
  made = PyType_GenericAlloc(type, 0);
  if (made == NULL) {
    bidikit_judge_free(judge);
  } else {
    ((Judge *)made)->judge = judge;
  }
end:
  for (int index = 0; index < read; index++) {
    if (inputs[index].texts != NULL) input_end(inputs + index);
  }
  return made;
}

static PyMethodDef judge_methods[] = {
    {"check", (PyCFunction)(void (*)(void))judge_check, METH_FASTCALL, NULL},
    {"fix", (PyCFunction)(void (*)(void))judge_fix, METH_FASTCALL, NULL},
    {NULL, NULL, 0, NULL},
};

static PyType_Slot judge_slots[] = {
    {Py_tp_new, judge_new},
    {Py_tp_dealloc, judge_dealloc},
    {Py_tp_methods, judge_methods},
    {0, NULL},
};

static PyType_Spec judge_spec = {"bidikit._core.Judge", sizeof(Judge), 0, Py_TPFLAGS_DEFAULT, judge_slots};

// Messages

typedef struct {
  PyObject_HEAD
  bidikit_formatter *formatter;
} Formatter;

/// Reads an argument of a message: None, int, float, str, or (kind, text, direction).
static bool read_value(PyObject *object, bidikit_value *value, int64_t row) {
  *value = (bidikit_value){.kind = BIDIKIT_NULL_VALUE, .text = {NULL, -1}};
  if (object == Py_None) return true;
  if (PyUnicode_Check(object)) {
    value->kind = BIDIKIT_TEXT;
    return read_text(object, &value->text, row);
  }
  // A bool counts as an int in Python. It is refused below: it has no text in any language.
  if (PyLong_Check(object) && !PyBool_Check(object)) {
    int overflow;
    long long number = PyLong_AsLongLongAndOverflow(object, &overflow);
    if (overflow == 0) {
      value->kind = BIDIKIT_INT64;
      value->integer = number;
      return number != -1 || !PyErr_Occurred();
    }
    unsigned long long large = overflow > 0 ? PyLong_AsUnsignedLongLong(object) : 0;
    if (overflow < 0 || PyErr_Occurred()) {
      PyErr_Clear();
      raise_error(
          "invalid-value", "a whole number has 64 bits at most; for more give bidikit.digits() a text", row, -1);
      return false;
    }
    value->kind = BIDIKIT_UINT64;
    value->integer = (int64_t)large;
    return true;
  }
  if (PyFloat_Check(object)) {
    value->kind = BIDIKIT_DOUBLE;
    value->number = PyFloat_AsDouble(object);
    return true;
  }
  if (PyTuple_Check(object) && PyTuple_Size(object) == 3) {
    return read_number(PyTuple_GetItem(object, 0), &value->kind) &&
           read_text(PyTuple_GetItem(object, 1), &value->text, row) &&
           read_number(PyTuple_GetItem(object, 2), &value->direction);
  }
  PyObject *name = PyObject_GetAttrString((PyObject *)Py_TYPE(object), "__name__");
  if (name != NULL) {
    PyErr_Format(PyExc_TypeError, "an argument is a str, an int, a float or a bidikit.Value, not %U", name);
    Py_DECREF(name);
  }
  return false;
}

/// format(pattern, syntax, rows, names or None, single): a list of texts for a list of tuples, or one text.
static PyObject *formatter_format(PyObject *self, PyObject *const *arguments, Py_ssize_t given) {
  bidikit_text pattern;
  int32_t syntax;
  Input names = {.texts = NULL};
  if (!has_arguments(given, 5) || !read_text(arguments[0], &pattern, -1)) return NULL;
  if (!read_number(arguments[1], &syntax)) return NULL;
  int isSingle = PyObject_IsTrue(arguments[4]);
  if (isSingle < 0) return NULL;
  PyObject *rows = PySequence_Tuple(arguments[2]);
  if (rows == NULL) return NULL;
  PyObject *made = NULL;
  bidikit_value *values = NULL;
  if (arguments[3] != Py_None && !input_begin(arguments[3], &names)) {
    Py_DECREF(rows);
    return NULL;
  }
  int64_t count = PyTuple_Size(rows);
  if (isSingle && count != 1) {
    PyErr_SetString(PyExc_ValueError, "a single message has one row of arguments");
    goto end;
  }
  int64_t width = names.texts != NULL ? names.count : 0;
  if (count > 0) {
    Py_ssize_t size = PySequence_Size(PyTuple_GetItem(rows, 0));
    if (size < 0) goto end;
    width = size;
  }
  if (names.texts != NULL && names.count != width) {
    PyErr_SetString(PyExc_ValueError, "there are not as many names as arguments");
    goto end;
  }
  // Rows may be one tuple many times.
  bool fits = width == 0 || count <= (int64_t)(PTRDIFF_MAX / sizeof *values) / width;
  values = fits ? malloc((size_t)(count * width > 0 ? count * width : 1) * sizeof *values) : NULL;
  if (values == NULL) {
    PyErr_NoMemory();
    goto end;
  }
  for (int64_t row = 0; row < count; row++) {
    PyObject *items = PyTuple_GetItem(rows, (Py_ssize_t)row);
    if (!PyTuple_Check(items) || PyTuple_Size(items) != width) {
      PyErr_SetString(PyExc_ValueError, "rows of arguments are tuples of one length");
      goto end;
    }
    for (int64_t index = 0; index < width; index++) {
      PyObject *item = PyTuple_GetItem(items, (Py_ssize_t)index);
      if (!read_value(item, values + row * width + index, isSingle ? -1 : row)) goto end;
    }
  }
  bidikit_column column;
  bidikit_error error;
  int32_t status;
  bidikit_formatter *formatter = ((Formatter *)self)->formatter;
  Py_BEGIN_ALLOW_THREADS
  status = bidikit_format(formatter, pattern, syntax, values, width, names.texts, count, &column, &error);
  Py_END_ALLOW_THREADS
  if (status != BIDIKIT_OK) {
    raise_status(&error, &pattern, 1, isSingle);
    goto end;
  }
  made = PyList_New((Py_ssize_t)count);
  for (int64_t row = 0; made != NULL && row < count; row++) {
    bool isNull = column.validity != NULL && !(column.validity[row / 8] >> row % 8 & 1);
    PyObject *text = isNull ? Py_NewRef(Py_None)
                            : PyUnicode_DecodeUTF8(
                                  column.bytes + column.offsets[row],
                                  (Py_ssize_t)(column.offsets[row + 1] - column.offsets[row]), "strict");
    if (text == NULL) {
      Py_CLEAR(made);
    } else {
      PyList_SetItem(made, (Py_ssize_t)row, text);
    }
  }
  bidikit_column_free(&column);
  if (isSingle && made != NULL) {
    PyObject *first = Py_NewRef(PyList_GetItem(made, 0));
    Py_DECREF(made);
    made = first;
  }
end:
  free(values);
  if (names.texts != NULL) input_end(&names);
  Py_DECREF(rows);
  return made;
}

static void formatter_dealloc(PyObject *self) {
  PyTypeObject *type = Py_TYPE(self);
  bidikit_formatter_free(((Formatter *)self)->formatter);
  freefunc release = (freefunc)PyType_GetSlot(type, Py_tp_free);
  release(self);
  Py_DECREF(type);
}

/// Formatter(locale or None, mode)
static PyObject *formatter_new(PyTypeObject *type, PyObject *arguments, PyObject *Py_UNUSED(named)) {
  PyObject *locale;
  int mode;
  bidikit_text name;
  if (!PyArg_ParseTuple(arguments, "Oi", &locale, &mode) || !read_text(locale, &name, -1)) return NULL;
  bidikit_formatter *formatter;
  bidikit_error error;
  if (bidikit_formatter_new(name, mode, &formatter, &error) != BIDIKIT_OK) {
    return raise_status(&error, &name, 1, true);
  }
  PyObject *made = PyType_GenericAlloc(type, 0);
  if (made == NULL) {
    bidikit_formatter_free(formatter);
  } else {
    ((Formatter *)made)->formatter = formatter;
  }
  return made;
}

static PyMethodDef formatter_methods[] = {
    {"format", (PyCFunction)(void (*)(void))formatter_format, METH_FASTCALL, NULL},
    {NULL, NULL, 0, NULL},
};

static PyType_Slot formatter_slots[] = {
    {Py_tp_new, formatter_new},
    {Py_tp_dealloc, formatter_dealloc},
    {Py_tp_methods, formatter_methods},
    {0, NULL},
};

static PyType_Spec formatter_spec = {
    "bidikit._core.Formatter", sizeof(Formatter), 0, Py_TPFLAGS_DEFAULT, formatter_slots};

// The module

/// Takes the class of errors, and what takes columns.
static PyObject *core_set_up(PyObject *Py_UNUSED(module), PyObject *const *arguments, Py_ssize_t count) {
  if (!has_arguments(count, 2)) return NULL;
  Py_XDECREF(bidi_error);
  bidi_error = Py_NewRef(arguments[0]);
  Py_XDECREF(apply_to_column);
  apply_to_column = Py_NewRef(arguments[1]);
  Py_RETURN_NONE;
}

#define NAMED(function, text) (PyCFunction)(void (*)(void))(function), METH_FASTCALL | METH_KEYWORDS, text

static PyMethodDef methods[] = {
    {"levels", NAMED(core_levels, "levels(text, base='auto')\n--\n\n"
                     "The embedding level of each character, None where rule X9 of UAX #9 removes it.")},
    {"reorder", NAMED(core_reorder, "reorder(text, base='auto')\n--\n\nThe text as it is seen from left to right.")},
    {"embedded", NAMED(core_embedded, "embedded(text, direction='auto')\n--\n\n"
                       "The text with every paragraph in an embedding.")},
    {"isolated", NAMED(core_isolated, "isolated(text, direction='auto')\n--\n\n"
                       "The text with every paragraph in an isolate.")},
    {"marked", NAMED(core_marked, "marked(text, direction='auto')\n--\n\n"
                     "The text with U+200E or U+200F before every paragraph.")},
    {"strip", NAMED(core_strip, "strip(text, only=None)\n--\n\nThe text without directional formatting characters.")},
    {"base_direction", NAMED(core_base_direction, "base_direction(text, strategy='first-strong')\n--\n\n"
                             "The direction of a text: 'ltr', 'rtl', or None for a neutral one.")},
    {"set_up", (PyCFunction)(void (*)(void))core_set_up, METH_FASTCALL, NULL},
    {NULL, NULL, 0, NULL},
};

static bool add_type(PyObject *module, PyType_Spec *spec, const char *name, PyTypeObject **kept) {
  // A module that is imported anew has the types of before, which objects of before have.
  PyObject *type = kept != NULL && *kept != NULL ? Py_NewRef(*kept) : PyType_FromSpec(spec);
  if (type == NULL) return false;
  if (kept != NULL && *kept == NULL) *kept = (PyTypeObject *)Py_NewRef(type);
  if (PyModule_AddObjectRef(module, name, type) < 0) {
    Py_DECREF(type);
    return false;
  }
  Py_DECREF(type);
  return true;
}

static int execute(PyObject *module) {
  if (bidikit_abi_version() != BIDIKIT_ABI_VERSION) {
    PyErr_Format(
        PyExc_ImportError, "libbidikit has ABI version %u, and this package was built for %d; install both anew",
        bidikit_abi_version(), BIDIKIT_ABI_VERSION);
    return -1;
  }
  direction_names[0] = Py_NewRef(Py_None);
  direction_names[BIDIKIT_LTR] = PyUnicode_InternFromString("ltr");
  direction_names[BIDIKIT_RTL] = PyUnicode_InternFromString("rtl");
  if (direction_names[1] == NULL || direction_names[2] == NULL) return -1;
  return add_type(module, &buffers_spec, "Buffers", &buffers_type) &&
                 add_type(module, &memory_spec, "Memory", &memory_type) && add_type(module, &judge_spec, "Judge", NULL) &&
                 add_type(module, &formatter_spec, "Formatter", NULL) &&
                 PyModule_AddStringConstant(module, "version", bidikit_version()) == 0 &&
                 PyModule_AddStringConstant(module, "unicode_version", bidikit_unicode_version()) == 0
             ? 0
             : -1;
}

static PyModuleDef_Slot slots[] = {
    {Py_mod_exec, execute},
    {0, NULL},
};

static struct PyModuleDef definition = {PyModuleDef_HEAD_INIT, "bidikit._core", NULL, 0, methods, slots, NULL, NULL, NULL};

PyMODINIT_FUNC PyInit__core(void) { return PyModuleDef_Init(&definition); }
