import { limits } from '../limits';

/**
 * The columns of the menu's, offers' and tables' files, for import, export and templates. Their names in each language are in
 * `columnWords`; their cells are read by `readCell` and written by `writeCells`.
 */
export const importKinds = ['items', 'categories', 'modifier_groups', 'offers', 'tables'] as const;
export type ImportKind = (typeof importKinds)[number];

export interface Column {
  name: string;
  /**
   * `list`: several names in one cell, separated by `|`. `number`: percent or an amount, depending on another column.
   */
  type: 'id' | 'text' | 'money' | 'percent' | 'number' | 'boolean' | 'integer' | 'choice' | 'list' | 'time';
  /** One column per language, `name:fr`; `name` alone is the store's first language. */
  isMultilingual?: true;
  isRequired?: true;
  max?: number;
  /** Read from other systems' files, but never written. */
  isImportOnly?: true;
}

/**
 * - `items`: one row an item. `variation` is joined to the name, "Pizza (Large)".
 * - `categories`: one row a sub-category with the category it stands under; a row without a sub-category is the
 *   category itself.
 * - `modifier_groups`: one row a modifier; the group's own columns may stand on its first row alone.
 * - `offers`: one row an offer, found by its code. `repeats` to `until` are its recursion.
 * - `tables`: one row a table, found by its number.
 */
export const columns = {
  items: [
    { name: 'id', type: 'id' },
    { name: 'name', type: 'text', isMultilingual: true, isRequired: true, max: limits.nameMax },
    { name: 'variation', type: 'text', isImportOnly: true, max: limits.nameMax },
    { name: 'sub_category', type: 'text', isRequired: true, max: limits.nameMax },
    { name: 'price', type: 'money', isRequired: true },
    { name: 'tax', type: 'percent' },
    { name: 'description', type: 'text', isMultilingual: true, max: limits.descriptionMax },
    { name: 'sku', type: 'text', max: limits.skuMax },
    { name: 'allergens', type: 'list' },
    { name: 'diet_marks', type: 'list' },
    { name: 'modifier_groups', type: 'list' },
    { name: 'is_in_stock', type: 'boolean' },
    { name: 'is_visible', type: 'boolean' },
    { name: 'sequence_number', type: 'integer' },
  ],
  categories: [
    { name: 'id', type: 'id' },
    { name: 'category', type: 'text', isMultilingual: true, max: limits.nameMax },
    { name: 'sub_category', type: 'text', isMultilingual: true, max: limits.nameMax },
    { name: 'is_visible', type: 'boolean' },
    { name: 'sequence_number', type: 'integer' },
  ],
  modifier_groups: [
    { name: 'id', type: 'id' },
    { name: 'group', type: 'text', isMultilingual: true, isRequired: true, max: limits.nameMax },
    { name: 'type', type: 'choice' },
    { name: 'min', type: 'integer' },
    { name: 'max', type: 'integer' },
    { name: 'is_required', type: 'boolean' },
    { name: 'group_sequence_number', type: 'integer' },
    { name: 'modifier_id', type: 'id' },
    { name: 'modifier', type: 'text', isMultilingual: true, max: limits.nameMax },
    { name: 'price', type: 'money' },
    { name: 'is_default', type: 'boolean' },
    { name: 'is_in_stock', type: 'boolean' },
    { name: 'sequence_number', type: 'integer' },
  ],
  offers: [
    { name: 'promo_code', type: 'text', isRequired: true, max: 30 },
    { name: 'name', type: 'text', isMultilingual: true, isRequired: true, max: limits.nameMax },
    { name: 'description', type: 'text', isMultilingual: true, max: limits.descriptionMax },
    { name: 'is_active', type: 'boolean' },
    { name: 'type', type: 'choice' },
    { name: 'value', type: 'number', isRequired: true },
    { name: 'max_discount', type: 'money' },
    { name: 'promo_for', type: 'choice' },
    { name: 'promo_apply_on', type: 'list' },
    { name: 'repeats', type: 'choice' },
    { name: 'days', type: 'list' },
    { name: 'from', type: 'time' },
    { name: 'until', type: 'time' },
    { name: 'starts_at', type: 'time' },
    { name: 'expires_at', type: 'time' },
    { name: 'order_types', type: 'list' },
    { name: 'min_order_amount', type: 'money' },
    { name: 'min_items', type: 'integer' },
    { name: 'is_first_order_only', type: 'boolean' },
    { name: 'uses_max', type: 'integer' },
    { name: 'uses_per_customer', type: 'integer' },
    { name: 'budget', type: 'money' },
  ],
  tables: [
    { name: 'number', type: 'integer', isRequired: true },
    { name: 'code', type: 'text', max: limits.tableCodeMax },
    { name: 'room', type: 'text', max: limits.roomMax },
    { name: 'section', type: 'text', max: limits.roomMax },
    { name: 'min_persons', type: 'integer', isRequired: true },
    { name: 'max_persons', type: 'integer', isRequired: true },
    { name: 'is_bookable', type: 'boolean' },
    { name: 'note', type: 'text', max: limits.noteMax },
  ],
} as const satisfies Record<ImportKind, readonly Column[]>;

export type ColumnName<Kind extends ImportKind = ImportKind> = (typeof columns)[Kind][number]['name'];

/** Columns of a kind, as values of one type. */
export const columnsOf = (kind: ImportKind): readonly Column[] => columns[kind];
