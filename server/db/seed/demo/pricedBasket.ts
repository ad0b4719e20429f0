import { deliveryFee, distanceBetween } from '#contract/orders/deliveryFee';
import { chargedRate, computeTotals } from '#contract/orders/totals';
import { fillBasket } from '#server/demoWorld/basket';
import type { Random } from '#server/demoWorld/random';
import { voiceOf } from '#server/demoWorld/voices';
import type { OrderPlan } from './orderPlan';
import type { StoreScene } from './storeScene';

/** The basket with its sums, worked out as the server works them out. */
export function pricedBasket(scene: StoreScene, plan: OrderPlan, random: Random) {
  const menu = { items: [...scene.items.values()], modifier_groups: [...scene.groups.values()] };
  const basket = fillBasket(menu, scene.store.minimum_order_price ?? 0, random);
  const voice = voiceOf(scene.store.country_code);
  const rules = {
    is_tax_included: scene.store.is_tax_included ?? true,
    is_use_item_tax: scene.store.is_use_item_tax ?? false,
    store_tax: scene.store.store_tax ?? 0,
  };
  const lines = basket.map((line) => {
    const item = scene.items.get(line.item_id);
    if (!item) throw new Error(`The basket holds ${line.item_id}, which the menu lacks`);
    const modifiers = line.modifiers.map((chosen) => {
      const modifier = scene.groups
        .get(chosen.modifier_group_id)
        ?.modifiers.find((entry) => entry._id === chosen.modifier_id);
      return { ...chosen, name: modifier?.name ?? [], unit_price: modifier?.price ?? 0 };
    });
    const note = random.chance(0.12) ? random.pick(voice.line) : null;
    return {
      item_id: item._id,
      name: item.name,
      quantity: line.quantity,
      unit_price: item.price,
      tax: chargedRate(item, rules),
      note,
      modifiers,
    };
  });
  const { subtotal } = computeTotals(lines, rules);
  const metres = distanceBetween(scene.demo.people.location, plan.customer.location);
  const fee =
    plan.type === 'delivery'
      ? deliveryFee(metres, subtotal, scene.demo.delivery_fee, scene.demo.row.is_distance_unit_mile ?? false)
      : 0;
  const tip = plan.type === 'delivery' && random.chance(0.35) ? random.pick([100, 200, 300, 500]) : 0;
  return { lines, totals: computeTotals(lines, rules, { delivery_fee: fee ?? 0, tip_amount: tip }) };
}
