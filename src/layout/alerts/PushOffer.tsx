import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { InNoticeArea, noticeSx } from '../../components/feedback/NoticeArea';
import { notePushAsked, pushState } from '../../push/pushState';
import { turnPushOn } from '../../push/registerDevice';

/** Turns on this device's notifications, and reports if that failed. */
export function useTurnPushOn(): { turnOn: () => Promise<void>; isBusy: boolean } {
  const t = useTranslate();
  const notify = useNotify();
  const [isBusy, setIsBusy] = useState(false);
  const turnOn = async () => {
    setIsBusy(true);
    try {
      await turnPushOn();
      if (pushState() === 'on') notify(t('push.is_on'), { type: 'success' });
    } catch {
      notify(t('push.failed'), { type: 'error' });
    } finally {
      setIsBusy(false);
    }
  };
  return { turnOn, isBusy };
}

/** Asks once per device whether it may notify about orders while the product is closed. It never takes the focus. */
export default function PushOffer({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const titleId = useId();
  const { turnOn, isBusy } = useTurnPushOn();
  useEffect(notePushAsked, []);
  return (
    <InNoticeArea>
      <Paper
        role="dialog"
        aria-labelledby={titleId}
        elevation={6}
        onKeyDown={(event) => event.key === 'Escape' && onClose()}
        sx={{ ...noticeSx, p: 2, border: '1px solid', borderColor: 'divider' }}
      >
        <Typography id={titleId} component="h2" variant="h3">
          {t('push.offer_title')}
        </Typography>
        <Typography sx={{ mt: 1, color: 'text.secondary' }}>{t('push.offer_detail')}</Typography>
        <Box sx={{ mt: 2, display: 'flex', gap: 1, justifyContent: 'flex-end', flexWrap: 'wrap' }}>
          <Button onClick={onClose}>{t('push.not_now')}</Button>
          <Button variant="contained" loading={isBusy} onClick={() => void turnOn().then(onClose)}>
            {t('push.turn_on')}
          </Button>
        </Box>
      </Paper>
    </InNoticeArea>
  );
}
