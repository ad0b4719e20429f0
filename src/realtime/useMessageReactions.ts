import { useRef } from 'react';
import type { PushCode } from '#contract/codes/pushCodes';
import { idleFor } from './lastInput';
import { reactionTo } from './reactionTo';
import { unsavedWork } from './unsavedWork';
import { useStoreEvents } from './useRealtime';

export interface ReactionDeeds {
  goTo: (path: string) => void;
  /** Shows the message's text (`codes.push.<code>`), with a View action where `view` is given, Reload where `reload` is. */
  notify: (notice: { code: PushCode; view?: () => void; reload?: () => void }) => void;
  /** Forgets the session and shows the sign-in page with the reason. */
  signOut: (code: PushCode) => void;
  /** Whether this account has the page at an address. */
  canOpen: (path: string) => boolean;
  /** Tests give their own. */
  reload?: () => void;
}

/** The same text is not said twice within this. */
const repeatAfterMs = 10_000;

/** Does what the messages of the stream ask for beside new data: jumps, notices, sign-out, reload. Use it once, in the frame. */
export function useMessageReactions(deeds: ReactionDeeds): void {
  const saidAt = useRef(new Map<PushCode, number>());
  useStoreEvents((event) => {
    const reload = deeds.reload ?? (() => window.location.reload());
    const reaction = reactionTo(event, {
      pathname: window.location.pathname,
      hasUnsaved: unsavedWork.hasUnsaved(),
      idleMs: idleFor(),
      canOpen: deeds.canOpen,
    });
    if (reaction.kind === 'none') return;
    if (reaction.kind === 'sign_out') return deeds.signOut(reaction.code);
    if (reaction.kind === 'reload') return reload();
    const { code } = reaction;
    if (reaction.kind === 'jump') deeds.goTo(reaction.to);
    const isRepeated = Date.now() - (saidAt.current.get(code) ?? 0) < repeatAfterMs;
    if (isRepeated) return;
    saidAt.current.set(code, Date.now());
    const view = reaction.kind === 'notice' ? reaction.view : undefined;
    deeds.notify({
      code,
      ...(view ? { view: () => deeds.goTo(view) } : {}),
      ...(reaction.kind === 'notice' && reaction.reload ? { reload } : {}),
    });
  });
}
