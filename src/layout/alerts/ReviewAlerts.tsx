import { useEffect, useRef } from 'react';
import { useDataProvider } from 'react-admin';
import { isLow } from '#contract/entities/review';
import { useMayOpen } from '../../components/access/useIsAllowed';
import { paths, reviewPath } from '../../config/paths';
import type { StoreDataProvider } from '../../dataProvider/index';
import { announce } from '../notifications/announce';
import { ringFor } from '../notifications/choices';

/**
 * Rings and shows a notice when a low review arrives, on any page, for accounts that can read reviews. The message only
 * has the review's ID; its text is loaded with the account's own permission. Renders nothing.
 *
 * @param ids of all reviews that were written or changed since the page was opened
 */
export default function ReviewAlerts({ ids }: { ids: readonly string[] }) {
  const dataProvider = useDataProvider<StoreDataProvider>();
  const mayRead = useMayOpen(paths.reviews);
  const read = useRef(new Set<string>());

  const readFresh = async (fresh: string[]) => {
    const { data } = await dataProvider.getReviewsList({ ids: fresh });
    // Replies and notes change the version, so only the first version is new.
    const news = data.filter((each) => each.version === 1 && isLow(each) && !read.current.has(each._id));
    for (const id of fresh) read.current.add(id);
    for (const { _id, rating } of news) {
      ringFor('low_review');
      announce({
        id: `review:${_id}`,
        kind: 'low_review',
        subject: _id,
        text: { key: 'boards.notice.review', args: { smart_count: rating } },
        to: reviewPath(_id),
      });
    }
  };

  const latest = useRef(readFresh);
  latest.current = readFresh;
  useEffect(() => {
    const fresh = ids.filter((id) => !read.current.has(id));
    // If the request fails, the review is still in the list.
    if (mayRead && fresh.length > 0) latest.current(fresh).catch(() => undefined);
  }, [ids, mayRead]);
  return null;
}
