import type { Fields } from './formValues';

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Fields whose values differ. Apart from `formValues`, so that dialogs don't load the kinds of fields.
 *
 * @example valuesThatDiffer({ a: 1, b: [2] }, { a: 1, b: [3] }) // { b: [3] }
 */
export const valuesThatDiffer = (before: Fields, after: Fields): Fields =>
  Object.fromEntries(Object.entries(after).filter(([field, value]) => !same(before[field], value)));
