import { useTranslate } from 'react-admin';
import type { FieldError } from '#contract/envelope';
import type { OfferCondition, OfferStep } from '#contract/offers/judgeOffer';
import type { OfferTerms, Recursion } from '#contract/offers/offerTerms';
import type { OrderType } from '#contract/orders/statuses';
import { dayName, weekFrom } from '../inputs/availability/week';
import { editedNumber } from '../inputs/numbers/editedNumber';
import { useStoreFormat } from '../store/useStoreFormat';
import { useListText } from '../text/useListText';
import { dayTime, wallTime } from '../time/storeTime';

/** Weekdays that have a name together, by its key. */
export const daySets = { weekdays: [1, 2, 3, 4, 5], weekend: [6, 0] } as const;

const isSame = (all: readonly number[], days: readonly number[]): boolean =>
  all.length === days.length && all.every((day) => days.includes(day));

/** A date of any year, `MM-DD`: `14 February`. */
const dateText = (date: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    // A leap year, because the date can be 29 February.
    new Date(`2024-${date}T12:00:00Z`),
  );

/** The amounts of a step, as the engine sends them. */
type Params = Readonly<Record<string, unknown>>;
/** A step of a judgement, of the engine here or of a reply. */
export type StepToTell = Pick<OfferStep, 'condition' | 'is_met'> & { params: Params };

const amountOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** An offer's terms and conditions in the words of the screen. */
export function useOfferText() {
  const t = useTranslate();
  const { locale, timezone, money } = useStoreFormat();
  const list = useListText();

  const typesText = (types: readonly OrderType[]): string => list(types.map((type) => t(`order.type.${type}`)));

  /** @returns `20 %` or `5.00 €` */
  const valueText = ({ type, value }: Pick<OfferTerms, 'type' | 'value'>): string =>
    type === 'percentage'
      ? new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 }).format(value / 100)
      : money(value);

  const daysText = ({ type, days = [], dates = [] }: Recursion): string => {
    const set = type === 'weekly' && Object.entries(daySets).find(([, all]) => isSame(all, days));
    if (set) return t(`offers.repeat.${set[0]}`);
    if (type === 'weekly')
      return list(
        weekFrom(locale)
          .filter((day) => days.includes(day))
          .map((day) => dayName(day, locale, 'short')),
      );
    if (type === 'monthly')
      return t('offers.repeat.on_days', {
        days: list([...days].sort((a, b) => a - b).map((day) => editedNumber(day, locale, { least: 0, most: 0 }))),
      });
    if (type === 'annual') return list([...dates].sort().map((date) => dateText(date, locale)));
    return t(`offers.choice.recursion.${type}`);
  };

  /** @returns `Mon, Tue 11:30 AM–2:00 PM` */
  const recursionText = (recursion: Recursion): string => {
    const { start_time, end_time } = recursion;
    const hours = start_time && end_time ? ` ${wallTime(start_time, locale)}–${wallTime(end_time, locale)}` : '';
    return `${daysText(recursion)}${hours}`;
  };

  /** Whether an order meets a condition of an offer, as a translation key and its arguments. */
  const stepMessage = ({ condition, is_met, params }: StepToTell) => {
    const group = is_met ? 'met' : 'unmet';
    const instant = params.starts_at ?? params.expires_at;
    const { minimum, subtotal, promo_for, order_types, orders, uses } = params;
    const isMoney = condition === 'min_order_amount';
    const isChosen = promo_for === 'item' || promo_for === 'sub_category';
    const isUnknown =
      !is_met &&
      ((condition === 'first_order' && orders === undefined) ||
        (condition === 'customer_uses_left' && uses === undefined));
    const key =
      condition === 'applies'
        ? `applies.${isChosen ? 'chosen' : String(promo_for)}`
        : `${condition}${isUnknown ? '_unknown' : ''}`;
    const args = {
      ...params,
      time: typeof instant === 'string' ? dayTime(instant, { locale, timezone }) : '',
      budget: money(amountOf(params.budget)),
      minimum: isMoney ? money(amountOf(minimum)) : amountOf(minimum),
      missing: money(Math.max(0, amountOf(minimum) - amountOf(subtotal))),
      types: Array.isArray(order_types) ? typesText(order_types as OrderType[]) : '',
      smart_count: amountOf(minimum),
    };
    return { key: `offers.${group}.${key}`, args };
  };

  const stepText = (step: StepToTell): string => {
    const { key, args } = stepMessage(step);
    return t(key, args);
  };

  /** Why a code was refused. `null`: the error isn't about the code. */
  const codeError = ({ path, params = {} }: FieldError): { text: string; params?: Record<string, unknown> } | null => {
    if (path !== 'promo_code') return null;
    const { reason } = params;
    if (typeof reason !== 'string') return { text: 'offers.code.unknown' };
    const { key, args } = stepMessage({ condition: reason as OfferCondition, is_met: false, params });
    return { text: key, params: args };
  };

  return {
    dateText: (date: string) => dateText(date, locale),
    ...{ recursionText, stepText, typesText, valueText, codeError },
  };
}
