#include "wrappers.h"

//= Wrapped %1 -> named(title)
QString Notes::wrapped() const { return translated("Wrapped %1").arg(note.title); }

//= Wrapped: %1 of %2 -> number, number
QString Notes::wrappedNumbers() const
{
    return translated("Wrapped: %1 of %2")
        .arg(done.size())
        .arg(QString::number(total));
}
