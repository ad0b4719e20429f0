import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useSyncExternalStore } from 'react';
import { FullPageMessage } from '../../components/feedback/FullPageMessage';
import { useDocumentTitle } from '../../components/useDocumentTitle';

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** In place of the product, while the device has no connection or the server cannot be reached. It is tried again meanwhile. */
export const StartFailedPage = ({ isTrying, retry }: { isTrying: boolean; retry: () => void }) => {
  const t = useTranslate();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const why = isOnline ? 'failed' : 'offline';
  useDocumentTitle(t(`shell.start.${why}_title`));
  return (
    <FullPageMessage
      mark={<img src="/favicon.svg" alt="" width={88} />}
      title={t(`shell.start.${why}_title`)}
      detail={`${t(`shell.start.${why}_detail`)} ${isOnline ? t('shell.start.again') : ''}`}
    >
      <Button variant="contained" size="large" loading={isTrying} onClick={retry}>
        {t('shell.start.retry')}
      </Button>
    </FullPageMessage>
  );
};
