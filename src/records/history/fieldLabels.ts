/** What a field is called where its form already says it; the others are `activity.field.<name>`. */
const known: Readonly<Record<string, string>> = {
  description: 'itemForm.description',
  sku: 'itemForm.sku',
  price: 'itemForm.price',
  tax: 'itemForm.tax',
  sub_category_id: 'itemForm.sub_category',
  category_id: 'categories.form.category',
  sequence_number: 'itemForm.position',
  is_visible: 'itemForm.is_visible',
  is_in_stock: 'itemForm.stock',
  in_stock_at: 'itemForm.stock',
  availability: 'itemForm.availability',
  images: 'itemForm.images',
  image: 'categories.form.picture',
  modifier_groups: 'itemForm.modifier_groups',
  modifiers: 'modifierGroups.modifiers.title',
  items: 'modifierGroups.used_by.title',
  min: 'modifierGroups.fields.min',
  max: 'modifierGroups.fields.max',
  is_required: 'modifierGroups.fields.is_required',
  type: 'modifierGroups.type.label',
  total: 'order.total',
  update: 'activity.field.changed',
  approval_reason: 'activity.field.reason',
  front_file: 'activity.picture',
  back_file: 'activity.picture',
};

const own = new Set(
  (
    'name email phone permissions denied is_approved is_disabled password invitation device address sub_store first_name last_name ' +
    'approval reason is_online model color year plate_number is_default expires_on state order minutes lines refunded change_state ' +
    'payment_status order_type order_status delivery_status create unchanged error page'
  ).split(' '),
);

/** Said by another field beside them, or of no meaning to a person. */
const unsaid = new Set(['country_phone_code', 'import_kind', 'provider', 'is_archived']);

export const isShownField = (field: string): boolean => !unsaid.has(field);

/** Translation key of a field's name. */
export const fieldLabel = (field: string): string =>
  known[field] ?? (own.has(field) ? `activity.field.${field}` : 'activity.field.other');
