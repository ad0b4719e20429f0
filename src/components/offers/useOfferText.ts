import type { FieldError } from '#contract/envelope';
import type { OfferCondition, OfferStep } from '#contract/offers/evaluateOffer';
import type { OfferTerms, Recursion } from '#contract/offers/offerTerms';
import type { OrderType } from '#contract/orders/statuses';
import { useTextTools } from '../text/useTextTools';
import { dayTime } from '../time/storeTime';
import { dateText, offerValueText, recursionText } from './offerText';

/** A step's amounts, as the engine returns them. */
type Params = Readonly<Record<string, unknown>>;
/** A step of an evaluation, calculated here or received in a reply. */
export type EvaluationStep = Pick<OfferStep, 'condition' | 'is_met'> & { params: Params };

const amountOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** Describes an offer's terms and conditions. */
export function useOfferText() {
  const tools = useTextTools();
  const { t, locale, timezone, money, list } = tools;

  const typesText = (types: readonly OrderType[]): string => list(types.map((type) => t(`order.type.${type}`)));

  /** Whether an order meets a condition of an offer, as a translation key and its arguments. */
  const stepMessage = ({ condition, is_met, params }: EvaluationStep) => {
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

  const stepText = (step: EvaluationStep): string => {
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
    recursionText: (recursion: Recursion) => recursionText(recursion, tools),
    valueText: (terms: Pick<OfferTerms, 'type' | 'value'>) => offerValueText(terms, tools),
    stepText,
    typesText,
    codeError,
  };
}
