import { and, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import { type GatewayKeyFields, gatewayKeyFields } from '#contract/payments/gatewayKeys';
import { type OfferedGateway, offeredGateways } from '#contract/payments/gateways';
import { paymentGateways } from '#server/db/schema/paymentGateways';
import { paymentRefunds, payments } from '#server/db/schema/payments';
import { fieldsNotValid } from '#server/http/callError';
import type { CallContext } from '#server/http/handler';
import { openAccount } from './gatewayAccounts';

/** The keys that a change of settings brings, by the names of their fields. */
type EnteredKeys = Readonly<Record<string, string>>;

/** Payments that still need their account: begun, held, with a saved card, or with a request or refund that is to be made. */
const isHeld = (storeId: string, gateway: OfferedGateway) =>
  and(
    eq(payments.store_id, storeId),
    eq(payments.gateway, gateway),
    or(
      and(inArray(payments.state, ['waiting', 'authorized', 'saved']), isNotNull(payments.payment)),
      isNotNull(payments.wanted),
      sql`exists (select from ${paymentRefunds} r
        where r.store_id = ${payments.store_id} and r.payment_id = ${payments.id} and r.state = 'waiting')`,
    ),
  );

/** Whether an account, opened with other keys, has one of a store's payments. */
async function hasPayment(
  { db, env, now, gatewayFetch, session }: CallContext,
  gateway: OfferedGateway,
  entered: EnteredKeys,
  payment: string,
): Promise<'yes' | 'no' | 'no_answer'> {
  const { store_id, name } = paymentGateways;
  const isRow = and(eq(store_id, session.store_id), eq(name, gateway));
  const [row] = await db.select().from(paymentGateways).where(isRow);
  if (!row) return 'no';
  const account = await openAccount(db, row, { env, now, fetch: gatewayFetch }, entered);
  const read = await account?.gateway.readPayment(payment);
  return read?.kind === 'later' ? 'no_answer' : read?.kind === 'done' ? 'yes' : 'no';
}

/**
 * Refuses keys of another account while payments are held at the present one: they could be neither captured nor released nor
 * refunded with those. That it is the same account is proved by reading a held payment with the new keys.
 *
 * Asks the gateway, so call it before the transaction that writes them.
 *
 * @throws 4022 `payments_held` with their number, or `gateway_no_answer`
 */
export async function refuseOtherAccounts(
  body: Readonly<Record<string, unknown>>,
  context: CallContext,
): Promise<void> {
  const { db, session } = context;
  for (const gateway of offeredGateways) {
    const { webhook: _webhook, ...keys }: GatewayKeyFields = gatewayKeyFields[gateway];
    const entered = Object.fromEntries(
      Object.values(keys).flatMap((field) =>
        field !== undefined && typeof body[field] === 'string' ? [[field, body[field]]] : [],
      ),
    ) as Record<string, string>;
    const [path] = Object.keys(entered);
    if (path === undefined) continue;
    const held = await db
      .select({ payment: payments.payment })
      .from(payments)
      .where(isHeld(session.store_id, gateway))
      .orderBy(desc(payments.id));
    if (held.length === 0) continue;
    const number = held.find(({ payment }) => payment !== null)?.payment ?? null;
    const answer = number === null ? 'no' : await hasPayment(context, gateway, entered, number);
    if (answer === 'yes') continue;
    const code = answer === 'no' ? 'payments_held' : 'gateway_no_answer';
    throw fieldsNotValid(errorCodes.FIELDS_NOT_VALID, [{ path, code, params: { number: held.length } }]);
  }
}
