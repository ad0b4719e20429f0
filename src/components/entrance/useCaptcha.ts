import { useCallback, useEffect, useRef, useState } from 'react';
import { accountLimits } from '#contract/accountLimits';

type CaptchaState = 'idle' | 'solving' | 'solved' | 'failed';

export interface Captcha {
  state: CaptchaState;
  /** Solves a captcha in advance, unless there is one or it failed. Call it while someone fills in the form. */
  prepare: () => void;
  /** Solves one after a failure. */
  retry: () => void;
  /**
   * Returns a `captcha_token` for one call, and waits for it if need be. The next call needs another.
   *
   * @throws what `solve` throws; the row then offers to try again
   */
  take: () => Promise<string>;
}

/** A token isn't used in its last minute: it might expire on the way. */
const usableMs = (accountLimits.captchaMinutes - 1) * 60_000;

/**
 * Captchas for a form. Show `CaptchaRow` in it.
 *
 * @param solve returns a new token each time; keep it stable
 */
export function useCaptcha(solve: () => Promise<string>): Captcha {
  const [state, setState] = useState<CaptchaState>('idle');
  const current = useRef<{ token: Promise<string>; at: number } | null>(null);
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const ready = useCallback((): Promise<string> => {
    const latest = current.current;
    if (latest && Date.now() - latest.at < usableMs) return latest.token;
    const started = { token: solve(), at: Date.now() };
    current.current = started;
    setState('solving');
    const settle = (to: CaptchaState) => {
      // Used up already, or replaced.
      if (current.current !== started) return;
      if (to === 'failed') current.current = null;
      if (isShown.current) setState(to);
    };
    started.token.then(
      () => settle('solved'),
      () => settle('failed'),
    );
    return started.token;
  }, [solve]);

  const retry = useCallback(() => {
    ready().catch(() => undefined);
  }, [ready]);

  const prepare = useCallback(() => {
    if (state !== 'failed') retry();
  }, [state, retry]);

  const take = useCallback(async () => {
    const token = await ready();
    current.current = null;
    setState('idle');
    return token;
  }, [ready]);

  return { state, prepare, retry, take };
}
