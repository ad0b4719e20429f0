import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import type { ReplyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import {
  EntranceCard,
  EntranceHeading,
  EntranceLoading,
  EntranceProblem,
} from '../../components/entrance/EntranceCard';
import { useDocumentTitle } from '../../components/page/useDocumentTitle';
import { ApiError, errorText } from '../../dataProvider/apiError';
import { useLink } from './useLink';

type Alarm = ReplyOf<'get_owner_alarm'>['alarm'];

interface OwnerAlarmPageProps {
  /** Empty if the address has none. */
  token: string;
  read: (token: string) => Promise<Alarm>;
  raise: (token: string) => Promise<void>;
  toSignIn: () => void;
}

const failureOf = (error: unknown): string => {
  if (!(error instanceof ApiError)) throw error;
  return error.code === errorCodes.TOKEN_EXPIRED
    ? 'ownership.alarm.over'
    : errorText(error, 'ownership.alarm.unreachable');
};

/** Says what is under way, with the button that stops it: scanners open links in mails, so the link alone does nothing. */
const Question = ({ alarm, stop }: { alarm: Alarm; stop: () => Promise<void> }) => {
  const t = useTranslate();
  const locale = useLocale();
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const confirm = async () => {
    setFailure(null);
    setBusy(true);
    try {
      await stop();
    } catch (error) {
      setFailure(failureOf(error));
      setBusy(false);
    }
  };
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <>
      <EntranceHeading
        title={t(`ownership.alarm.${alarm.kind}.title`)}
        detail={t('ownership.alarm.since', {
          store: `\u2068${alarm.store_name[0] ?? ''}\u2069`,
          time: time.format(new Date(alarm.begun_at)),
        })}
      />
      <Typography sx={{ mb: 3 }}>{t(`ownership.alarm.${alarm.kind}.detail`)}</Typography>
      {failure && <EntranceProblem text={t(failure)} />}
      <Button
        variant="contained"
        color="error"
        size="large"
        fullWidth
        loading={isBusy}
        onClick={() => void confirm()}
        sx={{ mt: failure ? 2 : 0, minBlockSize: 48 }}
      >
        {t('ownership.alarm.stop')}
      </Button>
    </>
  );
};

/** `/store/owner-alarm/<token>`: someone who was told stops the owner's way back in, or a handover. */
export default function OwnerAlarmPage({ token, read, raise, toSignIn }: OwnerAlarmPageProps) {
  const t = useTranslate();
  useDocumentTitle(t('ownership.alarm.page'));
  const { found, problem, retry } = useLink(token, read);
  const [isStopped, setStopped] = useState(false);
  if (isStopped && found) {
    return (
      <EntranceCard>
        <EntranceHeading
          takesFocus
          title={t('ownership.alarm.done')}
          detail={t(`ownership.alarm.${found.kind}.stopped`)}
        />
        <Button variant="contained" size="large" onClick={toSignIn} sx={{ mt: 2 }}>
          {t('access.invitation.to_sign_in')}
        </Button>
      </EntranceCard>
    );
  }
  return (
    <EntranceCard>
      {found && (
        <Question
          alarm={found}
          stop={async () => {
            await raise(token);
            setStopped(true);
          }}
        />
      )}
      {problem && (
        <>
          <EntranceHeading title={t('ownership.alarm.page')} />
          <EntranceProblem text={t(problem === 'over' ? 'ownership.alarm.over' : 'access.recovery.failed')} />
          <Button variant="contained" size="large" onClick={problem === 'over' ? toSignIn : retry} sx={{ mt: 3 }}>
            {t(problem === 'over' ? 'access.invitation.to_sign_in' : 'shell.start.retry')}
          </Button>
        </>
      )}
      {!found && !problem && <EntranceLoading label={t('access.recovery.loading')} />}
    </EntranceCard>
  );
}
