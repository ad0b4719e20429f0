import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { accountLimits } from '#contract/accountLimits';
import { useCodeField } from '../../components/entrance/code/useCodeField';
import { LabelledInput } from '../../components/inputs/LabelledInput';
import type { Try } from './secondFactorActions';

/** Takes the code that an authenticator app shows. It is sent at its last digit. */
export const AppCodeForm = ({ attempt, onTyping }: { attempt: Try; onTyping: () => void }) => {
  const t = useTranslate();
  const field = useCodeField({
    check: async (totp) => {
      const refusal = await attempt({ totp });
      // The app goes on showing a code that was used already.
      return refusal === 'verification.error.wrong' ? 'secondFactor.totp.wrong' : refusal;
    },
    onTyping,
  });
  return (
    <Box
      component="form"
      noValidate
      onSubmit={field.submit}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}
    >
      <LabelledInput
        ref={field.input}
        label={t('secondFactor.totp.label')}
        name="totp"
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
        hint={t('secondFactor.totp.hint')}
        style={{ fontSize: '1.5rem', letterSpacing: '0.3em', fontVariantNumeric: 'tabular-nums' }}
      />
      <Button type="submit" variant="contained" size="large" loading={field.isBusy} sx={{ minBlockSize: 48 }}>
        {t('secondFactor.submit')}
      </Button>
    </Box>
  );
};
