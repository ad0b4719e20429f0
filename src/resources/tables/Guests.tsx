import type { TableRecord } from '#contract/resources/tables';

/** Whom a table seats: `2–4`, which reads from left to right in Arabic too. */
export const Guests = ({ min_persons: min, max_persons: max }: Pick<TableRecord, 'min_persons' | 'max_persons'>) => (
  <bdi dir="ltr">{min === max ? max : `${min}–${max}`}</bdi>
);
