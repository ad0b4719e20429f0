import { useEffect, useRef } from 'react';
import { pushEffects } from '#contract/codes/pushCodes';
import type { PushMessage } from '#contract/pushMessage';
import { onWorkerMessage } from '../service-worker/messages';
import type { Told } from './reactionTo';
import { useConnection, useRealtime } from './useRealtime';

const toldBy = ({ message_code, is_schedule_order }: PushMessage): Told => ({
  messageCode: Number(message_code),
  isByStore: false,
  isScheduled: is_schedule_order === 'true',
});

/** Whether a code ends the session or loads the page anew: the server is asked first, a push may be late. */
const isOfSession = ({ messageCode }: Told): boolean => {
  const { signOut, reload } = pushEffects[messageCode as keyof typeof pushEffects] ?? {};
  return Boolean(signOut || reload);
};

/**
 * Calls a handler with what is pushed to this page while its stream is cut off: a live stream brings the same, in order
 * and once. What ends a session only has the stream connect, which the server then refuses or not.
 */
export function usePushes(handler: (told: Told) => void): void {
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
        const told = toldBy(heard.message);
        if (!isOfSession(told)) latest.current.handler(told);
      }),
    [],
  );
}
