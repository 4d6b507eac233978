// A formatter that names a language says nothing of the reader's.
function show(when: Date, notes: Note[]) {
  //= ts.language.reader -> when=date
  t('ts.language.reader', { when: when.toLocaleDateString() })
  //= ts.language.us -> when=unknown
  t('ts.language.us', { when: when.toLocaleDateString('en-US', { month: 'long', day: 'numeric' }) })
  //= ts.language.intl -> when=unknown
  t('ts.language.intl', { when: new Intl.DateTimeFormat('en').format(when) })
  //= ts.language.number -> size=number
  t('ts.language.number', { size: new Intl.NumberFormat('en-US').format(size) })
  //= ts.language.locale -> size=number
  t('ts.language.locale', { size: notes.length.toLocaleString('en-US') })
  //= ts.language.compact -> size=unknown
  t('ts.language.compact', { size: new Intl.NumberFormat(undefined, { notation: 'compact' }).format(size) })
  //= ts.language.percent -> part=percent
  t('ts.language.percent', { part: new Intl.NumberFormat(undefined, { style: 'percent' }).format(part) })
  //= ts.language.options -> part=unknown
  t('ts.language.options', { part: numberFormat.resolvedOptions() })
  //= ts.language.parts -> part=unknown
  t('ts.language.parts', { part: dateFormat.formatToParts(when) })
  //= ts.language.momentum -> part=named(momentum)
  t('ts.language.momentum', { part: momentum.toString() })
}
