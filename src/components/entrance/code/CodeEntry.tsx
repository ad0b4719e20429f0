import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import type { VerifiedChannel } from '#contract/access';
import { accountLimits } from '#contract/accountLimits';
import type { KeptCode } from '../../../session/verification';
import { LabelledInput } from '../../inputs/LabelledInput';
import { useSecondsLeft } from '../../time/useSecondsLeft';
import { DemoMessage } from '../DemoMessage';
import { EntranceProblem } from '../EntranceCard';
import { TextButton } from '../TextButton';
import { type CodeFieldOptions, useCodeField } from './useCodeField';

/** Longer waits are named by the time of day: no one watches an hour count down. */
const countedSeconds = 120;

/** Sends another code, once enough time has passed. */
export const Resend = ({
  resendAt,
  isSending,
  resend,
}: {
  resendAt: number;
  isSending: boolean;
  resend: () => void;
}) => {
  const t = useTranslate();
  const [locale = 'en'] = useLocaleState();
  const seconds = useSecondsLeft(resendAt);
  if (isSending) return null;
  if (seconds === 0) return <TextButton onClick={resend}>{t('verification.resend')}</TextButton>;
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(resendAt);
  return (
    <Typography color="text.secondary" sx={{ minHeight: 32, display: 'flex', alignItems: 'center' }}>
      {seconds > countedSeconds
        ? t('verification.resend_at', { time })
        : t('verification.resend_in', { smart_count: seconds })}
    </Typography>
  );
};

/** The state of the latest code. `recent`: an earlier one was sent too short a time ago. */
export type Sending = 'sending' | 'sent' | 'resent' | 'recent' | 'failed';

const stateTexts: Partial<Record<Sending, string>> = {
  resent: 'verification.resent',
  recent: 'verification.recent',
};

interface CodeFieldFormProps {
  field: ReturnType<typeof useCodeField>;
  /** The code's name in the call. */
  name: string;
  label: string;
  hint: string;
  submitLabel: string;
  /** The translation key of an error that isn't about the code. */
  problem?: string | null;
  /** Shown below the button. */
  children?: ReactNode;
}

/** A form that takes a code of six digits, sent at its last digit. In this file, because another would be another request. */
export const CodeFieldForm = ({ field, name, label, hint, submitLabel, problem, children }: CodeFieldFormProps) => {
  const t = useTranslate();
  return (
    <Box
      component="form"
      noValidate
      onSubmit={field.submit}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}
    >
      {problem && <EntranceProblem text={t(problem)} />}
      <LabelledInput
        ref={field.input}
        label={label}
        name={name}
        size={accountLimits.otpDigits}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        dir="ltr"
        enterKeyHint="done"
        value={field.text}
        onChange={(event) => field.change(event.target.value)}
        announcesMessage
        message={field.message ? { key: field.message, params: { count: accountLimits.otpDigits } } : undefined}
        hint={hint}
        style={{ fontSize: '1.5rem', letterSpacing: '0.3em', fontVariantNumeric: 'tabular-nums' }}
      />
      <Button type="submit" variant="contained" size="large" loading={field.isBusy} sx={{ minBlockSize: 48 }}>
        {submitLabel}
      </Button>
      {children}
    </Box>
  );
};

interface CodeEntryProps extends CodeFieldOptions {
  channel: VerifiedChannel;
  /** The latest code that was sent. */
  code: KeptCode | undefined;
  sending: Sending;
  /** The translation key of why no code could be sent. */
  problem: string | null;
  resend: () => void;
}

/** Takes the one-time code that was sent to an email address or a phone number, and has another one sent. */
export const CodeEntry = ({ channel, code, sending, problem, resend, ...options }: CodeEntryProps) => {
  const t = useTranslate();
  const field = useCodeField(options);
  const state = stateTexts[sending];
  const sendAnother = () => {
    field.startOver();
    resend();
  };
  return (
    <CodeFieldForm
      field={field}
      name="code"
      label={t('verification.code')}
      hint={t(`verification.${channel}.hint`)}
      submitLabel={t('verification.submit')}
      problem={problem}
    >
      <Box>
        <Typography role="status" sx={{ '&:empty': { display: 'none' } }}>
          {sending === 'sending' ? t('verification.sending') : state && t(state)}
        </Typography>
        {problem ? (
          <TextButton onClick={sendAnother}>{t('verification.resend')}</TextButton>
        ) : (
          <Resend resendAt={code?.resendAt ?? 0} isSending={sending === 'sending'} resend={sendAnother} />
        )}
      </Box>
      {code?.demo && <DemoMessage label={t(`verification.${channel}.demo`)} {...code.demo} />}
    </CodeFieldForm>
  );
};
