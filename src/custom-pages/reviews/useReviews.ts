import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useDataProvider, useListParams, useNotify, useTranslate } from 'react-admin';
import type { BodyOf } from '#contract/calls/index';
import type { Review } from '#contract/entities/review';
import { limits } from '#contract/limits';
import { isRecordMessage } from '#contract/stream';
import { errorText } from '../../dataProvider/apiError';
import type { StoreDataProvider } from '../../dataProvider/index';
import { apiErrorOf } from '../../dataProvider/reportCrash';
import { useConnection, useStoreEvents } from '../../realtime/useRealtime';
import { retriesUnreached } from '../../records/list/retriesUnreached';
import { useQueryListContext } from '../../records/list/useQueryListContext';
import { choiceOf, type ReviewFilters, reviewsKey, summaryQuery } from './reviewChoice';

/** The name under which this device stores the filters. */
export const listName = 'reviews';
/** Unanswered reviews first; the server's own order. */
const firstSort = { field: 'attention', order: 'ASC' } as const;
/** Changes within this time are loaded once. */
const gatherMs = 300;

/**
 * IDs of reviews that this page is changing, with the number of messages about them so far. These messages don't reload
 * the list, so that a reply doesn't move its review while someone reads it.
 */
const ownChanges = new Map<string, number>();
/** Longest time between the reply to a change and the message about it. */
const ownMessageMs = 2_000;

export type ListedReview = Review & { id: string };

/**
 * One page of reviews; the filters are in the address.
 *
 * @param id of the only review to show, whatever the filters are
 */
export function useReviewList(timezone: string, id: string | undefined) {
  const dataProvider = useDataProvider<StoreDataProvider>();
  const client = useQueryClient();
  const params = useListParams({
    resource: listName,
    storeKey: `${listName}.list`,
    sort: firstSort,
    perPage: limits.reviewsPerPage,
  });
  const { page, perPage, sort: field, order, filterValues } = params[0];
  const filters = filterValues as ReviewFilters;
  const sorting =
    field === 'created_at' || field === 'rating' ? ({ sort_by: field, sort_order: order } as const) : undefined;
  const body: BodyOf<'get_reviews_list'> = {
    ...(id ? { ids: [id] } : choiceOf(filters, new Date(), timezone)),
    page: id ? 1 : page,
    perPage,
    ...(sorting as Pick<BodyOf<'get_reviews_list'>, 'sort_by' | 'sort_order'>),
  };
  const query = useQuery({
    queryKey: [reviewsKey, 'list', body],
    queryFn: ({ signal }) => dataProvider.getReviewsList(body, { signal }),
    placeholderData: keepPreviousData,
    retry: retriesUnreached,
  });
  const context = useQueryListContext({
    resource: listName,
    params,
    query,
    refetch: () => client.invalidateQueries({ queryKey: [reviewsKey] }),
    isCounted: !id,
  });
  return { context, filters };
}

/** All reviews of the period together, whatever else the list is filtered by. */
export function useReviewSummary(filters: ReviewFilters, timezone: string) {
  const dataProvider = useDataProvider<StoreDataProvider>();
  return useQuery({
    ...summaryQuery(dataProvider, filters, timezone),
    placeholderData: keepPreviousData,
    retry: retriesUnreached,
  });
}

/** Loads list and summary again when a review comes or changes, and once the stream is there. */
export function useLiveReviews(): void {
  const client = useQueryClient();
  const { status } = useConnection();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const load = () => void client.invalidateQueries({ queryKey: [reviewsKey] });
  const latest = useRef(load);
  latest.current = load;
  useEffect(() => {
    // Also at first: a review that arrived between loading and connecting would be missed.
    if (status === 'live') latest.current();
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
 * Carries out a change of a review, shows its result in the list at once, and says what came of it.
 *
 * @returns whether it was carried out
 */
export function useReviewChange() {
  const t = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  return async (id: string, work: () => Promise<{ review: Review; message?: number }>): Promise<boolean> => {
    ownChanges.set(id, 0);
    try {
      const { review, message } = await work();
      client.setQueriesData<{ data: Review[]; count: number }>(
        { queryKey: [reviewsKey, 'list'] },
        (list) => list && { ...list, data: list.data.map((each) => (each._id === review._id ? review : each)) },
      );
      void client.invalidateQueries({ queryKey: [reviewsKey, 'summary'] });
      if (message !== undefined) notify(t(`codes.success.${message}`), { type: 'success' });
      return true;
    } catch (thrown) {
      notify(t(errorText(apiErrorOf(thrown))), { type: 'warning', autoHideDuration: limits.toastLongMs });
      void client.invalidateQueries({ queryKey: [reviewsKey] });
      return false;
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
