import { useLocale, useTranslate } from 'react-admin';
import type { CellError } from '#contract/entities/menuImport';
import { columnsOf, type ImportKind } from '#contract/menuFiles/columns';
import { fileLanguage } from '#contract/menuFiles/fileLanguages';
import { headerOf } from '#contract/menuFiles/targets';

/** Longest cell text to show. */
const shownMax = 120;

/** The text of a cell's error, with the column's name. */
export function useErrorText(kind: ImportKind) {
  const t = useTranslate();
  const language = fileLanguage(useLocale());
  const columnName = (column: string) => headerOf(kind, column, language);
  const isWhole = (column: string) => columnsOf(kind).some(({ name, type }) => name === column && type === 'integer');
  const reason = ({ code, column, params }: CellError) =>
    (code === 'not_a_number' || code === 'too_many_decimals') && isWhole(column)
      ? t('menuFiles.cell_error.not_a_whole_number')
      : t(`menuFiles.cell_error.${code}`, params ?? {});
  const value = ({ value: cell, params }: CellError) => {
    // For a cell with several names, the one that is meant.
    const shownValue = typeof params?.name === 'string' ? params.name : cell;
    if (shownValue === '') return '';
    return `${t('menuFiles.error_value', { value: shownValue.length > shownMax ? `${shownValue.slice(0, shownMax)}…` : shownValue })} `;
  };
  const errorText = (error: CellError) =>
    t('menuFiles.error_at', { column: columnName(error.column), text: `${value(error)}${reason(error)}` });
  return { columnName, reason, errorText };
}
