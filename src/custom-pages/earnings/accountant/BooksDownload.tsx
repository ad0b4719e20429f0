import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import type { BodyOf, ReplyOf } from '#contract/calls/index';
import type { AccountantBooks } from '#contract/entities/accountantLink';
import { ExportStart } from '../../../menuFiles/export/ExportStart';
import { useExport } from '../../../menuFiles/export/useExport';
import type { Separator } from '../../../menuFiles/writing/csvText';
import { entryColumns } from '../export/entryColumns';
import { monthText } from './monthText';

export type LoadEntries = (body: BodyOf<'get_accountant_entries'>) => Promise<ReplyOf<'get_accountant_entries'>>;

interface BooksDownloadProps {
  books: AccountantBooks;
  token: string;
  load: LoadEntries;
}

/** Writes the entries of a month as the same file that the store exports. */
export const BooksDownload = ({ books, token, load }: BooksDownloadProps) => {
  const t = useTranslate();
  const locale = useLocale();
  const titleId = useId();
  const { state, start, cancel } = useExport();
  const { months, timezone, day_starts_at } = books;
  const [month, setMonth] = useState(months[0]?.month ?? '');
  const begin = (separator: Separator) =>
    start(
      async (control, onProgress) => {
        const { writeEntries } = await import('../export/writeEntries');
        const columns = entryColumns({ t, timezone, day_starts_at });
        const loadPart = (after: Parameters<LoadEntries>[0]['after']) =>
          load({ token, month, ...(after ? { after } : {}) });
        return writeEntries({ load: loadPart, columns, separator }, control, onProgress);
      },
      `${t('earningReport.export.file_name')}-${month}.csv`,
    );
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ display: 'grid', gap: 2, mt: 3 }}>
      <Typography id={titleId} variant="h2">
        {t('earningReport.export.title')}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{t('accountant.books.file')}</Typography>
      <TextField
        select
        size="small"
        label={t('earningReport.export.month')}
        value={month}
        onChange={({ target }) => setMonth(target.value)}
        sx={{ maxInlineSize: 260 }}
      >
        {months.map((each) => (
          <MenuItem key={each.month} value={each.month}>
            {monthText(each.month, locale)}
          </MenuItem>
        ))}
      </TextField>
      <ExportStart state={state} cancel={cancel} hasColumns onStart={begin} />
    </Box>
  );
};
