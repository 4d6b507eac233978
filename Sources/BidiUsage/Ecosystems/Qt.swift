extension Ecosystem {
  /// Qt; its keys are texts of the base language.
  static let qt = Ecosystem(
    name: "Qt", languages: [.c, .python, .javaScript],
    toolkits: ["Qt"],
    idioms: [
      LookupIdiom(
        names: ["tr", "qsTr", "qtTrId", "qsTrId"], key: .literal(0), arguments: .around,
        example: "tr(\"key\").arg(a)", source: "doc.qt.io/qt-6/qobject.html#tr"),
      LookupIdiom(
        names: ["translate", "qsTranslate"], key: .literal(1), arguments: .around,
        example: "QCoreApplication::translate(\"context\", \"key\").arg(a)",
        source: "doc.qt.io/qt-6/qcoreapplication.html#translate"),
    ],
    displays: [
      TextDisplay(
        direction: .firstLetter, languages: [.c, .python], names: ["QLabel", "setToolTip"],
        source: "QLabelPrivate::textDirection in qlabel.cpp; tool tips are labels: qtooltip.cpp"),
      TextDisplay(
        direction: .layout, languages: [.c, .python],
        names: [
          "QAction", "QPushButton", "QToolButton", "QCheckBox", "QRadioButton", "QGroupBox",
          "QMenu",
          "addAction", "addMenu", "addTab", "insertTab", "setTabText", "addItem", "addItems",
          "insertItem", "QListWidgetItem", "QTreeWidgetItem", "QTableWidgetItem", "QStandardItem",
          "setHeaderLabels", "setHeaderLabel", "setHorizontalHeaderLabels", "setStatusTip",
        ],
        source: "they draw with the painter of a view: qt_format_text in qpainter.cpp"),
    ], collectsTexts: true)
}
