import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { lazyWithRetry } from '../../components/lazyWithRetry';
import { FormSection } from '../../records/form/FormSection';

const EraseByNumberDialog = lazyWithRetry(() => import('./EraseByNumberDialog'));

/** Erases a customer's data by their phone number: the owner of a blocked store doesn't get to the orders. */
export const CustomerErasure = () => {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <FormSection
      title="erasure.section"
      detail="erasure.section_detail"
      action={
        <Button variant="outlined" onClick={() => setOpen(true)} sx={{ minBlockSize: 44 }}>
          {t('erasure.confirm')}
        </Button>
      }
    >
      {isOpen && (
        <Suspense fallback={null}>
          <EraseByNumberDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </FormSection>
  );
};
