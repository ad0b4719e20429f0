import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { errorText } from '../../dataProvider/apiError';

/** Says why a tab couldn't be loaded, and tries again. */
export const LoadFailed = ({ error, refetch }: { error: unknown; refetch: () => unknown }) => {
  const t = useTranslate();
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" size="small" onClick={() => void refetch()}>
          {t('shell.start.retry')}
        </Button>
      }
    >
      {t(errorText(error))}
    </Alert>
  );
};
