import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { errorCodes } from '#contract/codes/errorCodes';
import { InNoticeArea, noticeSx } from '../../components/feedback/NoticeArea';
import { exactTime } from '../../components/time/storeTime';
import { useOutage } from '../../realtime/useOutage';
import { useConnection, useRealtime } from '../../realtime/useRealtime';
import { useOrderFormat } from '../display/orderContext';

/** Says that the board may be out of date, and since when. During an outage, the frame shows more. */
export const CutOffBanner = () => {
  const t = useTranslate();
  const format = useOrderFormat();
  const { status, lastUpdated, refusedWith } = useConnection();
  const { reconnect } = useRealtime();
  const outage = useOutage();
  if (status !== 'cut_off' || outage) return null;
  const reason = refusedWith === errorCodes.TOO_MANY_CONNECTIONS && t(`codes.error.${refusedWith}`);
  return (
    <InNoticeArea rank="standing">
      <Alert
        severity="error"
        sx={noticeSx}
        action={
          <Button color="inherit" onClick={reconnect}>
            {t('boards.cut_off.retry')}
          </Button>
        }
      >
        <strong>{t('boards.cut_off.title')}</strong>{' '}
        {reason ||
          (lastUpdated === null
            ? t('boards.cut_off.never')
            : t('boards.cut_off.last_updated', { time: exactTime(lastUpdated, format) }))}
      </Alert>
    </InNoticeArea>
  );
};
