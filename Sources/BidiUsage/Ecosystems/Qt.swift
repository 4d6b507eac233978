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
    ], collectsTexts: true)
}
