#define T_(text) gettext(text)
static const char *translated_text (const char *text) { return dgettext ("notes", text); }
