import FileDownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { Suspense, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { CompactButton } from '../../../components/CompactButton';
import { Loading } from '../../../components/feedback/Loading';
import { lazyWithRetry } from '../../../components/lazyWithRetry';
import { withTexts } from '../../../i18n/index';

const EntryExportPanel = lazyWithRetry(withTexts('files', () => import('./EntryExportPanel')));

/** Exports a month's entries for bookkeeping. */
export const EntryExportButton = ({ first }: { first: string }) => {
  const t = useTranslate();
  const title = useId();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <CompactButton startIcon={<FileDownloadIcon />} onClick={() => setOpen(true)}>
        {t('menuFiles.export.action')}
      </CompactButton>
      <Dialog open={isOpen} onClose={close} fullWidth maxWidth="sm" aria-labelledby={title}>
        <DialogTitle id={title}>{t('earningReport.export.title')}</DialogTitle>
        <DialogContent>
          <Suspense fallback={<Loading />}>
            <EntryExportPanel first={first} onClose={close} />
          </Suspense>
        </DialogContent>
      </Dialog>
    </>
  );
};
