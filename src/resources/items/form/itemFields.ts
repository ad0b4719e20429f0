import type { Fields, RecordField } from '../../../records/form/recordField';

/** The fields of an item's form, and how their values read where two versions are compared. */
export const itemFields: readonly RecordField[] = [
  { source: 'name', label: 'itemForm.name', kind: 'texts' },
  { source: 'description', label: 'itemForm.description', kind: 'texts' },
  { source: 'sub_category_id', label: 'itemForm.sub_category', of: 'sub_categories' },
  { source: 'price', label: 'itemForm.price', kind: 'money' },
  { source: 'tax', label: 'itemForm.tax', kind: 'percent' },
  { source: 'sku', label: 'itemForm.sku', kind: 'text' },
  { source: 'images', label: 'itemForm.images', kind: 'images' },
  { source: 'is_in_stock', alongside: ['in_stock_at'], label: 'itemForm.stock', kind: 'stock' },
  { source: 'is_visible', label: 'itemForm.is_visible', kind: 'boolean' },
  { source: 'availability', label: 'itemForm.availability', kind: 'availability' },
  { source: 'modifier_groups', label: 'itemForm.modifier_groups', of: 'modifier_groups' },
  { source: 'sequence_number', label: 'itemForm.sequence_number', kind: 'number' },
];

/** An item before anything is known of it: on the menu, always, in stock. */
export const blankItem = (tax: number): Fields => ({
  name: [''],
  description: [''],
  sub_category_id: null,
  price: null,
  tax,
  sku: '',
  images: [],
  is_in_stock: true,
  in_stock_at: null,
  is_visible: true,
  availability: null,
  modifier_groups: [],
  sequence_number: null,
});

/** A place that is left empty is the server's to give: the last one. */
export function itemToWire(values: Fields): Fields {
  const { sequence_number, ...others } = values;
  return typeof sequence_number === 'number' ? values : others;
}
