extension WriteShapes {
  /// Those of all languages.
  static let all = scripts + types + others

  private static let scripts = [
    WriteShapes(
      ending: "py",
      program: """
        def show(self, note):
            name = _("inbox")
            WRITE
            show(_("deleted %s") % name)
        """,
      writes: [
        "name = note.title", "name += note.title", "name, size = note.parts()",
        "size, name = note.parts()", "(name, size) = note.parts()", "[name, size] = note.parts()",
        "for name in note.names:;;    pass",
        "for i, (name, size) in enumerate(note.all):;;    pass",
        "with note.open() as name:;;    pass", "with note.open() as (name, size):;;    pass",
        "while (name := note.read()):;;    pass", "while name := note.read():;;    pass",
        "match note:;;    case Deleted(name):;;        pass",
        "def back(n):;;    nonlocal name;;    name = n.title", "import name", "del name",
        "if (name := note.title):;;    pass", "first, *name = note.names",
        "try:;;    name = note.title;;except OSError:;;    pass", "name *= 2",
      ],
      reads: [
        "show(name)", "if name:;;    pass", "log(text=name)", "log(name=1)", "print(name, 1)",
        "other = [name, 1]", "if name in note.names:;;    pass", "x = name.strip()",
      ]),
    WriteShapes(
      ending: "rb",
      program: """
        def show(note)
          name = t("inbox")
          WRITE
          show(t("deleted", name: name))
        end
        """,
      writes: [
        "name = note.title", "name << note.title", "name += note.title", "name ||= note.title",
        "name, size = note.parts", "size, name = note.parts", "(name, size) = note.parts",
        "while (name = note.next);;end", "for name in note.names;;end", "name.replace(note.title)",
        "name.concat(note.title)", "note.each { |n| name = n.title }",
        "note.each do |n|;;  name = n.title;;end", "begin;;rescue Problem => name;;end",
        "case note;;in { title: name };;end", "if (name = note.title);;end",
      ], reads: ["show(name)", "show name", "show(name: 1)", "return if name.empty?"]),
    WriteShapes(
      ending: "php",
      program: """
        <?php
        function show($note) {
          $name = __("inbox");
          WRITE
          show(sprintf(__("deleted %s"), $name));
        }
        """,
      writes: [
        "$name = $note->title;", "$name .= $note->title;", "[$name, $size] = $note->parts();",
        "list($name, $size) = $note->parts();", "while ($name = $note->fetch()) {}",
        "foreach ($note as $name) {}", "foreach ($note as $key => $name) {}",
        "if ($name = $note->title) {}", "global $name;", "$name ??= $note->title;",
        "$back = function ($n) use (&$name) { $name = $n; };",
        "try { $name = $note->title; } catch (A $e) {}",
        "preg(&$name);", "[$size, [$name]] = $note->parts();",
      ], reads: ["show($name);", "if ($name) {}", "echo $name;", "show([$name]);"]),
    WriteShapes(
      ending: "ts",
      program: """
        function show(note) {
          let name = t('inbox')
          WRITE
          show(t('deleted', { name }))
        }
        """, writes: javaScript,
      reads: [
        "show(name)", "if (name) show(1)", "const a = { name }", "const a = { name: 1 }",
        "const a = [name, 1]", "if (name === null) show(1)", "const a = `${name}`",
        "on('a', () => show(name))", "on('a', (name) => show(name))", "const n = name.length",
        "on('a', name => show(name))",
      ]),
    WriteShapes(
      ending: "vue",
      program: """
        <script>
        function show(note) {
          let name = t('inbox')
          WRITE
          show(t('deleted', { name }))
        }
        </script>
        """, writes: Array(javaScript.prefix(8)), reads: ["show(name)"]),
    WriteShapes(
      ending: "dart",
      program: """
        class Notes {
          String show(Note note) {
            String name = l10n.inbox;
            WRITE
            return l10n.deleted(name);
          }
        }
        """,
      writes: [
        "name = note.title;", "name += note.title;", "(name, count) = note.parse();",
        "load((n) { name = n.title; });", "load((n) => name = n.title);",
        "void back(Note n) { name = n.title; }", "while ((name = note.next()) != null) {}",
        "for (name in note.names) {}", "for (; size > 0; name = note.title) {}",
        "name ??= note.title;", "if (note case Deleted(:var name)) {}",
        "try { name = note.title; } catch (e) {}", "if ((name = note.title) != null) {}",
        "[name, size] = note.parts;",
      ], reads: ["show(name);", "if (name == a) show(b);", "show(name: 1);", "final a = [name];"]),
  ]

