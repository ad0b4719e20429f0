import { memo } from 'react';
import { useTranslate } from 'react-admin';
import type { Column } from './DataTableColumn';
import type { ListedRecord } from './listedRecord';
import { useIsSelected } from './selection';
import { Tick } from './Tick';
import { Cell, Row } from './tableParts';

interface DataTableRowProps {
  record: ListedRecord;
  /** Place among the page's records, from 0. */
  index: number;
  columns: readonly Column[];
  isSelectable: boolean;
  nameOf: (record: ListedRecord) => string;
}

const DrawnRow = (props: DataTableRowProps) => {
  const { record, index, columns, isSelectable, nameOf } = props;
  const t = useTranslate();
  const isSelected = useIsSelected(record.id);
  return (
    <Row data-record={record.id} data-selected={isSelected} aria-rowindex={index + 2}>
      {isSelectable && (
        <Cell style={{ paddingInline: 4 }}>
          <Tick id={record.id} label={t('recordLists.select.row', { name: nameOf(record) })} />
        </Cell>
      )}
      {columns.map(({ key, align, render }) => (
        <Cell key={key} data-align={align} data-column={key}>
          {render(record)}
        </Cell>
      ))}
    </Row>
  );
};

/** A record in a table. It draws again only when its own record, its selection or the columns change. */
export const DataTableRow = memo(DrawnRow);
