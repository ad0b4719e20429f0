import type { ReactNode } from 'react';

/** A column of a `RecordTable`. */
export interface Column<Rec> {
  /** Under which the choice of columns keeps it. */
  key: string;
  label: string;
  /** Field that the list call sorts by; absent where it does not. */
  sort?: string;
  /** Least width in px. */
  width: number;
  /** Takes the width that is left over. */
  grows?: boolean;
  align?: 'end' | 'center';
  /** Which are left out first where there is no room for all: the highest rank. 0 always stays. */
  rank: number;
  /** Only shown where somebody asks for it. */
  isExtra?: boolean;
  render: (record: Rec) => ReactNode;
}
