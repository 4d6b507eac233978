#include <KLocalizedString>

//= %1 notes -> number
QString Notes::title() const { return i18n("%1 notes", notes.size()); }

//= %1 by %2 -> named(title), named(owner)
QString Notes::both(const QString &owner) const { return i18n("%1 by %2", note.title, owner); }

//= Created: %1 -> date
QString Notes::created() const { return i18n("Created: %1", QLocale().toString(date, QLocale::ShortFormat)); }

//= Count: %1 -> number
QString Notes::count(int total) const { return i18nc("@info:status", "Count: %1", total); }

//= Nested: %1 -> own(Inner)
QString Notes::nested() const { return i18n("Nested: %1", i18n("Inner")); }

//= Text of %1 -> named(title)
QString Notes::context() const { return i18nc("a note", "Text of %1", note.title); }

//= Split: %1 and %2 -> number, named(title)
QString Notes::split() const
{
    return i18nc("@info the number and the title, \"one\" and \"two\"",
                 "Split: %1 and %2",
                 QString::number(total), // the number
                 note.title);
}

//= Ternary: %1 -> number|own(none)
QString Notes::ternary() const { return i18n("Ternary: %1", total > 0 ? QString::number(total) : i18n("none")); }

//= %1 files -> number
QString Notes::files(int count) const { return i18np("One file", "%1 files", count); }

//= %1 lines in %2 -> number, named(title)
QString Notes::lines(int count) const
{
    return i18ncp("@info", "One line in %2", "%1 lines in %2", count, note.title);
}

//= Marked %1 -> number
QString Notes::marked() const { return xi18n("Marked %1", marks.count()); }

//= Marked <b>%1</b> -> named(title)
QString Notes::bold() const { return xi18nc("@info", "Marked <b>%1</b>", note.title); }

//= Two parts %1 -> number
QString Notes::parts() const
{
    return i18n("Two parts "
                "%1",
                notes.count());
}

//= Variable: %1 -> named(title)
QString Notes::variable() const
{
    const QString name = note.title;
    return i18n("Variable: %1", name);
}

//= Half of %1 -> number
QString Notes::half(double all) const { return i18n("Half of %1", all / 2.0); }

//= Url %1 -> named(url)
QString Notes::address() const { return i18n("Url %1", note.url); }

//= Literal %1 -> literal(PDF)
QString Notes::literal() const { return i18n("Literal %1", "PDF"); }

//= Path: %1 -> named(path)
QString Notes::place() const { return i18n("Path: %1", file.path); }

//= Logged %1 -> number @logged
void Notes::log() const { qWarning() << i18n("Logged %1", notes.size()); }

//= Shown %1 -> named(name)
void Notes::show() const { label->setText(i18nc("@label", "Shown %1", person.name)); }

//= Three %1 %2 %3 -> number, number, named(owner)
QString Notes::three(int a, int b, const QString &owner) const { return i18n("Three %1 %2 %3", a, b, owner); }

//= Without arguments ->
QString Notes::bare() const { return i18nc("@action:button", "Without arguments"); }
