import QtQuick 2.9

ColumnLayout {
    property int blocks: 0

    //= Shown since %1 -> named(height)
    Label { text: qsTr("Shown since %1").arg(wallet.height) }

    Label {
        //= Left: %1 -> number
        text: qsTr("Left: %1").arg(pages.length)
        onLinkActivated: function() { open() }
    }
}
