import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import type { TypedTable } from '#contract/entities/typedBooking';
import type { FieldError } from '#contract/envelope';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { clockTime } from '../../components/time/storeTime';

/** A booking that has a table. */
interface TableTaker {
  customer_name: string;
  unique_id: number;
  table_number: number;
  free_at?: string | null;
}

/** Who has the tables that were refused, and what can be had instead. */
export interface TakenTables {
  /** Someone is typing a booking of them. */
  typed: readonly TypedTable[];
  taken_by: readonly TableTaker[];
  /** Tables that are free then, joined ones together. */
  table_ids: readonly string[][];
  /** Later times of the day at which a table is free. */
  times: readonly string[];
}

/** Reads the refusal of a table. Empty where the server could name nothing. */
export function takenTablesOf(errors: readonly FieldError[] | undefined): TakenTables {
  const params = (errors?.[0]?.params ?? {}) as Partial<TakenTables>;
  return { typed: [], taken_by: [], table_ids: [], times: [], ...params };
}

/** Returns a function that says whose booking has a table, and until when if that isn't over. */
export function useTakerText(): (taker: TableTaker) => string {
  const t = useTranslate();
  const { locale, timezone } = useStoreFormat();
  return useCallback(
    ({ customer_name, unique_id, table_number: table, free_at }) => {
      const name = customer_name || `#${unique_id}`;
      return free_at && Date.parse(free_at) > Date.now()
        ? t('boards.taken.until', { table, name, time: clockTime(free_at, { locale, timezone }) })
        : t('boards.taken.now', { table, name });
    },
    [t, locale, timezone],
  );
}
