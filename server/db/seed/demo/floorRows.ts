import { limits } from '#contract/limits';
import { firstPlace, floorPlan, type TablePlace } from '#contract/tables/floorPlan';
import { seededRandom } from '#server/demoData/random';
import type { tableCombinations } from '../../schema/index';
import type { DemoStore } from './demoStore';
import { seededId } from './seededId';
import type { StoreScene } from './storeScene';

type TableRow = StoreScene['tables'][number];

/** Cells between two tables, and between a table and the wall. */
const gap = 3;

/** The places of a room's tables, in rows from the top left corner. */
function placesOf(tables: readonly TableRow[]): TablePlace[] {
  let [x, y] = [gap, gap];
  return tables.map((table) => {
    const { width, height } = firstPlace(table, { x: 0, y: 0 });
    if (x + width + gap > floorPlan.columns) [x, y] = [gap, y + height + gap];
    const place = firstPlace(table, { x, y });
    x += width + gap;
    return place;
  });
}

/**
 * The tables of a demo store in their rooms, with those that have no orders, and what can be pushed together. IDs are drawn
 * separately, so that the rest of the demo stays the same.
 */
export function floorRows(
  { rooms, combinations, seed }: DemoStore,
  tables: readonly TableRow[],
  created_at: Date,
): { tables: TableRow[]; combinations: (typeof tableCombinations.$inferInsert)[] } {
  const random = seededRandom(seed + 3_000);
  const store_id = tables[0]?.store_id ?? '';
  let last = tables.length;
  const placed = rooms.flatMap(({ name: room, section, tables: numbers, more = [] }) => {
    const added = more.map(([min_persons, max_persons]): TableRow => {
      last += 1;
      const code = `T${String(last).padStart(2, '0')}`;
      const seats = { min_persons, max_persons, is_bookable: true };
      return { store_id, id: seededId(random, created_at), number: last, code, ...seats };
    });
    const here = [...tables.filter(({ number }) => numbers.includes(number)), ...added];
    const places = placesOf(here);
    return here.map(
      (table, index): TableRow => ({
        ...{ ...table, room, section, place: places[index] ?? null },
        ...{ created_at, updated_at: created_at },
      }),
    );
  });
  const byNumber = new Map(placed.map((table) => [table.number, table]));
  return {
    tables: placed,
    combinations: combinations.map((numbers) => {
      const joined = numbers.flatMap((number) => byNumber.get(number) ?? []);
      const seats = joined.reduce((sum, { max_persons }) => sum + max_persons, 0);
      const most = Math.max(...joined.map(({ max_persons }) => max_persons));
      return {
        ...{ store_id, id: seededId(random, created_at), table_ids: joined.map(({ id }) => id).sort() },
        ...{ min_persons: most + 1, max_persons: Math.min(seats, limits.personsMax) },
        ...{ created_at, updated_at: created_at },
      };
    }),
  };
}
