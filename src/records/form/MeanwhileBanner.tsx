import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { firstCapital } from '../../components/text/firstCapital';
import type { Meanwhile } from '../conflict/useConflict';
import { useFormTools } from './formTools';
import type { WireRecord } from './formValues';

interface MeanwhileBannerProps {
  meanwhile: Meanwhile | null;
  /** Loads the newest version; for a form in which nothing has been typed. */
  onLoad: (current: WireRecord) => void;
  onCompare: () => void;
  onGone: () => void;
}

/** Says immediately that someone else has changed the open record, so that no one's typing is wasted. */
export const MeanwhileBanner = ({ meanwhile, onLoad, onCompare, onGone }: MeanwhileBannerProps) => {
  const t = useTranslate();
  const { isSaving } = useFormTools();
  const { isDirty } = useFormState();
  const current = meanwhile?.current;
  const isShown = meanwhile !== null && !isSaving;
  const act = () => {
    if (!current) onGone();
    else if (isDirty) onCompare();
    else onLoad(current);
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
