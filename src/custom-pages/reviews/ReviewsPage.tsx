import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useMemo, useState } from 'react';
import { ListContextProvider, useTranslate } from 'react-admin';
import type { ReviewSummary } from '#contract/entities/review';
import { limits } from '#contract/limits';
import { orderTypes } from '#contract/orders/statuses';
import { usePageHeading } from '../../components/page/usePageHeading';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { ListContent } from '../../records/list/ListContent';
import { ListHeader } from '../../records/list/ListHeader';
import { ListToolbar } from '../../records/list/toolbar/ListToolbar';
import type { RecordFilter } from '../../records/list/toolbar/recordFilter';
import { ReplyDialog } from './dialogs/ReplyDialog';
import { NoteDialog, ReportDialog } from './dialogs/ReviewDialogs';
import { ReviewCard } from './ReviewCard';
import { ReviewOverview } from './ReviewOverview';
import { type ReviewPeriod, reviewPeriods } from './reviewChoice';
import { type ListedReview, listName, useLiveReviews, useReviewList, useReviewSummary } from './useReviews';

/** Ten at a time, as reviews are read; more for someone who searches. */
const pageSizes = [limits.reviewsPerPage, ...limits.pageSizes];

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

type Opened = { kind: 'reply' | 'note' | 'report'; review: ListedReview };

/** The review that is open, as it is now: what someone else changed meanwhile is in the list already. */
const openedNow = (opened: Opened | null, listed: readonly ListedReview[] = []): Opened | null =>
  opened && { ...opened, review: listed.find(({ id }) => id === opened.review.id) ?? opened.review };

/** `/app/history/reviews`: what customers say, and what the store answers. */
export default function ReviewsPage() {
  const t = useTranslate();
  const heading = usePageHeading();
  const { timezone } = useStoreFormat();
  const { context, filters } = useReviewList(timezone);
  const summary = useReviewSummary(filters, timezone);
  const [chosen, setChosen] = useState<Opened | null>(null);
  const opened = openedNow(chosen, context.data);
  useLiveReviews();
  const recordFilters = useReviewFilters(summary.data);
  const { days = 'last_30', ...others } = filters;
  const setDays = (period: ReviewPeriod) => context.setFilters({ ...others, days: period }, undefined, false);
  const close = () => setChosen(null);
  return (
    <ListContextProvider value={context}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5, maxInlineSize: '64rem' }}>
        <ListHeader title={heading} />
        <ToggleButtonGroup
          exclusive
          size="small"
          value={days}
          aria-label={t('reviews.days.label')}
          onChange={(_event, period: ReviewPeriod | null) => period && setDays(period)}
        >
          {reviewPeriods.map((period) => (
            <ToggleButton key={period} value={period} sx={{ minHeight: 44, px: 2, textTransform: 'none' }}>
              {t(`reviews.days.${period}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <ReviewOverview query={summary} />
        <ListToolbar
          listName={listName}
          searchLabel={t('reviews.search')}
          filters={recordFilters}
          sorts={['attention', 'created_at', 'rating'].map((field) => ({ field, label: t(`reviews.sort.${field}`) }))}
          collapsesBelow={900}
        />
        <ListContent
          pageSizes={pageSizes}
          empty={{
            title: t('reviews.empty.title'),
            detail: t('reviews.empty.detail'),
            children: days !== 'all' && (
              <Button variant="contained" size="large" onClick={() => setDays('all')}>
                {t('reviews.empty.all_days')}
              </Button>
            ),
          }}
        >
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
            {context.data?.map((review) => (
              <li key={review.id}>
                <ReviewCard review={review} onOpen={(kind) => setChosen({ kind, review })} />
              </li>
            ))}
          </Box>
        </ListContent>
      </Box>
      {opened?.kind === 'reply' && (
        <ReplyDialog review={opened.review} apologyMax={summary.data?.apology_max ?? 0} onClose={close} />
      )}
      {opened?.kind === 'note' && <NoteDialog review={opened.review} onClose={close} />}
      {opened?.kind === 'report' && <ReportDialog review={opened.review} onClose={close} />}
    </ListContextProvider>
  );
}
