import { useCallback } from 'react';
import type { AuditValues } from '#contract/audit/auditEntry';
import { type AnyPermission, allPermissions } from '#contract/permissions';
import { editedNumber } from '../../components/inputs/numbers/editedNumber';
import { reasonText } from '../../components/text/reasonText';
import { useTextTools } from '../../components/text/useTextTools';
import { dayTime } from '../../components/time/storeTime';
import { useDayText } from '../../components/time/useDayText';
import { kindOf } from '../../kinds/index';
import type { ResourceField } from '../../kinds/kind';

type Translate = (key: string, options?: Record<string, unknown>) => string;

const isPermission = (key: string): key is AnyPermission => allPermissions.some((permission) => permission === key);

/** A permission's name as in a team member's form; the key of one that no longer exists. */
const permissionText = (key: string, t: Translate): string => (isPermission(key) ? t(`access.key.${key}.name`) : key);

export type Value = AuditValues[string] | undefined;

const amounts = new Set(['price', 'total', 'refunded']);
/** Fields whose values are codes with texts of their own. */
const coded: Readonly<Record<string, string>> = {
  order_status: 'order.status',
  delivery_status: 'order.delivery_status',
  payment_status: 'order.payment_status',
  order_type: 'order.type',
  approval: 'activity.value',
  summary: 'profile.dashboard',
  owner_summary: 'profile.dashboard',
  state: 'activity.value',
  change_state: 'activity.value',
  auto_assign: 'settings.dispatch.choice.auto_assign',
  paused: 'order.type',
  overridden_rules: 'orderChanges.history.rule',
};
/** Instants, shown with day and time. */
const instantFields = new Set([
  'schedule_at',
  'paused_until',
  'busy_until',
  'open_until',
  'closed_from',
  'until',
  'deletion_at',
]);
/** Days without a time. */
const dateFields = new Set(['start_date', 'end_date', 'expires_on', 'date_of_birth']);
const permissionFields = new Set(['permissions', 'denied']);

type Fields = Readonly<Record<string, Value>>;
const isFields = (value: Value): value is AuditValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isTexts = (value: Value): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

/** Something with a name in the store's languages, as the audit log keeps it: another record, a line of an order. */
const isNamed = (value: Value): value is AuditValues =>
  isFields(value) && 'name' in value && typeof value.name !== 'string';

/**
 * A value of the audit log in words. What a resource's descriptor describes reads as its kind says, with money as money
 * and records by the names they had; its kind has to be loaded.
 */
export function useValueText(): (field: string, value: Value, beside?: Fields, described?: ResourceField) => string {
  const tools = useTextTools();
  const day = useDayText();
  return useCallback(
    (field, value, beside = {}, described = undefined) => {
      const { t, locale, timezone, money, text, list } = tools;
      const empty = t('records.conflict.empty');
      const named = (entry: Value): string => {
        if (!isFields(entry)) return String(entry ?? '');
        const name = isTexts(entry.name) ? text(entry.name) : '';
        if (typeof entry.quantity === 'number') return t('order.times', { quantity: entry.quantity, name });
        if (!name && 'thumbnail_url' in entry) return t('activity.picture');
        return typeof entry.price === 'number' ? `${name} (${money(entry.price)})` : name || '–';
      };
      // Placeholders for a value, whatever its kind.
      if (isFields(value) && value.hidden === true) return t('activity.hidden');
      if (isFields(value) && value.replaced === true) return t('activity.replaced');
      if (isNamed(value)) return named(value);
      if (Array.isArray(value) && value.length > 0 && value.every(isNamed)) return list(value.map(named));
      if (described) {
        const { toText, blankBeside } = kindOf(described.kind);
        return toText(blankBeside ? { ...beside, [described.source]: value } : value, described, tools) || empty;
      }
      if (field === 'is_in_stock') {
        const end = beside.in_stock_at;
        if (value === true) return t('records.stock.in');
        return typeof end === 'string'
          ? t('records.stock.until', { end: dayTime(end, { locale, timezone }) })
          : t('records.stock.out');
      }
      if (value === null || value === undefined || value === '') return empty;
      if (field === 'in_stock_at' && typeof value === 'string')
        return t('records.stock.until', { end: dayTime(value, { locale, timezone }) });
      if (instantFields.has(field) && typeof value === 'string') return dayTime(value, { locale, timezone });
      if (dateFields.has(field) && typeof value === 'string') return day(value);
      if (field === 'reason' && typeof value === 'string') return reasonText(t, value);
      if (typeof value === 'boolean') return t(value ? 'common.yes' : 'common.no');
      const words = coded[field];
      if (words && (typeof value === 'string' || typeof value === 'number'))
        return t(`${words}.${value}`, { _: String(value) });
      if (words && isTexts(value)) return list(value.map((each) => t(`${words}.${each}`, { _: each }))) || empty;
      if (amounts.has(field) && typeof value === 'number') return money(value);
      if (field === 'year') return String(value);
      if (typeof value === 'number') return editedNumber(value, locale, { least: 0, most: 3 });
      if (permissionFields.has(field) && isTexts(value))
        return list(value.map((key) => permissionText(key, t))) || empty;
      if (isTexts(value)) return text(value) || empty;
      if (Array.isArray(value)) return list(value.map(named)) || empty;
      return isFields(value) ? named(value) : String(value);
    },
    [tools, day],
  );
}
