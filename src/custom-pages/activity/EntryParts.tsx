import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useDataProvider, useTranslate } from 'react-admin';
import type { AuditEntry } from '#contract/audit/auditEntry';
import { limits } from '#contract/limits';
import type { StoreDataProvider } from '../../dataProvider/index';
import { EntryList } from '../../records/history/EntryList';
import { EntryRow } from '../../records/history/EntryRow';
import { useEntryPages } from '../../records/history/useEntryPages';
import { RecordName } from './RecordName';

const perPage = limits.pageSizes[0];

/** The records of a bulk change or of an import, one by one. */
export const EntryParts = ({ changeId }: { changeId: string }) => {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const load = (before?: string) => dataProvider.getAuditList({ perPage, before, filter: { change_id: changeId } });
  const parts = useEntryPages(['parts', changeId], perPage, load);
  if (parts.isPending) return <Skeleton height={40} aria-label={t('recordLists.loading')} />;
  if (parts.isError) return <Button onClick={() => void parts.refetch()}>{t('recordLists.error.retry')}</Button>;
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
