import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useDataProvider, useTranslate } from 'react-admin';
import type { Review, ReviewSummary } from '#contract/entities/review';
import { limits } from '#contract/limits';
import { type ReportReason, reportReasons } from '#contract/reviews/reviewRules';
import { TextInput } from '../../../components/inputs/TextInput';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { DialogForm, useDialogForm } from '../../../records/form/DialogForm';
import { useDialogField } from '../../../records/form/useDialogField';
import { useReviewChange } from '../useReviews';
import { ReplyDialog } from './ReplyDialog';

interface ReviewDialogProps {
  review: Review;
  onClose: () => void;
}

const noteOf = (review: Review | null) => ({ note: review?.note ?? '' });

const compared = [{ source: 'note', label: 'reviews.note.label' }];

/** Edits the team's own note. */
const NoteDialog = ({ review, onClose }: ReviewDialogProps) => {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const change = useReviewChange();
  const form = useDialogForm({
    record: review,
    isFollowing: true,
    valuesOf: noteOf,
    save: async ({ note }, opened) => {
      const { _id, version } = opened ?? review;
      await change(_id, () => dataProvider.setReviewNote({ _id, version, note }));
      onClose();
    },
  });
  const note: string = form.form.watch('note');
  return (
    <DialogForm
      title={t('reviews.note.title')}
      form={form}
      fields={compared}
      confirm={t('reviews.note.send')}
      canSave={note.trim() !== form.record?.note}
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary' }}>{t('reviews.note.detail')}</Typography>
      <TextInput source="note" label="reviews.note.label" max={limits.noteMax} isLong minRows={3} autoFocus />
    </DialogForm>
  );
};

const emptyReport = () => ({ reason: '' as ReportReason | '', text: '' });

/** Asks the platform to remove a review. */
const ReportDialog = ({ review, onClose }: ReviewDialogProps) => {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const change = useReviewChange();
  const form = useDialogForm({
    record: review,
    valuesOf: emptyReport,
    save: async ({ reason, ...typed }, opened) => {
      if (reason === '') return;
      const { _id, version } = opened ?? review;
      const text = typed.text.trim();
      await change(_id, () => dataProvider.reportReview({ _id, version, reason, ...(text ? { text } : {}) }));
      onClose();
    },
  });
  const reason = useDialogField<ReportReason | ''>(form, 'reason');
  return (
    <DialogForm
      title={t('reviews.report.title')}
      form={form}
      confirm={t('reviews.report.send')}
      canSave={reason.value !== ''}
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary' }}>{t('reviews.report.detail')}</Typography>
      <TextField {...reason.textField} select fullWidth size="small" label={t('reviews.report.reason')}>
        {reportReasons.map((each) => (
          <MenuItem key={each} value={each} sx={{ whiteSpace: 'normal' }}>
            {t(`reviews.report.reasons.${each}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextInput source="text" label="reviews.report.text" max={limits.reasonMax} isLong />
    </DialogForm>
  );
};

interface ReviewDialogsProps extends ReviewDialogProps {
  kind: 'reply' | 'note' | 'report';
  rules: Pick<ReviewSummary, 'apology_max' | 'reply_templates'> | undefined;
}

/** The dialogs about one review, which load with the first of them. */
export default function ReviewDialogs({ kind, rules, ...props }: ReviewDialogsProps) {
  if (kind === 'reply') return <ReplyDialog {...props} rules={rules} />;
  return kind === 'note' ? <NoteDialog {...props} /> : <ReportDialog {...props} />;
}
