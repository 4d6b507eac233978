// A function of the program that passes a text on. The calls are in another file.
inline QString translated(const char *text) { return QCoreApplication::translate("Notes", text); }
