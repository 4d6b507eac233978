// A formatter that names a language says nothing of the reader's.
void Languages::show()
{
    //= Qt language %1 -> date
    show(tr("Qt language %1").arg(QLocale().toString(note.date)));
    //= Qt language of C %1 -> unknown
    show(tr("Qt language of C %1").arg(QLocale::c().toString(note.date)));
    //= Qt language of English %1 -> unknown
    show(tr("Qt language of English %1").arg(QLocale(QLocale::English).toString(note.date)));
}
