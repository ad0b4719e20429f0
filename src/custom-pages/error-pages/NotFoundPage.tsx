import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { FullPageMessage } from '../../components/feedback/FullPageMessage';
import { useDocumentTitle } from '../../components/page/useDocumentTitle';
import { goTo } from '../../config/goTo';
import { adminRoot, paths } from '../../config/paths';

interface NotFoundPageProps {
  /** Fetches the store's profile; rejects if it can't be fetched. */
  readStore: () => Promise<unknown>;
}

/** `/error`: the button leads to the admin root if the profile can be fetched, otherwise to the public pages. */
export default function NotFoundPage({ readStore }: NotFoundPageProps) {
  const t = useTranslate();
  const [isLooking, setIsLooking] = useState(false);
  useDocumentTitle(t('shell.not_found.title'));
  const goHome = () => {
    setIsLooking(true);
    readStore().then(
      () => goTo(adminRoot),
      () => goTo(paths.store),
    );
  };
  return (
    <FullPageMessage mark="404" title={t('shell.not_found.title')} detail={t('shell.not_found.detail')}>
      <Button variant="contained" size="large" loading={isLooking} onClick={goHome}>
        {t('shell.not_found.home')}
      </Button>
    </FullPageMessage>
  );
}
