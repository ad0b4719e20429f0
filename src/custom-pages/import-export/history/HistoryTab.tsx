import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { MenuImport } from '#contract/entities/menuImport';
import { saveFile } from '../../../components/saveFile';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { recordTime } from '../../../components/time/storeTime';
import { ApiError, errorText } from '../../../dataProvider/apiError';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { ImportTally } from '../shared/ImportTally';
import { Notice } from '../shared/Notice';
import { PageNumbers } from '../shared/PageNumbers';
import { UndoImport } from '../shared/UndoImport';

interface HistoryRowProps {
  record: MenuImport;
  onChanged: (record: MenuImport) => void;
}

const bytesOf = (base64: string): BlobPart => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));

/** One import: what it contained, who ran it, the result, its file, and undo. */
const HistoryRow = ({ record, onChanged }: HistoryRowProps) => {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const { locale, timezone } = useStoreFormat();
  const [error, setError] = useState<string | null>(null);
  const at = recordTime(record.created_at, { locale, timezone });
  const download = async () => {
    setError(null);
    try {
      const { file_name, content } = await dataProvider.getImportFile({ import_id: record._id });
      saveFile(new Blob([bytesOf(content)]), file_name);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setError(errorText(error));
    }
  };
  return (
    <Box
      component="li"
      sx={{ p: 2, display: 'grid', gap: 1, '& + &': { borderBlockStart: '1px solid', borderColor: 'divider' } }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 2,
          alignItems: 'baseline',
          justifyContent: 'space-between',
        }}
      >
        <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {record.file_name || t('menuFiles.history.no_file')}
        </Typography>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {t(`menuFiles.history.state.${record.state}`)}
        </Typography>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t(`menuFiles.kind.${record.kind}`)} · {t('menuFiles.history.by', { by: record.by, at })}
        {record.state === 'applying' &&
          ` · ${t('menuFiles.history.rows', { done: record.applied_count, total: record.row_count })}`}
      </Typography>
      <ImportTally counts={record.counts} />
      {error !== null && <Notice severity="error">{t(error)}</Notice>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '& > .MuiAlert-root': { flexBasis: '100%' } }}>
        {record.file_name !== '' && (
          <Button startIcon={<DownloadIcon />} onClick={() => void download()}>
            {t('menuFiles.history.download')}
          </Button>
        )}
        <UndoImport record={record} onUndone={onChanged} />
      </Box>
    </Box>
  );
};

const perPage = 50;

/** An unused preview doesn't count as an import. */
const isImport = ({ state, applied_count }: MenuImport): boolean =>
  applied_count > 0 || (state !== 'previewed' && state !== 'cancelled');

/** Who imported what and when, newest first. */
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
      <Notice severity="error" action={<Button onClick={() => void refetch()}>{t('common.retry')}</Button>}>
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
