import type { ReplyOf } from '#contract/calls/index';
import type { Store } from '#contract/entities/store';
import type { Discount } from '#contract/offers/discount';
import { type LineProblem, lineProblems } from '#contract/orders/lineRules';
import { computeTotals, lineTotal, type Totals } from '#contract/orders/totals';
import { parseAmount } from '../../../components/store/parseAmount';
import { pricedLine } from '../../menu/choices';
import { choosable, type MenuIndex } from '../../menu/menuIndex';
import { asksForPostcode } from '../../places/useDeliveryQuote';
import { dueTime, type OrderDraft } from './orderDraft';

export interface PricedDraft {
  /** As the server will calculate them; an unknown delivery fee counts as 0. */
  totals: Totals;
  /** The server's quote for the location; `null` while there is none. `fee` is null where the store doesn't deliver. */
  delivery: {
    fee: number | null;
    area?: string[] | undefined;
    isPostcodeMissing: boolean;
    /** Outside the delivery areas: the default fee, for staff who deliver anyway. */
    outsideFee?: number | undefined;
  } | null;
  /** The offer's discount for each line, in ticket order. */
  discounts: number[];
  /** Each line's problems, in ticket order. */
  problems: LineProblem[][];
}

const gone: LineProblem[] = [{ kind: 'item_unavailable' }];

/** The discount of a code on a ticket. While the lines change, this is the previous discount. */
export type DraftDiscount = Pick<Discount, 'lines' | 'delivery'>;

/** A quote, as far as a ticket needs it. */
export type DraftQuote = Pick<ReplyOf<'get_delivery_quote'>, 'is_delivered' | 'fee' | 'area' | 'lost' | 'outside_fee'>;

/** Price of the ticket's items, which the delivery fee can depend on. */
export const subtotalOf = (draft: OrderDraft, menu: MenuIndex, store: Store): number =>
  computeTotals(
    draft.lines.map((line) => pricedLine(line, menu.items.get(line.item_id), menu)),
    store,
  ).subtotal;

/**
 * The ticket's price at this store, calculated as the server does. Lines are checked for the time the order is due.
 *
 * @param quote of the server for the delivery's location; `null` while there is none
 * @param offer what the server says that the code takes off; `null` while there is none
 */
export function priceDraft(
  draft: OrderDraft,
  menu: MenuIndex,
  store: Store,
  now: Date,
  quote: DraftQuote | null,
  offer: DraftDiscount | null = null,
): PricedDraft {
  const due = { at: dueTime(draft, now), timezone: store.timezone };
  const lines = draft.lines.map((line) => pricedLine(line, menu.items.get(line.item_id), menu));
  const delivery = quote && {
    fee: quote.is_delivered ? quote.fee : null,
    area: quote.area?.name,
    isPostcodeMissing: asksForPostcode(quote),
    outsideFee: quote.outside_fee,
  };
  const discounts = lines.map((line, index) => Math.min(lineTotal(line), offer?.lines[index] ?? 0));
  return {
    discounts,
    totals: computeTotals(lines, store, {
      discount: { lines: discounts, delivery: Math.min(delivery?.fee ?? 0, offer?.delivery ?? 0) },
      delivery_fee: delivery?.fee ?? 0,
      tip_amount: parseAmount(draft.tip, store.currency) ?? 0,
    }),
    delivery,
    problems: draft.lines.map(({ item_id, modifiers }) => {
      const item = menu.items.get(item_id);
      return item ? lineProblems(item, choosable(menu, item), modifiers, due) : gone;
    }),
  };
}
