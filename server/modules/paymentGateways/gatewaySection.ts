import { addHours } from 'date-fns';
import { and, eq, inArray } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import { localText } from '#contract/multilingual';
import { type GatewayKeyFields, gatewayKeyFields, webhookOverlapHours } from '#contract/payments/gatewayKeys';
import { type OfferedGateway, offeredGateways } from '#contract/payments/gateways';
import { gatewaySettings } from '#contract/settings/payments';
import type { Database } from '#server/db/database';
import { paymentGateways } from '#server/db/schema/paymentGateways';
import { askBefore } from '#server/http/askBefore';
import { fieldsNotValid } from '#server/http/callError';
import type { CallContext } from '#server/http/handler';
import { readSecret, shownSecrets, writeSecret } from '#server/records/storeSecrets';
import { type SettingsRows, storeSection } from '#server/records/storeSection';
import { ownerContacts } from '../addresses/service';
import { queueMessages } from '../outgoing/service';
import { provenAccounts, refuseOtherAccounts } from './heldPayments';
import { previousWebhook } from './previousWebhook';

type GatewayRow = SettingsRows['gateways'][number];

/** Where owners see it. */
const settingsPath = '/app/settings/payment/gateways';

/** The encrypted keys that a gateway can't do without. A webhook's secret comes after the first ones. */
export const neededSecrets = (name: OfferedGateway): readonly string[] => {
  const { secret, authorization }: GatewayKeyFields = gatewayKeyFields[name];
  return authorization ? [secret, authorization] : [secret];
};

const isRow = (storeId: string, name: OfferedGateway) =>
  and(eq(paymentGateways.store_id, storeId), eq(paymentGateways.name, name));

/** Writes to a gateway's row, which is added with its first key. */
async function writeRow(
  tx: Database,
  storeId: string,
  name: OfferedGateway,
  changes: Partial<GatewayRow>,
): Promise<void> {
  await tx
    .insert(paymentGateways)
    .values({ store_id: storeId, name, position: offeredGateways.length, ...changes })
    .onConflictDoUpdate({ target: [paymentGateways.store_id, paymentGateways.name], set: { ...changes } });
}

/** Keeps the secret that is being replaced: messages that are on their way were signed with it. */
async function keepWebhook(tx: Database, secret: string, name: OfferedGateway, context: CallContext): Promise<void> {
  const { env, session, now } = context;
  const storeId = session.store_id;
  const value = await readSecret(tx, env, storeId, secret);
  if (!value) return;
  await writeSecret(tx, context, { storeId, name: previousWebhook(secret), value });
  await writeRow(tx, storeId, name, { previous_webhook_until: addHours(now(), webhookOverlapHours) });
}

const isOffered = (name: string): name is OfferedGateway => (offeredGateways as readonly string[]).includes(name);

function chosen(rows: SettingsRows, position: number): OfferedGateway | 'none' {
  const name = rows.gateways.find((row) => row.is_on && row.position === position)?.name ?? 'none';
  return isOffered(name) ? name : 'none';
}

const rowOf = ({ gateways }: SettingsRows, name: OfferedGateway) => gateways.find((row) => row.name === name);

/** @throws if a gateway is chosen twice, only as the second one, or before its keys were checked */
function assertChoice(first: string, second: string, isChecked: (name: string) => boolean): void {
  const refuse = (path: string, code: string) => fieldsNotValid(errorCodes.FIELDS_NOT_VALID, [{ path, code }]);
  if (second !== 'none' && first === 'none') throw refuse('first_gateway', 'gateway_needed');
  if (second !== 'none' && first === second) throw refuse('second_gateway', 'gateway_twice');
  if (first !== 'none' && !isChecked(first)) throw refuse('first_gateway', 'gateway_not_checked');
  if (second !== 'none' && !isChecked(second)) throw refuse('second_gateway', 'gateway_not_checked');
}

async function announceChange(tx: Database, { store }: SettingsRows, context: CallContext): Promise<void> {
  const to = await ownerContacts(tx, store, context);
  const link = `${context.env.PUBLIC_ADDRESS}${settingsPath}`;
  const at = context.now();
  const facts = { store: localText(store.name, 0), link };
  await queueMessages(
    tx,
    store,
    { event: 'gateway_changed', to, facts: (time) => ({ ...facts, at: time(at) }) },
    context,
  );
}

