import { useEffect, useMemo, useRef } from 'react';
import { useListContext } from 'react-admin';
import { shownColumns, useColumnChoice } from './chosenColumns';
import type { Column } from './column';
import type { ListedRecord } from './listedRecord';
import { useSelection } from './selection';
import { TableHead } from './TableHead';
import { TableRow } from './TableRow';
import { rowHeight, Surface, Table, tickWidth } from './tableParts';
import { useElementWidth } from './useElementWidth';
import { useVirtualRows } from './useVirtualRows';

interface RecordTableProps<Rec extends ListedRecord> {
  /** Of the list, under which the choice of columns is kept. */
  name: string;
  label: string;
  /** The same array from draw to draw, else every row draws anew. */
  columns: readonly Column<Rec>[];
  nameOf: (record: Rec) => string;
  /** Told which columns are on the screen, for the menu that chooses them. */
  onShown?: (keys: readonly string[]) => void;
}

/** The page's records as a table. Only the rows near the window are drawn. */
export const RecordTable = <Rec extends ListedRecord>(props: RecordTableProps<Rec>) => {
  const { name, label, columns, nameOf, onShown } = props;
  const { data = [] } = useListContext<Rec>();
  const isSelectable = useSelection() !== null;
  const surface = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const width = useElementWidth(surface);
  const [choice] = useColumnChoice(name);
  const room = width - (isSelectable ? tickWidth : 0);
  const keys = shownColumns(columns, choice, room)
    .map(({ key }) => key)
    .join(' ');
  const shown = useMemo(() => columns.filter(({ key }) => keys.split(' ').includes(key)), [columns, keys]);
  const needed = shown.reduce((sum, column) => sum + column.width, isSelectable ? tickWidth : 0);
  const isOverflowing = width > 0 && needed > width;
  const { indexes, before, after } = useVirtualRows(body, data.length, rowHeight);
  const ids = useMemo(() => (isSelectable ? data.map(({ id }) => id) : null), [data, isSelectable]);
  useEffect(() => onShown?.(keys.split(' ')), [onShown, keys]);

  return (
    <Surface ref={surface} style={{ overflowX: isOverflowing ? 'auto' : 'clip' }}>
      {width > 0 && (
        <Table aria-label={label} aria-rowcount={data.length + 1} style={{ minInlineSize: isOverflowing ? needed : 0 }}>
          <colgroup>
            {isSelectable && <col style={{ inlineSize: tickWidth }} />}
            {shown.map((column) => (
              <col key={column.key} style={column.grows ? undefined : { inlineSize: column.width }} />
            ))}
          </colgroup>
          <TableHead columns={shown} ids={ids} isSticky={!isOverflowing} />
          <tbody ref={body}>
            {before > 0 && <tr aria-hidden style={{ blockSize: before }} />}
            {indexes.map((index) => {
              const record = data[index];
              return (
                record && (
                  <TableRow
                    key={record.id}
                    record={record}
                    index={index}
                    columns={shown}
                    isSelectable={isSelectable}
                    nameOf={nameOf}
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
