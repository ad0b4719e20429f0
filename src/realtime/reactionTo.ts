import { type PushCode, type PushEffect, type PushJump, pushEffects } from '#contract/codes/pushCodes';
import type { OrderSnapshot } from '#contract/entities/order';
import { isNotAccepted } from '#contract/orders/systemReasons';
import { isOrderMessage, type StoreEvent } from '#contract/stream';
import { paths } from '../config/paths';

/** If no one has used the page for this long, navigating away doesn't interrupt anyone. */
export const idleAfterMs = 30_000;

export interface Situation {
  pathname: string;
  /** Leaving the page would lose unsaved input, or close something that is open. */
  hasUnsaved: boolean;
  /** On this device, events can open their page from every page, not only from boards. */
  leavesPages: boolean;
  /** Whether this device lists such messages without a notice. */
  isListed: (code: PushCode) => boolean;
  idleMs: number;
  /** Whether this account can open the page at an address. */
  canOpen: (path: string) => boolean;
  /** The address of the board that an open order is on. */
  boardPathOf: (order: OrderSnapshot) => string | undefined;
}

/** A message's content, however it arrived. */
export interface MessageFacts {
  messageCode: number;
  /** The store's own staff caused it. */
  isByStore: boolean;
  isScheduled: boolean;
  /** The address of the order's board, if known: that of a scheduled order can be today's. */
  boardPath?: string | undefined;
  refusal?: Refusal | undefined;
  /** The order was rejected because no one answered it: every page says so. */
  rejected?: OrderSnapshot | undefined;
}

/**
 * The customer declined a change to an order. The person who asked is waiting for the answer, and no board shows it by
 * a move.
 */
export interface Refusal {
  kind: 'change_declined' | 'change_expired';
  order_id: string;
  number: number;
}

export type Reaction =
  /** Signs out on this device and says why. */
  | { kind: 'sign_out'; code: PushCode }
  /** Reloads the page. */
  | { kind: 'reload'; code: PushCode }
  | { kind: 'jump'; code: PushCode; to: string }
  /** The page on screen already shows it, so it is only listed. */
  | { kind: 'seen'; code: PushCode; view?: string }
  /** Shows the text; `view` is the page to link to. With `reload`, its action reloads the page. */
  | { kind: 'notice'; code: PushCode; view?: string; reload?: true; refusal?: Refusal; rejected?: OrderSnapshot }
  | { kind: 'none' };

const jumpPaths: Record<PushJump, string> = {
  'today-orders': paths.todayOrders,
  'schedule-orders': paths.scheduleOrders,
  dispatch: paths.dispatch,
  'history-list': paths.historyList,
};

/** The boards of later days. These and today's board show a change themselves, because its card moves. */
const laterBoards: readonly string[] = [paths.tomorrowOrders, paths.scheduleOrders];
/** Events can lead from these pages to another one, because people on them are waiting for orders. */
const boardPaths: readonly string[] = [paths.todayOrders, ...laterBoards, paths.pastOrders];

/** Shown even if the board shows it: a customer cancelled. If no delivery person was found, a banner says so. */
const alwaysSaid: readonly number[] = [2068];

const isWithin = (pathname: string, path: string): boolean => pathname === path || pathname.startsWith(`${path}/`);

/** Whether the page on screen shows what a message is about. */
function isShownOn(pathname: string, facts: MessageFacts, effect: PushEffect): boolean {
  const isOn = (path: string) => isWithin(pathname, path);
  if (isOn(paths.dispatch)) return effect.jump === 'dispatch';
  return facts.isScheduled ? laterBoards.some(isOn) || isOn(paths.todayOrders) : isOn(paths.todayOrders);
}

/**
 * Decides what the app does about a message besides updating the screen. It opens another page only from a board (the
 * start page is one), or from every page if this device allows that, and only if that interrupts no one; otherwise the
 * message becomes a notice with a link.
 */
export function reactionToMessage(facts: MessageFacts, situation: Situation): Reaction {
  const { messageCode, isByStore, isScheduled, boardPath, refusal, rejected } = facts;
  const code = messageCode as PushCode;
  const effect = pushEffects[code];
  if (!effect) return { kind: 'none' };
  if (effect.signOut) return { kind: 'sign_out', code };
  if (effect.reload) return situation.hasUnsaved ? { kind: 'notice', code, reload: true } : { kind: 'reload', code };
  // The staff know what they did, and their other devices show it.
  if (isByStore) return { kind: 'none' };

  const jump = (isScheduled && effect.jumpIfScheduled) || effect.jump;
  // If the account can't open the page itself, today's board shows the same order.
  const target = effect.jumpIfScheduled && boardPath ? boardPath : jump && jumpPaths[jump];
  const to = target && [target, paths.todayOrders].find(situation.canOpen);
  const about = refusal?.order_id ?? rejected?._id;
  if (about && to) {
    const which = { ...(refusal && { refusal }), ...(rejected && { rejected }) };
    return { kind: 'notice', code, ...which, view: `${to}/${about}` };
  }
  const { pathname } = situation;
  const view = to ? { view: to } : {};
  const isAlwaysSaid = alwaysSaid.includes(code);
  if (!isAlwaysSaid && isShownOn(pathname, facts, effect)) return { kind: 'seen', code, ...view };
  const { leavesPages, isListed } = situation;
  const isOnBoard = boardPaths.some((path) => isWithin(pathname, path));
  // The history never replaces a board when an order is cancelled.
  const isLeavable = isOnBoard ? !isAlwaysSaid && (leavesPages || !isListed(code)) : leavesPages;
  const mayLeave = isLeavable && !situation.hasUnsaved && situation.idleMs >= idleAfterMs;
  return mayLeave && to && !isWithin(pathname, to) ? { kind: 'jump', code, to } : { kind: 'notice', code, ...view };
}

function refusalOf(event: StoreEvent): Refusal | undefined {
  if (!isOrderMessage(event)) return undefined;
  const { change, order_id, unique_id: number } = event.messageData;
  const { kind } = change;
  return kind === 'change_declined' || kind === 'change_expired' ? { kind, order_id, number } : undefined;
}

/** The same for a message from the store's stream. */
export const reactionTo = (event: StoreEvent, situation: Situation): Reaction => {
  const isOrder = isOrderMessage(event);
  const facts = {
    messageCode: event.messageCode,
    isByStore: isOrder && event.messageData.change.by.kind === 'store',
    isScheduled: isOrder && event.messageData.is_schedule_order,
    boardPath: isOrder ? situation.boardPathOf(event.messageData.order) : undefined,
    refusal: refusalOf(event),
    rejected: isOrder && isNotAccepted(event.messageData) ? event.messageData.order : undefined,
  };
  return reactionToMessage(facts, situation);
};
