import FlagIcon from '@mui/icons-material/FlagOutlined';
import NoteIcon from '@mui/icons-material/StickyNote2Outlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Rating from '@mui/material/Rating';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { Review } from '#contract/entities/review';
import { isErasedText } from '#contract/erasure';
import { useMayOpen } from '../../components/access/useIsAllowed';
import { mirrored } from '../../components/icons/mirrored';
import { Surface } from '../../components/Surface';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { recordDate, recordTime } from '../../components/time/storeTime';
import { paths } from '../../config/paths';
import { reviewerName } from './reviewerName';

const Flag = mirrored(FlagIcon);

/** The review's order: a link for accounts that can read past orders. */
const OrderLine = ({ review: { order, order_id } }: { review: Review }) => {
  const t = useTranslate();
  const { text, locale } = useStoreFormat();
  const mayOpen = useMayOpen(paths.historyList);
  const number = t('reviews.order', { number: order.unique_id });
  const items = order.items.map(({ item_id, name, quantity }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: an order's lines keep their places, and an item can be in two
    <span key={`${item_id} ${index}`}>
      {index > 0 && t('shell.comma')}
      <bdi>{quantity > 1 ? `${quantity.toLocaleString(locale)}\u00A0×\u00A0${text(name)}` : text(name)}</bdi>
    </span>
  ));
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {mayOpen ? (
        <Link
          component={RouterLink}
          to={`${paths.historyList}/${order_id}`}
          sx={{ display: 'inline-block', py: 0.5, fontWeight: 600 }}
        >
          {number}
        </Link>
      ) : (
        number
      )}
      {' · '}
      {t(`order.type.${order.order_type}`)}
      {order.provider && (
        <>
          {' · '}
          <bdi>{t('reviews.delivered_by', { name: order.provider.name })}</bdi>
        </>
      )}
      {items.length > 0 && ' · '}
      {items}
    </Typography>
  );
};

const stateColour = { reported: 'warning', kept: 'default', removed: 'default' } as const;

/** For a day after it was sent. Within that day it's too early to say that the customer hasn't ordered again. */
const isEditable = (reply: NonNullable<Review['reply']>): boolean => new Date(reply.editable_until) > new Date();

/** Chips with the facts about the customer and the report. */
const Facts = ({ review: { customer, state, reply } }: { review: Review }) => {
  const t = useTranslate();
  const { earlier_orders: earlier, ordered_again: again } = customer;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
      {earlier !== undefined && (
        <Chip
          size="small"
          variant="outlined"
          label={earlier === 0 ? t('reviews.first') : t('reviews.earlier', { smart_count: earlier })}
        />
      )}
      {reply && (again || (again === false && !isEditable(reply))) && (
        <Chip
          size="small"
          variant="outlined"
          color={again ? 'success' : 'default'}
          label={t(again ? 'reviews.again' : 'reviews.not_again')}
        />
      )}
      {state !== 'published' && <Chip size="small" color={stateColour[state]} label={t(`reviews.state.${state}`)} />}
    </Box>
  );
};

/** The reply as everyone reads it, and the code that only the customer got. */
const Reply = ({ review: { reply, apology } }: { review: Review }) => {
  const t = useTranslate();
  const { money, ...place } = useStoreFormat();
  if (!reply) return null;
  return (
    <Box sx={{ borderInlineStart: '3px solid', borderColor: 'primary.main', paddingInlineStart: 1.5, py: 0.25 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <bdi>{reply.by}</bdi>
        {', '}
        {recordTime(reply.at, place)}
        {reply.edited_at && ` (${t('reviews.reply.edited')})`}
      </Typography>
      <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {isErasedText(reply.text) ? t('order.erased_text') : reply.text}
      </Typography>
      {apology && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
          {t('reviews.apology.given', { code: apology.promo_code, amount: money(apology.value) })}
          {' · '}
          {apology.is_used
            ? t('reviews.apology.used')
            : t('reviews.apology.until', { date: recordDate(apology.expires_at, place) })}
        </Typography>
      )}
    </Box>
  );
};

interface ReviewCardProps {
  review: Review;
  onOpen: (kind: 'reply' | 'note' | 'report') => void;
}

/** One review with its order, what is known of the customer, and the reply. */
export const ReviewCard = ({ review, onOpen }: ReviewCardProps) => {
  const t = useTranslate();
  const format = useStoreFormat();
  const { rating, comment, reply, state, note } = review;
  const name = reviewerName(review, t);
  const mayReply = state !== 'removed' && (!reply || isEditable(reply));
  return (
    <Surface
      as="article"
      aria-label={t('reviews.card', { name, stars: t('reviews.stars', { smart_count: rating }) })}
      sx={{ px: 2, py: 1.5, display: 'grid', gap: 1, ...(state === 'removed' && { opacity: 0.75 }) }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.25 }}>
        <Rating readOnly value={rating} getLabelText={(value) => t('reviews.stars', { smart_count: value })} />
        <Typography
          component="h2"
          // On a phone below stars and date, which fit next to each other.
          sx={{ fontWeight: 600, fontSize: '1rem', order: { xs: 1, sm: 0 }, flexBasis: { xs: '100%', sm: 'auto' } }}
        >
          <bdi>{name}</bdi>
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', marginInlineStart: 'auto' }}>
          <time dateTime={review.created_at}>{recordTime(review.created_at, format)}</time>
        </Typography>
      </Box>
      {comment ? (
        <Typography dir="auto" lang={review.language} sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {comment}
        </Typography>
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>{t('reviews.no_comment')}</Typography>
      )}
      <OrderLine review={review} />
      <Facts review={review} />
      <Reply review={review} />
      {note && (
        <Box sx={{ bgcolor: 'action.hover', borderRadius: 1, px: 1.5, py: 1 }}>
          <Typography variant="body2" dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            <strong>{t('reviews.note.label')}</strong> {note}
          </Typography>
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {mayReply && (
          <Button
            variant={reply ? 'outlined' : 'contained'}
            onClick={() => onOpen('reply')}
            sx={{ minHeight: 44, flex: { xs: '1 1 100%', sm: '0 0 auto' } }}
          >
            {t(reply ? 'reviews.reply.edit' : 'reviews.reply.button')}
          </Button>
        )}
        <Button color="inherit" startIcon={<NoteIcon />} onClick={() => onOpen('note')} sx={{ minHeight: 44 }}>
          {t(note ? 'reviews.note.edit' : 'reviews.note.button')}
        </Button>
        {state === 'published' && (
          <Button color="inherit" startIcon={<Flag />} onClick={() => onOpen('report')} sx={{ minHeight: 44 }}>
            {t('reviews.report.button')}
          </Button>
        )}
      </Box>
    </Surface>
  );
};
