class WrapperUses
  #= wrap.words -> name=named(title)
  def wrapped
    words("wrap.words", name: note.title)
  end
end
