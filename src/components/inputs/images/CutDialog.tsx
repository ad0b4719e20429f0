import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Image } from '#contract/entities/image';
import { imageUrl } from '../../fields/imageUrl';
import { CropStage, firstCropChoice } from './CropStage';
import { isUncropped, wholeCrop } from './cutRegion';
import { FocalStage } from './FocalStage';
import { usePictureCalls } from './useUploads';

interface CutDialogProps {
  image: Image;
  onClose: () => void;
  /** The picture that replaces this one. */
  onCut: (image: Image) => void;
}

type Step = 'crop' | 'focal';

/** Crops a picture again from its original, and sets its focal point. */
export default function CutDialog({ image, onClose, onCut }: CutDialogProps) {
  const t = useTranslate();
  const titleId = useId();
  const { cropImage } = usePictureCalls();
  const isNarrow = useMediaQuery('(max-width:599px)');
  const [step, setStep] = useState<Step>('crop');
  const [choice, setChoice] = useState(firstCropChoice);
  const [crop, setCrop] = useState(wholeCrop);
  const [focal, setFocal] = useState<[number, number] | null>(null);

  const { _id } = image;
  const original = useQuery({
    queryKey: ['image_original', _id],
    queryFn: () => cropImage({ _id }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const cut = useMutation({
    mutationFn: async (whole: Image): Promise<Image> => {
      const cropped = isUncropped(crop) ? {} : { crop };
      if (isUncropped(crop) && !focal) return whole;
      return cropImage({ _id, ...cropped, ...(focal ? { focal } : {}) });
    },
    onSuccess: onCut,
  });

  const whole = original.data;
  const ratio = whole ? whole.width / whole.height : 1;
  return (
    <Dialog open onClose={onClose} fullScreen={isNarrow} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ pb: 0 }}>
        {t('images.dialog.title')}
      </DialogTitle>
      <Tabs value={step} onChange={(_event, next: Step) => setStep(next)} sx={{ px: 3 }}>
        <Tab value="crop" label={t('images.dialog.crop')} />
        <Tab value="focal" label={t('images.dialog.focal')} />
      </Tabs>
      <DialogContent dividers>
        {original.isPending && (
          <Box sx={{ display: 'grid', placeItems: 'center', blockSize: 320 }}>
            <CircularProgress aria-label={t('images.dialog.loading')} />
          </Box>
        )}
        {original.isError && (
          <Alert
            severity="error"
            action={
              <Button color="inherit" size="small" onClick={() => void original.refetch()}>
                {t('images.retry')}
              </Button>
            }
          >
            {t('images.dialog.failed')}
          </Alert>
        )}
        {whole && step === 'crop' && (
          <CropStage url={imageUrl(whole.url)} ratio={ratio} choice={choice} onChoice={setChoice} onCrop={setCrop} />
        )}
        {whole && step === 'focal' && (
          <FocalStage url={imageUrl(whole.url)} ratio={ratio} crop={crop} focal={focal} onFocal={setFocal} />
        )}
        {cut.isError && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {t(cut.error.message)}
          </Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 1.5 }}>
        <Button color="inherit" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button
          variant="contained"
          disabled={!whole}
          loading={cut.isPending}
          onClick={() => whole && cut.mutate(whole)}
        >
          {t('images.dialog.apply')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
