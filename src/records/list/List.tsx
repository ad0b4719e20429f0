import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { type SortPayload, useTranslate } from 'react-admin';
import { limits } from '#contract/limits';
import { usePageHeading } from '../../components/page/usePageHeading';
import type { Resource } from '../../descriptors/defineResource';
import { type ResourceName, raName, resources } from '../../descriptors/resources/index';
import { kindOf } from '../../kinds/index';
import type { ResourceField } from '../../kinds/kind';
import { UndoNotices } from '../undo/UndoNotices';
import { BulkActionsToolbar } from './BulkActionsToolbar';
import { CreateButton } from './CreateButton';
import { ListBase } from './ListBase';
import { type EmptyList, ListContent } from './ListContent';
import { ListHeader } from './ListHeader';
import { SelectionProvider, useNewSelection } from './selection';
import { ColumnsProvider } from './table/columns';
import { ListToolbar } from './toolbar/ListToolbar';
import type { RecordFilter } from './toolbar/recordFilter';
import type { SortField } from './toolbar/SortMenu';

interface ListProps {
  resource: ResourceName;
  /** Already translated; the page's menu entry by default. */
  title?: string;
  /** Next to the button for a new record: export, import. */
  actions?: ReactNode;
  /** Filters before the descriptor's. */
  filters?: readonly RecordFilter[];
  /** Choices of the sort menu; the descriptor's sortable fields by default. */
  sorts?: readonly SortField[];
  /** Initial sort; the descriptor's by default. */
  sort?: SortPayload;
  /** Further tools of the toolbar: columns, table or cards. */
  tools?: ReactNode;
  /** Bulk actions; without them records can't be selected. */
  bulkActionButtons?: ReactNode;
  /** Shown without any records: the texts `<texts>.empty` and a link to add the first one. */
  empty?: Partial<EmptyList>;
  /** Dialogs of the list that need its selection. */
  dialogs?: ReactNode;
  /** Renders the page's records: a `DataTable`, cards, a board. They are in react-admin's list context. */
  children: ReactNode;
}

const none: readonly RecordFilter[] = [];

const sortsOf = (fields: readonly ResourceField[]) => fields.filter(({ sort }) => sort);

const byId: SortPayload = { field: 'id', order: 'ASC' };

const filtersOf = (fields: readonly ResourceField[], t: (key: string) => string): RecordFilter[] =>
  fields
    .filter(({ filter }) => filter)
    .map((field) => ({
      source: field.source,
      label: t(field.label),
      choices: (kindOf(field.kind).filterChoices?.(field) ?? []).map(({ value, label }) => ({
        value,
        label: t(label),
      })),
    }));

/**
 * The frame of every list: title, count, search, filters, sort, saved views, selection, pages, and what is shown while
 * records load or if there are none. Its state is kept, and is in the address. The resource's descriptor supplies what
 * the props leave out.
 *
 * @example
 * <List resource="modifier_groups" actions={<ExportGroups />}>
 *   <DataTable><DataTable.Col source="name" grows /></DataTable>
 * </List>
 */
export const List = (props: ListProps) => {
  const { resource: name, actions, filters = none, tools, bulkActionButtons } = props;
  const t = useTranslate();
  const heading = usePageHeading();
  const selection = useNewSelection();
  const resource: Resource = resources[name];
  const { texts, fields, search, firstSort = byId } = resource;
  const {
    title = heading,
    sorts = sortsOf(fields).map(({ source, label }) => ({ field: source, label: t(label) })),
    sort = firstSort,
    empty,
  } = props;
  return (
    <ListBase resource={raName(name)} sort={sort} perPage={limits.pageSizes[0]} storeKey={`${name}.list`}>
      <ColumnsProvider>
        <SelectionProvider value={bulkActionButtons ? selection : null}>
          <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, minInlineSize: 0 }}>
            <ListHeader
              title={title}
              actions={
                <>
                  {actions}
                  <CreateButton />
                </>
              }
            />
            <ListToolbar
              listName={name}
              searchLabel={search && t(search)}
              filters={[...filters, ...filtersOf(fields, t)]}
              sorts={sorts}
              tools={tools}
            />
            {bulkActionButtons && <BulkActionsToolbar>{bulkActionButtons}</BulkActionsToolbar>}
            <ListContent
              empty={{
                title: t(`${texts}.empty.title`),
                detail: t(`${texts}.empty.detail`),
                children: <CreateButton size="large" icon={null} />,
                ...empty,
              }}
            >
              {props.children}
            </ListContent>
          </Box>
          {props.dialogs}
          <UndoNotices />
        </SelectionProvider>
      </ColumnsProvider>
    </ListBase>
  );
};
