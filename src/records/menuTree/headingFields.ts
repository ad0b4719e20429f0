import type { RecordField } from '../form/recordField';

/** Fields of a category, as they are compared where two people changed one. */
export const categoryFields: readonly RecordField[] = [
  { source: 'name', label: 'categories.form.name', kind: 'texts' },
  { source: 'image', label: 'categories.form.picture', kind: 'images' },
  { source: 'is_visible', label: 'categories.form.visible', kind: 'boolean' },
];

export const subCategoryFields: readonly RecordField[] = [
  ...categoryFields,
  { source: 'category_id', label: 'categories.form.category', of: 'categories' },
];

export const blankCategory = { name: [''], image: null, is_visible: true };
