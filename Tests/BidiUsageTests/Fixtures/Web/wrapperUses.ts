import { tr, label, greet, short, notKey } from './wrappers';

//= wrap.plain -> ?
export const plain = tr('wrap.plain');

//= wrap.replaced -> name=named(title)
export const replaced = tr('wrap.replaced').replace('{{name}}', note.title);

//= wrap.options -> count=number
export const options = label('wrap.options', { count: notes.length });

//= wrap.named -> name=named(displayName)
export const named = greet('wrap.named', user.displayName);

//= wrap.short -> ?
export const shortened = short('wrap.short');

//= wrap.title -> name=named(name)
export const title = notKey('wrap.nothing');

//= wrap.older -> ?
export const olderText = older('wrap.older');
