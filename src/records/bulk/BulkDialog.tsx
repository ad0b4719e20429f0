import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, type SubmitEvent, useId } from 'react';
import { useTranslate } from 'react-admin';
import type { BulkOutcome } from '../../dataProvider/storeProvider';
import type { ResourceName } from '../../resources/index';
import type { ListedRecord } from '../list/listedRecord';
import { useSelection } from '../list/selection';
import { useUndoNotice } from '../undo/useUndoNotice';
import { BulkProgress } from './BulkProgress';
import { BulkReportView } from './BulkReportView';
import { isComplete, useBulkRun } from './useBulkRun';

interface BulkDialogProps<Rec extends ListedRecord> {
  name: ResourceName;
  ids: readonly string[];
  title: string;
  /** The button's words name the deed and the number: `Delete 12 items`. */
  confirm: string;
  isDangerous?: boolean;
  /** What the notice says that offers to take it back. */
  doneText: (count: number) => string;
  /** The call for one batch; `null` while the form is not ready, whose faults it then shows. */
  prepare: () => ((ids: string[]) => Promise<BulkOutcome>) | null;
  nameOf: (record: Rec) => string;
  onClose: () => void;
  /** What is asked. */
  children: ReactNode;
}

/** Asks, changes many records with progress and a way to stop, then tells what became of each and offers it back. */
export const BulkDialog = <Rec extends ListedRecord>(props: BulkDialogProps<Rec>) => {
  const { name, ids, title, confirm, isDangerous = false, doneText, prepare, nameOf, onClose, children } = props;
  const t = useTranslate();
  const titleId = useId();
  const isPhone = useMediaQuery('(max-width: 599px)', { noSsr: true });
  const selection = useSelection();
  const offerUndo = useUndoNotice();
  const { state, start, cancel } = useBulkRun(name, (report) => {
    const done = report.results.filter(({ success }) => success);
    selection?.remove(done.map(({ _id }) => _id));
    if (done.length > 0) offerUndo({ text: doneText(done.length), changeIds: report.changeIds, name });
    if (isComplete(report)) onClose();
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    const send = prepare();
    if (send) void start(ids, send);
  };
  const { step } = state;
  return (
    <Dialog
      open
      onClose={step === 'running' ? undefined : onClose}
      fullWidth
      maxWidth="sm"
      fullScreen={isPhone && !isDangerous}
      aria-labelledby={titleId}
    >
      <form onSubmit={submit} noValidate style={{ display: 'contents' }}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          {step === 'asking' && children}
          {step === 'running' && <BulkProgress {...state} />}
          {step === 'done' && <BulkReportView name={name} report={state.report} nameOf={nameOf} />}
        </DialogContent>
        <DialogActions sx={{ px: 3, py: 2, borderBlockStart: isDangerous ? 0 : '1px solid', borderColor: 'divider' }}>
          {step === 'asking' && (
            <>
              <Button onClick={onClose} color="inherit">
                {t('recordLists.bulk.keep')}
              </Button>
              <Button type="submit" variant="contained" color={isDangerous ? 'error' : 'primary'}>
                {confirm}
              </Button>
            </>
          )}
          {step === 'running' && (
            <Button onClick={cancel} disabled={state.isCancelled} color="inherit">
              {t('recordLists.bulk.cancel')}
            </Button>
          )}
          {step === 'done' && (
            <Button onClick={onClose} variant="contained">
              {t('recordLists.bulk.close')}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
};
