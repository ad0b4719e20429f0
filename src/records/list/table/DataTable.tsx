import { memo, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { usePageHeading } from '../../../components/page/usePageHeading';
import { Surface } from '../../../components/Surface';
import { resourceByRaName } from '../../../descriptors/resources/index';
import { useRecordNameOf } from '../../../descriptors/useRecordName';
import type { ListedRecord } from '../../../kinds/listedRecord';
import { RowCheckbox, useIsSelected, useSelection } from '../selection';
import { type Column, DataTableColumn, shownColumns, useColumnChoice, useColumns, useTableColumns } from './columns';
import { DataTableHead } from './DataTableHead';
import { Cell, checkboxWidth, Row, rowHeight, Table } from './tableParts';
import { useElementWidth, useVirtualRows } from './useVirtualRows';

interface DataTableRowProps {
  record: ListedRecord;
  /** Position on the page, from 0. */
  index: number;
  columns: readonly Column[];
  isSelectable: boolean;
  nameOf: (record: ListedRecord) => string;
}

/** A record in a table. It renders again only when its own record, its selection or the columns change. */
const DataTableRow = memo((props: DataTableRowProps) => {
  const { record, index, columns, isSelectable, nameOf } = props;
  const t = useTranslate();
  const isSelected = useIsSelected(record.id);
  return (
    <Row data-record={record.id} data-selected={isSelected} aria-rowindex={index + 2}>
      {isSelectable && (
        <Cell style={{ paddingInline: 4 }}>
          <RowCheckbox id={record.id} label={t('recordLists.select.row', { name: nameOf(record) })} />
        </Cell>
      )}
      {columns.map(({ key, align, render }) => (
        <Cell key={key} data-align={align} data-column={key}>
          {render(record)}
        </Cell>
      ))}
    </Row>
  );
});

interface DataTableProps<Rec extends ListedRecord> {
  /** Columns: `DataTable.Col`. Keep the elements the same between renders, otherwise every row renders again. */
  children: ReactNode;
  /** The table's accessible name; the page's heading by default. */
  label?: string;
  /** Store key of the choice of columns; the resource's name by default. */
  storeKey?: string;
  /** A record's name; as its descriptor represents it by default. */
  rowName?: (record: Rec) => string;
}

const RecordTable = <Rec extends ListedRecord>({ children, label, storeKey, rowName }: DataTableProps<Rec>) => {
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
  const [, publish] = useTableColumns();
  const room = width - (isSelectable ? checkboxWidth : 0);
  const keys = shownColumns(columns, choice, room)
    .map(({ key }) => key)
    .join(' ');
  const shown = useMemo(() => columns.filter(({ key }) => keys.split(' ').includes(key)), [columns, keys]);
  const needed = shown.reduce((sum, column) => sum + column.width, isSelectable ? checkboxWidth : 0);
  const isOverflowing = width > 0 && needed > width;
  const { indexes, before, after } = useVirtualRows(body, data.length, rowHeight);
  const ids = useMemo(() => (isSelectable ? data.map(({ id }) => id) : null), [data, isSelectable]);
  useEffect(() => publish({ columns, shown: keys.split(' ') }), [publish, columns, keys]);

  return (
    <Surface ref={surface} style={{ overflowX: isOverflowing ? 'auto' : 'clip' }}>
      {width > 0 && (
        <Table
          aria-label={label ?? heading}
          aria-rowcount={data.length + 1}
          style={{ minInlineSize: isOverflowing ? needed : 0 }}
        >
          <colgroup>
            {isSelectable && <col style={{ inlineSize: checkboxWidth }} />}
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
 * The page's records as a table, with react-admin's name and children. Only the rows near the viewport are rendered.
 *
 * @example
 * <DataTable>
 *   <DataTable.Col source="name" grows />
 *   <DataTable.Col<ListedItem> source="price" width={116} align="end" render={(item) => <PriceCell item={item} />} />
 * </DataTable>
 */
export const DataTable = Object.assign(RecordTable, { Col: DataTableColumn });
