import { type OrderStatus, type OrderType, orderStatus } from './statuses';

/** How far the kitchen is with a round. */
export const roundStates = ['waiting', 'preparing', 'ready'] as const;
export type RoundState = (typeof roundStates)[number];

/** Dishes that guests at a table ordered together. The first round has those with which the kitchen began. */
export interface Round {
  number: number;
  /** When its dishes were ordered. */
  at: string;
  state: RoundState;
  /** When the kitchen has to be done with it. */
  ready_by: string;
  ready_at?: string | undefined;
}

/** The fields of an order that say which rounds it has. */
export interface RoundedOrder {
  order_type: OrderType;
  order_status: OrderStatus;
  /** Only once there is more than the first. */
  rounds?: readonly Round[] | null | undefined;
}

interface RoundLine {
  line: number;
  /** Omitted for the first. */
  round?: number | undefined;
}

const { PREPARING, READY } = orderStatus;
const firstRound = 1;

const isReady = ({ state }: Round): boolean => state === 'ready';

/** The rounds that the kitchen isn't done with; none for an order without rounds, whose status says it all. */
export const openRounds = ({ rounds }: Pick<RoundedOrder, 'rounds'>): readonly Round[] =>
  rounds?.filter((round) => !isReady(round)) ?? [];

/** The status of an order with rounds: in the kitchen while any is open. */
export const statusOfRounds = (rounds: readonly Round[]): OrderStatus => (rounds.every(isReady) ? READY : PREPARING);

export const roundOf = ({ round = firstRound }: Pick<RoundLine, 'round'>): number => round;

/** The lines of a round. */
export const linesOf = <Line extends RoundLine>({ items }: { items: readonly Line[] }, round: number): Line[] =>
  items.filter((item) => roundOf(item) === round);

/** The lines that the kitchen works on: those of the open rounds, or all lines if no round is open. */
export function linesInKitchen<Line extends RoundLine>(
  order: Pick<RoundedOrder, 'rounds'> & { items: readonly Line[] },
): readonly Line[] {
  const open = openRounds(order);
  return open.length === 0 ? order.items : open.flatMap(({ number }) => linesOf(order, number));
}

/** The state of an order's first round while it is the only one. */
const firstState = (status: OrderStatus): RoundState =>
  status === READY ? 'ready' : status === PREPARING ? 'preparing' : 'waiting';

/** Whether a table's line has been made: more of it is a new line, and nothing else of it can be changed. */
export function isMade({ order_type, order_status, rounds }: RoundedOrder, line: RoundLine): boolean {
  if (order_type !== 'table') return false;
  const round = rounds?.find(({ number }) => number === roundOf(line));
  return (round?.state ?? firstState(order_status)) === 'ready';
}

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

/** Whether the order's last change began a round. */
export const hasBegunRound = ({ rounds, updated_at }: Pick<RoundedOrder, 'rounds'> & { updated_at: string }): boolean =>
  rounds?.at(-1)?.at === updated_at;

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

/** The next step of an open round: as of an order, begun and then ready. */
export const stepOf = ({ state }: Round): 'start_prepare' | 'order_ready' =>
  state === 'waiting' ? 'start_prepare' : 'order_ready';

/** The status that a call names for the step of one round. */
export const roundTargets = { start_prepare: PREPARING, order_ready: READY, recall: PREPARING } as const;
export type RoundAction = keyof typeof roundTargets;
