import Button from '@mui/material/Button';
import { useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { FullPageMessage } from '../../components/feedback/FullPageMessage';
import { useDocumentTitle } from '../../components/page/useDocumentTitle';
import { useOutage } from '../../realtime/useOutage';

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Shown while the device is offline or the server can't be reached. The app keeps retrying. */
export const StartFailedPage = ({ isTrying, retry }: { isTrying: boolean; retry: () => void }) => {
  const t = useTranslate();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const isOutage = useOutage() !== null && isOnline;
  const why = isOnline ? 'failed' : 'offline';
  const title = t(isOutage ? 'shell.outage.title' : `shell.start.${why}_title`);
  const detail = t(isOutage ? 'shell.outage.detail' : `shell.start.${why}_detail`);
  useDocumentTitle(title);
  return (
    <FullPageMessage
      mark={<img src="/favicon.svg" alt="" width={88} />}
      title={title}
      detail={`${detail} ${isOnline ? t('shell.start.again') : ''}`}
    >
      <Button variant="contained" size="large" loading={isTrying} onClick={retry}>
        {t('shell.start.retry')}
      </Button>
    </FullPageMessage>
  );
};
