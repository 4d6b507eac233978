//= Stream -> ? @logged
void stream() { std::cerr << "a: " << _("Stream") << std::endl; }

//= Shifted -> ?
void shifted() { label << _("Shifted"); }

//= Runtime -> ? @thrown
void runtime() { throw std::runtime_error(_("Runtime")); }

//= Printed -> ? @logged
void printed() { g_printerr("%s\n", _("Printed")); }
