import { addDays, addHours, addMinutes, subHours } from 'date-fns';
import { agreedFee } from '#contract/bookings/bookingFee';
import { freeAt } from '#contract/bookings/stay';
import { orderStatus } from '#contract/orders/statuses';
import { atWallClock, businessDate } from '#contract/time';
import { type Random, seededRandom } from '#server/demoData/random';
import type { tableCombinations } from '../../schema/index';
import { type Ending, type Move, movesUntil, orderCourse, system } from './orderCourse';
import type { OrderPlan } from './orderPlan';
import { actorsOf, someCustomer } from './pastOrders';
import type { StoreScene } from './storeScene';

type Table = StoreScene['tables'][number];

/** The store's tables, and those that it pushes together. */
interface Floor {
  tables: readonly Table[];
  combinations: readonly (typeof tableCombinations.$inferInsert)[];
}

/** Days before and after today with bookings. Today's evening is that of the other orders. */
const days = { before: 14, after: 7 } as const;
/** When guests come, in minutes of the day. */
const evening = { from: 18 * 60 + 30, to: 21 * 60, step: 15 } as const;
/** Bookings of an evening, from Sunday. */
const perEvening = [7, 5, 5, 6, 7, 9, 10] as const;
/** Every so many parties need more than one table. */
const joinedEvery = 8;
/** One in five comes this many minutes late. */
const late = { chance: 0.2, from: 8, to: 14 } as const;

/** The fee that a party is asked for, in minor units, and how soon after the confirmation it is paid. */
const aFee = { amount: 500, per: 'person', is_off_the_bill: true, due_within: 24 * 60, after_no_shows: 0 } as const;
const minutesToPay = 8;

interface Seating {
  tables: readonly Table[];
  persons: number;
}

/** Who has which table, and when. */
function seatingPlan({ tables, combinations }: Floor, random: Random) {
  const taken = new Map<string, { from: Date; until: Date }[]>();
  const isFree = ({ id }: Table, from: Date, until: Date) =>
    (taken.get(id) ?? []).every((span) => span.until <= from || until <= span.from);
  const take = ({ id }: Table, from: Date, until: Date) => {
    taken.set(id, [...(taken.get(id) ?? []), { from, until }]);
  };
  const bySize = [...tables].sort((a, b) => a.max_persons - b.max_persons || a.number - b.number);

  const choices = (isJoined: boolean): Seating[] => {
    if (!isJoined) {
      const persons = random.weighted(
        [2, 3, 4, 5, 6, 8].map((size, index) => [size, [9, 3, 6, 2, 2, 1][index] ?? 1] as const),
      );
      return bySize
        .filter(({ min_persons, max_persons }) => min_persons <= persons && persons <= max_persons)
        .map((table) => ({ tables: [table], persons }));
    }
    const { table_ids, max_persons } = random.pick(combinations);
    const joined = tables.filter(({ id }) => table_ids.includes(id)).sort((a, b) => a.number - b.number);
    return [{ tables: joined, persons: max_persons }];
  };
  return {
    take,
    /** Finds free tables for a party, or `undefined`. */
    seat(isJoined: boolean, from: Date, untilOf: (persons: number) => Date): Seating | undefined {
      const found = choices(isJoined && combinations.length > 0).find(({ tables: asked, persons }) =>
        asked.every((table) => isFree(table, from, untilOf(persons))),
      );
      for (const table of found?.tables ?? []) take(table, from, untilOf(found?.persons ?? 1));
      return found;
    },
  };
}

/** How a booking without dishes went. Guests who came late did everything later. */
function bookingCourse(moves: readonly Move[], delay: number): Move[] {
  const ofKitchen: readonly number[] = [orderStatus.PREPARING, orderStatus.READY];
  const arrival = moves.findIndex(({ to }) => to === orderStatus.ARRIVED);
  return moves
    .map((move, index) => (arrival >= 0 && index >= arrival ? { ...move, minute: move.minute + delay } : move))
    .filter(({ to }) => !ofKitchen.includes(to));
}

