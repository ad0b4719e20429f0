import type { AuditValues } from '#contract/audit/auditEntry';
import { newId } from '#server/db/schema/columns';
import { type AuditNote, type AuditRecords, asOneEntry, notesOf } from '#server/modules/audit/service';
import { menuSubjects } from '#server/modules/menu/service';
import type { Database } from '../../../database';
import type { MenuRows } from '../menuRows';
import type { AuditPerson, Clock, SeedAction } from './seedAction';

/** Items as they were before: those of now, but for some values. */
const asTheyWere = (now: AuditRecords, values: (item: AuditValues) => AuditValues): AuditRecords =>
  new Map([...now].map(([id, { name, values: item }]) => [id, { name, values: { ...item, ...values(item) } }]));

const only = (records: AuditRecords, ids: readonly string[]): AuditRecords =>
  new Map([...records].filter(([id]) => ids.includes(id)));

/** A price a step of twenty cents below, and never nothing. */
const lower = (steps: number) => (item: AuditValues) => ({ price: Math.max(50, Number(item.price) - 20 * steps) });

/**
 * Past changes of the menu: prices raised to their current values, items that ran out and came back, and items still
 * out. Read from the items in the database, so that each entry's last value matches its item.
 */
export async function menuActions(
  db: Database,
  storeId: string,
  { items }: Pick<MenuRows, 'items'>,
  [owner, , manager = owner]: readonly [AuditPerson, ...AuditPerson[]],
  at: Clock,
): Promise<SeedAction[]> {
  const subject = menuSubjects.item;
  const inStock = items.filter(({ is_in_stock }) => is_in_stock);
  const out = items.filter(({ is_in_stock }) => !is_in_stock).map(({ id }) => id);
  const picked = [1, 4, 9, 14].flatMap((index) => inStock[index]?.id ?? []);
  const drinks = inStock.slice(-6).map(({ id }) => id);
  const ranOut = [3, 7].flatMap((index) => inStock[index]?.id ?? []);
  const records = await subject.load(db, storeId, [...picked, ...drinks, ...ranOut, ...out]);
  const changed = async (ids: readonly string[], before: AuditRecords, after: AuditRecords, change_id?: string) =>
    notesOf(db, storeId, {
      entity: 'item',
      action: 'update',
      subject,
      before: only(before, ids),
      after: only(after, ids),
      change_id,
    });
  const actionAt = (when: Date, by: AuditPerson, notes: readonly AuditNote[]): SeedAction => ({
    ...{ at: when, by, call: 'update_item' },
    notes: () => [...notes],
  });

  const actions: SeedAction[] = [];
  for (const [index, id] of picked.entries()) {
    const [first, second] = [asTheyWere(records, lower(3)), asTheyWere(records, lower(1))];
    const person = index % 2 ? manager : owner;
    actions.push(actionAt(at(12 - index, `15:2${index}`), owner, await changed([id], first, second)));
    actions.push(actionAt(at(5 - index, `10:4${index}`), person, await changed([id], second, records)));
  }
  const bulk = await changed(drinks, asTheyWere(records, lower(2)), records, newId());
  actions.push(actionAt(at(4, '09:35'), manager, asOneEntry(bulk)));
  const outOfStock = asTheyWere(records, () => ({ is_in_stock: false, in_stock_at: null }));
  const there = asTheyWere(records, () => ({ is_in_stock: true, in_stock_at: null }));
  for (const [index, id] of ranOut.entries()) {
    actions.push(actionAt(at(2 + index, `20:1${index}`), manager, await changed([id], there, outOfStock)));
    actions.push(actionAt(at(1 + index, `10:0${index}`), manager, await changed([id], outOfStock, there)));
  }
  for (const [index, id] of out.entries())
    actions.push(actionAt(at(1, `21:3${index % 10}`), manager, await changed([id], there, outOfStock)));
  return actions;
}
