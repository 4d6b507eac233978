// One name in several functions: a value is that of the nearest function that has the name.
//= Qt scope local %1 -> own(Qt scope inbox)
void Scopes::inbox()
{
    const QString name = tr("Qt scope inbox");
    show(tr("Qt scope local %1").arg(name));
}

//= Qt scope parameter %1 -> named(name)
void Scopes::deleted(const QString &name) const
{
    show(tr("Qt scope parameter %1").arg(name));
}

//= Qt scope constructor %1 -> named(name)
Scopes::Scopes(const QString &name, QWidget *parent) : QWidget(parent), m_name(name)
{
    show(tr("Qt scope constructor %1").arg(name));
}

//= Qt scope lambda %1 -> named(name)
void Scopes::each()
{
    QString name = tr("Qt scope inbox");
    connect(list, &List::added, this, [this](const QString &name) {
        show(tr("Qt scope lambda %1").arg(name));
    });
}

//= Qt scope captured %1 -> own(Qt scope inbox)
void Scopes::captured()
{
    QString name = tr("Qt scope inbox");
    connect(list, &List::added, this, [=]() { show(tr("Qt scope captured %1").arg(name)); });
}

//= Qt scope for %1 -> named(name)
void Scopes::loop()
{
    QString name = tr("Qt scope inbox");
    for (const QString &name : names) {
        show(tr("Qt scope for %1").arg(name));
    }
}

//= Qt scope again %1 -> own(Qt scope inbox)|named(title)
void Scopes::again()
{
    QString name = tr("Qt scope inbox");
    while (next()) {
        show(tr("Qt scope again %1").arg(name));
        name = note.title;
    }
}