  private static let javaScript = [
    "name = note.title", "name += note.title", "[name] = note.titles",
    "on('a', (e) => { name = e.title })", "try { name = note.title } catch (e) {}",
    "while ((name = note.next())) {}", "({ title: name } = note)", "for (name of note.names) {}",
    "({ name } = note)", "load().then((n) => name = n.title)", "if ((name = note.title)) show(1)",
    "for (; note; name = note.title) {}", "name ||= note.title", "name ??= note.title",
    "function back(n) { name = n.title }", "[size, [name]] = note.parts",
    "useEffect(() => { load().then((n) => { name = n.title }) })", "for (name in note) {}",
    "({ a: { name } } = note)",
  ]

  private static let types = [
    WriteShapes(
      ending: "kt",
      program: """
        class Notes {
          fun show(note: Note) {
            var name = getString(R.string.inbox)
            WRITE
            show(getString(R.string.deleted, name))
          }
        }
        """,
      writes: [
        "name = note.title", "name += note.title", "load { name = it.title }",
        "load { n -> name = n.title }", "fun back(n: Note) { name = n.title }",
        "try { name = note.title } catch (e: Problem) {}", "if (note.isOld) name = note.title",
        "when (note.kind) { 1 -> name = note.title }", "for (n in notes) { name = n.title }",
        "while (note.next()) { name = note.title }",
        "view.listener = object : Listener {;;  override fun on(n: Note) { name = n.title };;}",
        "note.title?.let { name = it }", "run {;;  name = note.title;;}",
        "with(note) { name = title }", "synchronized(this) { name = note.title }",
      ],
      reads: [
        "show(name)", "if (name == a) show(b)", "show(\"$name\")", "show(name = 1)",
        "notes.forEach { name -> show(name) }", "val a = listOf(name)", "load { show(name) }",
      ]),
    WriteShapes(
      ending: "java",
      program: """
        class Notes {
          void show(Note note) {
            String name = getString(R.string.inbox);
            WRITE
            show(getString(R.string.deleted, name));
          }
        }
        """,
      writes: [
        "name = note.title;", "name += note.title;", "while ((name = note.next()) != null) {}",
        "try (Reader c = note.open()) { name = c.title(); }",
        "try { name = note.title; } finally {}",
        "load(n -> { name = n.title; });", "load(n -> name = n.title);", "name[0] = note.title;",
        "load(new Listener() {;;  public void on(Note n) { name = n.title; };;});",
        "for (; size > 0; name = note.next()) {}", "if ((name = note.title) != null) {}",
        "do { name = note.title; } while (note.next());",
        "synchronized (this) { name = note.title; }",
        "switch (note.kind) { case 1: name = note.title; }", "show(name = note.title);",
      ],
      reads: [
        "show(name);", "if (name == a) show(b);", "String a = (String) name;",
        "notes.forEach(name -> show(name));", "load(() -> show(name));", "int a = name.length();",
      ]),
    WriteShapes(
      ending: "cs",
      program: """
        class Notes
        {
            void Show(Note note)
            {
                var name = Resources.Inbox;
                WRITE
                Show(string.Format(Resources.Deleted, name));
            }
        }
        """,
      writes: [
        "name = note.Title;", "name += note.Title;", "(name, size) = note.Parts();",
        "(size, name) = note.Parts();", "Run(o => { name = o.Title; });",
        "Run(o => name = o.Title);",
        "note.Read(out name);", "note.Read(ref name);", "while ((name = note.Next()) != null) {}",
        "void Back(Note n) { name = n.Title; }", "try { name = note.Title; } catch (Problem) {}",
        "using (var c = note.Open()) { name = c.Title; }", "name ??= note.Title;",
        "for (; size > 0; name = note.Next()) {}", "if ((name = note.Title) != null) {}",
      ],
      reads: ["Show(name);", "if (name == a) Show(b);", "var a = $\"{name}\";", "Show(name: 1);"]),
    WriteShapes(
      ending: "swift",
      program: """
        final class Notes {
          func show(_ note: Note) {
            var name = NSLocalizedString("inbox", comment: "")
            WRITE
            show(String(format: NSLocalizedString("deleted", comment: ""), name))
          }
        }
        """,
      writes: [
        "name = note.title", "name += note.title", "name.append(note.title)",
        "(name, size) = note.parts()", "note.read(&name)", "note.read(into: &name)",
        "func load(_ note: Note) { name = note.title }", "load { name = $0.title }",
        "load { n in name = n.title }", "do { name = try note.title() } catch {}",
        "if let title = note.title { name = title }", "for n in notes { name = n.title }",
        "while let title = note.next() { name = title }", "(size, name) = note.parts()",
        "switch note.kind { case .a(let title): name = title }", "defer { name = note.title }",
      ],
      reads: [
        "show(name)", "if name == a { show(b) }", "let a = \"\\(name)\"", "show(name: 1)",
        "load { name in show(name) }", "let a = [name]", "load { [weak self] in show(name) }",
        "if let name = note.title { show(name) }",
      ]),
  ]

