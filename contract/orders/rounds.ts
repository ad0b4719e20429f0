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

export interface RoundLine {
  line: number;
  /** Omitted for the first. */
  round?: number | undefined;
}

const { PREPARING, READY } = orderStatus;
export const firstRound = 1;

export const isReady = ({ state }: Round): boolean => state === 'ready';

/** The rounds that the kitchen isn't done with; none for an order without rounds, whose status says it all. */
export const openRounds = ({ rounds }: Pick<RoundedOrder, 'rounds'>): readonly Round[] =>
  rounds?.filter((round) => !isReady(round)) ?? [];

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
export const firstState = (status: OrderStatus): RoundState =>
  status === READY ? 'ready' : status === PREPARING ? 'preparing' : 'waiting';

/** Whether a table's line has been made: more of it is a new line, and nothing else of it can be changed. */
export function isMade({ order_type, order_status, rounds }: RoundedOrder, line: RoundLine): boolean {
  if (order_type !== 'table') return false;
  const round = rounds?.find(({ number }) => number === roundOf(line));
  return (round?.state ?? firstState(order_status)) === 'ready';
}

/** Whether the order's last change began a round. */
export const hasBegunRound = ({ rounds, updated_at }: Pick<RoundedOrder, 'rounds'> & { updated_at: string }): boolean =>
  rounds?.at(-1)?.at === updated_at;

/** The next step of an open round: as of an order, begun and then ready. */
export const stepOf = ({ state }: Round): 'start_prepare' | 'order_ready' =>
  state === 'waiting' ? 'start_prepare' : 'order_ready';
