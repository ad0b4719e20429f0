import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { firstCapital } from '../../components/text/firstCapital';
import { useFormTools } from './formTools';
import type { OpenedRecord } from './useOpenedRecord';

/** Says immediately that someone else has changed the open record, so that no one's typing is wasted. */
export const MeanwhileBanner = ({ page }: { page: OpenedRecord }) => {
  const t = useTranslate();
  const { isSaving } = useFormTools();
  const { isDirty } = useFormState();
  const { record, conflict, continueFrom } = page;
  const { meanwhile } = conflict;
  const current = meanwhile?.current;
  const isShown = meanwhile !== null && !isSaving;
  const act = () => {
    const typed = record.form.getValues();
    if (!current) conflict.keepTyped(typed);
    else if (isDirty) conflict.compare(typed);
    else continueFrom(current);
  };
  const button = !current ? 'records.meanwhile.what_now' : `records.meanwhile.${isDirty ? 'compare' : 'load'}`;
  return (
    <div role="status">
      {isShown && (
        <Alert
          severity="warning"
          sx={{ mb: 2, alignItems: 'center' }}
          action={
            <Button color="inherit" onClick={act}>
              {t(button)}
            </Button>
          }
        >
          {current
            ? firstCapital(t('records.meanwhile.changed', { who: meanwhile.by || t('records.conflict.somebody') }))
            : t('records.meanwhile.deleted')}
        </Alert>
      )}
    </div>
  );
};
