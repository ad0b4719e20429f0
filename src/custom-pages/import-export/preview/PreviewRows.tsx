import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { ImportOutcome } from '#contract/menuFiles/outcomes';
import { PageNumbers } from '../../../components/PageNumbers';
import type { StoreDataProvider } from '../../../dataProvider/index';
import type { ImportJob } from '../../../menuFiles/run/importJob';
import { retriesUnreached } from '../../../records/list/retriesUnreached';
import { Notice } from '../shared/Notice';
import { PreviewRow } from './PreviewRow';

const perPage = 50;

/** Rows of a preview, a page at a time: the page never holds the whole file. */
export const PreviewRows = ({ job, outcome }: { job: ImportJob; outcome: ImportOutcome | null }) => {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const [page, setPage] = useState(1);
  const { data, isError, refetch } = useQuery({
    queryKey: ['menuImportRows', job.import_id, outcome, page],
    queryFn: () =>
      dataProvider.getImportRowList({
        import_id: job.import_id,
        page,
        perPage,
        filter: outcome ? { outcome } : {},
      }),
    placeholderData: keepPreviousData,
    // Another preview of the same file answers otherwise: nothing of the one before is shown again.
    gcTime: 0,
    retry: retriesUnreached,
  });
  if (isError && !data)
    return (
      <Notice severity="error" action={<Button onClick={() => void refetch()}>{t('menuFiles.history.retry')}</Button>}>
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
