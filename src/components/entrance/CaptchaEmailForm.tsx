import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { signInLimits } from '#contract/signInLimits';
import { LabelledInput } from '../inputs/LabelledInput';
import { isEmail } from '../text/isEmail';
import { CaptchaRow } from './CaptchaRow';
import { EntranceProblem } from './EntranceCard';
import type { CaptchaRequest } from './useCaptchaRequest';

interface CaptchaEmailFormProps {
  request: CaptchaRequest;
  email: string;
  change: (email: string) => void;
  submitLabel: string;
}

/** Takes an email address, and sends it with a captcha that is solved while the address is typed. */
export const CaptchaEmailForm = ({ request, email, change, submitLabel }: CaptchaEmailFormProps) => {
  const t = useTranslate();
  const { captcha, failure, isBusy, send } = request;
  const [message, setMessage] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const address = email.trim();
    const error = address ? !isEmail(address) && 'signIn.invalid.email' : 'signIn.invalid.email_required';
    setMessage(error || null);
    if (error) input.current?.focus();
    else void send(address);
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      onFocus={captcha.prepare}
      onChange={captcha.prepare}
      sx={{ display: 'grid', gap: 3 }}
    >
      {/* The captcha's row says the same. */}
      {failure && captcha.state !== 'failed' && <EntranceProblem text={t(failure)} />}
      <LabelledInput
        ref={input}
        label={t('signIn.email')}
        name="email"
        type="email"
        autoComplete="username"
        autoFocus
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        dir="ltr"
        maxLength={signInLimits.emailMax}
        value={email}
        onChange={(event) => {
          change(event.target.value);
          setMessage(null);
        }}
        message={message ? { key: message } : undefined}
      />
      <CaptchaRow captcha={captcha} />
      <Button type="submit" variant="contained" size="large" loading={isBusy} sx={{ minBlockSize: 48 }}>
        {submitLabel}
      </Button>
    </Box>
  );
};
