import { type Column, columnsOf, type ImportKind } from './columns';
import { columnWords } from './columnWords';
import { columnInLanguage } from './fileColumns';
import type { FileLanguage, Words } from './fileLanguages';

/** The target of a file column: a column name, with a language for all but the store's first: `name:fr`. */
export type Target = string;

/** Splits a target. @example splitTarget('name:fr') // { name: 'name', language: 'fr' } */
export function splitTarget(target: Target): { name: string; language: string | null } {
  const at = target.indexOf(':');
  return at < 0 ? { name: target, language: null } : { name: target.slice(0, at), language: target.slice(at + 1) };
}

/**
 * Every target of a kind, in the order of its columns.
 *
 * @param languages codes of the store's languages, by position
 */
export const targetsOf = (kind: ImportKind, languages: readonly string[]): { target: Target; column: Column }[] =>
  columnsOf(kind).flatMap((column) => [
    { target: column.name, column },
    ...(column.isMultilingual
      ? languages.slice(1).map((_, index) => ({ target: columnInLanguage(column.name, languages, index + 1), column }))
      : []),
  ]);

const wordsOf = (kind: ImportKind, name: string): Words | undefined =>
  (columnWords[kind] as Record<string, Words>)[name];

/**
 * Returns a column's header in our own files.
 *
 * @example headerOf('items', 'name:fr', 'de') // 'Name (fr)'
 */
export function headerOf(kind: ImportKind, target: Target, language: FileLanguage): string {
  const { name, language: of } = splitTarget(target);
  const word = wordsOf(kind, name)?.[language][0] ?? name;
  return of ? `${word} (${of})` : word;
}
