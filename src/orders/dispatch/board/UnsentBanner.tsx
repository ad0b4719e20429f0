import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { Batch } from '../assign/batch';

interface UnsentBannerProps {
  unsent: readonly Batch[];
  onSendAgain: () => void;
  onGiveUp: () => void;
}

/** Orders assigned while the server couldn't be reached. Only this page knows about them. */
export const UnsentBanner = ({ unsent, onSendAgain, onGiveUp }: UnsentBannerProps) => {
  const t = useTranslate();
  const count = unsent.reduce((sum, { orders }) => sum + orders.length, 0);
  if (count === 0) return null;
  return (
    <Alert
      severity="error"
      sx={{ alignItems: 'center', flexShrink: 0 }}
      action={
        <>
          <Button color="inherit" onClick={onGiveUp}>
            {t('dispatch.unsent.give_up')}
          </Button>
          <Button color="inherit" variant="outlined" onClick={onSendAgain}>
            {t('common.retry')}
          </Button>
        </>
      }
    >
      {t('dispatch.unsent.text', { smart_count: count })}
    </Alert>
  );
};
