//= Copied -> ? @clipboard
void Notes::copied() { QGuiApplication::clipboard()->setText(tr("Copied")); }

//= Tray -> ? @notification
void Notes::tray() { trayIcon->showMessage(tr("Tray"), text, icon); }

//= Setting -> ? @stored
void Notes::setting() { settings.setValue("name", tr("Setting")); }

//= Error code: %1 -> own(Unknown)
//= Unknown -> ? <purposes.cpp:15
void Notes::error()
{
    QString text = tr("Unknown");
    errorLabel->setText(tr("Error code: %1").arg(text));
}

//= Day %1 -> own(Friday)|own(Saturday)
QString Notes::day(int number)
{
    const QStringList days = { tr("Friday"), tr("Saturday") };
    return tr("Day %1").arg(days.at(number));
}

//= Logged -> ? @logged
void Notes::logged() { qWarning() << tr("Logged"); }
