import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { pushState } from '../../push/pushState';
import { turnPushOn } from '../../push/registerDevice';

/** Turns this device's notifications on, and says where that did not work. */
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
