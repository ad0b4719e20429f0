import { useRef, useState } from 'react';
import type { Sending } from './CodeEntry';

interface CodeSendingOptions {
  start: Sending;
  /** Sends a code and keeps it. */
  send: () => Promise<void>;
  /** Keeps when the next code can be sent, in milliseconds of this device's clock. An earlier one was sent a short time ago. */
  postpone: (resendAt: number) => void;
  /**
   * Reads an error of `send`, with `codeSendFailure`.
   *
   * @returns the seconds to wait, or the translation key of why no code was sent; `null` if another page opens
   */
  failureOf: (error: unknown) => number | string | null;
}

/** The state of a one-time code that is sent, for `CodeEntry`. */
export function useCodeSending({ start, send, postpone, failureOf }: CodeSendingOptions) {
  const [sending, setSending] = useState(start);
  const [problem, setProblem] = useState<string | null>(null);
  const isBusy = useRef(false);
  const fail = (failure: number | string | null) => {
    if (failure === null) return;
    if (typeof failure === 'number') postpone(Date.now() + failure * 1_000);
    else setProblem(failure);
    setSending(typeof failure === 'number' ? 'recent' : 'failed');
  };
  /** @param after the state once the code was sent */
  async function sendNow(after: Sending): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setSending('sending');
    setProblem(null);
    try {
      await send();
      setSending(after);
    } catch (error) {
      fail(failureOf(error));
    } finally {
      isBusy.current = false;
    }
  }
  return { sending, problem, sendNow, clearProblem: () => setProblem(null) };
}
