// Functions of the program that pass a key on. The calls are in other files.
export const tr = (key: string) => i18n.t(key);
export const label = (key, options) => {
  return i18next.t(key, options);
};
export function greet(key: string, name: string): string {
  return i18n.t(key, { name: name });
}
export const short = key => i18n.t(key);
export const notKey = (name) => i18n.t('wrap.title', { name });
export const older = function (key) {
  return i18n.t(key);
};
items.map(function (key) { return i18n.t(key); });
