import ErrorIcon from '@mui/icons-material/CloudOffOutlined';
import FileDownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import HistoryIcon from '@mui/icons-material/ManageHistoryOutlined';
import SearchOffIcon from '@mui/icons-material/SearchOff';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useDataProvider, useLocale, useTranslate } from 'react-admin';
import type { AuditEntry } from '#contract/audit/auditEntry';
import type { BodyOf } from '#contract/calls/index';
import { limits } from '#contract/limits';
import { storeDate } from '#contract/time';
import { CompactButton } from '../../components/CompactButton';
import { usePageHeading } from '../../components/page/usePageHeading';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { useReferenceName } from '../../components/useReferenceName';
import type { StoreDataProvider } from '../../dataProvider/index';
import { useExport } from '../../menuFiles/export/useExport';
import { typesOf } from '../../records/history/ChangeList';
import { actorText, plainSentence } from '../../records/history/entrySentence';
import { fieldChanges } from '../../records/history/fieldChanges';
import { useEntryPages } from '../../records/history/useEntryPages';
import { useValueText } from '../../records/history/useValueText';
import { ListMessage } from '../../records/list/ListMessage';
import { ListSkeleton } from '../../records/list/ListSkeleton';
import { ActivityDays } from './ActivityDays';
import { ActivityToolbar } from './ActivityToolbar';
import { choiceOf, hasFilters, useActivityFilters } from './activityFilters';

/** A time in the store's time zone, in a format that spreadsheets can sort: `2026-03-04 18:05:12`. */
const sortableTime = (at: string, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone }).format(new Date(at));

/** The columns of the exported file, and an entry's rows: one for each changed field. */
function useActivityRows() {
  const t = useTranslate();
  const valueText = useValueText();
  const typeNames = {
    document_types: useReferenceName('document_types'),
    vehicle_types: useReferenceName('vehicle_types'),
  };
  const { text, timezone } = useStoreFormat();
  const header = [
    ...[`${t('activity.export.time')} (${timezone})`, t('activity.filter.who'), t('activity.export.event')],
    ...[t('activity.filter.what'), t('activity.before'), t('activity.after')],
    ...[t('activity.export.device'), t('activity.export.address')],
  ];
  const cellText: typeof valueText = (field, value, beside, described) => {
    const types = typesOf(field);
    return types && typeof value === 'string' ? typeNames[types](value) : valueText(field, value, beside, described);
  };
  const rowsOf = (entry: AuditEntry): string[][] => {
    const first = [sortableTime(entry.at, timezone), actorText(entry, t), plainSentence(entry, t, text)];
    const { browser, system } = entry.device;
    const last = [[browser, system].filter(Boolean).join(', '), entry.address];
    const changes = fieldChanges(entry).map(({ field, label, described, old, now }) => [
      t(label),
      old === undefined ? '' : cellText(field, old, entry.old_values ?? {}, described),
      now === undefined ? '' : cellText(field, now, entry.new_values ?? {}, described),
    ]);
    return (changes.length > 0 ? changes : [['', '', '']]).map((cells) => [...first, ...cells, ...last]);
  };
  return { header, rowsOf };
}

/** Exports all entries that match the filters, with progress. */
const ActivityExport = ({ choice }: { choice: BodyOf<'get_audit_list'> }) => {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const locale = useLocale() ?? 'en';
  const { timezone } = useStoreFormat();
  const { state, start, cancel } = useExport();
  const rows = useActivityRows();
  const begin = () =>
    start(
      async (control, onProgress) => {
        const { writeActivity } = await import('./writeActivity');
        return writeActivity({ dataProvider, choice, ...rows }, control, onProgress);
      },
      `${t('activity.export.file')}-${storeDate(new Date(), timezone)}.csv`,
    );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Typography
        role="status"
        variant="body2"
        sx={{ color: state.step === 'failed' ? 'error.main' : 'text.secondary' }}
      >
        {state.step === 'running' && t('activity.export.running', { count: state.done.toLocaleString(locale) })}
        {state.step === 'done' && t('activity.export.done', { smart_count: state.rowCount })}
        {state.step === 'nothing' && t('activity.export.done', { smart_count: 0 })}
        {state.step === 'failed' && t('activity.export.failed')}
      </Typography>
      {state.step === 'running' ? (
        <Button onClick={cancel} sx={{ minHeight: 44 }}>
          {t('activity.export.cancel')}
        </Button>
      ) : (
        <CompactButton startIcon={<FileDownloadIcon />} onClick={() => void begin()}>
          {t('activity.export.button')}
        </CompactButton>
      )}
    </Box>
  );
};

const perPage = limits.pageSizes[0];

/** `/app/users/activity`: who did what, when, from where, and the values before. */
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
            {t('common.retry')}
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
