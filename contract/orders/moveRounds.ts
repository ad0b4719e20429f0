import { firstRound, firstState, isReady, linesOf, type Round, type RoundedOrder, type RoundLine } from './rounds';
import { type OrderStatus, orderStatus } from './statuses';

const { PREPARING, READY } = orderStatus;

/** The status of an order with rounds: in the kitchen while any is open. */
export const statusOfRounds = (rounds: readonly Round[]): OrderStatus => (rounds.every(isReady) ? READY : PREPARING);

/** When the kitchen is to be done with the next open round, and when it was done with all of them. */
export function kitchenTimes(rounds: readonly Round[]): { ready_by: string | undefined; ready_at: string | undefined } {
  const next = rounds.find((round) => !isReady(round)) ?? rounds.at(-1);
  const done = rounds.flatMap(({ ready_at }) => ready_at ?? []).sort();
  return { ready_by: next?.ready_by, ready_at: rounds.every(isReady) ? done.at(-1) : undefined };
}

interface RoundedLines<Line> {
  items: Line[];
  /** `null` if only the first is left. */
  rounds: Round[] | null;
  order_status: OrderStatus;
  /** The round that these lines began. */
  begun: number | undefined;
  ready_by: string | undefined;
  ready_at: string | undefined;
}

/**
 * Sorts an order's changed lines into rounds. New lines of a table's order begin a round once the kitchen has begun the one before;
 * until then, they belong to that. A round without lines is dropped.
 *
 * @param order before the change
 * @param first the first round's times, for an order that has had no other
 * @param next the time now, and when the kitchen has to be done with a round that begins now
 * @returns `null` if the order has no rounds
 */
export function intoRounds<Line extends RoundLine>(
  order: RoundedOrder & { items: readonly RoundLine[] },
  lines: readonly Line[],
  first: Pick<Round, 'at' | 'ready_by' | 'ready_at'>,
  next: Pick<Round, 'at' | 'ready_by'>,
): RoundedLines<Line> | null {
  const isBegun = order.order_status === PREPARING || order.order_status === READY;
  if (order.order_type !== 'table' || !isBegun || order.items.length === 0) return null;
  const before = order.rounds ?? [{ ...first, number: firstRound, state: firstState(order.order_status) }];
  const last = before.at(-1);
  const joined = last?.state === 'waiting' ? last.number : undefined;
  const begun = joined ?? (last?.number ?? 0) + 1;
  const earlierLines = new Set(order.items.map(({ line }) => line));
  const hasNew = lines.some(({ line }) => !earlierLines.has(line));
  const items = lines.map((line) => (earlierLines.has(line.line) ? line : { ...line, round: begun }));
  const all: Round[] =
    hasNew && joined === undefined ? [...before, { ...next, number: begun, state: 'waiting' }] : [...before];
  const rounds = all.filter(({ number }) => linesOf({ items }, number).length > 0);
  return {
    items,
    rounds: rounds.every(({ number }) => number === firstRound) ? null : rounds,
    order_status: statusOfRounds(rounds),
    begun: hasNew && joined === undefined ? begun : undefined,
    ...kitchenTimes(rounds),
  };
}

const done = (round: Round, ready_at: string): Round =>
  isReady(round) ? round : { ...round, state: 'ready', ready_at };

const begin = ({ ready_at: _ready, ...round }: Round): Round => ({ ...round, state: 'preparing' });

/**
 * Moves one round, or as many as the order's status says: all open ones are ready, and those that were ready last go
 * back to the kitchen.
 *
 * @param to 5, 7 or 25; other statuses change no round
 */
export function moveRounds(rounds: readonly Round[], to: OrderStatus, now: string, number?: number): Round[] {
  const isMeant = (round: Round) => number === undefined || round.number === number;
  if (to === READY || to === orderStatus.COMPLETED)
    return rounds.map((round) => (isMeant(round) ? done(round, now) : round));
  if (to !== PREPARING) return [...rounds];
  const { ready_at } = kitchenTimes(rounds);
  return rounds.map((round) =>
    (number === undefined ? ready_at !== undefined && round.ready_at === ready_at : isMeant(round))
      ? begin(round)
      : round,
  );
}

/** The status that a call names for the step of one round. */
export const roundTargets = { start_prepare: PREPARING, order_ready: READY, recall: PREPARING } as const;
export type RoundAction = keyof typeof roundTargets;
