import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { Review } from '#contract/entities/review';
import { isRecordMessage } from '#contract/stream';
import type { StoreDataProvider } from '../../dataProvider/index';
import type { ReviewFilters } from '../../descriptors/resources/reviews';
import { useConnection, useStoreEvents } from '../../realtime/useRealtime';
import { patchListed } from '../../records/list/listCache';
import { retriesUnreached } from '../../records/list/retriesUnreached';
import { reviewsKey, summaryQuery } from './reviewChoice';

/** Changes within this time are loaded once. */
const gatherMs = 300;

/**
 * IDs of reviews that this page is changing, with the number of messages about them so far. These messages don't reload
 * the list, so that a reply doesn't move its review while someone reads it.
 */
const ownChanges = new Map<string, number>();
/** Longest time between the reply to a change and the message about it. */
const ownMessageMs = 2_000;

/** All reviews of the period together, whatever else the list is filtered by. */
export function useReviewSummary(filters: ReviewFilters, timezone: string) {
  const dataProvider = useDataProvider<StoreDataProvider>();
  return useQuery({
    ...summaryQuery(dataProvider, filters, timezone),
    placeholderData: keepPreviousData,
    retry: retriesUnreached,
  });
}

/**
 * Loads list and summary again when a review comes or changes, and after the page was cut off. `useRecordChanges` does
 * when the stream begins, but not for each message, because a reply must not move its review.
 */
export function useLiveReviews(): void {
  const client = useQueryClient();
  const { status } = useConnection();
  const wasAway = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const load = () => void client.invalidateQueries({ queryKey: [reviewsKey] });
  const latest = useRef(load);
  latest.current = load;
  useEffect(() => {
    if (status === 'live' && wasAway.current) latest.current();
    wasAway.current = status === 'cut_off' || (wasAway.current && status !== 'live');
  }, [status]);
  useStoreEvents((event) => {
    if (!isRecordMessage(event)) return;
    const { entity, ids } = event.messageData;
    // The overview has what the settings allow in a reply.
    if (entity === 'store') void client.invalidateQueries({ queryKey: [reviewsKey, 'summary'] });
    if (entity !== 'review') return;
    if (ids.length > 0 && ids.every((id) => ownChanges.has(id))) {
      for (const id of ids) ownChanges.set(id, (ownChanges.get(id) ?? 0) + 1);
      return;
    }
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      latest.current();
    }, gatherMs);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
}

/**
 * Carries out a change of a review, shows its result in the list at once, and confirms it.
 *
 * @throws what the change throws, after the list is loaded again
 */
export function useReviewChange() {
  const t = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  return async (id: string, work: () => Promise<{ review: Review; message?: number }>): Promise<void> => {
    ownChanges.set(id, 0);
    try {
      const { review, message } = await work();
      patchListed(client, reviewsKey, review._id, () => ({ ...review, id: review._id }));
      void client.invalidateQueries({ queryKey: [reviewsKey, 'summary'] });
      if (message !== undefined) notify(t(`codes.success.${message}`), { type: 'success' });
    } catch (error) {
      void client.invalidateQueries({ queryKey: [reviewsKey] });
      throw error;
    } finally {
      setTimeout(() => {
        const messages = ownChanges.get(id) ?? 0;
        ownChanges.delete(id);
        // A second message means that a colleague changed the same review.
        if (messages > 1) void client.invalidateQueries({ queryKey: [reviewsKey] });
      }, ownMessageMs);
    }
  };
}
