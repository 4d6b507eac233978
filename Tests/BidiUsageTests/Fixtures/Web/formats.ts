//= js.date -> date=date
export const date = t('js.date', { date: new Intl.DateTimeFormat(locale).format(note.date) });

//= js.number -> count=number
export const number = t('js.number', { count: new Intl.NumberFormat(locale).format(count) });

//= js.price -> price=price
export const price = t('js.price', {
  price: new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).format(amount),
});

//= js.unit -> size=amount
export const unit = t('js.unit', { size: new Intl.NumberFormat(locale, { style: 'unit', unit: 'byte' }).format(size) });

//= js.list -> names=unknown
export const list = t('js.list', { names: new Intl.ListFormat(locale).format(names) });

//= js.day -> date=date
export const day = t('js.day', { date: note.created.toLocaleDateString(locale) });

//= js.clip -> ? @clipboard
navigator.clipboard.writeText(t('js.clip'));

//= js.notice -> ? @notification
new Notification(t('js.notice'));

//= js.stored -> ? @stored
localStorage.setItem('name', t('js.stored'));

//= js.file -> ? @fileName
const file = path.join(folder, t('js.file'));

//= js.joined -> ?
const joined = names.join(t('js.joined'));

//= js.outer -> what=own(js.inside)
//= js.inside -> ? <formats.ts:38
export const outer = t('js.outer', { what: t('js.inside') });

//= js.weekday -> day=own(js.monday)|own(js.sunday)
const days = [t('js.sunday'), t('js.monday')];
export const weekday = (n) => t('js.weekday', { day: days[n] });
