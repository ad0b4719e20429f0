import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import type { AuditEntry } from '#contract/audit/auditEntry';
import { storeDate } from '#contract/time';
import { recordDate } from '../../components/order/storeTime';
import { useStoreSurroundings } from '../../components/useStoreSurroundings';
import { EntryList } from '../../records/history/EntryList';
import { EntryRow } from '../../records/history/EntryRow';
import { EntryParts } from './EntryParts';
import { entriesByDay } from './entriesByDay';
import { RecordName } from './RecordName';

/** Entries under the days on which they happened. */
export const ActivityDays = ({ entries }: { entries: readonly AuditEntry[] }) => {
  const t = useTranslate();
  const locale = useLocale() ?? 'en';
  const { timezone } = useStoreSurroundings();
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
      {entriesByDay(entries, timezone).map(({ date, entries: own }) => (
        <Box component="section" key={date} aria-labelledby={`day-${date}`}>
          <Typography
            id={`day-${date}`}
            component="h2"
            variant="subtitle2"
            sx={{ color: 'text.secondary', mb: 0.75, px: { xs: 1.5, sm: 2 } }}
          >
            {dayOf(date, own[0])}
          </Typography>
          <Paper variant="outlined">
            <EntryList>
              {own.map((entry) => (
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
