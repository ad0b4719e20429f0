import type { AuditEntry, AuditValues } from '#contract/audit/auditEntry';
import { resourceByEntity } from '../../descriptors/resources/index';
import { settingsFields } from '../../descriptors/settings/sections';
import { loadKinds } from '../../kinds/index';
import type { ResourceField } from '../../kinds/kind';
import type { Value } from './useValueText';

/**
 * Labels of fields that no descriptor describes, if a form already has the text. The others are
 * `activity.field.<name>`.
 */
const formLabels: Readonly<Record<string, string>> = {
  price: 'itemForm.price',
  is_visible: 'itemForm.is_visible',
  is_in_stock: 'itemForm.stock',
  in_stock_at: 'itemForm.stock',
  image: 'categories.form.picture',
  owner_first_name: 'profile.person.first_name',
  owner_last_name: 'profile.person.last_name',
  owner_image: 'categories.form.picture',
  owner_language: 'profile.person.language',
  owner_starts_with_dashboard: 'profile.dashboard.first_page',
  starts_with_dashboard: 'profile.dashboard.first_page',
  owner_summary: 'profile.dashboard.summary',
  summary: 'profile.dashboard.summary',
  is_document_uploaded: 'shell.profile.documents',
  is_email_verified: 'shell.profile.email_verified',
  is_phone_number_verified: 'shell.profile.phone_verified',
  booking_calendar: 'shell.settings.booking_calendar',
  website_domain: 'shell.settings.domain',
  website_edition: 'settings.site_look.publishing.edition',
  code: 'settings.site_scripts.code',
  items: 'modifierGroups.used_by.title',
  total: 'order.total',
  place: 'tables.field.place',
  token: 'tables.field.token',
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
  account_holder_name: 'bank.field.account_holder_name',
  account_number: 'bank.field.account_number',
  routing_number: 'bank.field.routing_number',
  bank_code: 'bank.field.bank_code',
  date_of_birth: 'bank.field.date_of_birth',
  gender: 'bank.field.gender',
  personal_id_number: 'bank.field.personal_id_number',
  unique_code: 'documents.number',
  has_front: 'documents.front',
  has_back: 'documents.back',
  photo_front: 'bank.photo.front',
  photo_back: 'bank.photo.back',
  photo_extra: 'bank.photo.extra',
};

/** Fields named by the activity's own texts. */
export const ownFields: ReadonlySet<string> = new Set([
  'name',
  'email',
  'phone',
  'permissions',
  'denied',
  'is_approved',
  'is_disabled',
  'is_payout_frozen',
  'is_blocked_by_platform',
  'is_second_factor_required',
  'recovery_codes',
  'colleagues',
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
  'round',
  'change_state',
  'allergies',
  'language',
  'is_blocked',
  'certificate',
  'erased_orders',
  'deletion_at',
  'month',
  'payment_status',
  'order_type',
  'order_status',
  'delivery_status',
  'create',
  'unchanged',
  'error',
  'page',
  'paused',
  'paused_until',
  'pause_reason',
  'busy_minutes',
  'busy_until',
  'open_until',
  'closed_from',
  'settings_version',
  'overridden_rules',
  'is_test',
  'rating',
  'comment',
  'reply',
  'apology',
  'note',
  'report_reason',
  'is_shared_device',
  'people',
  'asks_pin',
  'shift_hours',
  'pin',
  'until',
  'with_pin',
]);

/** Shown with another field, or meaningless to users. */
const unsaid = new Set(['country_phone_code', 'import_kind', 'provider', 'is_archived']);

/** The fields of a record of this entity; those of all settings for the store itself. */
const describedFields = (entity: string): readonly ResourceField[] =>
  entity === 'store' ? settingsFields : (resourceByEntity(entity)?.fields ?? []);

/** Translation key of a field's name. */
const fieldLabel = (field: string): string =>
  formLabels[field] ?? (ownFields.has(field) ? `activity.field.${field}` : 'activity.field.other');

/** A changed field with its old and new value. */
export interface FieldChange {
  /** `price`; `name.1` for the text of one language. */
  key: string;
  field: string;
  /** Translation key of the field's name. */
  label: string;
  /** Its field in the resource's descriptor. */
  described?: ResourceField | undefined;
  /** Position of the language, for the text of one. */
  language?: number;
  old: Value;
  now: Value;
}

