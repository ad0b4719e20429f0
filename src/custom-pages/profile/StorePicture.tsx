import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Picture } from '../../components/fields/Picture';
import { lazyWithRetry } from '../../components/lazyWithRetry';
import { FormSection } from '../../records/form/FormSection';
import { blockerOf } from '../../session/blockerOf';
import { useSession } from '../../session/useSession';

const StorePictureDialog = lazyWithRetry(() => import('./StorePictureDialog'));

/** The picture that stands for the store, for its owner. While the store is blocked, customers don't see it anyway. */
export const StorePicture = () => {
  const t = useTranslate();
  const session = useSession();
  const [isOpen, setOpen] = useState(false);
  if (!session || session.sub_store || blockerOf(session)) return null;
  const { image } = session.store;
  return (
    <FormSection
      title="images.of_store.title"
      detail="images.of_store.detail"
      action={
        <Button variant="outlined" onClick={() => setOpen(true)} sx={{ minBlockSize: 44 }}>
          {t(image ? 'images.of_store.change' : 'images.choose_one')}
        </Button>
      }
    >
      <Picture image={image} size={96} fallback="store" alt={image ? t('images.of_store.title') : ''} />
      {isOpen && (
        <Suspense fallback={null}>
          <StorePictureDialog image={image} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </FormSection>
  );
};
