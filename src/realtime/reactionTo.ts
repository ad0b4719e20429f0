import { type PushCode, type PushJump, pushEffects } from '#contract/codes/pushCodes';
import { isOrderMessage, type StoreEvent } from '#contract/stream';
import { paths } from '../config/paths';

/** Nobody has touched the page for this long: taking it elsewhere interrupts nobody. */
export const idleAfterMs = 30_000;

export interface Situation {
  pathname: string;
  /** Something typed or open would be lost by leaving. */
  hasUnsaved: boolean;
  idleMs: number;
  /** Whether this account has the page at an address. */
  canOpen: (path: string) => boolean;
}

/** What a message tells, whichever way it came. */
export interface Told {
  messageCode: number;
  /** The store's own people did it. */
  isByStore: boolean;
  isScheduled: boolean;
  refusal?: Refusal | undefined;
}

/** A change of an order that its customer did not agree to: whoever asked waits for it, and no board shows it by a move. */
export interface Refusal {
  kind: 'change_declined' | 'change_expired';
  order_id: string;
  number: number;
}

export type Reaction =
  /** Signs out on this device, saying why. */
  | { kind: 'sign_out'; code: PushCode }
  /** Loads the page anew. */
  | { kind: 'reload'; code: PushCode }
  | { kind: 'jump'; code: PushCode; to: string }
  /** Shows the text; `view` is where its View action leads. `reload` where its action loads the page anew. */
  | { kind: 'notice'; code: PushCode; view?: string; reload?: true; refusal?: Refusal }
  | { kind: 'none' };

const jumpPaths: Record<PushJump, string> = {
  'today-orders': paths.todayOrders,
  'schedule-orders': paths.scheduleOrders,
  dispatch: paths.dispatch,
  'history-list': paths.historyList,
};

/** On these the change shows by itself: a card appears, moves or goes. */
const boardPaths: readonly string[] = [
  paths.todayOrders,
  paths.tomorrowOrders,
  paths.scheduleOrders,
  paths.pastOrders,
  jumpPaths.dispatch,
];
/** What a person has to learn even when the board shows it: a customer cancelled. Where nobody was found a banner says so. */
const alwaysSaid: readonly number[] = [2068];

const isWithin = (pathname: string, path: string): boolean => pathname === path || pathname.startsWith(`${path}/`);

/**
 * What the app does about a message, beside updating what is on screen. The catalogue's jumps take place only
 * where they interrupt nobody; otherwise the message is a notice that offers the way.
 */
export function reactionToTold({ messageCode, isByStore, isScheduled, refusal }: Told, situation: Situation): Reaction {
  const code = messageCode as PushCode;
  const effect = pushEffects[code];
  if (!effect) return { kind: 'none' };
  if (effect.signOut) return { kind: 'sign_out', code };
  if (effect.reload) return situation.hasUnsaved ? { kind: 'notice', code, reload: true } : { kind: 'reload', code };
  // The store's own people know what they do; their other devices show it.
  if (isByStore) return { kind: 'none' };

  const jump = (isScheduled && effect.jumpIfScheduled) || effect.jump;
  // Until an account has the page itself, today's board shows the same order.
  const to = jump && [jumpPaths[jump], paths.todayOrders].find(situation.canOpen);
  if (refusal && to) {
    const view = `${to}/${refusal.order_id}`;
    return { kind: 'notice', code, refusal, ...(isWithin(situation.pathname, view) ? {} : { view }) };
  }
  const isOnBoard = boardPaths.some((path) => isWithin(situation.pathname, path));
  if (isOnBoard && !alwaysSaid.includes(code)) return { kind: 'none' };
  if (!to || isOnBoard)
    return { kind: 'notice', code, ...(to && !isWithin(situation.pathname, to) ? { view: to } : {}) };
  const mayLeave = !situation.hasUnsaved && situation.idleMs >= idleAfterMs;
  return mayLeave ? { kind: 'jump', code, to } : { kind: 'notice', code, view: to };
}

function refusalOf(event: StoreEvent): Refusal | undefined {
  if (!isOrderMessage(event)) return undefined;
  const { change, order_id, unique_id: number } = event.messageData;
  const { kind } = change;
  return kind === 'change_declined' || kind === 'change_expired' ? { kind, order_id, number } : undefined;
}

/** The same for a message of the store's stream. */
export const reactionTo = (event: StoreEvent, situation: Situation): Reaction => {
  const isOrder = isOrderMessage(event);
  const told = {
    messageCode: event.messageCode,
    isByStore: isOrder && event.messageData.change.by.kind === 'store',
    isScheduled: isOrder && event.messageData.is_schedule_order,
    refusal: refusalOf(event),
  };
  return reactionToTold(told, situation);
};
