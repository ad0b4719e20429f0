import type { AuditValues } from '#contract/audit/auditEntry';
import type { MenuEntity } from '#contract/entities/menuMessage';
import type { Snapshot } from '../changes/snapshots';

type Value = AuditValues[string];
type Row = Record<string, unknown>;

/** Rows come as the database writes them in JSON: their times in its own way. */
const instantOf = (value: unknown): Value => (typeof value === 'string' ? new Date(value).toISOString() : null);

const picked = (row: Row, fields: readonly string[]): AuditValues =>
  Object.fromEntries(fields.map((field) => [field, (row[field] ?? null) as Value]));

/** Of a picture: which one, and how it looks. */
const pictureOf = (image: unknown): Value => {
  if (!image || typeof image !== 'object' || !('_id' in image)) return null;
  return { _id: image._id as Value, thumbnail_url: ('thumbnail_url' in image ? image.thumbnail_url : null) as Value };
};

const stockOf = (row: Row): AuditValues => ({
  is_in_stock: row.is_in_stock as Value,
  in_stock_at: instantOf(row.in_stock_at),
});

const inPlace = (rows: readonly Row[] = []) =>
  [...rows].sort((a, b) => Number(a.sequence_number) - Number(b.sequence_number));

const itemValues = ({ row, attachments }: Snapshot): AuditValues => ({
  ...picked(row, ['name', 'description', 'sku', 'price', 'tax', 'sub_category_id', 'sequence_number', 'is_visible']),
  ...stockOf(row),
  ...picked(row, ['availability']),
  images: Array.isArray(row.images) ? row.images.map(pictureOf) : [],
  modifier_groups: inPlace(attachments).map(({ modifier_group_id }) => modifier_group_id as Value),
});

const headingValues = ({ row }: Snapshot): AuditValues => ({
  ...picked(row, ['name', 'category_id', 'sequence_number', 'is_visible']),
  image: pictureOf(row.image),
});

const modifierValues = (row: Row): AuditValues => ({
  ...picked(row, ['name', 'price', 'is_default']),
  ...stockOf(row),
});

const groupValues = ({ row, modifiers, attachments = [] }: Snapshot): AuditValues => ({
  ...picked(row, ['name', 'type', 'min', 'max', 'is_required', 'sequence_number']),
  modifiers: inPlace(modifiers).map((modifier) => ({ _id: modifier.id as Value, ...modifierValues(modifier) })),
  items: attachments.map(({ item_id }) => item_id),
});

/** What the trail keeps of a record of the menu, by the names of the fields of its form. */
export const menuValues: Record<MenuEntity, (snapshot: Snapshot) => AuditValues> = {
  item: itemValues,
  category: headingValues,
  sub_category: headingValues,
  modifier_group: groupValues,
};
