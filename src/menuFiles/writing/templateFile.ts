import { minorDigits } from '#contract/currencyDigits';
import type { ImportKind } from '#contract/menuFiles/columns';
import { allergenWords, dietMarkWords } from '#contract/menuFiles/dietWords';
import { type Cells, fileColumns } from '#contract/menuFiles/fileColumns';
import type { FileLanguage, Words } from '#contract/menuFiles/fileLanguages';
import { writeList } from '#contract/menuFiles/listCell';
import { headerOf } from '#contract/menuFiles/targets';
import { writeMoney } from '#contract/menuFiles/writeMoney';
import { orderTypes } from '#contract/orders/statuses';
import { dayName } from '../../components/inputs/availability/week';
import { csvFile, csvText } from './csvText';
import { examplePrices, exampleWords } from './examples';

export interface TemplateOptions {
  kind: ImportKind;
  /** The language of the headers and the examples. */
  language: FileLanguage;
  /** Codes of the store's languages, by position. */
  languages: readonly string[];
  currency: string;
}

function exampleRows(kind: ImportKind, language: FileLanguage, currency: string): Cells[] {
  const words = exampleWords[language];
  const price = (name: keyof typeof examplePrices) =>
    writeMoney(Math.round((examplePrices[name] * 10 ** minorDigits(currency)) / 100), currency);
  const dietWords = <Name extends string>(words: Readonly<Record<Name, Words>>, ...names: Name[]) =>
    writeList(names.map((name) => words[name][language][0] ?? name));
  const rows: Record<ImportKind, Cells[]> = {
    items: [
      {
        name: 'Margherita',
        sub_category: 'Pizza',
        price: price('pizza'),
        description: words.pizza,
        sku: 'P-01',
        allergens: dietWords(allergenWords, 'gluten', 'milk'),
        diet_marks: dietWords(dietMarkWords, 'vegetarian'),
        is_in_stock: words.yes,
        is_visible: words.yes,
        sequence_number: '1',
      },
      {
        name: words.dessert,
        sub_category: words.desserts,
        price: price('dessert'),
        description: words.dessertDetail,
        sku: 'D-01',
        allergens: dietWords(allergenWords, 'gluten', 'eggs', 'milk'),
        is_in_stock: words.yes,
        is_visible: words.no,
        sequence_number: '2',
      },
    ],
    categories: [
      { category: words.food, sub_category: 'Pizza', is_visible: words.yes, sequence_number: '1' },
      { category: words.food, sub_category: words.desserts, is_visible: words.yes, sequence_number: '2' },
    ],
    modifier_groups: [
      {
        group: words.size,
        type: 'list',
        min: '1',
        max: '1',
        is_required: words.yes,
        group_sequence_number: '1',
        modifier: words.small,
        price: price('small'),
        is_default: words.yes,
        is_in_stock: words.yes,
        sequence_number: '1',
      },
      {
        group: words.size,
        modifier: words.large,
        price: price('large'),
        is_default: words.no,
        is_in_stock: words.yes,
        sequence_number: '2',
      },
    ],
    offers: [
      {
        promo_code: 'LUNCH20',
        name: words.lunchOffer,
        is_active: words.yes,
        type: 'percentage',
        value: '20',
        promo_for: 'order',
        repeats: 'weekly',
        days: writeList([1, 2, 3, 4, 5].map((day) => dayName(day, language))),
        from: '11:30',
        until: '14:00',
        order_types: writeList(orderTypes),
        uses_max: '200',
      },
      {
        promo_code: 'FREEDELIVERY',
        name: words.deliveryOffer,
        is_active: words.yes,
        type: 'percentage',
        value: '100',
        promo_for: 'delivery',
        order_types: 'delivery',
        min_order_amount: price('order'),
        is_first_order_only: words.yes,
      },
    ],
    tables: [
      {
        number: '1',
        room: words.terrace,
        min_persons: '1',
        max_persons: '2',
        is_bookable: words.yes,
      },
      {
        number: '2',
        code: 'A2',
        room: words.diningRoom,
        min_persons: '2',
        max_persons: '4',
        is_bookable: words.no,
        note: words.byWindow,
      },
    ],
  };
  return rows[kind];
}

/** The columns of a kind as a table with example rows: the contents of a template. */
export function templateRows({ kind, language, languages, currency }: TemplateOptions): string[][] {
  const columns = fileColumns(kind, languages);
  return [
    columns.map((column) => headerOf(kind, column, language)),
    ...exampleRows(kind, language, currency).map((cells) => columns.map((column) => cells[column] ?? '')),
  ];
}

/** A template as a file. */
export const templateFile = (options: TemplateOptions): Blob => csvFile([csvText(templateRows(options), ',')]);
