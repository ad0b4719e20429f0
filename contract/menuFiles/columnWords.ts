import type { ColumnName, ImportKind } from './columns';
import type { Words } from './fileLanguages';
import { itemWords } from './itemWords';
import { modifierGroupWords } from './modifierGroupWords';
import { offerWords } from './offerWords';
import { categoryWords, sharedWords, subCategoryWords } from './sharedWords';
import { tableWords } from './tableWords';

/** The column names of each kind of file, in nine languages and as other systems write them. */
export const columnWords: { [Kind in ImportKind]: Record<ColumnName<Kind>, Words> } = {
  items: itemWords,
  categories: {
    id: sharedWords.id,
    category: { ...categoryWords, en: [...categoryWords.en, 'Name', 'Parent category', 'Parent', 'Main category'] },
    sub_category: subCategoryWords,
    is_visible: sharedWords.is_visible,
    sequence_number: sharedWords.sequence_number,
  },
  modifier_groups: modifierGroupWords,
  offers: offerWords,
  tables: tableWords,
};

/** Columns that our own files add, which an import leaves out. */
export const addedColumns = {
  /** Numbers the rows of an export. */
  serial: {
    en: ['No.', '#', 'S.No.', 'Serial number'],
    ar: ['م', 'رقم'],
    de: ['Nr.', 'Lfd. Nr.'],
    es: ['N.º', 'Núm.'],
    fr: ['N°'],
    it: ['N.'],
    nl: ['Nr.'],
    pt: ['N.º'],
    ru: ['№ п/п', '№'],
  },
  /** Why a row wasn't imported, in the file of failed rows. */
  error: {
    en: ['Error', 'Errors'],
    ar: ['الخطأ', 'خطأ'],
    de: ['Fehler'],
    es: ['Error'],
    fr: ['Erreur'],
    it: ['Errore'],
    nl: ['Fout'],
    pt: ['Erro'],
    ru: ['Ошибка'],
  },
} satisfies Record<string, Words>;
