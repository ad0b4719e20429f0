import type { ReactNode } from 'react';
import type { Language } from '#contract/entities/store';
import { kindOf } from '../../kinds/index';
import type { ResourceField } from '../../kinds/kind';

export type Fields = Record<string, unknown>;

/** Values in their saved version: a record, or settings, which have no `_id`. */
export type SavedValues = { version: number } & Fields;

/** A record as the store API sends it; react-admin adds `id`. */
export type WireRecord = { _id: string } & SavedValues;

/** A field to compare in a conflict: a resource's field, or one with its own `render`. */
export type RecordField = Pick<ResourceField, 'source' | 'label'> &
  Partial<ResourceField> & { render?: (value: unknown) => ReactNode };

/** As many texts as the store has languages, because the wire doesn't allow gaps. */
const padded = (texts: readonly unknown[], length: number): unknown[] =>
  Array.from({ length: Math.max(length, texts.length) }, (_, index) => texts[index] ?? '');

/** A record with its multilingual fields filled up to the store's languages. */
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

/** Only the fields of a new record: a duplicate also has the other record's own. */
export const onlyFieldsOf = (blank: Fields, record: Fields): Fields =>
  Object.fromEntries(Object.entries(record).filter(([field]) => field in blank));

/**
 * A new record: the blanks of its kinds, and the fields that go with them.
 *
 * @param begin values over those
 * @param without fields that the form doesn't have, and that aren't sent
 */
export const blankRecord = (
  fields: readonly ResourceField[],
  begin: Fields = {},
  without: readonly string[] = [],
): Fields => {
  const blanks = fields.flatMap(({ source, kind, blank }) => [
    ...Object.entries(kindOf(kind).blankBeside ?? {}),
    [source, blank === undefined ? kindOf(kind).blank : blank] as const,
  ]);
  const all = { ...Object.fromEntries(blanks), ...begin };
  return Object.fromEntries(Object.entries(all).filter(([source]) => !without.includes(source)));
};
