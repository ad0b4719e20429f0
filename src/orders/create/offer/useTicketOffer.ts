import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDataProvider } from 'react-admin';
import type { BodyOf, ReplyOf } from '#contract/calls/index';
import type { FieldError } from '#contract/envelope';
import { limits } from '#contract/limits';
import { useDebounced } from '../../../components/inputs/useDebounced';
import { useOfferText } from '../../../components/offers/useOfferText';
import { ApiError } from '../../../dataProvider/apiError';
import type { StoreDataProvider } from '../../../dataProvider/index';
import type { Problem } from '../draft/draftProblems';
import { orderBody } from '../draft/orderBody';
import type { OrderDraft } from '../draft/orderDraft';
import type { DraftDiscount } from '../draft/pricedDraft';

const freshMs = 30_000;
const field = 'promo_code';

type Basket = BodyOf<'find_promo_codes'>;

/** Whether a number can be sent: one that is still being typed can't. */
const isWhole = (phone = ''): boolean =>
  /^\d+$/.test(phone) && phone.length >= limits.phoneDigitsMin && phone.length <= limits.phoneDigitsMax;

/** The parts of the ticket that offers depend on. */
function basketOf(draft: OrderDraft, currency: string): Basket {
  const { order_type, items, customer, delivery_address, schedule_at } = orderBody(draft, currency);
  const { country_phone_code, phone } = customer;
  return {
    order_type,
    items,
    ...(country_phone_code && isWhole(phone) ? { customer: { country_phone_code, phone } } : {}),
    ...(delivery_address ? { delivery_address } : {}),
    ...(schedule_at ? { schedule_at } : {}),
  };
}

/** The state of the ticket's offer. */
export interface TicketOffer {
  /** The offer whose discount is on the ticket. */
  applied: Pick<ReplyOf<'apply_promo_code'>, 'name' | 'promo_code' | 'discount'> | null;
  /** The server couldn't be asked: it checks the code when the order is placed. */
  isUnchecked: boolean;
  /** Offers that the ticket could use, the largest discount first. */
  fitting: ReplyOf<'find_promo_codes'>['data'];
  problems: Problem[];
  /** Why the server refused the code. */
  codeProblem: (error: FieldError) => Problem | null;
}

const none: TicketOffer['fitting'] = [];

/** Returns the discount of the ticket's code, as the server will price it; without a code, the offers that fit. */
export function useTicketOffer(draft: OrderDraft, currency: string): TicketOffer & { discount: DraftDiscount | null } {
  const { applyPromoCode, findPromoCodes } = useDataProvider<StoreDataProvider>();
  const { codeError } = useOfferText();
  const code = draft.promo_code?.trim() ?? '';
  const queryText = useDebounced(JSON.stringify([code, basketOf(draft, currency)]));
  const [quotedCode, basket] = JSON.parse(queryText) as [string, Basket];
  const hasLines = draft.lines.length > 0 && basket.items.length > 0;
  const quote = useQuery({
    queryKey: ['offer_quote', queryText],
    queryFn: async ({ signal }) => ({
      code: quotedCode,
      reply: await applyPromoCode({ ...basket, promo_code: quotedCode }, { signal }),
    }),
    enabled: hasLines && code !== '' && quotedCode !== '',
    staleTime: freshMs,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const found = useQuery({
    queryKey: ['fitting_offers', queryText],
    queryFn: ({ signal }) => findPromoCodes(basket, { signal }),
    enabled: hasLines && code === '' && quotedCode === '',
    staleTime: freshMs,
    placeholderData: keepPreviousData,
    retry: false,
  });

  const reply = hasLines && code !== '' && quote.data?.code === code ? quote.data.reply : null;
  const discount = useMemo(
    () =>
      // Another number of lines: the shares would be on the wrong ones.
      reply && reply.lines.length === draft.lines.length
        ? { lines: reply.lines.map((line) => line.discount), delivery: reply.delivery_discount }
        : null,
    [reply, draft.lines.length],
  );
  const codeProblem = (refused: FieldError): Problem | null => {
    const message = codeError(refused);
    return message && { field, isUrgent: true, typedIn: field, ...message };
  };
  const error = hasLines && code !== '' && quotedCode === code ? quote.error : null;
  const refusals = error instanceof ApiError ? error.fields : [];
  const problems = refusals.flatMap((one) => codeProblem(one) ?? []);
  return {
    discount,
    applied: reply,
    isUnchecked: error !== null && problems.length === 0,
    fitting: (hasLines && code === '' && found.data?.data) || none,
    problems,
    codeProblem,
  };
}
