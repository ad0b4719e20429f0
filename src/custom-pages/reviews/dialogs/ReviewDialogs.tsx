import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { Review } from '#contract/entities/review';
import { limits } from '#contract/limits';
import { type ReportReason, reportReasons } from '#contract/reviews/reviewRules';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { useGuardedClose } from '../../../records/form/useGuardedClose';
import { useReviewChange } from '../useReviews';

interface ReviewDialogProps {
  review: Review;
  onClose: () => void;
}

interface FrameProps {
  name: 'note' | 'report';
  isReady: boolean;
  isTyped: boolean;
  onSend: () => Promise<boolean>;
  onClose: () => void;
  children: ReactNode;
}

/** A small form about one review. */
const Frame = ({ name, isReady, isTyped, onSend, onClose, children }: FrameProps) => {
  const t = useTranslate();
  const titleId = useId();
  const [isBusy, setBusy] = useState(false);
  const { close, question } = useGuardedClose({ isTyped, isBusy, onClose });
  const send = async () => {
    setBusy(true);
    const isDone = await onSend();
    setBusy(false);
    if (isDone) onClose();
  };
  return (
    <Dialog open onClose={close} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t(`reviews.${name}.title`)}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography sx={{ color: 'text.secondary' }}>{t(`reviews.${name}.detail`)}</Typography>
        {children}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        <Button color="inherit" size="large" onClick={close} disabled={isBusy}>
          {t('records.cancel')}
        </Button>
        <Button variant="contained" size="large" loading={isBusy} disabled={!isReady} onClick={() => void send()}>
          {t(`reviews.${name}.send`)}
        </Button>
      </DialogActions>
      {question}
    </Dialog>
  );
};

/** Edits the team's own note. */
export const NoteDialog = ({ review, onClose }: ReviewDialogProps) => {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const change = useReviewChange();
  const [note, setNote] = useState(review.note);
  const { _id, version } = review;
  return (
    <Frame
      name="note"
      isReady={note.trim() !== review.note}
      isTyped={note !== review.note}
      onSend={() => change(_id, () => dataProvider.setReviewNote({ _id, version, note }))}
      onClose={onClose}
    >
      <TextField
        autoFocus
        fullWidth
        multiline
        minRows={3}
        label={t('reviews.note.label')}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        slotProps={{ htmlInput: { maxLength: limits.noteMax, dir: 'auto' } }}
      />
    </Frame>
  );
};

/** Asks the platform to remove a review. */
export const ReportDialog = ({ review, onClose }: ReviewDialogProps) => {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const change = useReviewChange();
  const [reason, setReason] = useState<ReportReason | ''>('');
  const [text, setText] = useState('');
  const { _id, version } = review;
  const send = async () => {
    if (reason === '') return false;
    const more = text.trim();
    return change(_id, () => dataProvider.reportReview({ _id, version, reason, ...(more ? { text: more } : {}) }));
  };
  return (
    <Frame name="report" isReady={reason !== ''} isTyped={text !== '' || reason !== ''} onSend={send} onClose={onClose}>
      <TextField
        select
        fullWidth
        label={t('reviews.report.reason')}
        value={reason}
        onChange={({ target }) => setReason(target.value as ReportReason)}
      >
        {reportReasons.map((each) => (
          <MenuItem key={each} value={each} sx={{ minHeight: 44, whiteSpace: 'normal' }}>
            {t(`reviews.report.reasons.${each}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        fullWidth
        multiline
        minRows={2}
        label={t('reviews.report.text')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        slotProps={{ htmlInput: { maxLength: limits.reasonMax, dir: 'auto' } }}
      />
    </Frame>
  );
};
