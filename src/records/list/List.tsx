import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { ListBase, type SortPayload, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { limits } from '#contract/limits';
import { usePageHeading } from '../../components/page/usePageHeading';
import { kindOf } from '../../kinds/index';
import type { ResourceField } from '../../kinds/kind';
import type { Resource } from '../../resources/defineResource';
import { type ResourceName, raName, resources } from '../../resources/index';
import { UndoNotices } from '../undo/UndoNotices';
import { BulkActionsToolbar } from './BulkActionsToolbar';
import { type EmptyList, ListContent } from './ListContent';
import { type CreateLink, ListHeader } from './ListHeader';
import { retriesUnreached } from './retriesUnreached';
import { SelectionProvider, useNewSelection } from './selection';
import { ColumnsProvider } from './table/columns';
import { ListToolbar } from './toolbar/ListToolbar';
import type { RecordFilter } from './toolbar/recordFilter';
import type { SortField } from './toolbar/SortMenu';

interface ListProps {
  resource: ResourceName;
  /** Ready to be shown; as the menu calls the page where it is left out. */
  title?: string;
  /** The way to a new record; `false`: there is none. */
  create?: CreateLink | false;
  /** Beside it: export, import. */
  actions?: ReactNode;
  /** Filters before those of the descriptor's fields. */
  filters?: readonly RecordFilter[];
  /** What the menu "sort by" offers; the fields that the descriptor says where it is left out. */
  sorts?: readonly SortField[];
  /** How the list opens; as the descriptor says where it is left out. */
  sort?: SortPayload;
  /** Further tools of the toolbar: columns, table or cards. */
  tools?: ReactNode;
  /** What can be done to the records that are selected; without it none can be. */
  bulkActionButtons?: ReactNode;
  /** What stands in place of records where there are none: texts `<texts>.empty` and the way to a first one. */
  empty?: Partial<EmptyList>;
  /** Questions of the list, which need its selection. */
  dialogs?: ReactNode;
  /** Draws the page's records: a `DataTable`, cards, a board. They are in react-admin's list context. */
  children: ReactNode;
}

const none: readonly RecordFilter[] = [];

const sortsOf = (fields: readonly ResourceField[]) => fields.filter(({ sort }) => sort);

const firstSortOf = (fields: readonly ResourceField[]): SortPayload => {
  const first = fields.find(({ sort }) => sort === 'ASC' || sort === 'DESC');
  return { field: first?.source ?? 'id', order: first?.sort === 'DESC' ? 'DESC' : 'ASC' };
};

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

/** The list shows its own error; and a refusal stays one however often it is asked again. */
const queryOptions = { onError: () => undefined, retry: retriesUnreached };

/**
 * The frame of every list: title, count, search, filters, sort, saved views, selection, pages, and what stands in place
 * of records that are loading, failed or not there. Its state is kept, and is in the address. What the props leave out the
 * resource's descriptor says.
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
  const { texts, fields, search, path } = resource;
  const {
    title = heading,
    create = { label: t(`${texts}.new`), to: `${path}/create` },
    sorts = sortsOf(fields).map(({ source, label }) => ({ field: source, label: t(label) })),
    sort = firstSortOf(fields),
    empty,
  } = props;
  return (
    <ListBase
      resource={raName(name)}
      sort={sort}
      perPage={limits.pageSizes[0]}
      storeKey={`${name}.list`}
      queryOptions={queryOptions}
      exporter={false}
      disableAuthentication
    >
      <ColumnsProvider>
        <SelectionProvider value={bulkActionButtons ? selection : null}>
          <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, minInlineSize: 0 }}>
            <ListHeader title={title} create={create || undefined} actions={actions} />
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
                children: create && (
                  <Button component={Link} to={create.to} variant="contained" size="large">
                    {create.label}
                  </Button>
                ),
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
