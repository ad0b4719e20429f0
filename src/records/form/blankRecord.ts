import { kindOf } from '../../kinds/index';
import type { ResourceField } from '../../kinds/kind';
import type { Fields } from './recordField';

/**
 * A new record: what the kinds of its fields begin with, and what belongs to them.
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
