import { useEffect, useRef } from 'react';
import { type PushCode, pushEffects } from '#contract/codes/pushCodes';
import type { OrderSnapshot } from '#contract/entities/order';
import type { PushMessage } from '#contract/pushMessage';
import { accessChangedCode, isOrderMessage, isRecordMessage } from '#contract/stream';
import { onWorkerMessage } from '../service-worker/messages';
import { type MessageFacts, type Reaction, type Refusal, reactionTo, reactionToMessage } from './reactionTo';
import { unsavedWork } from './unsavedWork';
import { useConnection, useRealtime, useStoreEvents } from './useRealtime';

let at = Date.now();
const note = () => {
  at = Date.now();
};

if (typeof window !== 'undefined') {
  for (const type of ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart']) {
    window.addEventListener(type, note, { passive: true, capture: true });
  }
}

/** How long this page has been idle, in milliseconds. */
const idleFor = (): number => Date.now() - at;

const factsOf = ({ message_code, is_schedule_order }: PushMessage): MessageFacts => ({
  messageCode: Number(message_code),
  isByStore: false,
  isScheduled: is_schedule_order === 'true',
});

/**
 * Whether a code ends the session or reloads the page. These are confirmed with the server first, because a push can be
 * late.
 */
const isOfSession = ({ messageCode }: MessageFacts): boolean => {
  const { signOut, reload } = pushEffects[messageCode as keyof typeof pushEffects] ?? {};
  return Boolean(signOut || reload);
};

/**
 * Calls a handler with pushes to this page while its stream is cut off. A live stream delivers the same messages, in
 * order and once. A message that ends the session only makes the stream connect; the server then decides.
 */
function usePushes(handler: (facts: MessageFacts, message: PushMessage) => void): void {
  const { status } = useConnection();
  const { reconnect } = useRealtime();
  const latest = useRef({ handler, status, reconnect });
  useEffect(() => {
    latest.current = { handler, status, reconnect };
  });
  useEffect(
    () =>
      onWorkerMessage((fromWorker) => {
        if (fromWorker.type !== 'push' || latest.current.status === 'live') return;
        latest.current.reconnect();
        // The page counts down to a rejection itself, also while it is cut off; the stream that it now asks for has the review.
        if (fromWorker.message.reason === 'answer_ending' || fromWorker.message.review_id) return;
        const facts = factsOf(fromWorker.message);
        if (!isOfSession(facts)) latest.current.handler(facts, fromWorker.message);
      }),
    [],
  );
}

/**
 * Calls back when the account's permissions or the store's decisions have changed, and when they may have changed while
 * the page was cut off.
 *
 * @param startsEarly whether `review` was also called before the page was connected for the first time, so that a change in
 *   between counts
 */
export function useAccessChanges(review: () => void, startsEarly = false): void {
  const { status } = useConnection();
  const wasAway = useRef(false);
  const latest = useRef(review);
  useEffect(() => {
    latest.current = review;
  });
  useStoreEvents((event) => {
    const isOfStore = isRecordMessage(event) && event.messageData.entity === 'store';
    if (isOfStore || event.messageCode === accessChangedCode) latest.current();
  });
  useEffect(() => {
    if (status === 'live' && wasAway.current) latest.current();
    wasAway.current = status === 'cut_off' || ((startsEarly || wasAway.current) && status !== 'live');
  }, [status, startsEarly]);
}

/** An event, for a notice and for the notification center. */
export interface Notice {
  code: PushCode;
  /** The same in every tab. */
  id: string;
  /** Whether the page on screen shows it. */
  isSeen: boolean;
  order_id?: string;
  /** The order's number, if the message is about one. */
  number?: number;
  /** The page that shows it. */
  view?: string;
  reload?: () => void;
  refusal?: Refusal;
  rejected?: OrderSnapshot;
}

export interface ReactionHandlers {
  goTo: (path: string) => void;
  /** Announces an event, with a link if `view` is given, and a button that reloads if `reload` is given. */
  notify: (notice: Notice) => void;
  /** Deletes the session and shows the sign-in page with the reason. */
  signOut: (code: PushCode) => void;
  /** Whether this account can open the page at an address. */
  canOpen: (path: string) => boolean;
  /** The address of the board that an open order is on. */
  boardPathOf: (order: OrderSnapshot) => string | undefined;
  /** Whether events can open their page from every page of this device. */
  leavesPages: () => boolean;
  /** Whether this device lists such messages without a notice. */
  isListed: (code: PushCode) => boolean;
  /** Tests pass their own. */
  reload?: () => void;
}

/** Messages in the stream have a number. Others are identified by their code and order. */
const idOf = (code: number, seq: number | string | null | undefined, orderId = ''): string =>
  seq === null || seq === undefined ? `${code}:${orderId}` : `seq:${seq}`;

/** Whether a dialog, drawer, menu or popover is open: leaving the page would close it. */
const hasOpenLayer = (): boolean => document.querySelector('body > .MuiModal-root:not(.MuiModal-hidden)') !== null;

/**
 * Carries out everything besides new data that messages from the stream, or pushes in its absence, ask for: jumps,
 * notices, sign-out, reload. Use it once, in the frame.
 */
export function useMessageReactions(handlers: ReactionHandlers): void {
  const situation = () => ({
    pathname: window.location.pathname,
    hasUnsaved: unsavedWork.hasUnsaved() || hasOpenLayer(),
    idleMs: idleFor(),
    canOpen: handlers.canOpen,
    boardPathOf: handlers.boardPathOf,
    leavesPages: handlers.leavesPages(),
    isListed: handlers.isListed,
  });
  const react = (reaction: Reaction, about: Pick<Notice, 'id' | 'number' | 'order_id'>) => {
    const reload = handlers.reload ?? (() => window.location.reload());
    if (reaction.kind === 'none') return;
    if (reaction.kind === 'sign_out') return handlers.signOut(reaction.code);
    if (reaction.kind === 'reload') return reload();
    if (reaction.kind === 'jump') handlers.goTo(reaction.to);
    const notice = reaction.kind === 'notice' ? reaction : undefined;
    const view = reaction.kind === 'jump' ? reaction.to : reaction.view;
    handlers.notify({
      ...about,
      code: reaction.code,
      isSeen: reaction.kind === 'seen',
      ...(view && { view }),
      ...(notice?.refusal && { refusal: notice.refusal }),
      ...(notice?.rejected && { rejected: notice.rejected }),
      ...(notice?.reload && { reload }),
    });
  };
  useStoreEvents((event) => {
    const { order_id, unique_id: number } = isOrderMessage(event) ? event.messageData : {};
    const id = idOf(event.messageCode, event.seq, order_id);
    react(reactionTo(event, situation()), { id, ...(order_id ? { order_id, number } : {}) });
  });
  usePushes((facts, { seq, order_id, unique_id }) => {
    const id = idOf(facts.messageCode, seq, order_id);
    const about = order_id ? { order_id, ...(unique_id ? { number: Number(unique_id) } : {}) } : {};
    react(reactionToMessage(facts, situation()), { id, ...about });
  });
}
