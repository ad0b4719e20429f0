import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { lazyWithRetry } from '../../components/lazyWithRetry';
import { FormSection } from '../form/FormSection';
import { useNotifyError } from '../form/useNotifyError';

const PinDialog = lazyWithRetry(() => import('./PinDialog'));

interface PinSectionProps {
  hasPin: boolean;
  /** @param pin `null` removes it */
  save: (pin: string | null) => Promise<void>;
}

/** A person's PIN for shared devices: set, changed or removed, and never shown. */
export const PinSection = ({ hasPin, save }: PinSectionProps) => {
  const t = useTranslate();
  const notify = useNotify();
  const run = useNotifyError();
  const [isOpen, setOpen] = useState(false);
  const remove = async () => {
    if (await run(() => save(null))) notify('sharedDevice.pin.removed', { type: 'success' });
  };
  return (
    <FormSection
      title="sharedDevice.pin.title"
      detail="sharedDevice.pin.detail"
      action={
        <>
          {hasPin && (
            <Button color="inherit" onClick={() => void remove()} sx={{ minBlockSize: 44 }}>
              {t('sharedDevice.pin.remove')}
            </Button>
          )}
          <Button variant="outlined" onClick={() => setOpen(true)} sx={{ minBlockSize: 44 }}>
            {t(hasPin ? 'sharedDevice.pin.change' : 'sharedDevice.pin.set')}
          </Button>
        </>
      }
    >
      <Typography>{t(hasPin ? 'sharedDevice.pin.is_set' : 'sharedDevice.pin.none')}</Typography>
      <Suspense fallback={null}>
        {isOpen && <PinDialog hasPin={hasPin} save={save} onClose={() => setOpen(false)} />}
      </Suspense>
    </FormSection>
  );
};
