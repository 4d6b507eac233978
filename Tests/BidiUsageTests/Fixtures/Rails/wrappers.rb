# A helper of the program that passes a key on.
module Texts
  def words(key, **options)
    I18n.t(key, **options)
  end
end
