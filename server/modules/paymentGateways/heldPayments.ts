import { and, desc, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import { type GatewayKeyFields, gatewayKeyFields } from '#contract/payments/gatewayKeys';
import { type OfferedGateway, offeredGateways } from '#contract/payments/gateways';
import { orders } from '#server/db/schema/orders';
import { paymentGateways } from '#server/db/schema/paymentGateways';
import { paymentRefunds, payments } from '#server/db/schema/payments';
import { type CallError, fieldsNotValid } from '#server/http/callError';
import type { CallContext } from '#server/http/handler';
import { openAccount } from './gatewayAccounts';

/** The keys that a change of settings brings, by the names of their fields. */
type EnteredKeys = Readonly<Record<string, string>>;

/** How many held payments are tried as proof: any of them can be gone. */
const mostProofs = 3;

/** The order of a payment is open, and in a state. */
const isOfOrder = (state = sql`true`) =>
  sql`exists (select from ${orders} o
    where o.store_id = ${payments.store_id} and o.id = ${payments.order_id} and o.is_open and ${state})`;

/**
 * Payments that still need their account: begun, held, with a saved card that isn't charged yet, or with a request or
 * refund that is to be made. Each ends at some time, also at an account that is closed: a checkout and a charge
 * within a day, a refund when it is refused, the others with their order or hold.
 */
const isHeld = (storeId: string, gateway: OfferedGateway, now: Date) =>
  and(
    eq(payments.store_id, storeId),
    eq(payments.gateway, gateway),
    or(
      and(eq(payments.state, 'waiting'), isNotNull(payments.payment)),
      eq(payments.wanted, 'charge'),
      and(eq(payments.state, 'authorized'), gt(payments.capture_before, now)),
      and(or(eq(payments.state, 'authorized'), inArray(payments.wanted, ['capture', 'void'])), isOfOrder()),
      and(eq(payments.state, 'saved'), isOfOrder(sql`o.payment_status in ('pending', 'authorized')`)),
      sql`exists (select from ${paymentRefunds} r
        where r.store_id = ${payments.store_id} and r.payment_id = ${payments.id} and r.state = 'waiting')`,
    ),
  );

/** How many payments of a store are held at a gateway, and the numbers of the newest there. */
async function findHeld({ db, session, now }: CallContext, gateway: OfferedGateway) {
  const rows = await db
    .select({ payment: payments.payment, held: sql<number>`(count(*) over ())::int` })
    .from(payments)
    .where(isHeld(session.store_id, gateway, now()))
    .orderBy(isNull(payments.payment), desc(payments.id))
    .limit(mostProofs);
  const numbers = rows.flatMap(({ payment }) => (payment === null ? [] : [payment]));
  return { number: rows[0]?.held ?? 0, numbers };
}

/** Whether an account, opened with other keys, has any of a store's payments. */
async function hasPayment(
  { db, env, now, gatewayFetch, session }: CallContext,
  gateway: OfferedGateway,
  entered: EnteredKeys,
  numbers: readonly string[],
): Promise<'yes' | 'no' | 'no_answer'> {
  const { store_id, name } = paymentGateways;
  const isRow = and(eq(store_id, session.store_id), eq(name, gateway));
  const [row] = await db.select().from(paymentGateways).where(isRow);
  const account = row && (await openAccount(db, row, { env, now, fetch: gatewayFetch }, entered));
  if (!account) return 'no';
  const kinds = (await Promise.all(numbers.map((number) => account.gateway.readPayment(number)))).map(
    ({ kind }) => kind,
  );
  if (kinds.includes('done')) return 'yes';
  return kinds.includes('later') ? 'no_answer' : 'no';
}

/** The keys that a body brings for a gateway, besides the secret of its messages. */
function enteredKeys(body: Readonly<Record<string, unknown>>, gateway: OfferedGateway): EnteredKeys {
  const { webhook: _webhook, ...keys }: GatewayKeyFields = gatewayKeyFields[gateway];
  const entered = Object.values(keys).flatMap((field) => {
    const value = field === undefined ? undefined : body[field];
    return typeof value === 'string' ? [[field, value]] : [];
  });
  return Object.fromEntries(entered);
}

function refusal(path: string, code: 'payments_held' | 'gateway_no_answer', number: number): CallError {
  return fieldsNotValid(errorCodes.FIELDS_NOT_VALID, [{ path, code, params: { number } }]);
}

/**
 * Finds the gateways whose new keys open the same account, by reading a held payment with them. Only those that hold payments
 * are asked, and outside of the transaction that writes the keys.
 *
 * @throws 4022 `payments_held` with their number, or `gateway_no_answer`
 */
export async function provenAccounts(
  body: Readonly<Record<string, unknown>>,
  context: CallContext,
): Promise<readonly OfferedGateway[]> {
  const proven: OfferedGateway[] = [];
  for (const gateway of offeredGateways) {
    const entered = enteredKeys(body, gateway);
    const [path] = Object.keys(entered);
    if (path === undefined) continue;
    const { number, numbers } = await findHeld(context, gateway);
    if (number === 0) continue;
    const answer = await hasPayment(context, gateway, entered, numbers);
    if (answer !== 'yes') throw refusal(path, answer === 'no' ? 'payments_held' : 'gateway_no_answer', number);
    proven.push(gateway);
  }
  return proven;
}

/**
 * Refuses keys of another account while payments are held at the present one: they could be neither captured nor released nor
 * refunded with those.
 *
 * @param proven gateways whose new keys are of the same account; payments at others may have begun since they were asked
 * @throws 4022 `payments_held` with their number
 */
export async function refuseOtherAccounts(
  body: Readonly<Record<string, unknown>>,
  context: CallContext,
  proven: readonly OfferedGateway[],
): Promise<void> {
  for (const gateway of offeredGateways.filter((each) => !proven.includes(each))) {
    const [path] = Object.keys(enteredKeys(body, gateway));
    const { number } = path === undefined ? { number: 0 } : await findHeld(context, gateway);
    if (path !== undefined && number > 0) throw refusal(path, 'payments_held', number);
  }
}
