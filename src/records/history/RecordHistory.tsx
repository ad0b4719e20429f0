import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { AuditEntity } from '#contract/audit/auditEntities';
import { readingWidth } from '../../components/page/readingWidth';
import type { StoreDataProvider } from '../../dataProvider/index';
import { EntryList, EntryRow } from './EntryRow';
import { useEntryPages } from './useEntryPages';

const perPage = 20;

interface RecordHistoryProps {
  entity: AuditEntity;
  id: string;
  /** The open record's version: a newer one has a longer history. */
  version: number;
}

/** Who changed a record, and its previous values. */
export default function RecordHistory({ entity, id, version }: RecordHistoryProps) {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const titleId = useId();
  const load = (before?: string) => dataProvider.getRecordHistory({ entity, _id: id, perPage, before });
  const history = useEntryPages(['history', entity, id, version], perPage, load);
  const { entries, isPending, isError, hasNextPage, isFetchingNextPage } = history;
  return (
    <Paper component="section" aria-labelledby={titleId} variant="outlined" sx={{ maxInlineSize: readingWidth }}>
      <Box sx={{ p: { xs: 1.5, sm: 2.5 }, pb: { xs: 1, sm: 1 } }}>
        <Typography id={titleId} component="h2" variant="h3">
          {t('activity.history.title')}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.25 }}>
          {t('activity.history.detail')}
        </Typography>
      </Box>
      {isPending && (
        <Box role="status" aria-label={t('recordLists.loading')} sx={{ px: 2.5, pb: 2 }}>
          <Skeleton height={40} />
          <Skeleton height={40} />
        </Box>
      )}
      {isError && (
        <Alert
          severity="error"
          sx={{ m: 1.5 }}
          action={
            <Button color="inherit" onClick={() => void history.refetch()}>
              {t('common.retry')}
            </Button>
          }
        >
          {t('recordLists.error.title')}
        </Alert>
      )}
      {!isPending && !isError && entries.length === 0 && (
        <Typography sx={{ px: { xs: 1.5, sm: 2.5 }, pb: 2, color: 'text.secondary' }}>
          {t('activity.history.none')}
        </Typography>
      )}
      <EntryList label={t('activity.history.title')}>
        {entries.map((entry) => (
          <EntryRow key={entry._id} entry={entry} />
        ))}
      </EntryList>
      {hasNextPage && (
        <Button
          loading={isFetchingNextPage}
          onClick={() => void history.fetchNextPage()}
          sx={{ m: 1.5, minHeight: 44 }}
        >
          {t('activity.older')}
        </Button>
      )}
    </Paper>
  );
}
