extension Ecosystem {
  /// Resources of .NET.
  static let dotNet = Ecosystem(
    name: ".NET", languages: [.cSharp, .markup],
    toolkits: ["Windows Forms", "WPF", "WinUI"],
    idioms: [
      LookupIdiom(
        names: ["Resources", "Resource", "Strings", "Localization"],
        key: .member, arguments: .around, example: "string.Format(Resources.key, a)",
        source: "learn.microsoft.com/dotnet/core/extensions/work-with-resx-files-programmatically"),
      LookupIdiom(
        names: ["GetLocalizedResource", "GetLocalizedFormatResource", "GetLocalized"],
        key: .receiver, arguments: .rest(from: 0),
        example: "string.Format(\"key\".GetLocalizedResource(), a)",
        source: "learn.microsoft.com/dotnet/communitytoolkit/windows/extensions/stringextensions"),
      LookupIdiom(
        names: ["GetString", "GetLocalizedResource", "GetLocalizedString", "GetLocalized"],
        key: .literal(0), arguments: .around,
        example: "string.Format(manager.GetString(\"key\"), a)",
        source: "learn.microsoft.com/dotnet/api/system.resources.resourcemanager.getstring"),
      LookupIdiom(
        names: [
          "Localizer", "localizer", "_localizer", "SharedLocalizer", "sharedLocalizer",
          "_sharedLocalizer", "StringLocalizer", "stringLocalizer", "_stringLocalizer",
          "HtmlLocalizer", "ViewLocalizer", "L",
        ], key: .element, arguments: .rest(from: 1), example: "localizer[\"key\", a]",
        counterExample: "list[\"key\", a]",
        source: "learn.microsoft.com/aspnet/core/fundamentals/localization/make-content-localizable"
      ),
    ],
    displays: [
      TextDisplay(
        direction: .leftToRight, languages: [.cSharp], names: ["Show"], caller: "MessageBox",
        mostArguments: 5, unless: ["RtlReading"],
        source: """
          learn.microsoft.com/windows/win32/api/winuser/nf-winuser-messageboxw: only with \
          MB_RTLREADING the text is in right-to-left reading order
          """)
    ])
}