  private static let others = [
    WriteShapes(
      ending: "cpp",
      program: """
        void Notes::show(Note *note)
        {
            QString name = tr("inbox");
            WRITE
            show(tr("deleted %1").arg(name));
        }
        """,
      writes: [
        "name = note->title();", "name += note->title();", "name.append(note->title());",
        "note->read(&name);", "while ((name = note->next()).size()) {}", "name << note->title();",
        "connect(a, [&](Note *n) { name = n->title(); });", "for (; note; name = note->title()) {}",
        "try { name = note->title(); } catch (...) {}", "std::tie(name, size) = note->parts();",
        "if ((name = note->title()).size()) {}", "name.clear();", "SET_TEXT(name, note);",
        "foreach (name, note->names()) {}", "name[0] = note->first();",
      ], reads: ["show(name);", "if (name == a) show(b);", "int a = name.size();"]),
    WriteShapes(
      ending: "m",
      program: """
        @implementation Notes
        - (void)show:(Note *)note {
          NSString *name = NSLocalizedString(@"inbox", nil);
          WRITE
          [self show:[NSString stringWithFormat:NSLocalizedString(@"deleted", nil), name]];
        }
        @end
        """,
      writes: [
        "name = note.title;", "[note read:&name];", "while ((name = [note next])) {}",
        "[self load:^(Note *n) { name = n.title; }];", "for (; note; name = note.title) {}",
        "for (name in note.names) {}", "if ((name = note.title)) {}",
        "@try { name = note.title; } @catch (Problem *e) {}", "ReadText(name, note);",
        "[self load:^{ name = note.title; }];", "do { name = note.title; } while (note.next);",
      ],
      reads: ["[self show:name];", "if (name == a) [self show];", "[self showTitle:a name:b];"]),
    WriteShapes(
      ending: "vala",
      program: """
        void show (Note note) {
          string name = _("inbox");
          WRITE
          show (_("deleted %s").printf (name));
        }
        """,
      writes: [
        "name = note.title;", "name += note.title;", "note.foreach ((n) => { name = n.title; });",
        "note.read (out name);", "note.read (ref name);",
        "while ((name = note.next ()) != null) {}",
        "try { name = note.title; } catch (Error e) {}", "for (; l; name = l.data) {}",
        "if ((name = note.title) != null) {}",
      ], reads: ["show (name);", "if (name == a) show (b);"]),
    WriteShapes(
      ending: "go",
      program: """
        package notes

        func show(c *Context, note *Note) {
        \tname := c.Tr("inbox")
        \tWRITE
        \tshow(c.Tr("deleted", name))
        }
        """,
      writes: [
        "name = note.Title", "name += note.Title", "name, err = note.Read()",
        "err, name = note.Read()", "note.Read(&name)", "load(func(n *Note) { name = n.Title })",
        "for _, name = range note.Names {;;}", "if name, err = note.Read(); err != nil {;;}",
        "for i, n := range notes {;;name = n.Title;;}", "defer func() { name = note.Title }()",
        "switch name = note.Title; name {;;}",
      ], reads: ["show(name)", "if name == a {;;}", "load(func() { show(name) })"]),
    WriteShapes(
      ending: "rs",
      program: """
        fn show(note: &Note) {
            let mut name = t!("inbox");
            WRITE
            show(t!("deleted", name = name));
        }
        """,
      writes: [
        "name = note.title();", "name += note.title();", "name.push_str(note.title());",
        "note.read(&mut name);", "(name, size) = note.parts();", "[name, size] = note.parts();",
        "load(|n| { name = n.title(); });", "load(|n| name = n.title());",
        "if let Some(title) = note.title() { name = title; }",
        "for n in notes { name = n.title(); }",
        "while let Some(title) = note.next() { name = title; }",
        "match note { Note::A(title) => name = title, _ => {} }", "Note { name, .. } = note;",
        "loop { name = note.title(); break; }", "unsafe { name = note.title(); }",
      ], reads: ["show(&name);", "if name == a { show(b); }", "load(|name| show(name));"]),
  ]
}
