import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useListContext } from 'react-admin';
import { usePageHeading } from '../../components/page/usePageHeading';
import { resourceByRaName } from '../../resources/index';
import { useRecordNameOf } from '../../resources/useRecordName';
import { shownColumns, useColumnChoice } from './chosenColumns';
import { DataTableColumn } from './DataTableColumn';
import { DataTableHead } from './DataTableHead';
import { DataTableRow } from './DataTableRow';
import type { ListedRecord } from './listedRecord';
import { useSelection } from './selection';
import { rowHeight, Surface, Table, tickWidth } from './tableParts';
import { useColumns, useTableColumns } from './useColumns';
import { useElementWidth } from './useElementWidth';
import { useVirtualRows } from './useVirtualRows';

interface DataTableProps<Rec extends ListedRecord> {
  /** Columns: `DataTable.Col`. The same elements from draw to draw, else every row draws anew. */
  children: ReactNode;
  /** What the table is called, for those who hear it; as the page where it is left out. */
  label?: string;
  /** Under which the choice of columns is kept; the resource's name where it is left out. */
  storeKey?: string;
  /** What a record is called; as its descriptor represents it where it is left out. */
  rowName?: (record: Rec) => string;
}

const Drawn = <Rec extends ListedRecord>({ children, label, storeKey, rowName }: DataTableProps<Rec>) => {
  const { data = [], resource } = useListContext<Rec>();
  const columns = useColumns(children);
  const heading = usePageHeading();
  const represented = useRecordNameOf(resourceByRaName(resource));
  const name = storeKey ?? resourceByRaName(resource)?.name ?? resource;
  const isSelectable = useSelection() !== null;
  const surface = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const width = useElementWidth(surface);
  const [choice] = useColumnChoice(name);
  const [, tell] = useTableColumns();
  const room = width - (isSelectable ? tickWidth : 0);
  const keys = shownColumns(columns, choice, room)
    .map(({ key }) => key)
    .join(' ');
  const shown = useMemo(() => columns.filter(({ key }) => keys.split(' ').includes(key)), [columns, keys]);
  const needed = shown.reduce((sum, column) => sum + column.width, isSelectable ? tickWidth : 0);
  const isOverflowing = width > 0 && needed > width;
  const { indexes, before, after } = useVirtualRows(body, data.length, rowHeight);
  const ids = useMemo(() => (isSelectable ? data.map(({ id }) => id) : null), [data, isSelectable]);
  useEffect(() => tell({ columns, shown: keys.split(' ') }), [tell, columns, keys]);

  return (
    <Surface ref={surface} style={{ overflowX: isOverflowing ? 'auto' : 'clip' }}>
      {width > 0 && (
        <Table
          aria-label={label ?? heading}
          aria-rowcount={data.length + 1}
          style={{ minInlineSize: isOverflowing ? needed : 0 }}
        >
          <colgroup>
            {isSelectable && <col style={{ inlineSize: tickWidth }} />}
            {shown.map((column) => (
              <col key={column.key} style={column.grows ? undefined : { inlineSize: column.width }} />
            ))}
          </colgroup>
          <DataTableHead columns={shown} ids={ids} isSticky={!isOverflowing} />
          <tbody ref={body}>
            {before > 0 && <tr aria-hidden style={{ blockSize: before }} />}
            {indexes.map((index) => {
              const record = data[index];
              return (
                record && (
                  <DataTableRow
                    key={record.id}
                    record={record}
                    index={index}
                    columns={shown}
                    isSelectable={isSelectable}
                    nameOf={(rowName ?? represented) as (record: ListedRecord) => string}
                  />
                )
              );
            })}
            {after > 0 && <tr aria-hidden style={{ blockSize: after }} />}
          </tbody>
        </Table>
      )}
    </Surface>
  );
};

/**
 * The page's records as a table, with react-admin's name and children. Only the rows near the window are drawn.
 *
 * @example
 * <DataTable>
 *   <DataTable.Col source="name" grows />
 *   <DataTable.Col<ListedItem> source="price" width={116} align="end" render={(item) => <PriceCell item={item} />} />
 * </DataTable>
 */
export const DataTable = Object.assign(Drawn, { Col: DataTableColumn });
