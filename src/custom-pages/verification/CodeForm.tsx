import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useLocaleState, useTranslate } from 'react-admin';
import type { VerifiedChannel } from '#contract/access';
import { accountLimits } from '#contract/accountLimits';
import type { Verification } from '#contract/entities/verification';
import { DemoMessage } from '../../components/entrance/DemoMessage';
import { EntranceProblem } from '../../components/entrance/EntranceCard';
import { TextButton } from '../../components/entrance/TextButton';
import { LabelledInput } from '../../components/inputs/LabelledInput';
import { useSecondsLeft } from '../../components/time/useSecondsLeft';
import type { KeptVerification } from '../../session/verification';
import { useCodeField } from './useCodeField';
import { type Sending, useSentCode } from './useSentCode';
import type { VerificationActions } from './verificationActions';

/** Longer waits are named by the time of day: no one watches an hour count down. */
const countedSeconds = 120;

const Resend = ({ resendAt, isSending, resend }: { resendAt: number; isSending: boolean; resend: () => void }) => {
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

interface CodeFormProps extends VerificationActions {
  verification: KeptVerification;
  channel: VerifiedChannel;
}

const stateTexts: Partial<Record<Sending, string>> = {
  resent: 'verification.resent',
  recent: 'verification.recent',
};

/** Sends a code to an email address or a phone number, and takes it. */
export const CodeForm = ({ verification, channel, ...actions }: CodeFormProps) => {
  const t = useTranslate();
  const { ticket } = verification;
  const { code, sending, problem, resend } = useSentCode({ verification, channel, ...actions });
  const next = (missing: Verification) =>
    actions.keep(({ steps, codes }) => ({ ...missing, steps, ...(codes ? { codes } : {}) }));
  const field = useCodeField({ ticket, channel, next, ...actions });
  const state = stateTexts[sending];
  const sendAnother = () => {
    field.startOver();
    void resend();
  };
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
        label={t('verification.code')}
        name="code"
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
        hint={t(`verification.${channel}.hint`)}
        style={{ fontSize: '1.5rem', letterSpacing: '0.3em', fontVariantNumeric: 'tabular-nums' }}
      />
      <Button type="submit" variant="contained" size="large" loading={field.isBusy} sx={{ minBlockSize: 48 }}>
        {t('verification.submit')}
      </Button>
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
    </Box>
  );
};
