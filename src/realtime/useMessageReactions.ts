import { useEffect, useRef } from 'react';
import { type PushCode, pushEffects } from '#contract/codes/pushCodes';
import type { OrderSnapshot } from '#contract/entities/order';
import type { PushMessage } from '#contract/pushMessage';
import { accessChangedCode, isMenuMessage, isOrderMessage } from '#contract/stream';
import { onWorkerMessage } from '../service-worker/messages';
import { type Reaction, type Refusal, reactionTo, reactionToTold, type Told } from './reactionTo';
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

const toldBy = ({ message_code, is_schedule_order }: PushMessage): Told => ({
  messageCode: Number(message_code),
  isByStore: false,
  isScheduled: is_schedule_order === 'true',
});

/**
 * Whether a code ends the session or reloads the page. These are confirmed with the server first, because a push can be
 * late.
 */
const isOfSession = ({ messageCode }: Told): boolean => {
  const { signOut, reload } = pushEffects[messageCode as keyof typeof pushEffects] ?? {};
  return Boolean(signOut || reload);
};

/**
 * Calls a handler with pushes to this page while its stream is cut off. A live stream delivers the same messages, in
 * order and
 * once. A message that ends the session only makes the stream connect; the server then decides.
 */
function usePushes(handler: (told: Told) => void): void {
  const { status } = useConnection();
  const { reconnect } = useRealtime();
  const latest = useRef({ handler, status, reconnect });
  useEffect(() => {
    latest.current = { handler, status, reconnect };
  });
  useEffect(
    () =>
      onWorkerMessage((heard) => {
        if (heard.type !== 'push' || latest.current.status === 'live') return;
        latest.current.reconnect();
        // The page counts down to a rejection itself, also while it is cut off; the stream that it now asks for has the review.
        if (heard.message.reason === 'answer_ending' || heard.message.review_id) return;
        const told = toldBy(heard.message);
        if (!isOfSession(told)) latest.current.handler(told);
      }),
    [],
  );
}

/**
 * Calls back when the account's permissions or the store's decisions have changed, and when they may have changed while
 * the page was cut off.
 */
export function useAccessChanges(review: () => void): void {
  const { status } = useConnection();
  const wasAway = useRef(false);
  const latest = useRef(review);
  useEffect(() => {
    latest.current = review;
  });
  useStoreEvents((event) => {
    const isOfStore = isMenuMessage(event) && event.messageData.entity === 'store';
    if (isOfStore || event.messageCode === accessChangedCode) latest.current();
  });
  useEffect(() => {
    if (status === 'live' && wasAway.current) latest.current();
    wasAway.current = status === 'cut_off' || (wasAway.current && status !== 'live');
  }, [status]);
}

export interface Notice {
  code: PushCode;
  /** The order's number, if the message is about one. */
  number?: number;
  view?: () => void;
  reload?: () => void;
  refusal?: Refusal;
  rejected?: OrderSnapshot;
}

export interface ReactionHandlers {
  goTo: (path: string) => void;
  /**
   * Shows the message's text (`codes.push.<code>`; a declined change and an order that nobody answered have their own)
   * with its order's number, a View action if `view` is given and a Reload action if `reload` is.
   */
  notify: (notice: Notice) => void;
  /** Deletes the session and shows the sign-in page with the reason. */
  signOut: (code: PushCode) => void;
  /** Whether this account can open the page at an address. */
  canOpen: (path: string) => boolean;
  /** Tests pass their own. */
  reload?: () => void;
}

/** The same text isn't repeated within this time. */
const repeatAfterMs = 10_000;

/**
 * Carries out everything besides new data that messages from the stream, or pushes in its absence, ask for: jumps,
 * notices, sign-out, reload. Use it once, in the frame.
 */
export function useMessageReactions(handlers: ReactionHandlers): void {
  const saidAt = useRef(new Map<string, number>());
  const situation = () => ({
    pathname: window.location.pathname,
    hasUnsaved: unsavedWork.hasUnsaved(),
    idleMs: idleFor(),
    canOpen: handlers.canOpen,
  });
  const react = (reaction: Reaction, number?: number) => {
    const reload = handlers.reload ?? (() => window.location.reload());
    if (reaction.kind === 'none') return;
    if (reaction.kind === 'sign_out') return handlers.signOut(reaction.code);
    if (reaction.kind === 'reload') return reload();
    const { code } = reaction;
    if (reaction.kind === 'jump') handlers.goTo(reaction.to);
    const { refusal, rejected } = reaction.kind === 'notice' ? reaction : {};
    const said = refusal?.order_id ?? rejected?._id ?? `${code} ${number}`;
    const isRepeated = Date.now() - (saidAt.current.get(said) ?? 0) < repeatAfterMs;
    if (isRepeated) return;
    saidAt.current.set(said, Date.now());
    const view = reaction.kind === 'notice' ? reaction.view : undefined;
    handlers.notify({
      code,
      ...(number !== undefined ? { number } : {}),
      ...(view ? { view: () => handlers.goTo(view) } : {}),
      ...(refusal ? { refusal } : {}),
      ...(rejected ? { rejected } : {}),
      ...(reaction.kind === 'notice' && reaction.reload ? { reload } : {}),
    });
  };
  useStoreEvents((event) =>
    react(reactionTo(event, situation()), isOrderMessage(event) ? event.messageData.unique_id : undefined),
  );
  usePushes((told) => react(reactionToTold(told, situation())));
}
