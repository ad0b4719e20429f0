import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { ImportRow } from '#contract/entities/menuImport';
import type { ImportKind } from '#contract/menuFiles/columns';
import type { StoreDataProvider } from '../../../dataProvider/index';
import type { ImportJob } from '../../../menuFiles/run/importJob';
import { retriesUnreached } from '../../../records/list/retriesUnreached';
import { Notice } from '../shared/Notice';
import { PageNumbers } from '../shared/PageNumbers';
import { useErrorText } from '../shared/useErrorText';
import { ChangedCells, NewCells } from './CellTexts';
import { rowFilter, type ShownRows } from './shownRows';

const colours = {
  create: 'success.main',
  update: 'info.main',
  unchanged: 'text.secondary',
  error: 'error.main',
} as const;

/** One row of the file: its line, what it is about, and what it does or why it cannot. */
const PreviewRow = ({ kind, row }: { kind: ImportKind; row: ImportRow }) => {
  const t = useTranslate();
  const { errorText } = useErrorText(kind);
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'auto 1fr', md: '88px 112px minmax(140px, 1fr) 2fr' },
        columnGap: 2,
        rowGap: 0.5,
        py: 1,
        borderBlockStart: '1px solid',
        borderColor: 'divider',
        // Rows beyond the screen cost no layout.
        contentVisibility: 'auto',
        containIntrinsicSize: 'auto 48px',
      }}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {t('menuFiles.preview.line', { line: row.line })}
      </Typography>
      <Typography variant="body2" sx={{ color: colours[row.outcome], fontWeight: 600 }}>
        {t(`menuFiles.outcome_of_row.${row.outcome}`)}
      </Typography>
      <Typography sx={{ gridColumn: { xs: '1 / -1', md: 'auto' }, fontWeight: 500, overflowWrap: 'anywhere' }}>
        <bdi>{row.name}</bdi>
      </Typography>
      <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' }, minWidth: 0 }}>
        {row.errors.map((error) => (
          <Typography
            // One cell may name several groups that there are not.
            key={`${error.column} ${error.code} ${error.params?.name ?? ''}`}
            variant="body2"
            sx={{ color: 'error.main', overflowWrap: 'anywhere' }}
          >
            {errorText(error)}
          </Typography>
        ))}
        {row.outcome === 'update' && <ChangedCells kind={kind} changes={row.changes} />}
        {row.outcome === 'create' && <NewCells kind={kind} changes={row.changes} />}
      </Box>
    </Box>
  );
};

const perPage = 50;

/** Rows of a preview, a page at a time: the page never holds the whole file. */
export const PreviewRows = ({ job, shown }: { job: ImportJob; shown: ShownRows }) => {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const [page, setPage] = useState(1);
  const { data, isError, refetch } = useQuery({
    queryKey: ['menuImportRows', job.import_id, shown, page],
    queryFn: () =>
      dataProvider.getImportRowList({
        import_id: job.import_id,
        page,
        perPage,
        filter: rowFilter(shown),
      }),
    placeholderData: keepPreviousData,
    // Another preview of the same file answers otherwise: nothing of the one before is shown again.
    gcTime: 0,
    retry: retriesUnreached,
  });
  if (isError && !data)
    return (
      <Notice severity="error" action={<Button onClick={() => void refetch()}>{t('common.retry')}</Button>}>
        {t('menuFiles.preview.failed')}
      </Notice>
    );
  if (!data) return <Skeleton variant="rounded" height={320} />;
  if (data.data.length === 0)
    return <Typography sx={{ py: 3, color: 'text.secondary' }}>{t('menuFiles.preview.empty')}</Typography>;
  return (
    <>
      <Box component="ul" aria-label={t('menuFiles.preview.lines')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data.data.map((row) => (
          <PreviewRow key={row.line} kind={job.kind} row={row} />
        ))}
      </Box>
      {data.count > perPage && (
        <PageNumbers
          label={t('menuFiles.preview.lines')}
          count={Math.ceil(data.count / perPage)}
          page={page}
          onChange={setPage}
        />
      )}
    </>
  );
};
