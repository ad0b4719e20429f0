import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { ReplyOf } from '#contract/calls/index';
import { limits } from '#contract/limits';
import { datesUntil, periodDates } from '#contract/orders/historyPeriod';
import { businessDate, isDayWithin } from '#contract/time';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { ExportStart } from '../../../menuFiles/export/ExportStart';
import { useExport } from '../../../menuFiles/export/useExport';
import type { Separator } from '../../../menuFiles/writing/csvText';
import { entryColumns } from './entryColumns';

interface EntryExportPanelProps {
  /** A date in the month that is shown first. */
  first: string;
  onClose: () => void;
}

/** Lets the user choose the month and the separator, and writes the file. */
export default function EntryExportPanel({ first, onClose }: EntryExportPanelProps) {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const { timezone, store } = useStoreFormat();
  const { state, start, cancel } = useExport();
  const today = businessDate(new Date(), store);
  const [month, setMonth] = useState((first < today ? first : today).slice(0, 7));
  const isValid = /^\d{4}-\d{2}$/.test(month) && isDayWithin(limits.listDays, `${month}-01`);
  const begin = (separator: Separator) =>
    start(
      async (control, onProgress) => {
        const { writeEntries } = await import('./writeEntries');
        const dates = datesUntil(today, periodDates('month', `${month}-01`));
        const columns = entryColumns({ t, timezone, day_starts_at: store.day_starts_at });
        const load = (after: ReplyOf<'get_ledger_entry_export'>['next']) =>
          dataProvider.getLedgerEntryExport({ ...dates, ...(after ? { after } : {}) });
        return writeEntries({ load, columns, separator }, control, onProgress);
      },
      `${t('earningReport.export.file_name')}-${month}.csv`,
    );
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography sx={{ color: 'text.secondary' }}>{t('earningReport.export.detail')}</Typography>
      <TextField
        type="month"
        label={t('earningReport.export.month')}
        value={month}
        onChange={({ target }) => setMonth(target.value)}
        error={!isValid}
        helperText={isValid ? undefined : t('records.field.invalid')}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: today.slice(0, 7) } }}
        sx={{ maxInlineSize: 260 }}
      />
      <ExportStart state={state} cancel={cancel} hasColumns={isValid} onClose={onClose} onStart={begin} />
    </Box>
  );
}
