import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import type { ReplyOf } from '#contract/calls/index';
import { limits } from '#contract/limits';
import { type ReferenceLanguage, referenceLanguages } from '#contract/referenceLanguages';
import { RowFields } from '../../components/inputs/rows/RowFields';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import type { StoreDataProvider } from '../../dataProvider/index';
import type { SectionProps } from '../../descriptors/defineSettings';
import { FormSection } from '../../records/form/FormSection';
import { useNotifyError } from '../../records/form/useNotifyError';
import { SectionForm } from '../page/SectionForm';

const texts = 'settings.sms';
const queryKey = ['sms_use'];

/** The parts that were sent today, their cost, and the messages that were refused. */
const SmsUse = () => {
  const t = useTranslate();
  const { money } = useStoreFormat();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const { data } = useQuery({ queryKey, queryFn: () => dataProvider.getSmsUse() });
  if (!data) return null;
  const { parts, cost, over_limit, refused, refusal } = data.sms_use;
  return (
    <FormSection title={`${texts}.today.title`}>
      <Typography>
        {t(`${texts}.today.parts`, { parts })}
        {cost > 0 && ` · ${money(cost)}`}
      </Typography>
      {over_limit > 0 && <Alert severity="warning">{t(`${texts}.today.over_limit`, { count: over_limit })}</Alert>}
      {refused > 0 && (
        <Alert severity="error">
          {t(`${texts}.today.refused`, { count: refused })}
          <Box component="bdi" sx={{ display: 'block' }}>
            {refusal}
          </Box>
        </Alert>
      )}
    </FormSection>
  );
};

/** Sends a message to a number with the saved account, and says what was refused. */
const SmsTest = () => {
  const t = useTranslate();
  const { store, locale } = useStoreFormat();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const client = useQueryClient();
  const attempt = useNotifyError();
  const { isDirty } = useFormState();
  const account: unknown[] = useWatch({
    name: ['sms_auth_id', 'sms_auth_token', 'sms_country_phone_code', 'sms_number'],
  });
  const hasAccount = account.every(Boolean);
  const detail = isDirty ? 'save_first' : hasAccount ? 'detail' : 'account_first';
  const [code, setCode] = useState(store.country_phone_code);
  const [phone, setPhone] = useState('');
  const [isSending, setSending] = useState(false);
  const [result, setResult] = useState<ReplyOf<'send_test_sms'>>();
  const isWrong = !/^\+?\d{1,4}$/.test(code) || phone.length < limits.phoneDigitsMin || /\D/.test(phone);
  const send = async () => {
    setSending(true);
    const language = referenceLanguages.find((each) => each === locale) ?? ('en' satisfies ReferenceLanguage);
    await attempt(async () => setResult(await dataProvider.sendTestSms({ country_phone_code: code, phone, language })));
    setSending(false);
    await client.invalidateQueries({ queryKey });
  };
  return (
    <FormSection title={`${texts}.test.title`} detail={`${texts}.test.${detail}`}>
      <RowFields least={140}>
        <TextField
          size="small"
          label={t(`${texts}.field.sms_country_phone_code`)}
          value={code}
          onChange={({ target }) => setCode(target.value.trim())}
          slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'tel', maxLength: 5, autoComplete: 'off' } }}
        />
        <TextField
          size="small"
          label={t(`${texts}.test.phone`)}
          value={phone}
          onChange={({ target }) => setPhone(target.value.replace(/[\s-]/g, ''))}
          slotProps={{
            htmlInput: { dir: 'ltr', inputMode: 'tel', maxLength: limits.phoneDigitsMax, autoComplete: 'off' },
          }}
        />
      </RowFields>
      <Button
        variant="outlined"
        disabled={isWrong || isDirty || !hasAccount}
        loading={isSending}
        onClick={() => void send()}
        sx={{ justifySelf: 'start', minBlockSize: 44 }}
      >
        {t(`${texts}.test.send`)}
      </Button>
      {result && (
        <Alert severity={result.problem ? 'error' : 'success'} role="status">
          {result.problem ? t(`${texts}.problem.${result.problem}`) : t(`${texts}.test.sent`, { parts: result.parts })}{' '}
          <bdi>{result.reason}</bdi>
        </Alert>
      )}
    </FormSection>
  );
};

/** The store's own account for text messages, with a test and what was sent today. */
export default function SmsSection({ section }: SectionProps) {
  return (
    <SectionForm section={section}>
      <SmsTest />
      <SmsUse />
    </SectionForm>
  );
}
