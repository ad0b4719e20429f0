import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Rating from '@mui/material/Rating';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useRef, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { v4 as uuid } from 'uuid';
import type { Review, ReviewSummary } from '#contract/entities/review';
import { limits } from '#contract/limits';
import { warningsOf } from '#contract/reviews/replyWarnings';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { recordTime } from '../../../components/time/storeTime';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { useGuardedClose } from '../../../records/form/useGuardedClose';
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

/** Answers a review, or changes the answer. On a phone it fills the screen. */
export const ReplyDialog = ({ review, rules, onClose }: ReplyDialogProps) => {
  const t = useTranslate();
  const { apology_max: apologyMax = 0, reply_templates: ownTemplates = [] } = rules ?? {};
  const titleId = useId();
  const apologyId = useId();
  const isPhone = useMediaQuery('(max-width: 599px)', { noSsr: true });
  const { money, ...place } = useStoreFormat();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const change = useReviewChange();
  const earlier = review.reply?.text ?? '';
  const [text, setText] = useState(earlier);
  const [apology, setApology] = useState<number | null>(null);
  /** The template in the field, while nothing of it was changed. */
  const begun = useRef('');
  const sent = useRef({ body: '', key: '' });
  const [isBusy, setBusy] = useState(false);
  const language = useLanguageName(review);
  const isChanged = text !== earlier || apology !== null;
  const { close, question } = useGuardedClose({ isTyped: isChanged, isBusy, onClose });
  const warnings = warningsOf(text);
  const isUnchanged = text.trim() === '' || (text.trim() === earlier && apology === null);
  /** Inserts a template below the text that was typed before. */
  const begin = (template: string) => {
    const isTyped = text.trim() !== '' && text !== begun.current;
    begun.current = isTyped ? '' : template;
    setText(isTyped ? `${text.trimEnd()}\n\n${template}` : template);
  };
  const send = async () => {
    setBusy(true);
    const { _id, version } = review;
    const apologyPart = apology === null ? {} : { apology: { value: apology } };
    // The same reply sent again, after an answer that got lost, is the first one.
    const body = JSON.stringify([text, apology]);
    if (sent.current.body !== body) sent.current = { body, key: uuid() };
    const { key } = sent.current;
    const isDone = await change(_id, () =>
      dataProvider.replyReview({ _id, version, text: text.trim(), ...apologyPart, idempotency_key: key }),
    );
    setBusy(false);
    if (isDone) onClose();
  };
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" fullScreen={isPhone} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>
        {t('reviews.reply.title', { name: review.customer.name || t('reviews.nameless') })}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
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
        <Templates review={review} storeTemplates={ownTemplates} onChoose={begin} />
        <TextField
          autoFocus={!isPhone}
          fullWidth
          multiline
          minRows={4}
          maxRows={12}
          label={t('reviews.reply.label')}
          value={text}
          onChange={({ target }) => setText(target.value)}
          helperText={
            review.reply
              ? t('reviews.reply.until', { time: recordTime(review.reply.editable_until, place) })
              : t('reviews.reply.public')
          }
          slotProps={{ htmlInput: { maxLength: limits.replyMax, dir: 'auto' } }}
        />
        {warnings.length > 0 && (
          <Alert severity="warning" role="status">
            {warnings.map((warning) => (
              <div key={warning}>{t(`reviews.reply.warning.${warning}`)}</div>
            ))}
          </Alert>
        )}
        {apologyMax > 0 && !review.apology && (
          <Box sx={{ display: 'grid', gap: 0.75, justifyItems: 'start' }}>
            <Typography id={apologyId} sx={{ fontWeight: 600 }}>
              {t('reviews.apology.label')}
            </Typography>
            <ToggleButtonGroup
              exclusive
              value={apology}
              aria-labelledby={apologyId}
              onChange={(_event, value: number | null) => setApology(value)}
            >
              {amountsUpTo(apologyMax).map((value) => (
                <ToggleButton key={value} value={value} sx={{ minHeight: 44, px: 2, color: 'text.primary' }}>
                  {money(value)}
                </ToggleButton>
              ))}
            </ToggleButtonGroup>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t('reviews.apology.detail')}
            </Typography>
          </Box>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        <Button color="inherit" size="large" onClick={close} disabled={isBusy}>
          {t('records.cancel')}
        </Button>
        <Button variant="contained" size="large" loading={isBusy} disabled={isUnchanged} onClick={() => void send()}>
          {t(review.reply ? 'reviews.reply.save' : 'reviews.reply.publish')}
        </Button>
      </DialogActions>
      {question}
    </Dialog>
  );
};
