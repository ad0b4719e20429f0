import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { isLow } from '#contract/entities/review';
import { isMenuMessage } from '#contract/stream';
import { useMayOpen } from '../../components/access/useIsAllowed';
import { paths, reviewPath } from '../../config/paths';
import type { StoreDataProvider } from '../../dataProvider/index';
import { useStoreEvents } from '../../realtime/useRealtime';
import { play } from './speaker';

/** Someone may be away from the screen. */
const alertMs = 20_000;

/**
 * Rings once and says so when a low review comes in, on any page of everyone who reads reviews. The message only names
 * the review: its text is read with this account's own permission. Renders nothing.
 */
export default function ReviewAlerts() {
  const t = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const mayRead = useMayOpen(paths.reviews);
  const told = useRef(new Set<string>());

  const announce = async (ids: readonly string[]) => {
    const { data } = await dataProvider.getReviewsList({ ids: [...ids] });
    // What was answered or noted has a later version: only the first one is news.
    for (const { _id, rating, customer } of data.filter((review) => review.version === 1 && isLow(review))) {
      if (told.current.has(_id)) continue;
      told.current.add(_id);
      play('lowReview');
      notify('reviews.alert.text', {
        type: 'warning',
        messageArgs: { stars: t('reviews.stars', { smart_count: rating }), name: customer.name },
        autoHideDuration: alertMs,
        action: (
          <Button color="inherit" onClick={() => navigate(reviewPath(_id))}>
            {t('reviews.alert.view')}
          </Button>
        ),
      });
    }
  };

  useStoreEvents((event) => {
    if (!mayRead || !isMenuMessage(event) || event.messageData.entity !== 'review') return;
    const fresh = event.messageData.ids.filter((id) => !told.current.has(id));
    // Cut off or refused: the review is in the list all the same.
    if (fresh.length > 0) announce(fresh).catch(() => undefined);
  });
  return null;
}
