import type { Store } from '#contract/entities/store';
import { deliveryFee, distanceBetween } from '#contract/orders/deliveryFee';
import { type LineProblem, lineProblems } from '#contract/orders/lineRules';
import { computeTotals, type Totals } from '#contract/orders/totals';
import { parseAmount } from '../../../components/store/parseAmount';
import { pricedLine } from '../../menu/choices';
import { choosable, type MenuIndex } from '../../menu/menuIndex';
import { dueTime, type OrderDraft } from './orderDraft';

export interface PricedDraft {
  /** As the server will calculate them; an unknown delivery fee counts as 0. */
  totals: Totals;
  /** For a delivery with a known location. `fee` is null outside the store's area. */
  delivery: { metres: number; fee: number | null } | null;
  /** Each line's problems, in ticket order. */
  problems: LineProblem[][];
}

const gone: LineProblem[] = [{ kind: 'item_unavailable' }];

/** The ticket's price at this store, calculated as the server does. Lines are checked for the time the order is due. */
export function priceDraft(draft: OrderDraft, menu: MenuIndex, store: Store, now: Date): PricedDraft {
  const due = { at: dueTime(draft, now), timezone: store.timezone };
  const lines = draft.lines.map((line) => pricedLine(line, menu.items.get(line.item_id), menu));
  const { subtotal } = computeTotals(lines, store);
  const metres =
    draft.order_type === 'delivery' && draft.position ? distanceBetween(store.location, draft.position.point) : null;
  const fee = metres === null ? 0 : deliveryFee(metres, subtotal, store.delivery_fee, store.is_distance_unit_mile);
  return {
    totals: computeTotals(lines, store, {
      delivery_fee: fee ?? 0,
      tip_amount: parseAmount(draft.tip, store.currency) ?? 0,
    }),
    delivery: metres === null ? null : { metres, fee },
    problems: draft.lines.map(({ item_id, modifiers }) => {
      const item = menu.items.get(item_id);
      return item ? lineProblems(item, choosable(menu, item), modifiers, due) : gone;
    }),
  };
}
