import UndoIcon from '@mui/icons-material/UndoOutlined';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { ReplyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import type { BulkResult } from '#contract/entities/change';
import type { MenuImport } from '#contract/entities/menuImport';
import { mirrored } from '../../../components/icons/mirrored';
import { ApiError, errorText } from '../../../dataProvider/apiError';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { Notice } from './Notice';

/** How many records were restored, and why others weren't. */
const UndoOutcome = ({ results }: { results: readonly BulkResult[] }) => {
  const t = useTranslate();
  const failed = new Map<number, number>();
  for (const { success, error_code = errorCodes.CHANGED_MEANWHILE } of results)
    if (!success) failed.set(error_code, (failed.get(error_code) ?? 0) + 1);
  const done = results.filter(({ success }) => success).length;
  return (
    <Notice severity={failed.size > 0 ? 'warning' : 'success'}>
      {t('menuFiles.undo.done', { smart_count: done })}
      {[...failed].map(([code, count]) => (
        <div key={code}>{t('menuFiles.undo.failed', { smart_count: count, reason: t(`codes.error.${code}`) })}</div>
      ))}
    </Notice>
  );
};

const Undo = mirrored(UndoIcon);

interface UndoImportProps {
  record: MenuImport;
  onUndone: (record: MenuImport) => void;
}

/** Undoes an import after asking, and says what couldn't be undone. */
export const UndoImport = ({ record, onUndone }: UndoImportProps) => {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const title = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [results, setResults] = useState<ReplyOf<'undo_import'>['results'] | null>(null);
  const undo = async () => {
    setIsBusy(true);
    setError(null);
    try {
      const reply = await dataProvider.undoImport({ import_id: record._id });
      setResults(reply.results);
      onUndone(reply.import);
      setIsOpen(false);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setError(errorText(error));
    } finally {
      setIsBusy(false);
    }
  };
  if (!record.can_undo && !results) return null;
  return (
    <>
      {results && <UndoOutcome results={results} />}
      {record.can_undo && (
        <Button variant="outlined" startIcon={<Undo />} onClick={() => setIsOpen(true)} sx={{ justifySelf: 'start' }}>
          {t('menuFiles.undo.action')}
        </Button>
      )}
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} aria-labelledby={title}>
        <DialogTitle id={title}>{t('menuFiles.undo.title')}</DialogTitle>
        <DialogContent>
          <DialogContentText>{t('menuFiles.undo.detail')}</DialogContentText>
          {error !== null && <Notice severity="error">{t(error)}</Notice>}
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setIsOpen(false)}>{t('menuFiles.undo.cancel')}</Button>
          <Button variant="contained" loading={isBusy} onClick={() => void undo()}>
            {t('menuFiles.undo.confirm')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
};
