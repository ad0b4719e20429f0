import type { AgreedFee } from '#contract/bookings/bookingFee';
import { quoteDelivery } from '#contract/delivery/quoteDelivery';
import { firstRound } from '#contract/orders/rounds';
import { chargedRate, computeTotals } from '#contract/orders/totals';
import { fillBasket } from '#server/demoData/basket';
import { commentsOf } from '#server/demoData/comments';
import type { Random } from '#server/demoData/random';
import type { OrderPlan } from './orderPlan';
import { laterRounds } from './plannedRounds';
import type { StoreScene } from './storeScene';

/** The fee by the store's areas. Who lives outside them ordered when they reached farther. */
function deliveryOf({ delivery }: StoreScene, { type, customer }: OrderPlan, subtotal: number) {
  if (type !== 'delivery') return { fee: 0, breakdown: null };
  const { is_delivered, fee, ...quote } = quoteDelivery(delivery, customer, subtotal);
  if (is_delivered) return { fee, breakdown: quote };
  return { fee: quoteDelivery({ ...delivery, areas: [] }, customer, subtotal).fee, breakdown: null };
}

/** How the store charges tax. */
const rulesOf = ({ store }: StoreScene) => ({
  is_tax_included: store.is_tax_included ?? true,
  is_use_item_tax: store.is_use_item_tax ?? false,
  store_tax: store.store_tax ?? 0,
});

/** A booking without dishes. */
const nothingOrdered = (scene: StoreScene, fee: AgreedFee | undefined) => ({
  lines: [],
  totals: computeTotals([], rulesOf(scene), { booking_fee: fee }),
  breakdown: null,
  offer: null,
});

/** The basket with its sums, worked out as the server works them out. */
export function pricedBasket(scene: StoreScene, plan: OrderPlan, random: Random) {
  if (plan.party) return nothingOrdered(scene, plan.party.fee?.agreed);
  const menu = { items: [...scene.items.values()], modifier_groups: [...scene.groups.values()] };
  const minimum = scene.store.minimum_order_price ?? 0;
  // A round is as large as an order.
  const basket = [firstRound, ...laterRounds(plan)].flatMap((round) =>
    fillBasket(menu, minimum, random).map((line) => ({ ...line, round })),
  );
  const comments = commentsOf(scene.store.country_code);
  const rules = rulesOf(scene);
  const lines = basket.map((line) => {
    const item = scene.items.get(line.item_id);
    if (!item) throw new Error(`The basket holds ${line.item_id}, which the menu lacks`);
    const modifiers = line.modifiers.map((chosen) => {
      const modifier = scene.groups
        .get(chosen.modifier_group_id)
        ?.modifiers.find((entry) => entry._id === chosen.modifier_id);
      return { ...chosen, name: modifier?.name ?? [], unit_price: modifier?.price ?? 0 };
    });
    const note = random.chance(0.12) ? random.pick(comments.line) : null;
    return {
      item_id: item._id,
      sub_category_id: item.sub_category_id,
      name: item.name,
      allergens: item.allergens,
      quantity: line.quantity,
      unit_price: item.price,
      tax: chargedRate(item, rules),
      note,
      modifiers,
      round: line.round,
    };
  });
  const { subtotal } = computeTotals(lines, rules);
  const { fee, breakdown } = deliveryOf(scene, plan, subtotal);
  const tip = plan.type === 'delivery' && random.chance(0.35) ? random.pick([100, 200, 300, 500]) : 0;
  const offer = scene.offers.take(plan, lines, fee);
  const totals = computeTotals(lines, rules, { delivery_fee: fee, tip_amount: tip, discount: offer?.discount });
  return { lines, totals, breakdown, offer };
}
