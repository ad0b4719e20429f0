import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Image } from '#contract/entities/image';
import { Picture } from '../../components/fields/Picture';
import { lazyWithRetry } from '../../components/lazyWithRetry';
import { FormSection } from '../../records/form/FormSection';

const PictureDialog = lazyWithRetry(() => import('./PictureDialog'));

interface PictureSectionProps {
  /** Translation keys. */
  title: string;
  detail: string;
  image: Image | null;
  fallback: 'store' | 'user';
  /** Missing if it can't be changed now. */
  save?: ((image: { _id: string } | null) => Promise<void>) | undefined;
}

/** A picture with the button that changes it. */
export const PictureSection = ({ title, detail, image, fallback, save }: PictureSectionProps) => {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <FormSection
      title={title}
      detail={detail}
      action={
        save && (
          <Button
            variant="outlined"
            onClick={() => setOpen(true)}
            aria-label={`${t(image ? 'images.of_store.change' : 'images.choose_one')}: ${t(title)}`}
            sx={{ minBlockSize: 44 }}
          >
            {t(image ? 'images.of_store.change' : 'images.choose_one')}
          </Button>
        )
      }
    >
      <Picture image={image} size={96} fallback={fallback} alt={image ? t(title) : ''} />
      {isOpen && save && (
        <Suspense fallback={null}>
          <PictureDialog title={title} detail={detail} image={image} save={save} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </FormSection>
  );
};
