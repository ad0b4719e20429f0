import MuiLink from '@mui/material/Link';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { usePageHeading } from '../../components/page/usePageHeading';
import { useRecordName } from '../../descriptors/useRecordName';
import { useResource } from '../../descriptors/useResource';
import { kindOf } from '../../kinds/index';
import type { ColumnVisibility, ResourceField } from '../../kinds/kind';
import type { ListedRecord } from '../../kinds/listedRecord';
import { List } from '../list/List';
import { SimpleList } from '../list/SimpleList';
import { DataTable } from '../list/table/DataTable';
import { ColumnsButton } from '../list/toolbar/ColumnsButton';
import { ExportResource } from './ExportResource';
import { ResourceBulkActions } from './ResourceBulkActions';
import { ResourceCard, resourceCardHeight } from './ResourceCard';

/** The record's name, as a link to it. */
const NameLink = ({ path, record, name }: { path: string; record: ListedRecord; name: string }) => (
  <MuiLink
    component={Link}
    to={`${path}/${record.id}`}
    underline="hover"
    color="text.primary"
    noWrap
    dir="auto"
    sx={{ display: 'block', fontWeight: 600, textAlign: 'match-parent' }}
  >
    {name}
  </MuiLink>
);

/** Minimum width of the name in px: other columns are hidden first. */
const nameWidth = 280;

const placeOf = ({ list }: ResourceField): ColumnVisibility => (typeof list === 'object' ? list : {});

/** A resource's list, generated from its descriptor. The first listed field links to the record. */
export default function ResourceListPage() {
  const { name, path, fields } = useResource();
  const label = usePageHeading();
  const isPhone = useMediaQuery('(max-width: 599px)', { noSsr: true });
  const recordName = useRecordName(name);
  const listed = useMemo(() => fields.filter(({ list }) => list), [fields]);
  const columns = useMemo(
    () =>
      listed.map((field, index) => {
        const { width, align } = kindOf(field.kind);
        const common = { width, ...(align ? { align } : {}), rank: index, ...placeOf(field) };
        return index === 0 ? (
          <DataTable.Col
            key={field.source}
            source={field.source}
            grows
            {...common}
            width={Math.max(width, nameWidth)}
            render={(record) => <NameLink path={path} record={record} name={recordName(record)} />}
          />
        ) : (
          <DataTable.Col key={field.source} source={field.source} {...common} />
        );
      }),
    [listed, path, recordName],
  );
  return (
    <List
      resource={name}
      actions={<ExportResource />}
      tools={!isPhone && <ColumnsButton />}
      bulkActionButtons={<ResourceBulkActions />}
    >
      {isPhone ? (
        <SimpleList label={label} width={320} height={resourceCardHeight(listed.length)} Card={ResourceCard} />
      ) : (
        <DataTable>{columns}</DataTable>
      )}
    </List>
  );
}
