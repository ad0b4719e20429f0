import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import type { ReplyOf } from '#contract/calls/index';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { isEmail } from '../../components/text/isEmail';
import type { StoreDataProvider } from '../../dataProvider/index';
import { FormSection } from '../../records/form/FormSection';
import { useNotifyError } from '../../records/form/useNotifyError';

type Outcome = ReplyOf<'test_email_settings'> & { to: string };

/** That the mail left, or the stage that failed, what to do about it, and the server's own words. */
const TestOutcome = ({ outcome: { stage, said, to }, texts }: { outcome: Outcome; texts: string }) => {
  const t = useTranslate();
  if (!stage)
    return (
      <Alert severity="success" role="status">
        {t(`${texts}.test.sent`, { to: `\u2068${to}\u2069` })}
      </Alert>
    );
  return (
    <Alert severity="error">
      <AlertTitle>{t(`${texts}.stage.${stage}`)}</AlertTitle>
      {t(`${texts}.remedy.${stage}`)}
      {said && (
        <Typography variant="body2" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {t(`${texts}.test.said`)} <bdi dir="ltr">{said}</bdi>
        </Typography>
      )}
    </Alert>
  );
};

/** Sends a mail by the saved settings, and says at which stage it failed. */
export const TestMail = ({ texts }: { texts: string }) => {
  const t = useTranslate();
  const { locale, store } = useStoreFormat();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const attempt = useNotifyError();
  const { isDirty } = useFormState();
  const [to, setTo] = useState(store.email);
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const send = async () => {
    setSending(true);
    setOutcome(null);
    await attempt(async () => setOutcome({ ...(await dataProvider.testEmailSettings({ to, language: locale })), to }));
    setSending(false);
  };
  return (
    <FormSection title={`${texts}.test.title`} detail={isDirty ? `${texts}.test.save_first` : `${texts}.test.detail`}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 1.5 }}>
        <TextField
          size="small"
          label={t(`${texts}.test.to`)}
          value={to}
          onChange={({ target }) => setTo(target.value)}
          slotProps={{ htmlInput: { inputMode: 'email', dir: 'ltr' } }}
          sx={{ flex: '1 1 240px' }}
        />
        <Button
          variant="outlined"
          loading={isSending}
          disabled={isDirty || !isEmail(to)}
          onClick={() => void send()}
          sx={{ minBlockSize: 44 }}
        >
          {t(`${texts}.test.send`)}
        </Button>
      </Box>
      {/* Empty, it must not add a gap, and hidden, it wouldn't be announced. */}
      <Box aria-live="polite" sx={{ '&:empty': { position: 'absolute' } }}>
        {outcome && !isDirty && <TestOutcome outcome={outcome} texts={texts} />}
      </Box>
    </FormSection>
  );
};
