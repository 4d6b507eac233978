# One name in several functions: a value is that of the nearest function that has the name.
class Scopes
  #= scopes.local -> name=own(scopes.inbox)
  def inbox
    name = t("scopes.inbox")
    show(t("scopes.local", name: name))
  end

  #= scopes.parameter -> name=named(name)
  def deleted(name)
    show(t("scopes.parameter", name: name))
  end

  #= scopes.block -> name=named(name)
  def each
    name = t("scopes.inbox")
    names.each { |name| show(t("scopes.block", name: name)) }
    others.each do |name|
      show(t("scopes.block", name: name))
    end
  end

  #= scopes.captured -> name=own(scopes.inbox)
  def captured
    name = t("scopes.inbox")
    others.each do |other|
      show(t("scopes.captured", name: name))
    end
  end
end
