import { type Column, columnsOf, type ImportKind } from './columns';

/** A row's cells by column: `name`, `name:fr`. */
export type Cells = Record<string, string>;

/**
 * A column's name in a file, for a language by its position: the first has no suffix.
 *
 * @example columnInLanguage('name', ['en', 'fr'], 1) // 'name:fr'
 */
export const columnInLanguage = (name: string, languages: readonly string[], position: number): string =>
  position === 0 ? name : `${name}:${languages[position]}`;

const inLanguages = ({ name, isMultilingual }: Column, languages: readonly string[]): string[] =>
  isMultilingual && languages.length > 0
    ? languages.map((_, position) => columnInLanguage(name, languages, position))
    : [name];

/** Every column of a kind, in order, as in the store's files. */
export const fileColumns = (kind: ImportKind, languages: readonly string[]): string[] =>
  columnsOf(kind)
    .filter((column) => !column.isImportOnly)
    .flatMap((column) => inLanguages(column, languages));
