import { type FormEvent, useRef, useState } from 'react';
import { accountLimits } from '#contract/accountLimits';
import { codeIn } from './codeIn';

export interface CodeFieldOptions {
  /** Sends the code. @returns the translation key of why it was refused; `null` once the page goes on */
  check: (code: string) => Promise<string | null>;
  /** Called when the user starts typing. */
  onTyping: () => void;
}

/** Returns the error of a code that can't be right, as a translation key. */
function problemOf(code: string): string | null {
  if (code === '') return 'verification.error.required';
  if (code.length < accountLimits.otpDigits) return 'verification.error.too_short';
  return code.length > accountLimits.otpDigits ? 'verification.error.too_long' : null;
}

/** The field of a code, sent at its last digit. What was typed stays, whatever happens. */
export function useCodeField({ check, onTyping }: CodeFieldOptions) {
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
      const refusal = await check(code);
      if (!refusal) return;
      if (latest.current === code) {
        setMessage(refusal);
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
