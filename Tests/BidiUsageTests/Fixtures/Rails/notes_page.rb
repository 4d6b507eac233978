# Look-ups of pages. Expected facts were written by hand.
class NotesPage
  #= page.owner -> name=named(full_name), count=number
  def owner
    I18n.t "page.owner",
           name: owner.full_name,
           count: notes.count
  end

  #= page.translate -> title=named(title)
  def translated
    I18n.translate("page.translate", title: note.title)
  end

  #= page.size -> size=amount
  def size
    t("page.size", size: filesizeformat(note.length))
  end

  #= page.nested -> what=own(page.inner)
  #= page.inner -> ? <notes_page.rb:23
  def nested
    t(
      "page.nested",
      what: t("page.inner"))
  end

  #= page.parenthesis -> count=number
  def parenthesis
    t("page.parenthesis", count: (notes.size))
  end

  #= page.to_s -> count=number
  def text
    t("page.to_s", count: notes.size.to_s)
  end

  #= page.variable -> day=date
  def variable
    day = note.date.strftime("%F")
    t("page.variable", day: day)
  end

  #= page.raised -> ? @thrown
  def raised
    raise ArgumentError.new(t("page.raised"))
  end

  #= page.printed -> ? @logged
  def printed
    $stderr.puts(t("page.printed"))
  end
end
