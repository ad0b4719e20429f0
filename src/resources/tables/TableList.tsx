import GridViewIcon from '@mui/icons-material/GridViewOutlined';
import MuiLink from '@mui/material/Link';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { CompactButton } from '../../components/CompactButton';
import { usePageHeading } from '../../components/page/usePageHeading';
import { paths } from '../../config/paths';
import { ExportButton } from '../../menuFiles/ExportButton';
import { ImportButton } from '../../menuFiles/ImportButton';
import { List } from '../../records/list/List';
import { SimpleList } from '../../records/list/SimpleList';
import { DataTable } from '../../records/list/table/DataTable';
import { ColumnsButton } from '../../records/list/toolbar/ColumnsButton';
import { useEveryRecord } from '../../records/list/useEveryRecord';
import { ResourceBulkActions } from '../../records/resource/ResourceBulkActions';
import { CodesButton } from './CodesButton';
import { Guests } from './Guests';
import { TableCard, tableCardHeight } from './TableCard';
import { type ListedTable, TableMenu } from './TableMenu';

const Col = DataTable.Col<ListedTable>;

const TableLink = ({ id, number }: ListedTable) => (
  <MuiLink component={Link} to={`${paths.tables}/${id}`} underline="hover" color="text.primary" fontWeight={600}>
    {number}
  </MuiLink>
);

const columns = (
  <>
    <Col source="number" width={100} render={TableLink} />
    <Col source="room" width={180} grows rank={1} />
    <Col source="max_persons" label="tables.section.guests" width={120} align="end" rank={2} render={Guests} />
    <Col source="section" width={160} rank={4} />
    <Col source="code" width={120} rank={5} />
    <Col source="is_bookable" width={120} align="center" />
    <Col source="more" label={false} width={60} align="center" render={(table) => <TableMenu table={table} />} />
  </>
);

/** The plan of the rooms, and tables as files. */
const Actions = () => {
  const t = useTranslate();
  const { filterValues, sort } = useListContext();
  return (
    <>
      <CompactButton component={Link} to={paths.floorPlan} startIcon={<GridViewIcon />}>
        {t('shell.menu.floor_plan')}
      </CompactButton>
      <ImportButton kind="tables" />
      <ExportButton resource="tables" filter={filterValues} sort={sort} />
    </>
  );
};

/** The rooms as choices of a filter. */
function useRoomChoices() {
  const { data: tables = [], isPending } = useEveryRecord<ListedTable>('tables', {
    sort: { field: 'number', order: 'ASC' },
  });
  return useMemo(() => {
    const rooms = [...new Set(tables.map(({ room }) => room).filter(Boolean))].sort();
    return { choices: rooms.map((room) => ({ value: room, label: room })), isLoading: isPending };
  }, [tables, isPending]);
}

/** `/app/settings/tables`: the tables, their rooms and whom they seat. */
export default function TableList() {
  const t = useTranslate();
  const label = usePageHeading();
  const isPhone = useMediaQuery('(max-width: 599px)', { noSsr: true });
  const rooms = useRoomChoices();
  return (
    <List
      resource="tables"
      filters={[{ source: 'room', label: t('tables.field.room'), ...rooms }]}
      actions={<Actions />}
      tools={!isPhone && <ColumnsButton />}
      bulkActionButtons={
        <>
          <CodesButton />
          <ResourceBulkActions />
        </>
      }
    >
      {isPhone ? (
        <SimpleList label={label} width={320} height={tableCardHeight} Card={TableCard} />
      ) : (
        <DataTable>{columns}</DataTable>
      )}
    </List>
  );
}
