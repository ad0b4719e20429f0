import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { InNoticeArea, noticeSx } from '../../components/feedback/NoticeArea';
import { TimedNotice } from '../../components/feedback/TimedNotice';
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
  const { turnOn, isBusy } = useTurnPushOn();
  useEffect(notePushAsked, []);
  return (
    <InNoticeArea rank="standing">
      <TimedNotice
        text={t('push.offer')}
        severity="info"
        duration={null}
        onEnd={onClose}
        sx={noticeSx}
        action={
          <Button color="inherit" loading={isBusy} onClick={() => void turnOn().then(onClose)}>
            {t('push.turn_on')}
          </Button>
        }
      />
    </InNoticeArea>
  );
}
