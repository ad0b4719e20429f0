import { addHours, addMinutes, subDays } from 'date-fns';
import { fullName } from '#contract/providers/fullName';
import { atWallClock, storeDate, storeDay, wallClock } from '#contract/time';
import type { Random } from '#server/demoData/random';
import type { DemoCustomer } from '../../../demoData/menus/people';
import { type Ending, type MoveActors, orderCourse } from './orderCourse';
import type { OrderPlan } from './orderPlan';
import type { StoreScene } from './storeScene';

export const pastDays = 90;

/** How a weekday trades against the average, from Sunday. */
const weekdayTrade = [1.05, 0.7, 0.8, 0.85, 0.95, 1.25, 1.35] as const;

/** Regulars first: the start of the list is picked far more often than its end. */
export const someCustomer = (scene: StoreScene, random: Random): DemoCustomer => {
  const { customers } = scene.demo.people;
  return customers[Math.floor(random.next() ** 1.8 * customers.length)] as DemoCustomer;
};

export const actorsOf = (
  customer: DemoCustomer,
  scene: StoreScene,
  provider: StoreScene['providers'][number],
  random: Random,
): MoveActors => ({
  customer: { kind: 'customer', id: null, name: customer.name },
  staff: random.pick(scene.staff),
  provider: { kind: 'provider', id: provider.id, name: fullName(provider) },
});

const endingOf = (type: OrderPlan['type'], random: Random): Ending =>
  random.weighted<Ending>([
    ['completed', 90],
    ['rejected', 3],
    ['cancelled_by_customer', 4],
    ['cancelled_by_store', 2],
    ['no_show', type === 'table' ? 4 : 0],
  ]);

/** Now and then an order went beyond today's areas, so that the map of areas has something to tell. */
const farEvery = 31;

function pastOrder(scene: StoreScene, due: Date, random: Random): OrderPlan {
  const type = random.weighted(scene.demo.trade.types);
  const customer = someCustomer(scene, random);
  const provider = random.pick(scene.providers);
  // Tables are booked ahead, and some meals too; the others are for now.
  const isAhead = type === 'table' || random.chance(0.12);
  const slotMs = scene.demo.order_rules.slot_minutes * 60_000;
  const schedule_at = isAhead ? new Date(Math.floor(due.getTime() / slotMs) * slotMs) : null;
  const created_at = schedule_at ? addMinutes(schedule_at, -random.int(70, 40 * 60)) : due;
  const dueMinute = schedule_at ? (schedule_at.getTime() - created_at.getTime()) / 60_000 : 0;
  const course = orderCourse(
    type,
    endingOf(type, random),
    dueMinute,
    actorsOf(customer, scene, provider, random),
    random,
  );
  return {
    type,
    customer,
    created_at,
    schedule_at,
    course,
    provider_id: provider.id,
    table: type === 'table' ? random.pick(scene.tables) : null,
    is_confirmation_code_required:
      type === 'delivery' && scene.demo.order_rules.is_confirmation_code_required_at_delivery,
  };
}

/** The orders of the last 90 days, all ended: busier towards the weekend and at meals, slowly growing in number. */
export function pastOrders(scene: StoreScene, now: Date, random: Random): OrderPlan[] {
  const { timezone } = scene.store;
  const newest = addHours(now, -2);
  const plans: OrderPlan[] = [];
  for (let daysAgo = pastDays; daysAgo >= 0; daysAgo -= 1) {
    const { start } = storeDay(now, timezone, -daysAgo);
    const date = storeDate(start, timezone);
    const { weekday } = wallClock(start, timezone);
    const growth = 1 - (0.15 * daysAgo) / pastDays;
    const expected = scene.demo.trade.ordersADay * (weekdayTrade[weekday] ?? 1) * growth;
    const count = Math.round(expected * random.between(0.85, 1.15));
    for (let index = 0; index < count; index += 1) {
      const minute = random.weighted(scene.demo.trade.hours) * 60 + random.int(0, 59);
      const due = addMinutes(atWallClock(date, minute, timezone), random.next());
      if (due < newest) plans.push(pastOrder(scene, due, random));
    }
  }
  return plans.map((plan, index) =>
    plan.type === 'delivery' && index % farEvery === 0 && plan.created_at < subDays(now, 5)
      ? { ...plan, customer: { ...plan.customer, ...scene.demo.far_address } }
      : plan,
  );
}
