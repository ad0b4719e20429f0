import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
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

interface AlarmPageProps<Found, Raised> {
  /** Empty if the address has none. */
  token: string;
  read: (token: string) => Promise<Found>;
  raise: (token: string) => Promise<Raised>;
  toSignIn: () => void;
  title: string;
  /** Translation key: the link was used or has expired. */
  over: string;
  /** Names the change, and says what the button does. */
  question: (found: Found) => { detail: string; what: string };
  /** Says what was done. */
  result: (raised: Raised) => { title: string; detail: string };
}

/** The page of a link in a notice about a change that someone else may have made. */
export function AlarmPage<Found, Raised extends { demo_message?: { subject: string; text: string } | undefined }>({
  token,
  read,
  raise,
  toSignIn,
  title,
  over,
  question,
  result,
}: AlarmPageProps<Found, Raised>) {
  const t = useTranslate();
  useDocumentTitle(title);
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
      if (!(error instanceof ApiError)) throw error;
      setFailure(error.code === errorCodes.TOKEN_EXPIRED ? over : errorText(error, 'bank.alarm.unreachable'));
    } finally {
      setBusy(false);
    }
  };
  if (raised) {
    return (
      <EntranceCard>
        <EntranceHeading takesFocus {...result(raised)} />
        {raised.demo_message && <DemoMessage label={t('bank.store.demo')} {...raised.demo_message} />}
        <Button size="large" onClick={toSignIn} sx={{ mt: 2 }}>
          {t('bank.alarm.sign_in')}
        </Button>
      </EntranceCard>
    );
  }
  return (
    <EntranceCard>
      {found && (
        <>
          <EntranceHeading title={title} detail={question(found).detail} />
          <Typography sx={{ mb: 3 }}>{question(found).what}</Typography>
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
          <EntranceHeading title={title} />
          <EntranceProblem text={t(problem === 'over' ? over : 'bank.alarm.failed')} />
          <Button variant="contained" size="large" onClick={problem === 'over' ? toSignIn : retry} sx={{ mt: 3 }}>
            {t(problem === 'over' ? 'bank.alarm.sign_in' : 'shell.start.retry')}
          </Button>
        </>
      )}
      {!found && !problem && <EntranceLoading label={t('bank.alarm.loading')} />}
    </EntranceCard>
  );
}
