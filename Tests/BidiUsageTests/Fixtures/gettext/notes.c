#include <glib/gi18n.h>

/*= %d notes -> number */
static void title(int total) {
  g_print(_("%d notes"), total);
}

/*= Shared by %s -> named(name) */
static char *shared(Owner *owner) {
  return g_strdup_printf (_("Shared by %s"), owner->name);
}

/*= Free space: %s -> amount */
static char *space(guint64 size) {
  g_autofree char *text = g_format_size (size);
  return g_strdup_printf (_("Free space: %s"), text);
}

/*= A text that the compiler joins: %s -> named(title) */
static char *joined(Note *note) {
  return g_strdup_printf (_("A text that the "
                            "compiler joins: %s"), note->title);
}

/*= Plural %d and %s -> number, named(name) */
static char *plural(int n, Owner *owner) {
  return g_strdup_printf (ngettext ("One and %s", "Plural %d and %s", n), n, owner->name);
}

/*= Context %s -> named(name) */
static char *context(Owner *owner) {
  return g_strdup_printf (C_("menu", "Context %s"), owner->name);
}

/*= Nested %s -> own(inner) */
static char *nested(void) {
  return g_strdup_printf (_("Nested %s"), _("inner"));
}

/*= Split %s of %s -> number, number */
static char *split(int a, int b) {
  char *first = g_strdup_printf ("%d", a);
  return g_strdup_printf (_("Split %s of %s"),
                          /* the part, not the (whole) */
                          first,
                          b);
}

/*= Saving … %s -> named(title) */
/*= Part: -> ? */
static char *octal(Note *note) {
  g_autofree char *part = g_strdup_printf ("<b>%s</b> %s", _("Part:"), note->title);
  return g_strdup_printf (_("Saving \342\200\246 %s"), note->title);
}

/*= Export %s -> named(name) */
static wxString format(const Owner &owner) { return XO("Export %s").Format(owner.name); }

/*= Total %s -> number */
static wxString total(int count) { return wxString::Format(_("Total %s"), wxString::Format("%d", count)); }

/*= No format -> ? */
static void plain(GtkLabel *label) {
  gtk_label_set_text (label, _("No format"));
}

/*= Two titles -> ? */
static void titles(void) {
  show_message (_("Two titles"), _("The second title"));
}

/*= Run without a window -> ? @logged */
/*= Open a note -> ? */
static const GOptionEntry options[] = {
  { "daemon", 'd', 0, G_OPTION_ARG_NONE, &daemon, N_("Run without a window"), NULL },
};
static const Action actions[] = {
  { "open", N_("Open a note"), open_note },
};

/*= The note that is shown -> ? @logged */
static GParamSpec *property(void) {
  return g_param_spec_object ("note", "Note", N_("The note that is shown"), NOTE_TYPE, 0);
}

/*= Option %s needs a name -> named(option) @logged */
static void option(char *option, GError **error) {
  g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE, _("Option %s needs a name"), option);
}

/*= Could not read %s -> named(message) @logged */
static void report(GError *error) {
  g_warning (_("Could not read %s"), error->message);
}

/*= [FILE] - keep notes -> ? @logged */
static GOptionContext *help(void) {
  return g_option_context_new (_("[FILE] - keep notes"));
}
