import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, type SubmitEvent, useId } from 'react';
import { useGetMany, useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { limits } from '#contract/limits';
import { errorKey } from '../../config/errorKey';
import type { BulkOutcome } from '../../dataProvider/storeProvider';
import { type ResourceName, raName, resources } from '../../descriptors/resources/index';
import type { ListedRecord } from '../../kinds/listedRecord';
import { useGuardedClose } from '../form/useGuardedClose';
import { useSelection } from '../list/selection';
import { useUndoNotice } from '../undo/useUndoNotice';
import { type BulkReport, isComplete, useBulkRun } from './runBulk';

interface BulkReportViewProps<Rec extends ListedRecord>
  extends Pick<BulkDialogProps<Rec>, 'name' | 'doneText' | 'isDeletion' | 'nameOf'> {
  report: BulkReport;
}

/** The result of a bulk change: what failed, each with its reason and a link to it. */
const BulkReportView = <Rec extends ListedRecord>({ name, report, ...props }: BulkReportViewProps<Rec>) => {
  const { doneText, isDeletion = false, nameOf } = props;
  const t = useTranslate();
  const { results, untried, unsure } = report;
  const refused = results.filter(({ success }) => !success);
  const failed = [...refused, ...unsure.map((_id) => ({ _id, error_code: undefined }))].slice(0, limits.perPageMax);
  const { data } = useGetMany<Rec>(raName(name), { ids: failed.map(({ _id }) => _id) }, { enabled: failed.length > 0 });
  const records = new Map((data ?? []).filter(Boolean).map((record) => [record._id, record]));
  const done = results.length - refused.length;
  const left = refused.length + unsure.length - failed.length;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Alert severity={done > 0 ? 'success' : 'info'}>{doneText(done)}</Alert>
      {untried.length > 0 && (
        <Alert severity="info">{t('recordLists.bulk.untried', { smart_count: untried.length })}</Alert>
      )}
      {unsure.length > 0 && (
        <Alert severity="warning">{t('recordLists.bulk.unsure', { smart_count: unsure.length })}</Alert>
      )}
      {refused.length > 0 && (
        <Alert severity="error">
          {t(`recordLists.bulk.${isDeletion ? 'refused_delete' : 'refused'}`, { smart_count: refused.length })}
        </Alert>
      )}
      {failed.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, maxBlockSize: '40dvh', overflowY: 'auto' }}>
          {failed.map(({ _id, error_code }) => {
            const record = records.get(_id);
            return (
              <Box component="li" key={_id} sx={{ py: 1, borderBlockEnd: '1px solid', borderColor: 'divider' }}>
                <Typography
                  component={Link}
                  to={`${resources[name].path}/${_id}`}
                  sx={{ color: 'primary.main', fontWeight: 550, overflowWrap: 'anywhere' }}
                >
                  {record ? nameOf(record) : t('recordLists.bulk.gone')}
                </Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {error_code ? t(errorKey(error_code)) : t('recordLists.bulk.unsure_one')}
                </Typography>
              </Box>
            );
          })}
        </Box>
      )}
      {left > 0 && <Typography variant="body2">{t('recordLists.bulk.more', { smart_count: left })}</Typography>}
    </Box>
  );
};

/** Most records that are named; of more, their number is enough. */
const namedMost = 50;

/** Names the selected records that the list doesn't show at the moment, because of its search, its filters or its page. */
const HiddenSelection = <Rec extends ListedRecord>({
  name,
  ids,
  nameOf,
}: Pick<BulkDialogProps<Rec>, 'name' | 'ids' | 'nameOf'>) => {
  const t = useTranslate();
  const shown = new Set((useListContext().data ?? []).map(({ id }) => String(id)));
  const hidden = ids.filter((id) => !shown.has(id));
  const named = hidden.slice(0, namedMost);
  const { data } = useGetMany<Rec>(raName(name), { ids: named }, { enabled: named.length > 0 });
  if (hidden.length === 0) return null;
  const records = (data ?? []).filter(Boolean);
  return (
    <Alert severity="warning" sx={{ mt: 2 }}>
      {t('recordLists.bulk.hidden', { smart_count: hidden.length })}
      <Box component="ul" sx={{ m: 0, mt: 0.5, paddingInlineStart: 2.5, maxBlockSize: '30dvh', overflowY: 'auto' }}>
        {records.map((record) => (
          <Box component="li" key={record._id} sx={{ overflowWrap: 'anywhere' }}>
            <bdi>{nameOf(record)}</bdi>
          </Box>
        ))}
      </Box>
      {hidden.length > named.length && t('recordLists.bulk.more', { smart_count: hidden.length - named.length })}
    </Alert>
  );
};

interface BulkProgressProps {
  done: number;
  total: number;
  isCancelled: boolean;
}

/** Progress of a bulk change. */
const BulkProgress = ({ done, total, isCancelled }: BulkProgressProps) => {
  const t = useTranslate();
  const text = isCancelled ? t('recordLists.bulk.stopping') : t('recordLists.bulk.progress', { done, total });
  return (
    <Box sx={{ py: 3 }}>
      <Typography role="status" sx={{ mb: 1.5, fontVariantNumeric: 'tabular-nums' }}>
        {text}
      </Typography>
      <LinearProgress
        variant={done === 0 ? 'indeterminate' : 'determinate'}
        value={(100 * done) / Math.max(total, 1)}
        aria-label={t('recordLists.bulk.progress_label')}
      />
    </Box>
  );
};

interface BulkDialogProps<Rec extends ListedRecord> {
  name: ResourceName;
  ids: readonly string[];
  title: string;
  /** The button's text, with the action and the number: `Delete 12 items`. */
  confirm: string;
  isDangerous?: boolean;
  /** Records that are refused are said not to be deleted, instead of not changed. */
  isDeletion?: boolean;
  /** The text of the report, and of the notice that offers to undo it. */
  doneText: (count: number) => string;
  /** The call for one batch; `null` if the form isn't ready, which then shows its errors. */
  prepare: () => ((ids: string[]) => Promise<BulkOutcome>) | null;
  nameOf: (record: Rec) => string;
  /** Whether closing would lose what was entered. */
  isTyped?: boolean;
  onClose: () => void;
  /** The question or form. */
  children: ReactNode;
}

/** Asks, changes many records with progress and a stop button, then shows the result and offers to undo it. */
export const BulkDialog = <Rec extends ListedRecord>(props: BulkDialogProps<Rec>) => {
  const { name, ids, title, confirm, isDangerous = false, isDeletion = false, doneText, prepare, nameOf } = props;
  const { isTyped = false, onClose, children } = props;
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
  const isBusy = step === 'running';
  const { close, question } = useGuardedClose({ isTyped: isTyped && step === 'asking', isBusy, onClose });
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" fullScreen={isPhone && !isDangerous} aria-labelledby={titleId}>
      <form onSubmit={submit} noValidate style={{ display: 'contents' }}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          {step === 'asking' && children}
          {step === 'asking' && isDangerous && <HiddenSelection name={name} ids={ids} nameOf={nameOf} />}
          {step === 'running' && <BulkProgress {...state} />}
          {step === 'done' && <BulkReportView {...{ name, doneText, isDeletion, nameOf }} report={state.report} />}
        </DialogContent>
        <DialogActions sx={{ px: 3, py: 2, borderBlockStart: isDangerous ? 0 : '1px solid', borderColor: 'divider' }}>
          {step === 'asking' && (
            <>
              <Button onClick={close} color="inherit">
                {t('common.cancel')}
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
              {t('common.close')}
            </Button>
          )}
        </DialogActions>
      </form>
      {question}
    </Dialog>
  );
};
