import Button from '@mui/material/Button';
import { useCallback } from 'react';
import { useLocaleState, useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { limits } from '#contract/limits';
import { isRtl } from '../i18n/index';
import { useNotified, usePushDevice } from '../push/usePushDevice';
import { unsavedWork } from '../realtime/unsavedWork';
import { startServiceWorker } from '../service-worker/start';

// When the first page has what it needs. In development every change would meet what was kept of the one before.
if (import.meta.env.PROD) startServiceWorker();

/** Keeps this device known for push messages, and opens what a tapped notification is about. Shows nothing. */
export default function PushReactions() {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const notify = useNotify();
  const navigate = useNavigate();
  usePushDevice(
    locale,
    isRtl(locale),
    useCallback((code: string) => t(`codes.push.${code}`), [t]),
  );
  useNotified((path) => {
    if (!unsavedWork.hasUnsaved()) return void navigate(path);
    notify(t('push.waiting'), {
      type: 'info',
      autoHideDuration: limits.toastLongMs,
      action: (
        <Button color="inherit" onClick={() => navigate(path)}>
          {t('boards.notice.view')}
        </Button>
      ),
    });
  });
  return null;
}
