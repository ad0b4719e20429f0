import { addDays } from 'date-fns';
import { and, asc, eq, sql } from 'drizzle-orm';
import { canFinishOrders } from '#contract/access';
import { accountLimits } from '#contract/accountLimits';
import { errorCodes } from '#contract/codes/errorCodes';
import type { StoreDeletion } from '#contract/entities/erasure';
import type { Database } from '#server/db/database';
import { orders } from '#server/db/schema/orders';
import { stores } from '#server/db/schema/stores';
import { CallError, fieldsNotValid } from '#server/http/callError';
import type { CallContext, Handler } from '#server/http/handler';
import { changeRecords } from '#server/records/changeRecords';
import { type AuditActor, writeAuditEntries } from '../audit/service';
import { stopOpenHandover } from '../ownership/service';
import type { StoreRow } from '../store/service';
import { mailOperator } from '../support/service';
import { tellOfDeletion } from './tellOfDeletion';

type Context = Pick<CallContext, 'db' | 'env' | 'now' | 'session' | 'wakeOutbox'>;

/** How many open orders a refusal names. */
const maxNumbers = 20;

async function lockStore(tx: Database, storeId: string): Promise<StoreRow> {
  const [store] = await tx.select().from(stores).where(eq(stores.id, storeId)).for('update');
  if (!store) throw new CallError(errorCodes.NO_DATA_FOUND);
  return store;
}

/** @throws 4231 with the orders' numbers */
async function refuseOpenOrders(tx: Database, storeId: string): Promise<void> {
  const open = await tx
    .select({ number: orders.unique_id })
    .from(orders)
    .where(and(eq(orders.store_id, storeId), eq(orders.is_open, true), eq(orders.is_test, false)))
    .orderBy(asc(orders.due_at))
    .limit(maxNumbers);
  const code = errorCodes.STORE_HAS_OPEN_ORDERS;
  const numbers = open.map(({ number }) => number);
  if (numbers.length > 0) throw fieldsNotValid(code, [{ path: 'store', code: String(code), params: { numbers } }]);
}

interface Begun {
  requested: Date;
  due: Date;
  isAbandoned: boolean;
}

const setDeletion = (tx: Database, storeId: string, deletion: Begun | null) =>
  tx
    .update(stores)
    .set({
      deletion_requested_at: deletion?.requested ?? null,
      deletion_due_at: deletion?.due ?? null,
      is_abandoned: deletion?.isAbandoned ?? false,
      version: sql`${stores.version} + 1`,
    })
    .where(eq(stores.id, storeId));

const entry = (store: StoreRow, action: 'request_deletion' | 'cancel_deletion', due: [Date | null, Date | null]) => {
  const [old, now] = due.map((at) => ({ deletion_at: at?.toISOString() ?? null }));
  const record = { id: store.id, name: store.name };
  return { entity: 'store' as const, action, record, old: old ?? null, new: now ?? null };
};

type Tools = Pick<Context, 'env' | 'now'>;

/** The platform may have something to settle with the store. */
const tellPlatform = (tx: Database, { id, name }: StoreRow, text: string, { env, now }: Tools, due: Date) =>
  mailOperator(tx, env, { storeId: id, name, text, facts: [['Deletion', due.toISOString()]] }, now());

/**
 * Starts the waiting period before a store is deleted. Call it with the store locked.
 *
 * @param isAbandoned whether it is because no one signs in, and not because its owner asks for it
 */
export async function beginDeletion(
  tx: Database,
  store: StoreRow,
  { due, isAbandoned }: { due: Date; isAbandoned: boolean },
  tools: Tools,
): Promise<void> {
  const requested = tools.now();
  // The new owner would get a store that is deleted soon.
  await stopOpenHandover(tx, store, undefined, tools);
  await setDeletion(tx, store.id, { requested, due, isAbandoned });
  const note = entry(store, 'request_deletion', [store.deletion_due_at, due]);
  await writeAuditEntries(tx, store.id, [{ ...note, at: requested }]);
  const event = isAbandoned ? 'store_abandoned' : 'deletion_requested';
  await tellOfDeletion(tx, store, { event, at: due }, tools);
  const text = isAbandoned
    ? 'The store was never approved, and no one has signed in for a long time. It will be deleted.'
    : 'The owner has asked to have the store deleted.';
  await tellPlatform(tx, store, text, tools, due);
}

/**
 * A blocked store can be left with open orders: its owner can't end them. `deleteDueStores` waits until they are long overdue. An
 * owner who only lacks a second factor can set one up.
 */
const canEndOrders = ({ accessBlocker }: Context['session']): boolean =>
  canFinishOrders(accessBlocker) || accessBlocker === 'second_factor';

/** Starts the waiting period before the store is deleted. The store takes no orders from now on (ADR 0075). */
export const requestStoreDeletion: Handler<'request_store_deletion'> = async (_body, context) => {
  const { session, now } = context;
  const deletion = await changeRecords(context, async (tx, announce): Promise<StoreDeletion> => {
    const store = await lockStore(tx, session.store_id);
    const { deletion_requested_at, deletion_due_at, is_abandoned } = store;
    // The owner of an abandoned one is back, and asks for it.
    if (deletion_requested_at && deletion_due_at && !is_abandoned)
      return { requested_at: deletion_requested_at.toISOString(), due_at: deletion_due_at.toISOString() };
    if (canEndOrders(session)) await refuseOpenOrders(tx, store.id);
    const requested = now();
    const due = addDays(requested, accountLimits.deletionDays);
    await beginDeletion(tx, store, { due, isAbandoned: false }, { ...context, now: () => requested });
    announce('store', [store.id]);
    return { requested_at: requested.toISOString(), due_at: due.toISOString() };
  });
  return { deletion };
};

/**
 * Cancels a deletion that isn't due, and tells everyone who was told of it. Call it with the store locked.
 *
 * @param due when the store would have been deleted
 * @param actor who cancels it, if no session says so
 */
export async function cancelDeletion(
  tx: Database,
  store: StoreRow,
  { due, actor }: { due: Date; actor?: AuditActor },
  tools: Tools,
): Promise<void> {
  await setDeletion(tx, store.id, null);
  await writeAuditEntries(tx, store.id, [{ ...entry(store, 'cancel_deletion', [due, null]), actor }]);
  await tellOfDeletion(tx, store, { event: 'deletion_cancelled', at: tools.now() }, tools);
  await tellPlatform(tx, store, 'The deletion of the store was cancelled.', tools, due);
}

/** @throws 4232 once it is due: files may be gone already */
export const cancelStoreDeletion: Handler<'cancel_store_deletion'> = async (_body, context) => {
  const { session, now } = context;
  await changeRecords(context, async (tx, announce) => {
    const store = await lockStore(tx, session.store_id);
    const { deletion_due_at: due } = store;
    if (!due) return;
    if (due <= now()) throw new CallError(errorCodes.DELETION_DUE);
    await cancelDeletion(tx, store, { due }, context);
    announce('store', [store.id]);
  });
  return {};
};
