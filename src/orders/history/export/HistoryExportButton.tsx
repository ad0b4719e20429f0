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
import type { HistoryChoice } from '../historyChoice';

const HistoryExportPanel = lazyWithRetry(withTexts('files', () => import('./HistoryExportPanel')));

interface HistoryExportButtonProps {
  choice: HistoryChoice;
  /** Number of selected orders, as far as they are counted. */
  total: number | undefined;
}

/** Exports all orders that match, not only the current page. */
export const HistoryExportButton = ({ choice, total }: HistoryExportButtonProps) => {
  const t = useTranslate();
  const title = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <CompactButton startIcon={<FileDownloadIcon />} onClick={() => setOpen(true)}>
        {t('menuFiles.export.action')}
      </CompactButton>
      <Dialog open={isOpen} onClose={() => setOpen(false)} fullWidth maxWidth="md" aria-labelledby={title}>
        <DialogTitle id={title}>{t('orderHistory.export.title')}</DialogTitle>
        <DialogContent>
          <Suspense fallback={<Loading />}>
            <HistoryExportPanel choice={choice} total={total} onClose={() => setOpen(false)} />
          </Suspense>
        </DialogContent>
      </Dialog>
    </>
  );
};
