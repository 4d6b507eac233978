//= notes.count -> count=number
export const title = (notes: Note[]) => t('notes.count', { count: notes.length });

//= notes.owner -> name=named(displayName)
export const owner = i18n.t("notes.owner", { name: user.displayName });

//= notes.short -> name=named(name), total=number
export function short(name: string, total: number) {
  return i18next.t('notes.short', { name, total });
}

//= notes.date -> date=date
export const date = t('notes.date', { date: new Date(note.time).toLocaleDateString() });
//= notes.total -> total=number
export const total = t('notes.total', { total: notes.length.toLocaleString() });

//= notes.template -> count=number
export const template = t('notes.template', { count: `${notes.length}` });

//= notes.mixed -> count=unknown
export const mixed = t('notes.mixed', { count: `${notes.length} kB` });

//= notes.split -> first=number, second=named(title)
export const split = t(
  'notes.split',
  {
    // A comment with a quotation mark: don't.
    first: notes.filter((note) => /["']\//.test(note.title)).length,
    second: note.title,
  },
);

//= notes.format -> name=named(name)
export const message = intl.formatMessage({ id: 'notes.format' }, { name: owner.name });

//= notesExtension -> named(title)
export const extension = chrome.i18n.getMessage('notesExtension', [note.title]);

//= ValueSeconds -> number
export const seconds = globalize.translate('ValueSeconds', Math.round(time));

//= notes.replace -> name=named(title)
export const replaced = t('notes.replace').replace('{name}', note.title);

//= notes.nested -> what=own(notes.inner)
export const nested = t('notes.nested', { what: t('notes.inner') });

//= notes.helper -> when=unknown
export const helper = t('notes.helper', { when: ago(note.date) });

function ago(date: Date): string {
  return formatDistanceToNow(date);
}

//= notes.ternary -> value=number|literal()
export const ternary = t('notes.ternary', { value: isShown ? notes.length : '' });

//= notes.log -> count=number @logged
console.log(t('notes.log', { count: notes.length }));

//= notes.plain -> ?
export const plain = t('notes.plain');
