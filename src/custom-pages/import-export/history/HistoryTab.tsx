import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { MenuImport } from '#contract/entities/menuImport';
import { PageNumbers } from '../../../components/PageNumbers';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { Notice } from '../shared/Notice';
import { HistoryRow } from './HistoryRow';

const perPage = 50;

/** A preview that nobody used is no import. */
const isImport = ({ state, applied_count }: MenuImport): boolean =>
  applied_count > 0 || (state !== 'previewed' && state !== 'cancelled');

/** Who imported what and when, the latest first. */
export default function HistoryTab() {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const client = useQueryClient();
  const [page, setPage] = useState(1);
  const key = ['menuImports', page];
  const { data, isError, refetch } = useQuery({
    queryKey: key,
    queryFn: () => dataProvider.getImportList({ page, perPage }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  if (isError && !data)
    return (
      <Notice severity="error" action={<Button onClick={() => void refetch()}>{t('menuFiles.history.retry')}</Button>}>
        {t('menuFiles.history.failed')}
      </Notice>
    );
  if (!data) return <Skeleton variant="rounded" height={320} />;
  if (data.count <= perPage && !data.data.some(isImport))
    return (
      <Box sx={{ py: 8, textAlign: 'center' }}>
        <Typography variant="h2">{t('menuFiles.history.empty')}</Typography>
        <Typography sx={{ color: 'text.secondary' }}>{t('menuFiles.history.empty_detail')}</Typography>
      </Box>
    );
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Paper
        variant="outlined"
        component="ul"
        aria-label={t('menuFiles.history.title')}
        sx={{ m: 0, p: 0, listStyle: 'none' }}
      >
        {data.data.filter(isImport).map((record) => (
          <HistoryRow
            key={record._id}
            record={record}
            onChanged={(changed) =>
              client.setQueryData<typeof data>(
                key,
                (before) =>
                  before && { ...before, data: before.data.map((each) => (each._id === changed._id ? changed : each)) },
              )
            }
          />
        ))}
      </Paper>
      {data.count > perPage && (
        <PageNumbers
          label={t('menuFiles.history.pages')}
          count={Math.ceil(data.count / perPage)}
          page={page}
          onChange={setPage}
        />
      )}
    </Box>
  );
}
