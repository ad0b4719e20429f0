import { addMinutes } from 'date-fns';
import { deliveryStatus, type OrderType, orderStatus } from '#contract/orders/statuses';
import { atWallClock, businessDate, type DayRules } from '#contract/time';
import type { Random } from '#server/demoData/random';
import type { DemoCustomer } from '../../../demoData/menus/people';
import { type Move, movesUntil, orderCourse } from './orderCourse';
import type { OrderPlan } from './orderPlan';
import { actorsOf } from './pastOrders';
import type { StoreScene } from './storeScene';

interface OpenOrder {
  type: OrderType;
  /** The move that came last. */
  reached: readonly [Move['axis'], number];
  /** Minutes since that move. */
  minutesAgo: number;
  /** When it is due, where that is not at once. */
  schedule_at?: Date;
}

/** The boards' orders when the demo is first opened: something in every column and every tab. */
function openOrdersOf(now: Date, rules: DayRules): OpenOrder[] {
  const at = (days: number, clock: number) => atWallClock(businessDate(now, rules, days), clock, rules.timezone);
  const quarter = 15 * 60_000;
  const soon = new Date(Math.ceil(addMinutes(now, 40).getTime() / quarter) * quarter);
  const justNow = new Date(Math.floor(now.getTime() / quarter) * quarter);
  const { NEW, ACCEPTED, PREPARING, READY, ARRIVED } = orderStatus;
  return [
    { type: 'delivery', reached: ['order', NEW], minutesAgo: 1 },
    { type: 'pickup', reached: ['order', NEW], minutesAgo: 3 },
    { type: 'pickup', reached: ['order', ACCEPTED], minutesAgo: 2 },
    { type: 'delivery', reached: ['order', PREPARING], minutesAgo: 6 },
    { type: 'delivery', reached: ['delivery', deliveryStatus.ARRIVED], minutesAgo: 1 },
    { type: 'pickup', reached: ['order', READY], minutesAgo: 4 },
    { type: 'delivery', reached: ['delivery', deliveryStatus.STARTED], minutesAgo: 2 },
    { type: 'table', reached: ['order', ACCEPTED], minutesAgo: 55, schedule_at: soon },
    { type: 'table', reached: ['order', ARRIVED], minutesAgo: 2, schedule_at: justNow },
    { type: 'delivery', reached: ['order', ACCEPTED], minutesAgo: 90, schedule_at: at(1, 19 * 60 + 30) },
    { type: 'pickup', reached: ['order', ACCEPTED], minutesAgo: 200, schedule_at: at(1, 12 * 60 + 30) },
    { type: 'table', reached: ['order', ACCEPTED], minutesAgo: 600, schedule_at: at(7, 20 * 60) },
    // Uncollected food from two days ago: it stays on the board of past orders until someone closes it.
    { type: 'pickup', reached: ['order', READY], minutesAgo: 2 * 24 * 60 },
    // Of the 15 minutes to answer, in the last third and in the last fifth: one counts down in amber, one in red.
    { type: 'pickup', reached: ['order', NEW], minutesAgo: 10 },
    { type: 'delivery', reached: ['order', NEW], minutesAgo: 12 },
  ];
}

/** IDs of the delivery people who wait at the store for an order. Their position must be the store's. */
export const idsAtStore = (plans: readonly OrderPlan[]): string[] =>
  plans.flatMap(({ course, provider_id }) => {
    const last = course.findLast(({ axis }) => axis === 'delivery');
    return last?.to === deliveryStatus.ARRIVED && provider_id ? [provider_id] : [];
  });

/** Plans of the open orders, each placed as long ago as its course took. */
export function openOrders(scene: StoreScene, now: Date, random: Random): OrderPlan[] {
  const online = scene.providers.filter((provider) => provider.is_online);
  const tables = [...scene.tables];
  return openOrdersOf(now, scene.store).map((open, index): OrderPlan => {
    const customer = scene.demo.people.customers[index] as DemoCustomer;
    const provider = online[index % online.length] as StoreScene['providers'][number];
    const actors = actorsOf(customer, scene, provider, random);
    const [axis, status] = open.reached;
    const schedule_at = open.schedule_at ?? null;
    const course = movesUntil(orderCourse(open.type, 'completed', 0, actors, random), axis, status);
    const taken = course[course.length - 1] as Move;
    return {
      type: open.type,
      customer,
      created_at: addMinutes(now, -(taken.minute + open.minutesAgo)),
      schedule_at,
      course,
      provider_id: provider.id,
      table: open.type === 'table' ? (tables.splice(random.int(0, tables.length - 1), 1)[0] ?? null) : null,
      // No one can tell the code at the door, because these customers only exist in the seed.
      is_confirmation_code_required: false,
    };
  });
}
