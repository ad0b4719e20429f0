import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { errorCodes } from '#contract/codes/errorCodes';
import { limits } from '#contract/limits';
import { CaptchaRow } from '../../components/entrance/CaptchaRow';
import { EntranceProblem } from '../../components/entrance/EntranceCard';
import { useCaptcha } from '../../components/entrance/useCaptcha';
import { LabelledInput } from '../../components/inputs/LabelledInput';
import { isEmail } from '../../components/text/isEmail';
import { ApiError, errorText } from '../../dataProvider/apiError';

interface EmailStepProps {
  /** The address that was typed before, here or on the sign-in page. */
  start: string;
  /** Returns a new `captcha_token`. */
  solveCaptcha: () => Promise<string>;
  begin: (email: string, captchaToken: string) => Promise<void>;
  onTyping: () => void;
}

const failureOf = (error: unknown): string => {
  if (error instanceof ApiError && error.code === errorCodes.INVALID_CAPTCHA) return 'captcha.failed';
  if (error instanceof ApiError && error.code === errorCodes.MAIL_NOT_SET_UP) return 'registration.no_mail';
  return errorText(error, 'signIn.unreachable');
};

/** Has a code mailed to the owner's address. The reply is the same whether an account has it or not. */
export const EmailStep = ({ start, solveCaptcha, begin, onTyping }: EmailStepProps) => {
  const t = useTranslate();
  const [email, setEmail] = useState(start);
  const [message, setMessage] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const captcha = useCaptcha(solveCaptcha);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const wrong = email.trim() ? !isEmail(email) && 'signIn.invalid.email' : 'signIn.invalid.email_required';
    setMessage(wrong || null);
    setFailure(null);
    if (wrong) return input.current?.focus();
    setBusy(true);
    try {
      await begin(email.trim().toLowerCase(), await captcha.take());
    } catch (error) {
      setFailure(failureOf(error));
    } finally {
      setBusy(false);
    }
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
        maxLength={limits.emailMax}
        value={email}
        onChange={(event) => {
          setEmail(event.target.value);
          setMessage(null);
          onTyping();
        }}
        message={message ? { key: message } : undefined}
      />
      <CaptchaRow captcha={captcha} />
      <Button type="submit" variant="contained" size="large" loading={isBusy} sx={{ minBlockSize: 48 }}>
        {t('registration.send_code')}
      </Button>
    </Box>
  );
};
