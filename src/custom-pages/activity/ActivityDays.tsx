import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useDataProvider, useLocale, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { AuditEntry } from '#contract/audit/auditEntry';
import { limits } from '#contract/limits';
import { storeDate } from '#contract/time';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { recordDate } from '../../components/time/storeTime';
import { paths } from '../../config/paths';
import type { StoreDataProvider } from '../../dataProvider/index';
import { resources } from '../../descriptors/resources/index';
import { EntryList, EntryRow } from '../../records/history/EntryRow';
import { useEntryPages } from '../../records/history/useEntryPages';

/** The address of a record, if it has a page and existed when this was written. */
function recordPath({ entity, action, record }: AuditEntry): string | null {
  if (!record || action === 'delete' || action === 'forget') return null;
  if (entity === 'order') return `${paths.todayOrders}/${record._id}`;
  const resource = Object.values(resources).find((each) => each.entity === entity);
  return resource ? `${resource.path}/${record._id}` : null;
}

/** A record's name, as a link if it has a page. */
const RecordName = ({ entry, name }: { entry: AuditEntry; name: string }) => {
  const path = recordPath(entry);
  return path ? (
    <Link component={RouterLink} to={path} color="inherit">
      {name}
    </Link>
  ) : (
    name
  );
};

const perPage = limits.pageSizes[0];

/** The records of a bulk change or of an import, one by one. */
const EntryParts = ({ changeId }: { changeId: string }) => {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const load = (before?: string) => dataProvider.getAuditList({ perPage, before, filter: { change_id: changeId } });
  const parts = useEntryPages(['parts', changeId], perPage, load);
  if (parts.isPending) return <Skeleton height={40} aria-label={t('recordLists.loading')} />;
  if (parts.isError) return <Button onClick={() => void parts.refetch()}>{t('common.retry')}</Button>;
  return (
    <Box sx={{ borderInlineStart: '2px solid', borderColor: 'divider', bgcolor: 'background.default' }}>
      <EntryList label={t('activity.records')}>
        {parts.entries.map((entry: AuditEntry) => (
          <EntryRow
            key={entry._id}
            entry={entry}
            isUnderDay
            renderName={(name) => <RecordName entry={entry} name={name} />}
          />
        ))}
      </EntryList>
      {parts.hasNextPage && (
        <Button
          loading={parts.isFetchingNextPage}
          onClick={() => void parts.fetchNextPage()}
          sx={{ m: 1, minHeight: 44 }}
        >
          {t('activity.older')}
        </Button>
      )}
    </Box>
  );
};

interface DayOfEntries {
  /** The date in the store's time zone: `2026-03-04`. */
  date: string;
  entries: AuditEntry[];
}

/** Groups entries by day in the store's time zone, in their given order. */
function entriesByDay(entries: readonly AuditEntry[], timezone: string): DayOfEntries[] {
  const days: DayOfEntries[] = [];
  for (const entry of entries) {
    const date = storeDate(new Date(entry.at), timezone);
    const last = days.at(-1);
    if (last?.date === date) last.entries.push(entry);
    else days.push({ date, entries: [entry] });
  }
  return days;
}

/** Entries below the days on which they happened. */
export const ActivityDays = ({ entries }: { entries: readonly AuditEntry[] }) => {
  const t = useTranslate();
  const locale = useLocale() ?? 'en';
  const { timezone } = useStoreFormat();
  const now = new Date();
  const dateOf = (offset: number) => storeDate(now, timezone, offset);
  const near = new Map([
    [dateOf(-1), t('activity.yesterday')],
    [dateOf(0), t('activity.today')],
  ]);
  const dayOf = (date: string, first: AuditEntry | undefined) =>
    near.get(date) ?? (first ? recordDate(first.at, { locale, timezone }) : date);
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      {entriesByDay(entries, timezone).map(({ date, entries: dayEntries }) => (
        <Box component="section" key={date} aria-labelledby={`day-${date}`}>
          <Typography
            id={`day-${date}`}
            component="h2"
            variant="subtitle2"
            sx={{ color: 'text.secondary', mb: 0.75, px: { xs: 1.5, sm: 2 } }}
          >
            {dayOf(date, dayEntries[0])}
          </Typography>
          <Paper variant="outlined">
            <EntryList>
              {dayEntries.map((entry) => (
                <EntryRow
                  key={entry._id}
                  entry={entry}
                  isUnderDay
                  renderName={(name) => <RecordName entry={entry} name={name} />}
                  renderParts={entry.change_id ? () => <EntryParts changeId={entry.change_id ?? ''} /> : undefined}
                />
              ))}
            </EntryList>
          </Paper>
        </Box>
      ))}
    </Box>
  );
};
