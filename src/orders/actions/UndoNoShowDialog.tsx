import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { errorCodes } from '#contract/codes/errorCodes';
import { limits } from '#contract/limits';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import type { StoreDataProvider } from '../../dataProvider/index';
import { storeMenuQuery } from '../../realtime/useRecordChanges';
import { useGuardedClose } from '../../records/form/useGuardedClose';
import { type TakenTables, takenTablesOf, useTakerText } from '../display/takenTables';
import type { QuestionProps } from './orderActionsContext';

const reasons = ['came', 'mistake'] as const;
const large = { minBlockSize: 56, justifyContent: 'flex-start' };

/** The tables that are free now, to give the guests another one. */
const OtherTables = ({ choices, onChoose }: { choices: readonly string[][]; onChoose: (ids: string[]) => void }) => {
  const t = useTranslate();
  const { store } = useStoreFormat();
  const menu = useQuery(storeMenuQuery(useDataProvider<StoreDataProvider>(), store._id));
  const numbers = new Map(menu.data?.tables.map(({ _id, number }) => [_id, number]));
  return choices.map((ids) => {
    const number = ids.map((id) => numbers.get(id) ?? '').join(' + ');
    return (
      <Button key={ids.join()} size="large" variant="outlined" onClick={() => onChoose(ids)} sx={large}>
        {t('order.table_number', { number })}
      </Button>
    );
  });
};

/** Asks why a no-show is undone: one tap on the reason. If others have the table, it says who, and offers free ones. */
export const UndoNoShowDialog = ({ question, onAnswer, onClose }: QuestionProps) => {
  const t = useTranslate();
  const titleId = useId();
  const takerText = useTakerText();
  const { order } = question;
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState('');
  const [taken, setTaken] = useState<TakenTables | null>(null);
  const [isSending, setSending] = useState(false);
  const { close, question: unsaved } = useGuardedClose({ isTyped: words !== '', onClose });
  const undo = async (reason: string, table_ids?: string[]) => {
    if (isSending || !reason) return;
    setChosen(reason);
    setSending(true);
    const outcome = await onAnswer(question, { reason, ...(table_ids && { table_ids }) });
    setSending(false);
    if (outcome.done || outcome.code !== errorCodes.TABLE_NOT_FREE) onClose();
    else setTaken(takenTablesOf(outcome.errors));
  };
  return (
    <Dialog open onClose={close} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('orderChanges.undo_no_show.title', { number: order.unique_id })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        {taken ? (
          <>
            <Alert severity="warning">
              {[
                ...taken.taken_by.map(takerText),
                ...taken.typed.map((typed) => t('orderChanges.typed', { ...typed })),
              ].join(' ') || t(`codes.error.${errorCodes.TABLE_NOT_FREE}`)}
            </Alert>
            {taken.table_ids.length === 0 ? (
              <DialogContentText>{t('orderChanges.undo_no_show.none_free')}</DialogContentText>
            ) : (
              <OtherTables choices={taken.table_ids} onChoose={(ids) => void undo(chosen, ids)} />
            )}
          </>
        ) : (
          <>
            <DialogContentText>{t('orderChanges.undo_no_show.detail')}</DialogContentText>
            {reasons.map((name) => (
              <Button
                key={name}
                size="large"
                variant="outlined"
                disabled={isSending}
                onClick={() => void undo(t(`orderChanges.undo_no_show.${name}`))}
                sx={large}
              >
                {t(`orderChanges.undo_no_show.${name}`)}
              </Button>
            ))}
            <Box
              component="form"
              sx={{ display: 'flex', gap: 1, alignItems: 'stretch' }}
              onSubmit={(event) => {
                event.preventDefault();
                void undo(words.trim());
              }}
            >
              <TextField
                fullWidth
                label={t('boards.reason.own')}
                value={words}
                onChange={({ target }) => setWords(target.value)}
                slotProps={{ htmlInput: { maxLength: limits.reasonMax } }}
              />
              <Button
                type="submit"
                variant="contained"
                disabled={isSending || !words.trim()}
                sx={{ alignSelf: 'stretch' }}
              >
                {t('orderChanges.undo_no_show.confirm')}
              </Button>
            </Box>
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button size="large" onClick={close}>
          {t('common.not_now')}
        </Button>
      </DialogActions>
      {unsaved}
    </Dialog>
  );
};
