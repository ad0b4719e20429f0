import { useState } from 'react';
import { type Captcha, useCaptcha } from './useCaptcha';

interface CaptchaRequestOptions {
  /** Returns a new `captcha_token`; keep it stable. */
  solveCaptcha: () => Promise<string>;
  /** Makes the call. */
  request: (email: string, captchaToken: string) => Promise<void>;
  /** The translation key of why it failed. */
  failureOf: (error: unknown) => string;
}

export interface CaptchaRequest {
  captcha: Captcha;
  /** The translation key of why the latest request failed. */
  failure: string | null;
  isBusy: boolean;
  send: (email: string) => Promise<void>;
}

/** A call that takes an email address and a captcha. Show `CaptchaEmailForm` for it. */
export function useCaptchaRequest({ solveCaptcha, request, failureOf }: CaptchaRequestOptions): CaptchaRequest {
  const captcha = useCaptcha(solveCaptcha);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const send = async (email: string) => {
    setBusy(true);
    setFailure(null);
    try {
      await request(email, await captcha.take());
    } catch (error) {
      setFailure(failureOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { captcha, failure, isBusy, send };
}
