import { Children, type ComponentType, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import type { ColumnPlace } from '../../kinds/kind';
import type { ListedRecord } from './listedRecord';

/** What `DataTable.Col` takes: react-admin's props, and how the column gives way where there is little room. */
export interface DataTableColumnProps<Rec extends ListedRecord = ListedRecord> extends ColumnPlace {
  /** Field that it shows, and under which the choice of columns is kept. */
  source: string;
  /** Translation key; the field's own label where it is left out. */
  label?: string | false;
  /** Draws the cell from the record. */
  render?: (record: Rec) => ReactNode;
  /** Draws the cell; it reads the record from its context. */
  field?: ComponentType<{ source: string }>;
  children?: ReactNode;
  /** Field that the list call sorts by, if not `source`. */
  sortBy?: string;
  disableSort?: boolean;
  align?: 'end' | 'center';
}

/** A column as head and rows read it. */
export interface Column {
  key: string;
  label: string;
  /** Field that the list call sorts by. */
  sort?: string;
  width: number;
  grows?: boolean;
  align?: 'end' | 'center';
  rank: number;
  isExtra?: boolean;
  render: (record: ListedRecord) => ReactNode;
}

/** A column of a `DataTable`, which reads its props and draws head and cells itself. */
export const DataTableColumn = <Rec extends ListedRecord>(_props: DataTableColumnProps<Rec>): ReactElement | null =>
  null;

/** The columns among a table's children, in their order; fragments are looked into. */
export const columnPropsOf = (children: ReactNode): DataTableColumnProps[] =>
  Children.toArray(children).flatMap((child) => {
    if (!isValidElement(child)) return [];
    if (child.type === Fragment) return columnPropsOf((child.props as { children?: ReactNode }).children);
    return [child.props as DataTableColumnProps];
  });
