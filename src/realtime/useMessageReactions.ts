import { useRef } from 'react';
import type { PushCode } from '#contract/codes/pushCodes';
import { idleFor } from './lastInput';
import { type Reaction, type Refusal, reactionTo, reactionToTold } from './reactionTo';
import { unsavedWork } from './unsavedWork';
import { usePushes } from './usePushes';
import { useStoreEvents } from './useRealtime';

export interface ReactionDeeds {
  goTo: (path: string) => void;
  /** Shows the message's text (`codes.push.<code>`, of a refusal its own), with a View action where `view` is given, Reload where `reload` is. */
  notify: (notice: { code: PushCode; view?: () => void; reload?: () => void; refusal?: Refusal }) => void;
  /** Forgets the session and shows the sign-in page with the reason. */
  signOut: (code: PushCode) => void;
  /** Whether this account has the page at an address. */
  canOpen: (path: string) => boolean;
  /** Tests give their own. */
  reload?: () => void;
}

/** The same text is not said twice within this. */
const repeatAfterMs = 10_000;

/** Does what the messages of the stream, and pushes in its absence, ask for beside new data: jumps, notices, sign-out, reload. Use it once, in the frame. */
export function useMessageReactions(deeds: ReactionDeeds): void {
  const saidAt = useRef(new Map<PushCode | string, number>());
  const situation = () => ({
    pathname: window.location.pathname,
    hasUnsaved: unsavedWork.hasUnsaved(),
    idleMs: idleFor(),
    canOpen: deeds.canOpen,
  });
  const react = (reaction: Reaction) => {
    const reload = deeds.reload ?? (() => window.location.reload());
    if (reaction.kind === 'none') return;
    if (reaction.kind === 'sign_out') return deeds.signOut(reaction.code);
    if (reaction.kind === 'reload') return reload();
    const { code } = reaction;
    if (reaction.kind === 'jump') deeds.goTo(reaction.to);
    const refusal = reaction.kind === 'notice' ? reaction.refusal : undefined;
    const said = refusal?.order_id ?? code;
    const isRepeated = Date.now() - (saidAt.current.get(said) ?? 0) < repeatAfterMs;
    if (isRepeated) return;
    saidAt.current.set(said, Date.now());
    const view = reaction.kind === 'notice' ? reaction.view : undefined;
    deeds.notify({
      code,
      ...(view ? { view: () => deeds.goTo(view) } : {}),
      ...(refusal ? { refusal } : {}),
      ...(reaction.kind === 'notice' && reaction.reload ? { reload } : {}),
    });
  };
  useStoreEvents((event) => react(reactionTo(event, situation())));
  usePushes((told) => react(reactionToTold(told, situation())));
}
