import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { errorCodes } from '#contract/codes/errorCodes';
import { EntranceProblem } from '../../components/entrance/EntranceCard';
import { useDateTimeText } from '../../components/time/useDateTimeText';
import { ApiError } from '../../dataProvider/apiError';
import { codeErrorText } from '../../dataProvider/codeErrorText';
import type { SecondFactorActions } from './secondFactorActions';

type RecoveryRequest = Awaited<ReturnType<SecondFactorActions['askColleagues']>>;

const reasons = ['by_service', 'of_team', 'too_few', 'handover'] as const;

/** The translation key of why the colleagues weren't asked. */
function refusalOf(error: unknown): string {
  const codes = error instanceof ApiError ? error.fields.map(({ code }) => code) : [];
  const reason = reasons.find((each) => codes.includes(each));
  if (reason) return `secondFactor.lost.${reason}`;
  if (error instanceof ApiError && error.code === errorCodes.MAIL_NOT_SET_UP) return 'secondFactor.lost.no_mail';
  return codeErrorText(error);
}

interface LostFactorProps {
  ask: () => Promise<RecoveryRequest>;
  isOver: (error: unknown) => boolean;
  expire: () => void;
}

/** The owner has neither a factor nor a recovery code: two trusted colleagues can let them back in. */
export const LostFactor = ({ ask, isOver, expire }: LostFactorProps) => {
  const t = useTranslate();
  const time = useDateTimeText();
  const [request, setRequest] = useState<RecoveryRequest | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    setProblem(null);
    try {
      setRequest(await ask());
    } catch (error) {
      if (isOver(error)) return expire();
      setProblem(refusalOf(error));
    }
    setBusy(false);
  };
  if (request) {
    return (
      <Typography role="status">
        {request.opens_at
          ? t('secondFactor.lost.waiting', { time: time(request.opens_at) })
          : t('secondFactor.lost.asked', { time: time(request.expires_at) })}
      </Typography>
    );
  }
  return (
    <Stack spacing={2}>
      {problem && <EntranceProblem text={t(problem)} />}
      <Button variant="contained" size="large" loading={isBusy} onClick={() => void send()} sx={{ minBlockSize: 48 }}>
        {t('secondFactor.lost.ask')}
      </Button>
    </Stack>
  );
};
