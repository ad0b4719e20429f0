import ShareIcon from '@mui/icons-material/ShareOutlined';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { Suspense, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { IfAllowed } from '../../../components/access/useIsAllowed';
import { CompactButton } from '../../../components/CompactButton';
import { Loading } from '../../../components/feedback/Loading';
import { lazyWithRetry } from '../../../components/lazyWithRetry';

const SharePanel = lazyWithRetry(() => import('./SharePanel'));

/** Opens the owner's links for accountants. */
export const ShareButton = () => {
  const t = useTranslate();
  const title = useId();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <IfAllowed ownerOnly>
      <CompactButton startIcon={<ShareIcon />} onClick={() => setOpen(true)}>
        {t('accountant.share')}
      </CompactButton>
      <Dialog open={isOpen} onClose={close} fullWidth maxWidth="sm" aria-labelledby={title}>
        <DialogTitle id={title}>{t('accountant.share')}</DialogTitle>
        <DialogContent>
          <Suspense fallback={<Loading />}>
            <SharePanel onClose={close} />
          </Suspense>
        </DialogContent>
      </Dialog>
    </IfAllowed>
  );
};
