// This file is written by bidi-datagen from ICU's data. Do not edit.
// swift-format-ignore-file

/// The versions of the data.
let generatedLanguageNamesVersion = "ICU 72.1.0, CLDR 42.0.0, Unicode 15.0.0"

/// Languages, one a line: the tag, a space, the English name in lowercase.
let generatedLanguageNames = """
  aa afar
  ab abkhazian
  ae avestan
  af afrikaans
  ak akan
  am amharic
  an aragonese
  ar arabic
  as assamese
  av avaric
  ay aymara
  az azerbaijani
  ba bashkir
  be belarusian
  bg bulgarian
  bi bislama
  bm bambara
  bn bangla
  bo tibetan
  br breton
  bs bosnian
  ca catalan
  ce chechen
  ch chamorro
  ckb central kurdish
  co corsican
  cr cree
  cs czech
  cu church slavic
  cv chuvash
  cy welsh
  da danish
  de german
  dv divehi
  dz dzongkha
  ee ewe
  el greek
  en english
  eo esperanto
  es spanish
  et estonian
  eu basque
  fa persian
  ff fula
  fi finnish
  fj fijian
  fo faroese
  fr french
  fy western frisian
  ga irish
  gd scottish gaelic
  gl galician
  gn guarani
  gu gujarati
  gv manx
  ha hausa
  he hebrew
  hi hindi
  ho hiri motu
  hr croatian
  ht haitian creole
  hu hungarian
  hy armenian
  hz herero
  ia interlingua
  id indonesian
  ie interlingue
  ig igbo
  ii sichuan yi
  ik inupiaq
  io ido
  is icelandic
  it italian
  iu inuktitut
  ja japanese
  jv javanese
  ka georgian
  kg kongo
  ki kikuyu
  kj kuanyama
  kk kazakh
  kl kalaallisut
  km khmer
  kn kannada
  ko korean
  kr kanuri
  ks kashmiri
  ku kurdish
  kv komi
  kw cornish
  ky kyrgyz
  la latin
  lb luxembourgish
  lg ganda
  li limburgish
  ln lingala
  lo lao
  lt lithuanian
  lu luba-katanga
  lv latvian
  mg malagasy
  mh marshallese
  mi māori
  mk macedonian
  ml malayalam
  mn mongolian
  mr marathi
  ms malay
  mt maltese
  my burmese
  na nauru
  nb norwegian bokmål
  nd north ndebele
  ne nepali
  ng ndonga
  nl dutch
  nn norwegian nynorsk
  no norwegian
  nr south ndebele
  nv navajo
  ny nyanja
  oc occitan
  oj ojibwa
  om oromo
  or odia
  os ossetic
  pa punjabi
  pi pali
  pl polish
  ps pashto
  pt portuguese
  qu quechua
  rm romansh
  rn rundi
  ro romanian
  ru russian
  rw kinyarwanda
  sa sanskrit
  sc sardinian
  sd sindhi
  se northern sami
  sg sango
  si sinhala
  sk slovak
  sl slovenian
  sm samoan
  sn shona
  so somali
  sq albanian
  sr serbian
  ss swati
  st southern sotho
  su sundanese
  sv swedish
  sw swahili
  ta tamil
  te telugu
  tg tajik
  th thai
  ti tigrinya
  tk turkmen
  tn tswana
  to tongan
  tr turkish
  ts tsonga
  tt tatar
  tw twi
  ty tahitian
  ug uyghur
  uk ukrainian
  ur urdu
  uz uzbek
  ve venda
  vi vietnamese
  vo volapük
  wa walloon
  wo wolof
  xh xhosa
  yi yiddish
  yo yoruba
  za zhuang
  zh chinese
  zu zulu
  """
