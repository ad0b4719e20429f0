import CloudOffIcon from '@mui/icons-material/CloudOffOutlined';
import InboxIcon from '@mui/icons-material/InboxOutlined';
import SearchOffIcon from '@mui/icons-material/SearchOff';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { type ReactNode, useState } from 'react';
import { ListContextProvider, type ListControllerResult, useListContext, useTranslate } from 'react-admin';
import { useIsDrawn } from '../../components/useIsDrawn';
import { ListMessage } from './ListMessage';
import { ListSkeleton } from './ListSkeleton';
import { Pagination } from './Pagination';

type Rows = Pick<ListControllerResult, 'data' | 'total'>;

/**
 * The list on screen. If loading fails, the previous rows stay: a failed search takes away nothing that someone was
 * reading.
 */
function useListContextWithLastRows(): ListControllerResult {
  const context = useListContext();
  const { data, total, error } = context;
  const [lastRows, setLastRows] = useState<Rows>({ data, total });
  if (data && (data !== lastRows.data || total !== lastRows.total)) setLastRows({ data, total });
  return error && !data && lastRows.data?.length ? ({ ...context, ...lastRows } as ListControllerResult) : context;
}

export interface EmptyList {
  title: string;
  detail?: string;
  /** Links to add the first record. */
  children?: ReactNode;
}

const NothingFound = () => {
  const t = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const text = typeof filterValues.q === 'string' ? filterValues.q : '';
  const isSearch = text !== '' && Object.keys(filterValues).length === 1;
  return (
    <ListMessage
      icon={<SearchOffIcon />}
      title={t('recordLists.empty.nothing_found')}
      detail={
        isSearch ? t('recordLists.empty.nothing_found_search', { text }) : t('recordLists.empty.nothing_found_detail')
      }
    >
      <Button variant="contained" size="large" onClick={() => setFilters({}, undefined, false)}>
        {t('recordLists.empty.clear')}
      </Button>
    </ListMessage>
  );
};

const Retry = () => {
  const t = useTranslate();
  const { refetch, isFetching } = useListContext();
  return (
    <Button color="inherit" variant="outlined" disabled={isFetching} onClick={() => refetch()}>
      {t('common.retry')}
    </Button>
  );
};

interface ListContentProps {
  empty: EmptyList;
  pagination?: ReactNode;
  children: ReactNode;
}

/** The records, or a placeholder: loading, failed, none at all, none found. */
export const ListContent = ({ empty, pagination = <Pagination />, children }: ListContentProps) => {
  const t = useTranslate();
  const context = useListContextWithLastRows();
  const { data, error, isPending, isFetching, isPlaceholderData, filterValues } = context;
  // A select measures itself when it is first drawn: the rows come first.
  const isDrawn = useIsDrawn(!isPending);
  if (isPending) return <ListSkeleton />;
  if (error && !data)
    return (
      <ListMessage icon={<CloudOffIcon />} title={t('recordLists.error.title')} detail={t('recordLists.error.detail')}>
        <Retry />
      </ListMessage>
    );
  const isFiltered = Object.keys(filterValues).length > 0;
  if (data?.length === 0 && isFiltered && !isPlaceholderData) return <NothingFound />;
  if (data?.length === 0 && !isFiltered && !isFetching)
    return (
      <ListMessage icon={<InboxIcon />} title={empty.title} {...(empty.detail ? { detail: empty.detail } : {})}>
        {empty.children}
      </ListMessage>
    );
  return (
    <ListContextProvider value={context}>
      {error && (
        <Alert severity="warning" action={<Retry />}>
          {t('recordLists.error.stale')}
        </Alert>
      )}
      <div style={{ position: 'relative' }} aria-busy={isFetching}>
        {isFetching && isPlaceholderData && (
          <LinearProgress
            aria-label={t('recordLists.loading')}
            sx={{ position: 'absolute', insetInline: 0, insetBlockStart: -3, blockSize: 3 }}
          />
        )}
        {children}
      </div>
      {isDrawn && pagination}
    </ListContextProvider>
  );
};
