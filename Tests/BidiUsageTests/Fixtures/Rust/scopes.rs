// One name in several functions: a value is that of the nearest function that has the name.
impl Scopes {
    //= scopes.local -> name=own(scopes.inbox)
    fn inbox(&self) {
        let name = t!("scopes.inbox");
        show(t!("scopes.local", name = name));
    }

    //= scopes.parameter -> name=named(name)
    fn deleted(&self, name: &str) -> String {
        t!("scopes.parameter", name = name).to_string()
    }

    //= scopes.closure -> name=named(name)
    fn each(&self) {
        let name = t!("scopes.inbox");
        self.names.iter().for_each(|name| show(t!("scopes.closure", name = name)));
        self.others.iter().for_each(|(id, name)| {
            show(t!("scopes.closure", name = name));
        });
    }

    //= scopes.for -> name=named(name)
    fn all(&self) {
        let name = t!("scopes.inbox");
        for (id, name) in &self.names {
            show(t!("scopes.for", name = name));
        }
    }

    //= scopes.some -> name=named(name)
    fn some(&self) {
        let name = t!("scopes.inbox");
        if let Some(name) = self.name() {
            show(t!("scopes.some", name = name));
        }
    }

    //= scopes.again -> name=own(scopes.inbox)
    fn again(&self) {
        let name = self.title();
        show(name);
        let name = t!("scopes.inbox");
        show(t!("scopes.again", name = name));
    }

    //= scopes.match -> name=named(name)
    fn matched(&self) {
        let name = t!("scopes.inbox");
        match self.name() {
            Some(name) => show(t!("scopes.match", name = name)),
            None => show(name),
        }
    }
}
