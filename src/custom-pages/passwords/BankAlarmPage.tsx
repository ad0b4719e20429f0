import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import type { ReplyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import { DemoMessage } from '../../components/entrance/DemoMessage';
import {
  EntranceCard,
  EntranceHeading,
  EntranceLoading,
  EntranceProblem,
} from '../../components/entrance/EntranceCard';
import { useDocumentTitle } from '../../components/page/useDocumentTitle';
import { ApiError, errorText } from '../../dataProvider/apiError';
import { useLink } from './useLink';

type Raised = Pick<ReplyOf<'raise_bank_alarm'>, 'email' | 'demo_message'>;

interface BankAlarmPageProps {
  /** Empty if the address has none. */
  token: string;
  read: (token: string) => Promise<ReplyOf<'get_bank_alarm'>['alarm']>;
  raise: (token: string) => Promise<Raised>;
  /** Without mail, no one gets a link for a new password. */
  canSendMail: boolean;
  toSignIn: () => void;
}

const failureOf = (error: unknown): string => {
  if (!(error instanceof ApiError)) throw error;
  return error.code === errorCodes.TOKEN_EXPIRED ? 'bank.alarm.over' : errorText(error, 'bank.alarm.unreachable');
};

/** `/store/bank-alarm/<token>`: the owner reports that someone else changed the bank details. */
export default function BankAlarmPage({ token, read, raise, canSendMail, toSignIn }: BankAlarmPageProps) {
  const t = useTranslate();
  const locale = useLocale();
  useDocumentTitle(t('bank.alarm.title'));
  const { found, problem, retry } = useLink(token, read);
  const [raised, setRaised] = useState<Raised | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const report = async () => {
    setBusy(true);
    setFailure(null);
    try {
      setRaised(await raise(token));
    } catch (error) {
      setFailure(failureOf(error));
    } finally {
      setBusy(false);
    }
  };
  if (raised) {
    const { email, demo_message } = raised;
    return (
      <EntranceCard>
        <EntranceHeading
          takesFocus
          title={t('bank.alarm.done')}
          detail={email ? t('bank.alarm.mailed', { email: `\u2068${email}\u2069` }) : t('bank.alarm.unmailed')}
        />
        {demo_message && <DemoMessage label={t('bank.store.demo')} {...demo_message} />}
        <Button size="large" onClick={toSignIn} sx={{ mt: 2 }}>
          {t('bank.alarm.sign_in')}
        </Button>
      </EntranceCard>
    );
  }
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <EntranceCard>
      {found && (
        <>
          <EntranceHeading
            title={t('bank.alarm.title')}
            detail={t('bank.alarm.detail', {
              store: `\u2068${found.store_name[0] ?? ''}\u2069`,
              time: time.format(new Date(found.changed_at)),
            })}
          />
          <Typography sx={{ mb: 3 }}>{t(canSendMail ? 'bank.alarm.what' : 'bank.alarm.what_unmailed')}</Typography>
          {failure && <EntranceProblem text={t(failure)} />}
          <Button
            variant="contained"
            color="error"
            size="large"
            fullWidth
            loading={isBusy}
            onClick={() => void report()}
            sx={{ mt: failure ? 2 : 0 }}
          >
            {t('bank.alarm.button')}
          </Button>
        </>
      )}
      {problem && (
        <>
          <EntranceHeading title={t('bank.alarm.title')} />
          <EntranceProblem text={t(`bank.alarm.${problem}`)} />
          <Button variant="contained" size="large" onClick={problem === 'over' ? toSignIn : retry} sx={{ mt: 3 }}>
            {t(problem === 'over' ? 'bank.alarm.sign_in' : 'shell.start.retry')}
          </Button>
        </>
      )}
      {!found && !problem && <EntranceLoading label={t('bank.alarm.loading')} />}
    </EntranceCard>
  );
}
