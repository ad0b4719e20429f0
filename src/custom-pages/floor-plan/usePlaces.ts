import { useCallback, useEffect, useRef, useState } from 'react';
import type { TableRecord } from '#contract/resources/tables';
import type { TablePlace } from '#contract/tables/floorPlan';
import type { ListedRecord } from '../../kinds/listedRecord';
import { useRecordChange } from '../../records/list/useRecordChange';

export type PlanTable = ListedRecord & TableRecord;

/** Moves of one table within this time, in ms, are saved together: each arrow key is not a change of its own. */
const pauseMs = 600;

interface Waiting {
  place: TablePlace | null;
  timer: ReturnType<typeof setTimeout>;
}

/**
 * The places of tables as they are being changed. Each change is saved after a short pause, and can be taken back for as
 * long as the page is open.
 */
export function usePlaces(tables: readonly PlanTable[]) {
  const change = useRecordChange<PlanTable>('tables');
  const [shown, setShown] = useState<ReadonlyMap<string, TablePlace | null>>(new Map());
  const [past, setPast] = useState<readonly { id: string; place: TablePlace | null }[]>([]);
  const waiting = useRef(new Map<string, Waiting>());
  const latest = useRef(tables);
  latest.current = tables;

  const save = useCallback(
    (id: string) => {
      const entry = waiting.current.get(id);
      const table = latest.current.find((each) => each.id === id);
      if (!entry || !table) return;
      clearTimeout(entry.timer);
      waiting.current.delete(id);
      void change(table, { place: entry.place });
      setShown((now) => new Map([...now].filter(([key]) => key !== id)));
    },
    [change],
  );

  const set = (table: PlanTable, place: TablePlace | null, isUndo = false) => {
    const { id } = table;
    const before = waiting.current.get(id);
    if (before) clearTimeout(before.timer);
    else if (!isUndo) setPast((now) => [...now, { id, place: table.place }]);
    waiting.current.set(id, { place, timer: setTimeout(() => save(id), pauseMs) });
    setShown((now) => new Map(now).set(id, place));
  };

  const undo = () => {
    const last = past.at(-1);
    const table = last && latest.current.find(({ id }) => id === last.id);
    setPast((now) => now.slice(0, -1));
    if (table) set(table, last.place, true);
  };

  // Leaving the page saves what still waits.
  useEffect(() => {
    const { current } = waiting;
    return () => {
      for (const id of [...current.keys()]) save(id);
    };
  }, [save]);

  const placeOf = ({ id, place }: PlanTable): TablePlace | null => (shown.has(id) ? (shown.get(id) ?? null) : place);
  return { placeOf, set, undo, canUndo: past.length > 0 };
}
