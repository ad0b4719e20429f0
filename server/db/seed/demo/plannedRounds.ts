import { addMinutes } from 'date-fns';
import { firstRound, type Round } from '#contract/orders/rounds';
import { orderStatus } from '#contract/orders/statuses';
import { seededRandom } from '#server/demoData/random';
import type { DemoCustomer } from '../../../demoData/menus/people';
import { movesUntil, orderCourse } from './orderCourse';
import type { OrderPlan } from './orderPlan';
import { actorsOf } from './pastOrders';
import { minutesAfter } from './replayMoves';
import type { StoreScene } from './storeScene';

/** Minutes: from the first dishes to the second round, and since then. */
const second = { after: 15, ago: 4 } as const;
/** A customer who has no other open order, by their place in the store's list. */
const guest = 20;

/** The numbers of the rounds that a plan's guests ordered after the first. */
export const laterRounds = ({ course }: OrderPlan): number[] =>
  course.flatMap(({ entry }) => (entry?.kind === 'round_added' ? [entry.detail.round] : []));

/**
 * The rounds of a plan: the first is ready, the next one waits.
 *
 * @param minutes that the kitchen has for a round
 * @returns `null` for an order with one round only
 */
export function roundsOf(plan: OrderPlan, minutes: number): Round[] | null {
  const at = (minute: number) => minutesAfter(plan.created_at, minute).toISOString();
  const minuteOf = (to: number) => plan.course.find((move) => move.axis === 'order' && move.to === to)?.minute ?? 0;
  const accepted = minuteOf(orderStatus.ACCEPTED);
  const later = plan.course.flatMap(({ minute, entry }): Round[] =>
    entry?.kind === 'round_added'
      ? [{ number: entry.detail.round, at: at(minute), state: 'waiting', ready_by: at(minute + minutes) }]
      : [],
  );
  if (later.length === 0) return null;
  const ready = { ready_by: at(accepted + minutes), ready_at: at(minuteOf(orderStatus.READY)) };
  return [{ number: firstRound, at: at(accepted), state: 'ready', ...ready }, ...later];
}

/** Guests at a table that no other open order has. Their dishes were ready, and then they ordered more. */
export function secondRound(scene: StoreScene, open: readonly OrderPlan[], now: Date): OrderPlan {
  const random = seededRandom(scene.demo.seed + 9_700);
  const customer = scene.demo.people.customers[guest] as DemoCustomer;
  const provider = scene.providers[0] as StoreScene['providers'][number];
  const actors = actorsOf(customer, scene, provider, random);
  const untilReady = movesUntil(orderCourse('table', 'completed', 0, actors, random), 'order', orderStatus.READY);
  const minute = (untilReady.at(-1)?.minute ?? 0) + second.after;
  const entry = { kind: 'round_added', detail: { round: firstRound + 1 } } as const;
  return {
    ...{ type: 'table', customer, provider_id: provider.id, schedule_at: null, isAside: true },
    created_at: addMinutes(now, -(minute + second.ago)),
    course: [...untilReady, { minute, axis: 'order', to: orderStatus.PREPARING, actor: actors.staff, entry }],
    table: scene.tables.find(({ id }) => !open.some(({ table }) => table?.id === id)) ?? null,
    is_confirmation_code_required: false,
  };
}
