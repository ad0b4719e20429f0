import type { SxProps } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { SortableBoard } from './SortableBoard';
import { SortableGroup } from './SortableGroup';
import { SortableRow } from './SortableRow';

interface SortableListProps<Row> {
  rows: readonly Row[];
  idOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  /** Saves the new order. The rows stay where they were dropped until the returned promise settles. */
  onReorder: (ids: string[]) => unknown;
  label?: string;
  isDisabled?: boolean;
  sx?: SxProps;
  rowSx?: SxProps;
  /** Renders a row's content, including its `SortHandle`. */
  children: (row: Row, index: number) => ReactNode;
}

const all = 'all';

/**
 * A list that can be reordered by pointer, touch and keyboard.
 *
 * @example
 * <SortableList rows={groups} idOf={({ _id }) => _id} nameOf={({ name }) => text(name)} onReorder={save}>
 * {(group) => <><SortHandle /> {text(group.name)}</>}
 * </SortableList>
 */
export function SortableList<Row>({
  rows,
  idOf,
  nameOf,
  onReorder,
  label,
  isDisabled,
  sx,
  rowSx,
  children,
}: SortableListProps<Row>) {
  const ids = rows.map(idOf);
  const rowOf = (id: string) => rows[ids.indexOf(id)];
  const nameOfId = (id: string) => {
    const row = rowOf(id);
    return row ? nameOf(row) : '';
  };
  return (
    <SortableBoard
      groups={[{ id: all, kind: 'row', ids }]}
      nameOf={nameOfId}
      onMove={({ ids: ordered }) => onReorder(ordered)}
      {...(isDisabled ? { isDisabled } : {})}
    >
      <SortableGroup id={all} {...(label ? { label } : {})} {...(sx ? { sx } : {})}>
        {(id) => {
          const row = rowOf(id);
          return (
            row && (
              <SortableRow key={id} id={id} {...(rowSx ? { sx: rowSx } : {})}>
                {children(row, ids.indexOf(id))}
              </SortableRow>
            )
          );
        }}
      </SortableGroup>
    </SortableBoard>
  );
}
