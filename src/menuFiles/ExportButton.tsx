import FileDownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { Suspense, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { CompactButton } from '../components/CompactButton';
import { Loading } from '../components/feedback/Loading';
import { lazyWithRetry } from '../components/lazyWithRetry';
import { withTexts } from '../i18n/index';
import { type ExportQuery, kindOf } from './export/exportQuery';

const ExportPanel = lazyWithRetry(
  withTexts('files', async () => ({ default: (await import('./export/ExportPanel')).ExportPanel })),
);

/**
 * For a list's toolbar: exports all pages of what the list shows, or every record without a filter.
 *
 * @example <ExportButton resource="items" filter={filterValues} sort={sort} />
 */
export const ExportButton = (query: ExportQuery) => {
  const t = useTranslate();
  const title = useId();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <CompactButton startIcon={<FileDownloadIcon />} onClick={() => setIsOpen(true)}>
        {t('menuFiles.export.action')}
      </CompactButton>
      <Dialog open={isOpen} onClose={close} fullWidth maxWidth="md" aria-labelledby={title}>
        <DialogTitle id={title}>{t('menuFiles.export.title')}</DialogTitle>
        <DialogContent>
          <Suspense fallback={<Loading />}>
            <ExportPanel kind={kindOf(query.resource)} {...(query.filter ? { query } : {})} />
          </Suspense>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{t('common.close')}</Button>
        </DialogActions>
      </Dialog>
    </>
  );
};
