#include <QString>

//= %1 notes -> number
QString Notes::title() const { return tr("%1 notes").arg(QString::number(notes.size())); }

//= %1 by %2 -> named(title), named(owner)
QString Notes::both(const QString &owner) const { return tr("%1 by %2").arg(note.title).arg(owner); }

//= %1 and %2 together -> named(title), named(owner)
QString Notes::together() const { return tr("%1 and %2 together").arg(note.title, owner); }

//= Created: %1 -> date
QString Notes::created() const { return tr("Created: %1").arg(QLocale().toString(date, QLocale::ShortFormat)); }

//= Count: %1 -> number
QString Notes::count(int total) const
{
    const QString text = tr("Count: %1");
    return text.arg(total);
}

//= Nested: %1 -> own(Inner)
QString Notes::nested() const { return tr("Nested: %1").arg(tr("Inner")); }

//= Text of %1 -> named(title)
QString Notes::context() const { return QCoreApplication::translate("Notes", "Text of %1").arg(note.title); }

//= Split: %1 and %2 -> number, named(title)
QString Notes::split() const
{
    return tr("Split: %1 and %2")
        .arg(QString::number(total), // the number
             note.title);
}

//= Ternary: %1 -> number|own(none)
QString Notes::ternary() const { return tr("Ternary: %1").arg(total > 0 ? QString::number(total) : tr("none")); }

//= Path: %1 -> unknown
QString Notes::path(const Path &folder) const { return tr("Path: %1").arg((folder / Path(note.name)).toString()); }

//= Virtual: %1 -> named(m_owner)
QString Notes::virtualText() const { return tr("Virtual: %1").arg(ownerText()); }
virtual QString ownerText() const = 0;
QString Notes::ownerText() const { return m_owner; }

//= %1 kbit/s -> number
QString Notes::rate() const { return tr("%1 kbit/s").arg(m_bandwidth() / 125.0, 0, 'f', 1); }

//= Half of %1 -> number
QString Notes::half() const { return tr("Half of %1").arg(m_total / 2); }

//= Below %1 -> unknown
QString Notes::below() const { return tr("Below %1").arg(folder / name); }

// A list is no date.
//= Tags %1 -> unknown
QString Notes::tags() const { return tr("Tags %1").arg(QLocale().createSeparatedList(list)); }

//= Size %1 -> amount
QString Notes::size() const { return tr("Size %1").arg(QLocale().formattedDataSize(bytes)); }

//= Plain -> ?
void Notes::plain() { label->setText(tr("Plain")); }

//= Spoken -> ? @spoken
void Notes::spoken() { button->setAccessibleName(tr("Spoken")); }
