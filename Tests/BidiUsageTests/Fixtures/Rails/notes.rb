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
