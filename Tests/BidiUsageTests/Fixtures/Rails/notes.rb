class NotesController
  #= notes.count -> count=number
  def title
    I18n.t("notes.count", count: notes.size)
  end

  #= notes.owner -> name=named(display_name)
  def owner
    t("notes.owner", name: user.display_name)
  end

  #= notes.price -> price=price
  def price
    t("notes.price", price: number_to_currency(amount))
  end

  #= notes.plain -> ?
  def plain
    t("notes.plain")
  end
end

class NotesHelper
  #= notes.split -> count=number, title=named(title)
  def split
    I18n.t(
      "notes.split",
      count: notes.size, # a number
      title: note.title,
    )
  end

  #= notes.nested -> what=own(notes.inner)
  def nested
    t("notes.nested", what: t("notes.inner"))
  end

  #= notes.interpolated -> count=number
  def interpolated
    t("notes.interpolated", count: "#{notes.size}")
  end

  #= notes.mixed -> count=unknown
  def mixed
    t("notes.mixed", count: "#{notes.size} kB")
  end

  #= notes.without_brackets -> name=named(name)
  def without_brackets
    t "notes.without_brackets", name: owner.name
  end

  #= notes.hash -> name=named(name)
  def hash
    t("notes.hash", { :name => owner.name })
  end

  #= notes.conditional -> count=number|literal(none)
  def conditional
    t("notes.conditional", count: notes.any? ? notes.size : "none")
  end

  #= notes.ago -> time=date
  def ago
    t("notes.ago", time: note.date.strftime("%F"))
  end

  # A text with code in it is no key.
  def dynamic
    t("notes.#{kind}", count: 1)
  end
end
