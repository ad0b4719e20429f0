import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { ListContextProvider, type ListControllerResult, useListContext, useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import type { Review, ReviewSummary } from '#contract/entities/review';
import { limits } from '#contract/limits';
import { orderTypes } from '#contract/orders/statuses';
import { mirrored } from '../../components/icons/mirrored';
import { lazyWithRetry } from '../../components/lazyWithRetry';
import { readingWidth } from '../../components/page/readingWidth';
import { usePageHeading } from '../../components/page/usePageHeading';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { whenNetworkIdle } from '../../components/whenNetworkIdle';
import { paths } from '../../config/paths';
import { raName } from '../../descriptors/resources/index';
import { datesOf, type ReviewFilters, reviewPeriods, reviews, usualPeriod } from '../../descriptors/resources/reviews';
import { ListBase } from '../../records/list/ListBase';
import { ListContent } from '../../records/list/ListContent';
import { ListHeader } from '../../records/list/ListHeader';
import { Pagination } from '../../records/list/Pagination';
import { DaysFilter } from '../../records/list/toolbar/DaysFilter';
import { ListToolbar } from '../../records/list/toolbar/ListToolbar';
import type { RecordFilter } from '../../records/list/toolbar/recordFilter';
import { ReviewCard } from './ReviewCard';
import { ReviewOverview } from './ReviewOverview';
import { useLiveReviews, useReviewSummary } from './useReviews';

const Back = mirrored(ArrowBackIcon);

/** With the parts of forms, which the page itself doesn't need. */
const ReviewDialogs = lazyWithRetry(() => import('./dialogs/ReviewDialogs'));

/** Ten at a time, as reviews are read; more for someone who searches. */
const pageSizes = [reviews.perPage, ...limits.pageSizes];

function useReviewFilters(summary: ReviewSummary | undefined): RecordFilter[] {
  const t = useTranslate();
  const { text } = useStoreFormat();
  return useMemo(
    () => [
      {
        source: 'is_unanswered',
        label: t('reviews.filter.unanswered'),
        choices: [{ value: true, label: t('reviews.filter.unanswered') }],
      },
      {
        source: 'rating',
        label: t('reviews.filter.rating'),
        choices: (summary?.distribution ?? []).map(({ rating, count }) => ({
          value: rating,
          label: t('reviews.stars', { smart_count: rating }),
          detail: String(count),
        })),
      },
      {
        source: 'order_type',
        label: t('orderHistory.filter.type'),
        choices: orderTypes.map((value) => ({ value, label: t(`order.type.${value}`) })),
      },
      {
        source: 'provider_id',
        label: t('orderHistory.filter.provider'),
        choices: (summary?.providers ?? []).map(({ _id, name, count }) => ({
          value: _id,
          label: name,
          detail: String(count),
        })),
      },
      {
        source: 'item_id',
        label: t('reviews.filter.item'),
        choices: (summary?.items ?? []).map(({ _id, name, count }) => ({
          value: _id,
          label: text(name),
          detail: String(count),
        })),
      },
    ],
    [t, text, summary],
  );
}

type ListedReview = Review & { id: string };

type Opened = { kind: 'reply' | 'note' | 'report'; review: ListedReview };

/** The open review in its current state: the list already has what someone else has changed. */
const openedNow = (opened: Opened | null, listed: readonly ListedReview[] = []): Opened | null =>
  opened && { ...opened, review: listed.find(({ id }) => id === opened.review.id) ?? opened.review };

/** The filters of the list: the period, and which of its reviews. */
const Choice = ({ summary }: { summary: ReturnType<typeof useReviewSummary> }) => {
  const t = useTranslate();
  const filters = useReviewFilters(summary.data);
  return (
    <>
      <DaysFilter
        ranges={reviewPeriods}
        usual={usualPeriod}
        labelOf={(period) => t(`reviews.days.${period}`)}
        datesOf={datesOf}
        showLabel={t('reviews.days.show')}
      />
      <ReviewOverview query={summary} />
      <ListToolbar
        listName={reviews.name}
        searchLabel={t('reviews.search')}
        filters={filters}
        sorts={['attention', 'created_at', 'rating'].map((field) => ({ field, label: t(`reviews.sort.${field}`) }))}
        collapsesBelow={900}
      />
    </>
  );
};

/** @param id of the only review to show, whatever the filters are */
const Reviews = ({ id }: { id: string | undefined }) => {
  const t = useTranslate();
  const heading = usePageHeading();
  const { timezone } = useStoreFormat();
  const listed = useListContext<ListedReview>();
  // A single review isn't counted.
  const context = id ? ({ ...listed, total: undefined } as ListControllerResult<ListedReview>) : listed;
  const filters: ReviewFilters = context.filterValues;
  const summary = useReviewSummary(filters, timezone);
  const [chosen, setChosen] = useState<Opened | null>(null);
  const opened = openedNow(chosen, context.data);
  useLiveReviews();
  useEffect(() => whenNetworkIdle(() => ReviewDialogs.prefetch().catch(() => undefined)), []);
  const { days, start_date: _start, end_date: _end, ...chosenFilters } = filters;
  const showAll = () => context.setFilters({ days: 'all' }, undefined, false);
  const allDays = days !== 'all' && (
    <Button variant="contained" size="large" onClick={showAll}>
      {t('reviews.empty.all_days')}
    </Button>
  );
  const close = () => setChosen(null);
  return (
    <ListContextProvider value={context}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5, maxInlineSize: readingWidth }}>
        <ListHeader title={heading} />
        {id ? (
          <Button component={Link} to={paths.reviews} startIcon={<Back />} sx={{ justifySelf: 'start', minHeight: 44 }}>
            {t('reviews.one.all')}
          </Button>
        ) : (
          <Choice summary={summary} />
        )}
        {/* Days alone filter nothing out that someone searched for. */}
        <ListContextProvider value={{ ...context, filterValues: chosenFilters }}>
          <ListContent
            pagination={<Pagination rowsPerPageOptions={pageSizes} />}
            empty={
              id
                ? { title: t('reviews.one.missing'), detail: t('reviews.one.missing_detail') }
                : { title: t('reviews.empty.title'), detail: t('reviews.empty.detail'), children: allDays }
            }
          >
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
              {context.data?.map((review) => (
                <li key={review.id}>
                  <ReviewCard review={review} onOpen={(kind) => setChosen({ kind, review })} />
                </li>
              ))}
            </Box>
          </ListContent>
        </ListContextProvider>
      </Box>
      {opened && (
        <Suspense fallback={null}>
          <ReviewDialogs {...opened} rules={summary.data} onClose={close} />
        </Suspense>
      )}
    </ListContextProvider>
  );
};

/**
 * `/app/history/reviews`: what customers say, and what the store answers. With a review's ID after it: that review
 * alone, as a notification opens it.
 */
export default function ReviewsPage() {
  const { id } = useParams();
  const state = id
    ? { filter: { ids: [id] }, storeKey: false as const, disableSyncWithLocation: true }
    : { storeKey: `${reviews.name}.list` };
  return (
    <ListBase key={id} resource={raName('reviews')} sort={reviews.firstSort} perPage={reviews.perPage} {...state}>
      <Reviews id={id} />
    </ListBase>
  );
}
