import ErrorIcon from '@mui/icons-material/CloudOffOutlined';
import HistoryIcon from '@mui/icons-material/ManageHistoryOutlined';
import SearchOffIcon from '@mui/icons-material/SearchOff';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { limits } from '#contract/limits';
import { usePageHeading } from '../../components/usePageHeading';
import type { StoreDataProvider } from '../../dataProvider/index';
import { useEntryPages } from '../../records/history/useEntryPages';
import { ListMessage } from '../../records/list/ListMessage';
import { ListSkeleton } from '../../records/list/ListSkeleton';
import { ActivityDays } from './ActivityDays';
import { ActivityExport } from './ActivityExport';
import { ActivityToolbar } from './ActivityToolbar';
import { choiceOf, hasFilters } from './activityFilters';
import { useActivityFilters } from './useActivityFilters';

const perPage = limits.pageSizes[0];

/** `/app/users/activity`: who did what, when, from where, and what was there before. */
export default function ActivityPage() {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const heading = usePageHeading();
  const { filters, clear } = useActivityFilters();
  const choice = useMemo(() => choiceOf(filters), [filters]);
  const load = (before?: string) => dataProvider.getAuditList({ ...choice, perPage, before });
  const list = useEntryPages(['list', choice], perPage, load);
  const { entries, isPending, isError, isPlaceholderData, hasNextPage, isFetchingNextPage } = list;
  const isEmpty = !isPending && !isError && entries.length === 0;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, maxInlineSize: '72rem' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 1.5 }}>
        <Box sx={{ flex: '1 1 12rem' }}>
          <Typography variant="h1" sx={{ fontSize: { xs: '1.375rem', md: '1.5rem' } }}>
            {heading}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.25 }}>
            {t('activity.detail')}
          </Typography>
        </Box>
        <ActivityExport choice={choice} />
      </Box>
      <ActivityToolbar />
      {isPending && <ListSkeleton />}
      {isError && (
        <ListMessage icon={<ErrorIcon />} title={t('recordLists.error.title')} detail={t('recordLists.error.detail')}>
          <Button variant="contained" size="large" onClick={() => void list.refetch()}>
            {t('recordLists.error.retry')}
          </Button>
        </ListMessage>
      )}
      {isEmpty && hasFilters(filters) && (
        <ListMessage
          icon={<SearchOffIcon />}
          title={t('recordLists.empty.nothing_found')}
          detail={t('recordLists.empty.nothing_found_detail')}
        >
          <Button variant="contained" size="large" onClick={clear}>
            {t('recordLists.empty.clear')}
          </Button>
        </ListMessage>
      )}
      {isEmpty && !hasFilters(filters) && (
        <ListMessage icon={<HistoryIcon />} title={t('activity.empty.title')} detail={t('activity.empty.detail')} />
      )}
      {entries.length > 0 && !isError && (
        <Box aria-busy={isPlaceholderData} sx={{ opacity: isPlaceholderData ? 0.6 : 1 }}>
          <ActivityDays entries={entries} />
          <Box sx={{ display: 'flex', justifyContent: 'center', py: 2 }}>
            {hasNextPage ? (
              <Button
                variant="outlined"
                size="large"
                loading={isFetchingNextPage}
                onClick={() => void list.fetchNextPage()}
              >
                {t('activity.older')}
              </Button>
            ) : (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {t('activity.end')}
              </Typography>
            )}
          </Box>
        </Box>
      )}
    </Box>
  );
}
