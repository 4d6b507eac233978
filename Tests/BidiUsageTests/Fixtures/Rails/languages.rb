# `strftime` writes names in English.
class Languages
  #= languages.digits -> time=date
  def digits
    t("languages.digits", time: note.date.strftime("%d.%m.%Y"))
  end

  #= languages.names -> time=unknown
  def names
    t("languages.names", time: note.date.strftime("%d %b"))
  end
end