/** The guests of two bookings to come were asked for a fee: the first have paid it, the others have yet to. */
function withFees({ store }: StoreScene, bookings: readonly OrderPlan[], now: Date): OrderPlan[] {
  const bookingsWithFee = bookings
    .filter(({ schedule_at }) => schedule_at && schedule_at > addDays(now, 1))
    .slice(0, 2);
  return bookings.map((plan) => {
    const index = bookingsWithFee.indexOf(plan);
    const accepted = plan.course.at(-1);
    if (index < 0 || !plan.party || !plan.schedule_at || !accepted) return plan;
    const agreed = agreedFee(aFee, plan.party.persons, store.store_tax ?? 0);
    const is_paid = index === 0;
    const entry = { kind: 'paid', detail: { amount: agreed.amount } } as const;
    const payment: Move = {
      ...{ minute: accepted.minute + minutesToPay, axis: 'order', to: orderStatus.ACCEPTED },
      ...{ actor: system, entry },
    };
    return {
      ...plan,
      party: { ...plan.party, fee: { agreed, due_at: subHours(plan.schedule_at, 12), is_paid } },
      course: is_paid ? [...plan.course, payment] : plan.course,
    };
  });
}

/**
 * Bookings without dishes, from two weeks ago to a week ahead: by guests who return, some late, some who stayed away, and
 * some at joined tables. They have a random sequence of their own, so that the rest of the demo stays the same.
 *
 * @param others other plans, whose tables are taken then
 */
export function tableBookings(scene: StoreScene, floor: Floor, others: readonly OrderPlan[], now: Date): OrderPlan[] {
  const random = seededRandom(scene.demo.seed + 9_000);
  const { booking_rules } = scene.demo;
  const { timezone } = scene.store;
  const plan = seatingPlan(floor, random);
  for (const { table, schedule_at } of others)
    if (table && schedule_at) plan.take(table, schedule_at, freeAt(booking_rules, table.max_persons, schedule_at));

  const bookings: OrderPlan[] = [];
  for (let day = -days.before; day <= days.after; day += 1) {
    const date = businessDate(now, scene.store, day);
    const count = perEvening[new Date(`${date}T12:00:00Z`).getUTCDay()] ?? 6;
    for (let index = 0; day !== 0 && index < count; index += 1) {
      const clock = evening.from + random.int(0, (evening.to - evening.from) / evening.step) * evening.step;
      const due = atWallClock(date, clock, timezone);
      const seating = plan.seat(random.int(1, joinedEvery) === 1, due, (persons) =>
        freeAt(booking_rules, persons, due),
      );
      const customer = someCustomer(scene, random);
      const provider = random.pick(scene.providers);
      const isPast = day < 0;
      const created_at = isPast
        ? addMinutes(addDays(due, -random.int(1, 6)), -random.int(0, 300))
        : subHours(now, random.int(2, 60));
      const ending = random.weighted<Ending>([
        ['completed', 84],
        ['no_show', 8],
        ['cancelled_by_customer', 8],
      ]);
      const delay = random.chance(late.chance) ? random.int(late.from, late.to) : 0;
      const dueMinute = (due.getTime() - created_at.getTime()) / 60_000;
      const actors = actorsOf(customer, scene, provider, random);
      const course = orderCourse('table', isPast ? ending : 'completed', dueMinute, actors, random);
      const [first, ...more] = seating?.tables ?? [];
      // The last guests of the evening before can still be there in the night.
      if (!first || !seating || (isPast && addHours(due, 4) > now)) continue;
      bookings.push({
        ...{ type: 'table', customer, created_at, schedule_at: due, table: first, provider_id: provider.id },
        course: isPast ? bookingCourse(course, delay) : movesUntil(course, 'order', orderStatus.ACCEPTED),
        is_confirmation_code_required: false,
        party: { persons: seating.persons, joined: more.length > 0 ? seating.tables : null },
        isAside: true,
      });
    }
  }
  return withFees(scene, bookings, now);
}
