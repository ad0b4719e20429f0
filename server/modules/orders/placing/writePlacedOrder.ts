import { getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#server/db/database';
import { preparedSql } from '#server/db/preparedSql';
import { auditEntries } from '#server/db/schema/audit';
import { orderEvents, orderItems, orders } from '#server/db/schema/orders';
import type { StoredReply } from '#server/http/handler';
import type { OutboxMessage } from '#server/realtime/outbox';
import type { AuditRow } from '../../audit/service';
import { type LedgerRows, ledgerParameters, ledgerParts } from '../../ledger/service';
import type { EventRow } from '../orderEvent';
import type { OrderRow } from '../orderRecord';

/** A new order's row; the database adds its number and the search key of its name. */
export type NewOrderRow = Omit<OrderRow, 'unique_id' | 'customer_key'>;

/** Everything written when an order is placed. `unique_id` is filled in wherever the order's number is needed. */
export interface PlacedRows {
  order: NewOrderRow;
  lines: readonly (typeof orderItems.$inferInsert)[];
  events: readonly EventRow[];
  entries: readonly AuditRow[];
  message: OutboxMessage;
  /** The payment, if it was paid when it was placed. */
  booked: LedgerRows;
  /** The reply, stored under the call's idempotency key. */
  storedReply: StoredReply & { reply: object };
}

const columnsOf = (table: PgTable, ...left: string[]) =>
  sql.join(
    Object.values(getTableColumns(table))
      .filter(({ name, generated }) => !generated && !left.includes(name))
      .map(({ name }) => sql.identifier(name)),
    sql`, `,
  );

const parameter = sql.placeholder;
const json = (name: string) => sql`${parameter(name)}::text::json`;
const jsonb = (name: string) => sql`${parameter(name)}::text::jsonb`;

const orderColumns = columnsOf(orders, 'unique_id');
const lineColumns = columnsOf(orderItems);
const eventColumns = columnsOf(orderEvents);
const auditColumns = columnsOf(auditEntries, 'record_name');

/**
 * Locks the store's counter only while this statement runs, because the store's other orders wait for it. Outside a
 * transaction it commits at once.
 */
const statement = preparedSql<
  { number: number },
  | Exclude<keyof PlacedRows, 'storedReply' | 'booked'>
  | keyof PlacedRows['storedReply']
  | keyof ReturnType<typeof ledgerParameters>
  | 'message_code'
>(
  'place_order',
  sql`
  with counter as (
    insert into store_counters (store_id, last_order_number, last_seq) values (${parameter('store_id')}::uuid, 1, 1)
    on conflict (store_id) do update
      set last_order_number = store_counters.last_order_number + 1, last_seq = store_counters.last_seq + 1
    returning store_id, last_order_number as number, last_seq as seq
  ), placed as (
    insert into orders (unique_id, ${orderColumns})
    select number, ${orderColumns} from (select number from counter) counter, json_populate_record(null::orders, ${json('order')})
  ), lines as (
    insert into order_items (${lineColumns})
    select ${lineColumns} from json_populate_recordset(null::order_items, ${json('lines')})
  ), events as (
    insert into order_events (${eventColumns})
    select ${eventColumns} from json_populate_recordset(null::order_events, ${json('events')})
  ), entries as (
    insert into audit_entries (record_name, ${auditColumns})
    select jsonb_build_array(number::text), ${auditColumns}
    from (select number from counter) counter, json_populate_recordset(null::audit_entries, ${json('entries')})
  ), ${ledgerParts}, message as (
    insert into outbox (store_id, seq, message_code, message_data)
    select store_id, seq, ${parameter('message_code')}::int,
      jsonb_set(jsonb_set(${jsonb('message')}, '{unique_id}', to_jsonb(number)), '{order,unique_id}', to_jsonb(number))
    from counter
  ), outbox_cursor as (
    insert into outbox_cursors (store_id) select store_id from counter where seq = 1 on conflict do nothing
  ), reply as (
    insert into idempotency_keys (store_id, call, key, body_hash, reply)
    select store_id, ${parameter('call')}::text, ${parameter('key')}::text, ${parameter('body_hash')}::text,
      jsonb_set(${jsonb('reply')}, '{order,unique_id}', to_jsonb(number))
    from counter
  )
  select number from counter`,
);

/**
 * Writes an order with its lines, history, audit entry, message, payment and idempotency key in one statement: everything
 * or nothing.
 *
 * @returns the order's number
 * @throws a unique violation of `idempotency_keys` if the key is taken; `idempotently` answers it with the first reply
 */
export async function writePlacedOrder(db: Database, rows: PlacedRows): Promise<number> {
  const { order, lines, events, entries, message, booked, storedReply } = rows;
  const [written] = await statement(db, {
    ...storedReply,
    reply: JSON.stringify(storedReply.reply),
    order: JSON.stringify(order),
    lines: JSON.stringify(lines),
    events: JSON.stringify(events),
    entries: JSON.stringify(entries),
    message: JSON.stringify(message.messageData),
    message_code: message.messageCode,
    ...ledgerParameters(booked),
  });
  if (!written) throw new Error(`order ${order.id} was not written`);
  return written.number;
}
