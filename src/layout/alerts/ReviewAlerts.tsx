import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { isLow } from '#contract/entities/review';
import { useMayOpen } from '../../components/access/useIsAllowed';
import { paths, reviewPath } from '../../config/paths';
import type { StoreDataProvider } from '../../dataProvider/index';
import { play } from './speaker';

/** Someone may be away from the screen. */
const alertMs = 20_000;

/**
 * Rings once and says so when a low review comes in, on any page of everyone who reads reviews. The message only names
 * the review: its text is read with this account's own permission. Renders nothing.
 *
 * @param ids of all reviews that were written or changed since the page was opened
 */
export default function ReviewAlerts({ ids }: { ids: readonly string[] }) {
  const t = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const mayRead = useMayOpen(paths.reviews);
  const read = useRef(new Set<string>());

  const announce = async (fresh: string[]) => {
    const { data } = await dataProvider.getReviewsList({ ids: fresh });
    // What was answered or noted has a later version: only the first one is news.
    const news = data.filter((each) => each.version === 1 && isLow(each) && !read.current.has(each._id));
    for (const id of fresh) read.current.add(id);
    for (const { _id, rating, customer } of news) {
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

  const latest = useRef(announce);
  latest.current = announce;
  useEffect(() => {
    const fresh = ids.filter((id) => !read.current.has(id));
    // Cut off or refused: the review is in the list all the same.
    if (mayRead && fresh.length > 0) latest.current(fresh).catch(() => undefined);
  }, [ids, mayRead]);
  return null;
}
