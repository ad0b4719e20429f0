import SearchOffIcon from '@mui/icons-material/SearchOffOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { FullPageMessage } from '../../components/feedback/FullPageMessage';
import { useDocumentTitle } from '../../components/page/useDocumentTitle';
import { homePath } from '../../config/paths';

/** Shown for an address that doesn't exist, with the menu. */
export default function NotFound() {
  const t = useTranslate();
  useDocumentTitle(t('shell.not_found.title'));
  return (
    <FullPageMessage
      isWithinPage
      mark={<SearchOffIcon sx={{ fontSize: 'inherit' }} />}
      title={t('shell.not_found.title')}
      detail={t('shell.not_found.detail')}
    >
      <Button variant="contained" size="large" component={Link} to={homePath}>
        {t('shell.not_found.home')}
      </Button>
    </FullPageMessage>
  );
}
