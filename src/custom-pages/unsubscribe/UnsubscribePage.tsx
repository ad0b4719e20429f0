import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { errorCodes } from '#contract/codes/errorCodes';
import {
  EntranceCard,
  EntranceHeading,
  EntranceLoading,
  EntranceProblem,
} from '../../components/entrance/EntranceCard';
import { useDocumentTitle } from '../../components/page/useDocumentTitle';
import { ApiError } from '../../dataProvider/apiError';
import type { MailChoice, MailChoiceCalls } from '../../dataProvider/mailChoice';

interface UnsubscribePageProps {
  /** Empty if the address has none. */
  token: string;
  calls: MailChoiceCalls;
}

/** `over`: the link isn't one. `failed`: the server couldn't be asked. */
type Problem = 'over' | 'failed';

/** The choice of a link, and how to read it again or change it. */
function useMailChoice(token: string, { read, write }: MailChoiceCalls) {
  const [choice, setChoice] = useState<MailChoice | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isBusy, setBusy] = useState(false);
  const run = useCallback(
    async (work: (token: string) => Promise<MailChoice>) => {
      if (!token) return setProblem('over');
      setProblem(null);
      setBusy(true);
      try {
        setChoice(await work(token));
      } catch (error) {
        setProblem(error instanceof ApiError && error.code === errorCodes.NO_DATA_FOUND ? 'over' : 'failed');
      } finally {
        setBusy(false);
      }
    },
    [token],
  );
  const load = useCallback(() => run(read), [run, read]);
  useEffect(() => void load(), [load]);
  const choose = (isUnsubscribed: boolean) => run((link) => write(link, isUnsubscribed));
  return { choice, problem, isBusy, load, choose };
}

/**
 * `/store/unsubscribe/<token>`: customers unsubscribe from mail that isn't about their orders and bookings, and undo that.
 * Opening the link changes nothing, because programs that check mails for viruses open it too.
 */
export default function UnsubscribePage({ token, calls }: UnsubscribePageProps) {
  const t = useTranslate();
  useDocumentTitle(t('mailChoice.page'));
  const { choice, problem, isBusy, load, choose } = useMailChoice(token, calls);
  if (!choice && !problem) {
    return (
      <EntranceCard>
        <EntranceLoading label={t('mailChoice.loading')} />
      </EntranceCard>
    );
  }
  const email = `\u2068${choice?.email ?? ''}\u2069`;
  const state = choice?.is_unsubscribed ? 'unsubscribed' : 'subscribed';
  return (
    <EntranceCard>
      <EntranceHeading
        title={
          choice ? t('mailChoice.title', { store: `\u2068${choice.store_name[0] ?? ''}\u2069` }) : t('mailChoice.page')
        }
      />
      {choice && (
        <>
          <Typography role="status">{t(`mailChoice.${state}`, { email })}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
            {t('mailChoice.orders')}
          </Typography>
        </>
      )}
      {problem && <EntranceProblem text={t(problem === 'over' ? 'mailChoice.over' : 'guestBooking.failed')} />}
      {choice && problem !== 'over' && (
        <Button
          variant={choice.is_unsubscribed ? 'outlined' : 'contained'}
          size="large"
          loading={isBusy}
          onClick={() => void choose(!choice.is_unsubscribed)}
          sx={{ mt: 3 }}
        >
          {t(choice.is_unsubscribed ? 'mailChoice.undo' : 'mailChoice.unsubscribe')}
        </Button>
      )}
      {!choice && problem === 'failed' && (
        <Button variant="contained" size="large" loading={isBusy} onClick={() => void load()} sx={{ mt: 3 }}>
          {t('guestBooking.retry')}
        </Button>
      )}
    </EntranceCard>
  );
}
