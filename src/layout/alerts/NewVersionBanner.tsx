import { useTranslate } from 'react-admin';
import { NoticeBar } from './NoticeBar';

/** Offers the newer version, for as long as it takes. Where something unsaved is open the browser asks before it goes. */
export const NewVersionBanner = () => {
  const t = useTranslate();
  return (
    <NoticeBar
      severity="info"
      text={t('shell.update.ready')}
      button={t('shell.update.reload')}
      onClick={() => window.location.reload()}
    />
  );
};
