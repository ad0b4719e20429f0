import { type FormEvent, useRef, useState } from 'react';
import type { VerifiedChannel } from '#contract/access';
import { accountLimits } from '#contract/accountLimits';
import { errorCodes } from '#contract/codes/errorCodes';
import type { Verification } from '#contract/entities/verification';
import { ApiError, errorText } from '../../dataProvider/apiError';
import { codeIn } from './codeIn';
import type { VerificationActions } from './verificationActions';

interface CodeFieldOptions extends Pick<VerificationActions, 'verify' | 'expire' | 'onTyping'> {
  ticket: string;
  channel: VerifiedChannel;
  /** Called with what is still missing. */
  next: (missing: Verification) => void;
}

/** Returns the error of a code that can't be right, as a translation key. */
function problemOf(code: string): string | null {
  if (code === '') return 'verification.error.required';
  if (code.length < accountLimits.otpDigits) return 'verification.error.too_short';
  return code.length > accountLimits.otpDigits ? 'verification.error.too_long' : null;
}

const refusals: Partial<Record<number, string>> = {
  [errorCodes.INVALID_OTP]: 'verification.error.wrong',
  [errorCodes.OTP_VERIFICATION_FAILED]: 'verification.error.ended',
};

const keyOf = (error: unknown): string =>
  (error instanceof ApiError && refusals[error.code]) || errorText(error, 'signIn.unreachable');

/** The field of a code, sent at its last digit. What was typed stays, whatever happens. */
export function useCodeField({ ticket, channel, verify, expire, onTyping, next }: CodeFieldOptions) {
  const [text, setText] = useState('');
  const [message, setMessage] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const busy = useRef(false);
  const input = useRef<HTMLInputElement>(null);
  /** The code in the field, also during a check. */
  const latest = useRef('');

  const select = () => {
    input.current?.focus();
    input.current?.select();
  };

  async function submit(code: string): Promise<void> {
    if (busy.current) return;
    const problem = problemOf(code);
    setMessage(problem);
    if (problem) return input.current?.focus();
    busy.current = true;
    setIsBusy(true);
    try {
      const missing = await verify(ticket, channel, code);
      if (missing) next(missing);
      return;
    } catch (error) {
      if (error instanceof ApiError && error.code === errorCodes.TOKEN_EXPIRED) return expire();
      if (latest.current === code) {
        setMessage(keyOf(error));
        select();
      }
    } finally {
      busy.current = false;
      setIsBusy(false);
    }
    // Corrected during the check: the error was about the code before.
    if (latest.current !== code && !problemOf(latest.current)) await submit(latest.current);
  }

  function change(typed: string): void {
    const code = codeIn(typed);
    onTyping();
    latest.current = code;
    setText(code);
    setMessage(null);
    if (code.length === accountLimits.otpDigits && code !== text) void submit(code);
  }

  return {
    text,
    message,
    isBusy,
    input,
    change,
    /** Another code is on its way: typing replaces the one in the field. */
    startOver: () => {
      setMessage(null);
      select();
    },
    submit: (event: FormEvent) => {
      event.preventDefault();
      void submit(text);
    },
  };
}
