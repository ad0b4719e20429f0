import { useCallback } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import type { AuditValues } from '#contract/audit/auditEntry';
import type { OpeningDay } from '#contract/openingHours';
import { type AnyPermission, allPermissions } from '#contract/permissions';
import { editedNumber } from '../../components/inputs/numbers/editedNumber';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { reasonText } from '../../components/text/reasonText';
import { useListText } from '../../components/text/useListText';
import { dayTime } from '../../components/time/storeTime';
import { useDayText } from '../../components/time/useDayText';
import { hoursText } from '../../kinds/availability';
import type { ResourceField } from '../../kinds/kind';

type Translate = (key: string, options?: Record<string, unknown>) => string;

const isPermission = (key: string): key is AnyPermission => allPermissions.some((permission) => permission === key);

/** A permission as the form of a team member calls it; one that there is no more by its key. */
const permissionText = (key: string, t: Translate): string => (isPermission(key) ? t(`access.key.${key}.name`) : key);

export type Value = AuditValues[string] | undefined;

const amounts = new Set(['price', 'total', 'refunded']);
/** Fields whose values are codes with words of their own. */
const coded: Readonly<Record<string, string>> = {
  order_status: 'order.status',
  delivery_status: 'order.delivery_status',
  payment_status: 'order.payment_status',
  order_type: 'order.type',
  type: 'modifierGroups.type',
  approval: 'activity.value',
  state: 'activity.value',
  change_state: 'activity.value',
  auto_assign: 'dispatch.settings.auto_assign',
};
/** Days without a time. */
const dateFields = new Set(['start_date', 'end_date', 'expires_on', 'date_of_birth']);
const permissionFields = new Set(['permissions', 'denied']);

type Fields = Readonly<Record<string, Value>>;
const isFields = (value: Value): value is AuditValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isTexts = (value: Value): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

/** A value of the trail in words: money as money, ids by the names they had, permissions by what they open. */
export function useValueText(): (field: string, value: Value, beside?: Fields, described?: ResourceField) => string {
  const t = useTranslate();
  const locale = useLocale() ?? 'en';
  const list = useListText();
  const day = useDayText();
  const { money, text, timezone } = useStoreFormat();
  return useCallback(
    (field, value, beside = {}, described = undefined) => {
      const kind = described?.kind;
      const named = (entry: Value): string => {
        if (!isFields(entry)) return String(entry ?? '');
        const name = isTexts(entry.name) ? text(entry.name) : '';
        if (typeof entry.quantity === 'number') return t('order.times', { quantity: entry.quantity, name });
        if (!name && 'thumbnail_url' in entry) return t('activity.picture');
        return typeof entry.price === 'number' ? `${name} (${money(entry.price)})` : name || '–';
      };
      const inWords = (each: Value): string => {
        const empty = t('records.conflict.empty');
        if (field === 'availability') return hoursText(each as readonly OpeningDay[] | null, { locale, t });
        if (field === 'is_in_stock') {
          const end = beside.in_stock_at;
          if (each === true) return t('records.stock.in');
          return typeof end === 'string'
            ? t('records.stock.until', { end: dayTime(end, { locale, timezone }) })
            : t('records.stock.out');
        }
        if (each === null || each === undefined || each === '') return empty;
        if (field === 'in_stock_at' && typeof each === 'string')
          return t('records.stock.until', { end: dayTime(each, { locale, timezone }) });
        if (field === 'schedule_at' && typeof each === 'string') return dayTime(each, { locale, timezone });
        if ((dateFields.has(field) || kind === 'date') && typeof each === 'string') return day(each);
        if (kind === 'date_time' && typeof each === 'string') return dayTime(each, { locale, timezone });
        if (field === 'reason' && typeof each === 'string') return reasonText(t, each);
        if (typeof each === 'boolean') return t(each ? 'records.conflict.yes' : 'records.conflict.no');
        const words = kind === 'choice' ? described?.choiceTexts : coded[field];
        if (words && (typeof each === 'string' || typeof each === 'number'))
          return t(`${words}.${each}`, { _: String(each) });
        if ((amounts.has(field) || kind === 'money') && typeof each === 'number') return money(each);
        if (field === 'year') return String(each);
        if (kind === 'duration' && typeof each === 'number')
          return t(`order.span.${each < 60 ? 'minutes' : 'hours'}`, {
            hours: Math.floor(each / 60),
            minutes: each % 60,
          });
        if (typeof each === 'number')
          return `${editedNumber(each, locale, { least: 0, most: 3 })}${kind === 'percent' ? ' %' : ''}`;
        if (field === 'images' && Array.isArray(each))
          return each.length === 0 ? empty : t('records.conflict.pictures', { smart_count: each.length });
        if (permissionFields.has(field) && isTexts(each))
          return list(each.map((key) => permissionText(key, t))) || empty;
        if (isTexts(each)) return text(each) || empty;
        if (Array.isArray(each)) return list(each.map(named)) || empty;
        if (isFields(each) && each.replaced === true) return t('activity.replaced');
        if (isFields(each)) return each.hidden === true ? t('activity.hidden') : named(each);
        return String(each);
      };
      return inWords(value);
    },
    [t, locale, list, day, money, text, timezone],
  );
}
