import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useRef } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { Review, ReviewSummary } from '#contract/entities/review';
import { limits } from '#contract/limits';
import { warningsOf } from '#contract/reviews/replyWarnings';
import { TextInput } from '../../../components/inputs/TextInput';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { recordTime } from '../../../components/time/storeTime';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { DialogForm, useDialogForm } from '../../../records/form/DialogForm';
import { useBodyKey } from '../../../records/form/useBodyKey';
import { useDialogField } from '../../../records/form/useDialogField';
import { reviewerName } from '../reviewerName';
import { useReviewChange } from '../useReviews';
import { Templates } from './Templates';

interface ReplyDialogProps {
  review: Review;
  /** The settings for replies; `undefined` while the overview couldn't be loaded. */
  rules: Pick<ReviewSummary, 'apology_max' | 'reply_templates'> | undefined;
  onClose: () => void;
}

/** The amounts offered with one tap: half of what is allowed, and all of it. */
const amountsUpTo = (max: number): number[] => [...new Set([Math.round(max / 2), max])].filter((value) => value > 0);

/** The language that the customer writes in, in words; nothing if it is the reader's own or unknown. */
function useLanguageName({ language }: Review): string | undefined {
  const { locale = 'en' } = useStoreFormat();
  if (!language || language === locale) return undefined;
  return new Intl.DisplayNames([locale ?? 'en'], { type: 'language' }).of(language);
}

const valuesOf = (review: Review | null) => ({ text: review?.reply?.text ?? '', apology: null as number | null });

const compared = [{ source: 'text', label: 'reviews.reply.label' }];

/** The review that is answered. */
const AnsweredReview = ({ review }: { review: Review }) => {
  const t = useTranslate();
  const language = useLanguageName(review);
  return (
    <Box>
      <Rating
        readOnly
        size="small"
        value={review.rating}
        getLabelText={(value) => t('reviews.stars', { smart_count: value })}
      />
      <Typography dir="auto" lang={review.language} sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {review.comment ?? t('reviews.no_comment')}
      </Typography>
      {language && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
          {t('reviews.reply.language', { language })}
        </Typography>
      )}
    </Box>
  );
};

interface ApologyChoiceProps {
  max: number;
  /** `null` if none is given. */
  field: ReturnType<typeof useDialogField<number | null>>;
}

/** A code that the customer gets with the reply. */
const ApologyChoice = ({ max, field }: ApologyChoiceProps) => {
  const t = useTranslate();
  const titleId = useId();
  const { money } = useStoreFormat();
  return (
    <Box sx={{ display: 'grid', gap: 0.75, justifyItems: 'start' }}>
      <Typography id={titleId} sx={{ fontWeight: 600 }}>
        {t('reviews.apology.label')}
      </Typography>
      <ToggleButtonGroup
        exclusive
        value={field.value}
        aria-labelledby={titleId}
        onChange={(_event, value: number | null) => field.onChange(value)}
      >
        {amountsUpTo(max).map((value) => (
          <ToggleButton key={value} value={value} sx={{ minHeight: 44, px: 2, color: 'text.primary' }}>
            {money(value)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Typography variant="body2" sx={{ color: field.error ? 'error.main' : 'text.secondary' }}>
        {field.error ?? t('reviews.apology.detail')}
      </Typography>
    </Box>
  );
};

/** Answers a review, or changes the answer. On a phone it fills the screen. */
export const ReplyDialog = ({ review, rules, onClose }: ReplyDialogProps) => {
  const t = useTranslate();
  const { apology_max: apologyMax = 0, reply_templates: ownTemplates = [] } = rules ?? {};
  const isPhone = useMediaQuery('(max-width: 599px)', { noSsr: true });
  const format = useStoreFormat();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const change = useReviewChange();
  /** The template in the field, while nothing of it was changed. */
  const begun = useRef('');
  const keyed = useBodyKey();
  const form = useDialogForm({
    record: review,
    isFollowing: true,
    valuesOf,
    save: async ({ text, apology }, opened) => {
      const { _id, version } = opened ?? review;
      const reply = { _id, version, text: text.trim(), ...(apology === null ? {} : { apology: { value: apology } }) };
      await change(_id, () => dataProvider.replyReview(keyed(reply)));
      onClose();
    },
  });
  const text: string = form.form.watch('text');
  const apology = useDialogField<number | null>(form, 'apology');
  const { reply, apology: given } = form.record ?? review;
  const warnings = warningsOf(text);
  const isUnchanged = text.trim() === '' || (text.trim() === reply?.text && apology.value === null);
  /** Inserts a template below the text that was typed before. */
  const begin = (template: string) => {
    const isTyped = text.trim() !== '' && text !== begun.current;
    begun.current = isTyped ? '' : template;
    form.form.setValue('text', isTyped ? `${text.trimEnd()}\n\n${template}` : template, { shouldDirty: true });
  };
  return (
    <DialogForm
      title={t('reviews.reply.title', { name: reviewerName(review, t) })}
      form={form}
      fields={compared}
      confirm={t(reply ? 'reviews.reply.save' : 'reviews.reply.publish')}
      canSave={!isUnchanged}
      maxWidth="sm"
      fullScreen={isPhone}
      onClose={onClose}
    >
      <AnsweredReview review={review} />
      <Templates review={review} storeTemplates={ownTemplates} onChoose={begin} />
      <TextInput
        source="text"
        label="reviews.reply.label"
        max={limits.replyMax}
        isLong
        minRows={4}
        maxRows={12}
        autoFocus={!isPhone}
        helperText={
          reply
            ? t('reviews.reply.until', { time: recordTime(reply.editable_until, format) })
            : t('reviews.reply.public')
        }
      />
      {warnings.length > 0 && (
        <Alert severity="warning" role="status">
          {warnings.map((warning) => (
            <div key={warning}>{t(`reviews.reply.warning.${warning}`)}</div>
          ))}
        </Alert>
      )}
      {/* A code that a colleague gave since is refused, which is shown at its field. */}
      {((apologyMax > 0 && !given) || apology.error) && <ApologyChoice max={apologyMax} field={apology} />}
    </DialogForm>
  );
};
