import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { ListBase, type SortPayload } from 'react-admin';
import { limits } from '#contract/limits';
import { type ResourceName, raName } from '../../config/resources';
import { UndoNotices } from '../undo/UndoNotices';
import { BulkBar } from './BulkBar';
import { type EmptyList, ListContent } from './ListContent';
import { type CreateLink, ListHeader } from './ListHeader';
import { ListToolbar } from './ListToolbar';
import type { RecordFilter } from './recordFilter';
import { retriesUnreached } from './retriesUnreached';
import type { SortField } from './SortMenu';
import { SelectionProvider, useNewSelection } from './selection';

interface RecordListProps {
  name: ResourceName;
  title: string;
  /** The way to a new record; left out where the account may not add one. */
  create?: CreateLink;
  /** Beside it: export, import. */
  actions?: ReactNode;
  /** Names the search field and what it searches; left out: no search. */
  searchLabel?: string;
  filters?: readonly RecordFilter[];
  /** What the menu "sort by" offers; left out where the columns' heads are enough. */
  sorts?: readonly SortField[];
  defaultSort: SortPayload;
  /** Further tools of the toolbar: columns, table or cards. */
  tools?: ReactNode;
  /** What can be done to the records that are selected; without it none can be. */
  bulkActions?: ReactNode;
  empty: EmptyList;
  /** Questions of the list, which need its selection. */
  dialogs?: ReactNode;
  /** Draws the page's records: a `RecordTable`, cards, a board. They are in react-admin's list context. */
  children: ReactNode;
}

/** The list shows its own error; and a refusal stays one however often it is asked again. */
const queryOptions = { onError: () => undefined, retry: retriesUnreached };

/**
 * The frame of every list: title, count, search, filters, sort, saved views, selection, pages, and what stands in place
 * of records that are loading, failed or not there. Its state is kept, and is in the address.
 *
 * @example
 * <RecordList name="modifier_groups" title={...} create={...} defaultSort={...} empty={{ title: ... }}>
 *   <RecordTable name="modifier_groups" columns={columns} label={...} nameOf={...} />
 * </RecordList>
 */
export const RecordList = (props: RecordListProps) => {
  const { name, title, create, actions, searchLabel, filters, sorts, defaultSort, tools, bulkActions, empty } = props;
  const selection = useNewSelection();
  return (
    <ListBase
      resource={raName(name)}
      sort={defaultSort}
      perPage={limits.pageSizes[0]}
      storeKey={`${name}.list`}
      queryOptions={queryOptions}
      exporter={false}
      disableAuthentication
    >
      <SelectionProvider value={bulkActions ? selection : null}>
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, minInlineSize: 0 }}>
          <ListHeader title={title} create={create} actions={actions} />
          <ListToolbar listName={name} searchLabel={searchLabel} filters={filters} sorts={sorts} tools={tools} />
          {bulkActions && <BulkBar>{bulkActions}</BulkBar>}
          <ListContent empty={empty}>{props.children}</ListContent>
        </Box>
        {props.dialogs}
        <UndoNotices />
      </SelectionProvider>
    </ListBase>
  );
};
