import type { CategoryRecord, ModifierGroupRecord, SubCategoryRecord } from '#contract/entities/menu';
import { idOf } from '../../orders/create/createOrderFixtures';

const touched = { version: 1, updated_at: '2026-01-01T10:00:00.000Z', updated_by: 'Sole' };

export const aCategory = (number: number, name: string, change: Partial<CategoryRecord> = {}): CategoryRecord => ({
  ...touched,
  _id: idOf(number),
  name: [name],
  image: null,
  is_visible: true,
  sequence_number: number,
  sub_category_count: 0,
  ...change,
});

export const aSubCategory = (
  number: number,
  name: string,
  category_id: string | null,
  change: Partial<SubCategoryRecord> = {},
): SubCategoryRecord => ({
  ...touched,
  _id: idOf(number),
  name: [name],
  image: null,
  is_visible: true,
  sequence_number: number,
  category_id,
  item_count: 0,
  ...change,
});

export const aModifierGroup = (
  number: number,
  name: string,
  modifiers: [string, number][],
  change: Partial<ModifierGroupRecord> = {},
): ModifierGroupRecord => ({
  ...touched,
  _id: idOf(number),
  name: [name],
  type: 'list',
  min: 0,
  max: 1,
  is_required: false,
  sequence_number: number,
  item_count: 0,
  modifiers: modifiers.map(([label, price], index) => ({
    _id: idOf(number * 100 + index),
    name: [label],
    price,
    is_default: false,
    is_in_stock: true,
    in_stock_at: null,
    sequence_number: index,
  })),
  ...change,
});
