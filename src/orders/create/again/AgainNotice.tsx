import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useListText } from '../../../components/useListText';
import { useDraft } from '../draft/draftContext';
import type { useOrderAgain } from './useOrderAgain';

/** What an earlier order had and nobody can order now; or that it could not be loaded. */
export const AgainNotice = ({ gone, closeGone, isFailed, retry, giveUp }: ReturnType<typeof useOrderAgain>) => {
  const t = useTranslate();
  const list = useListText();
  const { text } = useDraft();
  const names = (values: readonly (readonly string[])[]) => list([...new Set(values.map(text))]);
  if (isFailed)
    return (
      <Alert
        severity="error"
        action={
          <>
            <Button color="inherit" onClick={retry}>
              {t('createOrder.menu_failed.retry')}
            </Button>
            <Button color="inherit" onClick={giveUp}>
              {t('createOrder.again.give_up')}
            </Button>
          </>
        }
        sx={{ mb: 2 }}
      >
        {t('createOrder.again.failed')}
      </Alert>
    );
  if (gone.items.length + gone.choices.length === 0) return null;
  return (
    <Alert severity="warning" onClose={closeGone} closeText={t('createOrder.again.close')} sx={{ mb: 2 }}>
      {gone.items.length > 0 && <div>{t('createOrder.again.items_gone', { names: names(gone.items) })}</div>}
      {gone.choices.length > 0 && <div>{t('createOrder.again.choices_gone', { names: names(gone.choices) })}</div>}
    </Alert>
  );
};
