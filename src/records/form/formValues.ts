import type { Language } from '#contract/entities/store';
import type { Fields, RecordField } from './recordField';

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** As many texts as the store has languages: a hole in the list would be no text on the wire. */
const padded = (texts: readonly unknown[], length: number): unknown[] =>
  Array.from({ length: Math.max(length, texts.length) }, (_, index) => texts[index] ?? '');

/** A record with each of its multilingual fields filled up to the store's languages. */
export function withAllLanguages<Of extends Fields>(
  record: Of,
  fields: readonly RecordField[],
  languages: readonly Language[],
): Of {
  const texts = fields.filter(({ kind }) => kind === 'multilingual').map(({ source }) => source);
  const filled = texts.map((source) => {
    const value = record[source];
    return [source, padded(Array.isArray(value) ? value : [], Math.max(languages.length, 1))];
  });
  return { ...record, ...Object.fromEntries(filled) };
}

/**
 * Fields whose values differ.
 *
 * @example valuesThatDiffer({ a: 1, b: [2] }, { a: 1, b: [3] }) // { b: [3] }
 */
export const valuesThatDiffer = (before: Fields, after: Fields): Fields =>
  Object.fromEntries(Object.entries(after).filter(([field, value]) => !same(before[field], value)));

/** Only the fields that a new record has: a duplicate brings the other record's own along. */
export const onlyFieldsOf = (blank: Fields, record: Fields): Fields =>
  Object.fromEntries(Object.entries(record).filter(([field]) => field in blank));
