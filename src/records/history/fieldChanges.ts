import type { AuditEntry } from '#contract/audit/auditEntry';
import type { ResourceField } from '../../kinds/kind';
import { resourceByEntity } from '../../resources/index';
import type { Value } from './useValueText';

/** What a field of no resource's descriptor is called where its form already says it; the others are `activity.field.<name>`. */
const known: Readonly<Record<string, string>> = {
  price: 'itemForm.price',
  is_visible: 'itemForm.is_visible',
  is_in_stock: 'itemForm.stock',
  in_stock_at: 'itemForm.stock',
  image: 'categories.form.picture',
  items: 'modifierGroups.used_by.title',
  total: 'order.total',
  table_number: 'createOrder.table.label',
  persons: 'createOrder.table.persons',
  schedule_at: 'createOrder.time.slot',
  address_note: 'createOrder.address.note',
  location: 'orderChanges.details.position',
  update: 'activity.field.changed',
  approval_reason: 'activity.field.reason',
  refund_reason: 'activity.field.reason',
  start_date: 'activity.filter.from',
  end_date: 'activity.filter.to',
  vehicle_type_id: 'providers.vehicles.field.vehicle_type_id',
  model: 'providers.vehicles.field.model',
  color: 'providers.vehicles.field.color',
  year: 'providers.vehicles.field.year',
  plate_number: 'providers.vehicles.field.plate_number',
  account_holder_name: 'providers.bank.field.account_holder_name',
  account_number: 'providers.bank.field.account_number',
  routing_number: 'providers.bank.field.routing_number',
  bank_code: 'providers.bank.field.bank_code',
  date_of_birth: 'providers.bank.field.date_of_birth',
  gender: 'providers.bank.field.gender',
  personal_id_number: 'providers.bank.field.personal_id_number',
  auto_assign: 'dispatch.settings.when',
  offer_seconds: 'dispatch.settings.offer_seconds',
  unique_code: 'providers.documents.number',
  has_front: 'providers.documents.front',
  has_back: 'providers.documents.back',
  photo_front: 'providers.bank.photo.front',
  photo_back: 'providers.bank.photo.back',
  photo_extra: 'providers.bank.photo.extra',
};

const own = new Set([
  'name',
  'email',
  'phone',
  'permissions',
  'denied',
  'is_approved',
  'is_disabled',
  'password',
  'invitation',
  'device',
  'address',
  'sub_store',
  'approval',
  'reason',
  'is_online',
  'is_default',
  'expires_on',
  'document_type_id',
  'state',
  'order',
  'minutes',
  'lines',
  'refunded',
  'change_state',
  'payment_status',
  'order_type',
  'order_status',
  'delivery_status',
  'create',
  'unchanged',
  'error',
  'page',
]);

/** Said by another field beside them, or of no meaning to a person. */
const unsaid = new Set(['country_phone_code', 'import_kind', 'provider', 'is_archived']);

const isShownField = (field: string): boolean => !unsaid.has(field);

/** Translation key of a field's name. */
const fieldLabel = (field: string): string =>
  known[field] ?? (own.has(field) ? `activity.field.${field}` : 'activity.field.other');

/** A field that an entry tells of, with what was there and what is. */
export interface FieldChange {
  /** `price`; `name.1` for the text of one language. */
  key: string;
  field: string;
  /** Translation key of the field's name. */
  label: string;
  /** As its resource describes it. */
  described?: ResourceField | undefined;
  /** Position of the language, for the text of one. */
  language?: number;
  old: Value;
  now: Value;
}

const textFields = new Set(['name', 'description']);

function unitsOf(entity: string, field: string, old: Value, now: Value): FieldChange[] {
  const described = resourceByEntity(entity)?.fields.find(
    ({ source, alongside }) => source === field || (unsaid.has(field) && alongside?.includes(field)),
  );
  const what = { field, label: described?.label ?? fieldLabel(field), described };
  const [before, after] = [old, now].map((each) => (Array.isArray(each) ? each : []));
  if (!textFields.has(field) || !(Array.isArray(old) || Array.isArray(now))) return [{ key: field, ...what, old, now }];
  const length = Math.max(before?.length ?? 0, after?.length ?? 0);
  return Array.from({ length }, (_, language) => language)
    .filter((language) => (before?.[language] || '') !== (after?.[language] || ''))
    .map((language) => ({
      ...{ key: `${field}.${language}`, ...what, language },
      ...{ old: before?.[language], now: after?.[language] },
    }));
}

/** What one wants to know first; the others follow as they come. */
const first = [
  'order_status',
  'delivery_status',
  'total',
  'price',
  'is_in_stock',
  'is_visible',
  'permissions',
  'refunded',
  'reason',
  'start_date',
  'end_date',
];
const rank = (field: string): number => (first.includes(field) ? first.indexOf(field) : first.length);

/** Of a record that came or went the sentence says the name already. */
const isLast = ({ old_values, new_values }: AuditEntry, field: string): boolean =>
  textFields.has(field) && (old_values === null || new_values === null);

/** The fields of an entry, what matters most first; texts language by language, and only those that differ. */
export function fieldChanges(entry: AuditEntry): FieldChange[] {
  const { old_values, new_values } = entry;
  const changed = [...Object.keys(new_values ?? {}), ...Object.keys(old_values ?? {})];
  const described = resourceByEntity(entry.entity)?.fields ?? [];
  // A country code is shown with its number, and alone under the number's name where only the code changed.
  const isAlone = (field: string) =>
    described.some(({ source, alongside }) => alongside?.includes(field) && !changed.includes(source));
  const fields = new Set(changed.filter((field) => isShownField(field) || isAlone(field)));
  // The time until which something is out stands with its stock.
  if (fields.has('is_in_stock')) fields.delete('in_stock_at');
  const order = (field: string) => {
    const at = described.findIndex(({ source }) => source === field);
    return at < 0 ? 0.99 : at / described.length;
  };
  const place = (field: string) => (isLast(entry, field) ? first.length + 1 : rank(field)) + order(field);
  const sorted = [...fields].sort((a, b) => place(a) - place(b));
  return sorted.flatMap((field) => unitsOf(entry.entity, field, old_values?.[field], new_values?.[field]));
}

const isHidden = (value: Value): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && value.hidden === true;

/** Whether something that is never kept came or went; `null` where there was one before and after, or never was. */
export function secretChange({ old, now }: FieldChange): 'set' | 'gone' | null {
  if (isHidden(old) && (now === null || now === '')) return 'gone';
  return isHidden(now) && (old === null || old === '') ? 'set' : null;
}

/** Lists of which only what came and went is kept. */
const lists = new Set(['permissions', 'denied', 'modifier_groups', 'modifiers', 'items', 'images', 'lines']);

export const isListChange = ({ field, old, now }: FieldChange): boolean =>
  lists.has(field) && Array.isArray(old) && Array.isArray(now);
