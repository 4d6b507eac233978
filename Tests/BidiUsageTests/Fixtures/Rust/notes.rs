impl Notes {
    //= notes.owner -> name=named(display_name)
    fn owner(&self) -> String {
        t!("notes.owner", name = user.display_name).to_string()
    }

    //= notes.count -> count=number
    fn title(&self) -> String {
        t!("notes.count", count = self.notes.len()).to_string()
    }

    //= notes.arrow -> count=number
    fn arrow(&self, total: usize) -> String {
        t!("notes.arrow", count => total).into()
    }

    //= notes-fluent -> name=named(title)
    fn fluent(&self) -> String {
        fl!(self.loader, "notes-fluent", name = note.title.clone())
    }

    //= Rust {name} -> name=named(title)
    fn of_gettext(&self) -> String {
        gettext_f("Rust {name}", &[("name", &note.title)])
    }

    //= {count} Rust notes -> count=number
    fn plural(&self) -> String {
        ngettext_f(
            "{count} Rust note",
            "{count} Rust notes",
            self.notes.len() as u32, // chooses the form
            &[("count", &self.notes.len().to_string())],
        )
    }

    //= Rust context {name} -> name=named(title)
    fn context(&self) -> String {
        pgettext_f("menu", "Rust context {name}", &[("name", note.title.as_str())])
    }

    //= Rust replaced {} -> number
    fn replaced(&self, total: u64) -> String {
        gettext("Rust replaced {}").replace("{}", &total.to_string())
    }

    //= notes.nested -> what=own(notes.inner)
    fn nested(&self) -> String {
        t!("notes.nested", what = t!("notes.inner")).to_string()
    }

    //= notes.helper -> size=number
    fn helper(&self) -> String {
        t!("notes.helper", size = count_lines(&self.text)).to_string()
    }

    //= notes.variable -> size=number
    fn variable(&self) -> String {
        let size = self.text.len();
        t!("notes.variable", size = size).to_string()
    }

    //= notes.conditional -> value=number|literal(none)
    fn conditional(&self) -> String {
        t!("notes.conditional", value = if self.shown { self.notes.len() } else { "none" }).into()
    }

    //= notes.mixed -> value=unknown
    fn mixed(&self) -> String {
        t!("notes.mixed", value = format!("{} kB", self.notes.len())).to_string()
    }

    //= notes.locale -> name=named(name)
    fn in_locale(&self) -> String {
        t!("notes.locale", locale = "he", name = owner.name).to_string()
    }

    //= notes.price -> price=unknown
    fn price<'a>(&'a self) -> String {
        t!("notes.price", price = prices[0]).to_string()
    }

    //= notes.quote -> sign=literal(x)
    fn quote(&self, c: char) -> bool {
        c == '"' && t!("notes.quote", sign = "x").is_empty()
    }

    //= notes.raw -> count=number
    fn raw(&self) -> String {
        let pattern = r#"a "quoted" text"#;
        t!("notes.raw", count = 3).to_string() + pattern
    }

    //= notes.logged -> count=number @logged
    fn log(&self) {
        println!("{}", t!("notes.logged", count = self.notes.len()));
    }

    //= notes.plain -> ?
    fn plain(&self) -> String {
        t!("notes.plain").to_string()
    }

    /* A comment /* in a comment */ with t!("notes.comment") in it. */
    //= Rust plain -> ?
    fn plain_gettext(&self) -> String {
        gettext("Rust plain")
    }
}

fn count_lines(text: &str) -> usize {
    text.lines().count()
}
