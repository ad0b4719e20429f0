import type { BodyOf } from '#contract/calls/index';
import { distanceBetween, type Location, metresPerUnit } from '#contract/delivery/distance';
import type { MenuTable } from '#contract/entities/menu';
import type { Store } from '#contract/entities/store';
import { isAvailableAt } from '#contract/menu/isAvailableAt';
import { isOpenFor } from '#contract/opening/openState';
import { slotProblem, slotsOn } from '#contract/opening/slots';
import type { OrderType } from '#contract/orders/statuses';
import { storeDate } from '#contract/time';
import { lakesideSmokehousePeople } from '#server/demoData/menus/lakesideSmokehouse/people';
import type { DemoCustomer } from '#server/demoData/menus/people';
import { trattoriaBelvederePeople } from '#server/demoData/menus/trattoriaBelvedere/people';
import { type BasketMenu, fillBasket } from '../demoData/basket';
import { commentsOf } from '../demoData/comments';
import type { Random } from '../demoData/random';

export type NewOrder = BodyOf<'platform/create_order'>;
export type StoreMenu = BasketMenu & { tables: readonly MenuTable[] };

const districts = [trattoriaBelvederePeople, lakesideSmokehousePeople];
const metresPerDegree = 111_195;

/** A place at most `metres` away. */
export function nearestPlace([lat, lng]: Location, metres: number, random: Random): [number, number] {
  const angle = random.between(0, 2 * Math.PI);
  const distance = metres * Math.sqrt(random.next());
  const east = (distance * Math.cos(angle)) / (metresPerDegree * Math.cos((lat * Math.PI) / 180));
  return [lat + (distance * Math.sin(angle)) / metresPerDegree, lng + east];
}

/** Picks a customer who lives where the store delivers. */
function someoneNear(store: Store, random: Random): DemoCustomer {
  const reach = store.delivery_fee.radius * metresPerUnit(store.is_distance_unit_mile);
  const near = (customer: DemoCustomer) => distanceBetween(store.location, customer.location) < reach;
  const neighbours = districts.flatMap((district) => district.customers.filter(near));
  if (neighbours.length > 0) return random.pick(neighbours);
  const stranger = random.pick(lakesideSmokehousePeople.customers);
  return {
    ...stranger,
    address: `${random.int(1, 90)} Station Road`,
    location: nearestPlace(store.location, reach * 0.8, random),
  };
}

/** A slot of the store between `from` minutes from now and the end of the day that is `days` ahead. */
function someSlot(
  store: Store,
  type: OrderType,
  { from, days, now }: { from: number; days: number; now: Date },
  random: Random,
): string | undefined {
  const earliest = new Date(now.getTime() + from * 60_000);
  const dates = Array.from({ length: days + 1 }, (_, day) => storeDate(now, store.timezone, day));
  const { order_rules: rules, timezone } = store;
  const slots = dates
    .flatMap((date) => slotsOn(store, type, date, { times: rules, from: earliest }))
    .filter((slot) => slotProblem(rules, slot, now, timezone) === null);
  // Most people mean today.
  const sooner = slots.slice(0, 12);
  if (slots.length === 0) return undefined;
  return random.pick(random.chance(0.7) ? sooner : slots).toISOString();
}

const maybe = <Value>(random: Random, probability: number, value: () => Value): Value | undefined =>
  random.chance(probability) ? value() : undefined;

/**
 * Invents an order of any type that the store offers.
 * @returns `null` if nothing on the menu can be sold
 */
export function inventOrder(store: Store, menu: StoreMenu, now: Date, random: Random): NewOrder | null {
  const served = menu.items.filter((item) => isAvailableAt(item, now, store.timezone));
  const basket = fillBasket({ ...menu, items: served }, store.minimum_order_price, random);
  if (basket.length === 0) return null;
  const comments = commentsOf(store.country_code);
  const customer = someoneNear(store, random);
  const tables = store.is_provide_table_booking ? menu.tables.filter((table) => table.is_bookable) : [];
  const weight = (type: OrderType, of: number) => (isOpenFor(store, type, now) ? of : 0);
  const type = random.weighted([
    ['delivery', weight('delivery', 60)],
    ['pickup', weight('pickup', 27)],
    ['table', tables.length > 0 ? weight('table', 13) : 0],
  ] as const);
  const paid_by = random.chance(0.6) ? 'card' : 'cash';
  const { preparation_time, delivery_time } = store.order_rules;
  const common: NewOrder = {
    idempotency_key: `simulated-${crypto.randomUUID()}`,
    store_id: store._id,
    order_type: type,
    customer: { name: customer.name, country_phone_code: customer.country_phone_code, phone: customer.phone },
    items: basket.map((line) => ({ ...line, note: maybe(random, 0.12, () => random.pick(comments.line)) })),
    paid_by,
    // Guests at a table, and sometimes other customers, pay by a link a little later.
    payment_status: paid_by === 'card' && type !== 'table' && !random.chance(0.1) ? 'paid' : 'pending',
  };
  if (type === 'table') {
    const table = random.pick(tables);
    return {
      ...common,
      table_id: table._id,
      persons: random.int(table.min_persons, table.max_persons),
      schedule_at: someSlot(store, type, { from: 30, days: 3, now }, random),
      order_comment: maybe(random, 0.3, () => random.pick(comments.table)),
    };
  }
  const order_comment = maybe(random, 0.2, () => random.pick(comments.order));
  const schedule_at = maybe(random, 0.12, () =>
    someSlot(store, type, { from: preparation_time + delivery_time + 10, days: 2, now }, random),
  );
  if (type === 'pickup') return { ...common, order_comment, schedule_at };
  return {
    ...common,
    order_comment,
    schedule_at,
    delivery_address: {
      address: customer.address,
      location: customer.location,
      ...(customer.note === undefined ? {} : { note: customer.note }),
    },
    delivery_comment: maybe(random, 0.25, () => random.pick(comments.delivery)),
    tip_amount: random.chance(0.35) ? random.pick([100, 200, 300, 500]) : 0,
  };
}