/** Texts in the store's languages that no descriptor describes. */
const textFields = new Set(['name', 'description']);

function unitsOf(entity: string, field: string, old: Value, now: Value): FieldChange[] {
  const described = describedFields(entity).find(
    ({ source, alongside }) => source === field || (unsaid.has(field) && alongside?.includes(field)),
  );
  const what = { field, label: described?.label ?? fieldLabel(field), described };
  const [before, after] = [old, now].map((each) => (Array.isArray(each) ? each : []));
  const isMultilingual = described ? described.kind === 'multilingual' : textFields.has(field);
  if (!isMultilingual || !(Array.isArray(old) || Array.isArray(now))) return [{ key: field, ...what, old, now }];
  const length = Math.max(before?.length ?? 0, after?.length ?? 0);
  return Array.from({ length }, (_, language) => language)
    .filter((language) => (before?.[language] || '') !== (after?.[language] || ''))
    .map((language) => ({
      ...{ key: `${field}.${language}`, ...what, language },
      ...{ old: before?.[language], now: after?.[language] },
    }));
}

/** Fields to show first; the others follow in descriptor order. */
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

/** For a record that was added or deleted, the sentence already contains the name. */
const isLast = ({ old_values, new_values }: AuditEntry, field: string): boolean =>
  textFields.has(field) && (old_values === null || new_values === null);

/** The fields of an entry, most important first; texts language by language, and only those that differ. */
export function fieldChanges(entry: AuditEntry): FieldChange[] {
  const { old_values, new_values } = entry;
  const changed = [...Object.keys(new_values ?? {}), ...Object.keys(old_values ?? {})];
  const described = describedFields(entry.entity);
  // A country code is shown with its number, and alone under the number's name where only the code changed.
  const isDescribed = (field: string) =>
    described.some(
      ({ source, alongside }) => source === field || (alongside?.includes(field) && !changed.includes(source)),
    );
  const fields = new Set(changed.filter((field) => !unsaid.has(field) || isDescribed(field)));
  // The time when something is back in stock is shown with its stock.
  if (fields.has('is_in_stock')) fields.delete('in_stock_at');
  const order = (field: string) => {
    const at = described.findIndex(({ source }) => source === field);
    return at < 0 ? 0.99 : at / described.length;
  };
  const position = (field: string) => (isLast(entry, field) ? first.length + 1 : rank(field)) + order(field);
  const sorted = [...fields].sort((a, b) => position(a) - position(b));
  return sorted.flatMap((field) => unitsOf(entry.entity, field, old_values?.[field], new_values?.[field]));
}

const isHidden = (value: Value): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && value.hidden === true;

/** Whether a value that is never recorded was set or removed; `null` if there was one before and after, or never. */
export function secretChange({ old, now }: FieldChange): 'set' | 'gone' | null {
  if (isHidden(old) && (now === null || now === '')) return 'gone';
  return isHidden(now) && (old === null || old === '') ? 'set' : null;
}

const lists = new Set(['permissions', 'denied', 'modifiers', 'items', 'lines', 'people']);
const isList = ({ field, described }: FieldChange): boolean =>
  lists.has(field) || described?.kind === 'references' || described?.kind === 'images';

type Listed = readonly AuditValues[string][];

const without = (list: Listed, others: Listed): Listed => {
  const keys = new Set(others.map((each) => JSON.stringify(each)));
  return list.filter((each) => !keys.has(JSON.stringify(each)));
};

/**
 * Returns the entries removed from a list and those added; `null` for any other value, and if only the order changed.
 */
export function listChange(change: FieldChange): { removed: Listed; added: Listed } | null {
  const { old, now } = change;
  if (!isList(change) || !Array.isArray(old) || !Array.isArray(now)) return null;
  const [removed, added] = [without(old, now), without(now, old)];
  return removed.length + added.length > 0 ? { removed, added } : null;
}

/** Loads the kinds of the fields that changed, so that their values can be shown. */
export const loadKindsOf = (entries: readonly AuditEntry[]): Promise<unknown> =>
  loadKinds(entries.flatMap(fieldChanges).flatMap(({ described }) => described?.kind ?? []));
