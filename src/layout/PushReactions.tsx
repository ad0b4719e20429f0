import Button from '@mui/material/Button';
import { useCallback } from 'react';
import { useLocaleState, useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { limits } from '#contract/limits';
import { isRtl } from '../i18n/index';
import { useNotified, usePushDevice } from '../push/usePushDevice';
import { unsavedWork } from '../realtime/unsavedWork';
import { startServiceWorker } from '../service-worker/start';

// After the first page has loaded. In development, every change would meet the previous one's cached files.
if (import.meta.env.PROD) startServiceWorker();

/** Keeps this device registered for push messages, and opens what a tapped notification is about. Renders nothing. */
export default function PushReactions() {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const notify = useNotify();
  const navigate = useNavigate();
  usePushDevice(
    locale,
    isRtl(locale),
    useCallback((key: string) => t(key), [t]),
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
