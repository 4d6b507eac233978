// What each call gives is written by hand after `//=`: the key, an arrow, and the arguments.
package notes

import (
	"fmt"

	"github.com/leonelquinteros/gotext"
	"github.com/nicksnyder/go-i18n/v2/i18n"
)

//= notes.count -> number
func (c *Context) title() string {
	return c.Tr("notes.count", len(c.notes))
}

//= notes.owner -> named(DisplayName)
func owner(c *Context, user *User) string {
	return c.Locale.Tr("notes.owner", user.DisplayName)
}

//= notes.plural -> number, named(name)
func plural(c *Context, total int, name string) string {
	return c.TrN(total, "notes.plural.one", "notes.plural", total, name)
}

//= notes.split -> named(Title), number
func split(c *Context, note *Note) string {
	return c.Tr(
		"notes.split",
		// A comment, with a bracket (
		note.Title,
		len(note.Lines),
	)
}

//= notes.template -> Name=named(Name), Count=number
func template(localizer *i18n.Localizer, user User, notes []Note) string {
	return localizer.MustLocalize(&i18n.LocalizeConfig{
		MessageID: "notes.template",
		TemplateData: map[string]interface{}{
			"Name":  user.Name,
			"Count": len(notes),
		},
	})
}

//= notes.struct -> Name=named(Name)
func structure(localizer *i18n.Localizer, user User) (string, error) {
	return localizer.Localize(&i18n.LocalizeConfig{MessageID: "notes.struct", TemplateData: data{Name: user.Name}})
}

//= notes.plain -> ?
func plain(localizer *i18n.Localizer) string {
	return localizer.MustLocalize(&i18n.LocalizeConfig{MessageID: "notes.plain"})
}

//= Deleted %s -> named(title)
func deleted(title string) string {
	return gotext.Get("Deleted %s", title)
}

//= %d notes -> number
func many(total int) string {
	return gotext.GetN("%d note", "%d notes", total, total)
}

//= Hello %s -> named(name)
func hello(name string) {
	p.Sprintf("Hello %s", name)
}

//= Saved as %s -> named(path)
func saved(path string) {
	show(fmt.Sprintf(i18n.G("Saved as %s"), path))
}

//= notes.old -> name=named(Name)
func old(user User) string {
	return i18n.T("notes.old", map[string]any{"name": user.Name})
}

//= notes.nested -> own(notes.inner)
func nested(c *Context) string {
	return c.Tr("notes.nested", c.Tr("notes.inner"))
}

//= notes.variable -> number
func variable(c *Context, notes []Note) string {
	amount := strconv.Itoa(len(notes))
	return c.Tr("notes.variable", amount)
}

//= notes.helper -> number
func helper(c *Context) string {
	return c.Tr("notes.helper", countOf(c))
}

func countOf(c *Context) int {
	return c.store.count
}

//= notes.mixed -> unknown
func mixed(c *Context, size int) string {
	return c.Tr("notes.mixed", fmt.Sprintf("%d kB", size))
}

//= notes.digits -> number
func digits(c *Context, size int) string {
	return c.Tr("notes.digits", fmt.Sprintf("%02d:%02d", size, size))
}

//= notes.converted -> named(Title)
func converted(c *Context, note *Note) string {
	return c.Tr("notes.converted", string(note.Title))
}

//= notes.logged -> number @logged
func logged(c *Context, total int) {
	log.Printf(c.Tr("notes.logged", total))
}

//= notes.raw -> named(name)
func raw(c *Context, name string) string {
	pattern := `a "quoted" \ text (`
	return c.Tr("notes.raw", name) + pattern
}

//= notes.spread -> ?
func spread(c *Context) string {
	return c.Tr("notes.spread")
}

//= notes.local -> own(notes.inbox)
func local(c *Context) string {
	name := c.Tr("notes.inbox")
	return c.Tr("notes.local", name)
}

//= notes.parameter -> named(name)
func parameter(c *Context, name string) string {
	return c.Tr("notes.parameter", name)
}

//= notes.closure -> named(name)
func closure(c *Context) {
	name := c.Tr("notes.inbox")
	each(func(name string) { show(c.Tr("notes.closure", name)) })
	show(name)
}

//= notes.range -> named(name)
func all(c *Context) {
	name := c.Tr("notes.inbox")
	for _, name := range c.names {
		show(c.Tr("notes.range", name))
	}
	show(name)
}

//= notes.if -> named(name)
func checked(c *Context) {
	name := c.Tr("notes.inbox")
	if name, err := c.name(); err == nil {
		show(c.Tr("notes.if", name))
	}
	show(name)
}

//= notes.again -> own(notes.inbox)|named(Title)
func again(c *Context) {
	name := c.Tr("notes.inbox")
	for c.next() {
		show(c.Tr("notes.again", name))
		name = c.note.Title
	}
}