const section = storeSection(gatewaySettings, {
  read: (rows) => ({
    first_gateway: chosen(rows, 0),
    second_gateway: chosen(rows, 1),
    payu_merchant: rowOf(rows, 'payu')?.merchant ?? '',
    paypal_public: rowOf(rows, 'paypal')?.public_key ?? '',
  }),

  async before(tx, body, _rows, context) {
    const unchecked = { checked_at: null, account: '', failures: [], paused_until: null };
    for (const name of offeredGateways) {
      const { webhook, ...keys }: GatewayKeyFields = gatewayKeyFields[name];
      const isChanged = (field: string | undefined) => field !== undefined && body[field] !== undefined;
      if (webhook && isChanged(webhook)) await keepWebhook(tx, webhook, name, context);
      if (Object.values(keys).some(isChanged)) await writeRow(tx, context.session.store_id, name, unchecked);
      else if (isChanged(webhook))
        await writeRow(tx, context.session.store_id, name, { updated_by: context.session.name });
    }
  },

  async write(changes, rows, tx, { session }) {
    const { store_id } = session;
    const { first_gateway = chosen(rows, 0), second_gateway = chosen(rows, 1) } = changes;
    const current = await tx.select().from(paymentGateways).where(eq(paymentGateways.store_id, store_id));
    const wasOn = [chosen(rows, 0), chosen(rows, 1)];
    // One that takes payments keeps taking them with other keys: the owner is told to check those.
    const isChecked = (name: string) =>
      wasOn.includes(name as OfferedGateway) || Boolean(current.find((row) => row.name === name)?.checked_at);
    assertChoice(first_gateway, second_gateway, isChecked);
    const values: readonly [OfferedGateway, Partial<GatewayRow>][] = [
      ['payu', { merchant: changes.payu_merchant }],
      ['paypal', { public_key: changes.paypal_public }],
    ].flatMap(([name, columns]) =>
      Object.values(columns as object)[0] === undefined
        ? []
        : [[name, columns] as [OfferedGateway, Partial<GatewayRow>]],
    );
    for (const [name, columns] of values) await writeRow(tx, store_id, name, columns);
    for (const name of current.map((row) => row.name).filter(isOffered)) {
      const position = [first_gateway, second_gateway].indexOf(name);
      const rank = position === -1 ? { is_on: false, position: offeredGateways.length } : { is_on: true, position };
      await tx.update(paymentGateways).set(rank).where(isRow(store_id, name));
    }
    return {};
  },

  async after(tx, before, context) {
    const { store_id } = context.session;
    const on = await tx
      .select({ name: paymentGateways.name, position: paymentGateways.position })
      .from(paymentGateways)
      .where(and(eq(paymentGateways.store_id, store_id), eq(paymentGateways.is_on, true)));
    for (const { name, position } of on) {
      if (!isOffered(name)) continue;
      const secrets = await shownSecrets(tx, store_id, neededSecrets(name), { isOwner: true });
      if (Object.values(secrets).includes(null)) {
        const path = position === 0 ? 'first_gateway' : 'second_gateway';
        throw fieldsNotValid(errorCodes.FIELDS_NOT_VALID, [{ path, code: 'gateway_not_checked' }]);
      }
    }
    await announceChange(tx, before, context);
  },
});

/** The gateways of a store and their keys. Their rows have what may be shown, the store's secrets the rest. */
export const gateways: typeof section = {
  ...section,
  handlers: {
    ...section.handlers,
    update_gateway_settings: askBefore<'update_gateway_settings'>(async (body, context) => {
      const proven = await provenAccounts(body, context);
      return async (sameBody, inTransaction) => {
        await refuseOtherAccounts(sameBody, inTransaction, proven);
        return section.handlers.update_gateway_settings(sameBody, inTransaction);
      };
    }),
  },
};

/** Rows of a store's gateways, by name. */
export async function gatewayRows(db: Database, storeId: string, names: readonly OfferedGateway[] = offeredGateways) {
  const { store_id, name } = paymentGateways;
  return db
    .select()
    .from(paymentGateways)
    .where(and(eq(store_id, storeId), inArray(name, [...names])));
}
