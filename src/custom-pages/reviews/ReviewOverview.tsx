import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Rating from '@mui/material/Rating';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import type { ReviewSummary } from '#contract/entities/review';
import { Surface } from '../../components/Surface';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { Heading, useNumberText } from './overviewParts';
import { WeekTrend } from './WeekTrend';

/** The average with the number of reviews that it is of. */
const Average = ({ summary: { average, count, unanswered, removed } }: { summary: ReviewSummary }) => {
  const t = useTranslate();
  const number = useNumberText();
  return (
    <Box sx={{ display: 'grid', gap: 0.25, alignContent: 'start', justifyItems: 'start' }}>
      <Heading>{t('reviews.summary.average')}</Heading>
      <Box sx={{ fontSize: '2.25rem', fontWeight: 700, lineHeight: 1, fontVariantNumeric: 'tabular-nums' }}>
        {average === null ? '–' : number(average)}
      </Box>
      <Rating
        readOnly
        size="small"
        precision={0.1}
        value={average ?? 0}
        getLabelText={(value) => t('reviews.stars', { smart_count: Math.round(10 * value) / 10 })}
      />
      <Typography variant="body2">{t('reviews.summary.count', { smart_count: count })}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', whiteSpace: 'pre-line' }}>
        {t('reviews.summary.unanswered', { smart_count: unanswered })}
        {removed > 0 && `\n${t('reviews.summary.removed', { smart_count: removed })}`}
      </Typography>
    </Box>
  );
};

const Bar = styled('button')(({ theme: { palette } }) => ({
  all: 'unset',
  boxSizing: 'border-box',
  cursor: 'pointer',
  display: 'grid',
  gridTemplateColumns: '1ch 1fr 4ch',
  alignItems: 'center',
  gap: 10,
  inlineSize: '100%',
  minBlockSize: 26,
  paddingInline: 6,
  borderRadius: 6,
  fontVariantNumeric: 'tabular-nums',
  fontSize: '0.875rem',
  '&:hover, &[aria-pressed=true]': { background: palette.action.hover },
  '&[aria-pressed=true]': { fontWeight: 700 },
  '&:focus-visible': { outline: `3px solid ${palette.info.main}` },
  '& > i': { blockSize: 8, borderRadius: 4, background: palette.action.selected, overflow: 'hidden' },
  '& > i > b': { display: 'block', blockSize: '100%', background: palette.warning.main },
  '& > span:last-of-type': { textAlign: 'end', color: palette.text.secondary },
  '@media (pointer: coarse)': { minBlockSize: 36 },
}));

/** How many reviews have how many stars; a tap shows only those. */
const Distribution = ({ summary: { distribution, count } }: { summary: ReviewSummary }) => {
  const t = useTranslate();
  const { locale } = useStoreFormat();
  const { filterValues, setFilters } = useListContext();
  return (
    <Box sx={{ minInlineSize: 0 }}>
      <Heading>{t('reviews.filter.rating')}</Heading>
      {distribution.map(({ rating, count: reviews }) => {
        const isChosen = filterValues.rating === rating;
        return (
          <Bar
            key={rating}
            type="button"
            aria-pressed={isChosen}
            aria-label={t('reviews.summary.only', {
              stars: t('reviews.stars', { smart_count: rating }),
              reviews: t('reviews.summary.count', { smart_count: reviews }),
            })}
            onClick={() => setFilters({ ...filterValues, rating: isChosen ? undefined : rating }, undefined, false)}
          >
            <span>{rating.toLocaleString(locale)}</span>
            <i>
              <b style={{ inlineSize: `${count > 0 ? (100 * reviews) / count : 0}%` }} />
            </i>
            <span>{reviews.toLocaleString(locale)}</span>
          </Bar>
        );
      })}
    </Box>
  );
};

/** As many as fit on two lines. */
const wordsShown = 8;
const itemsShown = 5;

/** Words and items that comments mention most, with the average of these reviews; a tap searches for them. */
const Mentions = ({ summary: { words, items } }: { summary: ReviewSummary }) => {
  const t = useTranslate();
  const { text } = useStoreFormat();
  const number = useNumberText();
  const { filterValues, setFilters } = useListContext();
  const mentioned = items.filter(({ mentions }) => mentions > 0).slice(0, itemsShown);
  const chip = (id: string, label: string, average: number, filter: object) => (
    <Chip
      key={id}
      clickable
      variant="outlined"
      label={
        <>
          <bdi>{label}</bdi>{' '}
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {t('reviews.summary.mention', { average: number(average) })}
          </Box>
        </>
      }
      onClick={() => setFilters({ ...filterValues, ...filter }, undefined, false)}
      sx={{ minHeight: 36, borderRadius: 18 }}
    />
  );
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        alignContent: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {words.length > 0 && (
        <div>
          <Heading>{t('reviews.summary.words')}</Heading>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
            {words.slice(0, wordsShown).map(({ word, average }) => chip(word, word, average, { q: word }))}
          </Box>
        </div>
      )}
      {mentioned.length > 0 && (
        <div>
          <Heading>{t('reviews.summary.items')}</Heading>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
            {mentioned.map(({ _id, name, average }) => chip(_id, text(name), average, { item_id: _id }))}
          </Box>
        </div>
      )}
    </Box>
  );
};

/** The reviews of the period together. On a phone, trend and words are behind a button. */
export const ReviewOverview = ({ query }: { query: UseQueryResult<ReviewSummary> }) => {
  const t = useTranslate();
  const isPhone = useMediaQuery('(max-width: 599px)', { noSsr: true });
  const [isOpen, setOpen] = useState(false);
  const { data: summary, isError, isPlaceholderData, refetch } = query;
  if (isError && !summary)
    return (
      <Surface role="alert" sx={{ px: 2, py: 1, display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap' }}>
        {t('reviews.summary.failed')}
        <Button onClick={() => void refetch()} sx={{ minBlockSize: 40 }}>
          {t('common.retry')}
        </Button>
      </Surface>
    );
  if (!summary)
    return (
      <Surface aria-hidden sx={{ px: 2, py: 1.5 }}>
        {[1, 2, 3, 4, 5].map((line) => (
          <Skeleton key={line} height={32} />
        ))}
      </Surface>
    );
  // The list says that there are none.
  if (summary.count === 0) return null;
  const isWhole = !isPhone || isOpen;
  return (
    <Surface
      role="region"
      aria-label={t('reviews.summary.label')}
      aria-busy={isPlaceholderData}
      sx={{ px: 2, py: 1.5, opacity: isPlaceholderData ? 0.6 : 1 }}
    >
      <Box
        sx={{
          display: 'grid',
          columnGap: 3,
          rowGap: 2,
          gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', lg: 'auto repeat(2, minmax(0, 1fr))' },
        }}
      >
        <Average summary={summary} />
        <Distribution summary={summary} />
        {isWhole && summary.weeks.length > 0 && (
          <Box sx={{ gridColumn: { xs: '1 / -1', lg: 'auto' } }}>
            <WeekTrend weeks={summary.weeks} />
          </Box>
        )}
        {isWhole && (
          <Box sx={{ gridColumn: '1 / -1' }}>
            <Mentions summary={summary} />
          </Box>
        )}
      </Box>
      {isPhone && (
        <Button
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          endIcon={isOpen ? <ExpandLessIcon /> : <ExpandMoreIcon />}
          sx={{ minBlockSize: 44, px: 0, mt: 0.5 }}
        >
          {t(isOpen ? 'reviews.summary.less' : 'reviews.summary.more')}
        </Button>
      )}
    </Surface>
  );
};
