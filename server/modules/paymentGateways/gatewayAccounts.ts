import { and, asc, eq, sql } from 'drizzle-orm';
import { afterFailure, byHealth } from '#contract/payments/fallback';
import { type GatewayKeyFields, gatewayKeyFields } from '#contract/payments/gatewayKeys';
import { type GatewayName, type OfferedGateway, paymentWebhookPath } from '#contract/payments/gateways';
import type { Database } from '#server/db/database';
import { paymentGateways } from '#server/db/schema/paymentGateways';
import { isOutage } from '#server/db/unavailable';
import type { Env } from '#server/env';
import type { Fetch } from '#server/gateways/connect/connect';
import { openGateway } from '#server/gateways/payments/openGateway';
import type { PaymentGateway } from '#server/gateways/payments/paymentGateway';
import { standInWebhookSecret } from '#server/gateways/payments/standIn/standIn';
import { watched } from '#server/gateways/payments/watched';
import { readSecret } from '#server/records/storeSecrets';
import { previousWebhook } from './previousWebhook';

type GatewayRow = typeof paymentGateways.$inferSelect;

/** A store's account at a gateway. */
export interface StoreGateway {
  store_id: string;
  gateway: PaymentGateway;
  /** The secrets that sign its messages: two while one replaces the other. */
  webhookSecrets: readonly string[];
}

export interface GatewayTools {
  env: Pick<Env, 'APP_KEY' | 'PUBLIC_ADDRESS'>;
  fetch: Fetch;
  now: () => Date;
  /** The demo's stand-in, which needs to know where its messages go. */
  listen?: ((key: string, path: string) => void) | undefined;
}

/** Counts a failure, under the row's lock, and pauses a gateway that fails too often. */
async function noteFailure(db: Database, row: GatewayRow, at: Date): Promise<void> {
  const isRow = and(eq(paymentGateways.store_id, row.store_id), eq(paymentGateways.id, row.id));
  await db.transaction(async (tx) => {
    const [current] = await tx.select().from(paymentGateways).where(isRow).for('update');
    if (!current) return;
    const paused = current.paused_until?.toISOString() ?? null;
    const { failures, paused_until } = afterFailure({ failures: current.failures, paused_until: paused }, at);
    await tx
      .update(paymentGateways)
      .set({ failures, paused_until: paused_until === null ? null : new Date(paused_until) })
      .where(isRow);
  });
}

/**
 * Opens the account of a row. What fails there doesn't count: see `openWatched`.
 *
 * @param entered keys that take the place of the stored ones, by the names of their fields
 * @returns `null` if a key is missing
 */
export async function openAccount(
  db: Database,
  row: GatewayRow,
  tools: GatewayTools,
  entered: Readonly<Record<string, string>> = {},
): Promise<StoreGateway | null> {
  const { env, fetch, now, listen } = tools;
  const fields: GatewayKeyFields | undefined = gatewayKeyFields[row.name as OfferedGateway];
  if (!fields) return null;
  const enteredAt = (name: string | undefined) => (name === undefined ? undefined : entered[name]);
  const read = async (name: string | undefined) =>
    enteredAt(name) ?? (name ? ((await readSecret(db, env, row.store_id, name)) ?? '') : '');
  const [secret, authorization, webhook] = await Promise.all([
    read(fields.secret),
    read(fields.authorization),
    read(fields.webhook),
  ]);
  if (secret === '' || (fields.authorization && authorization === '')) return null;
  const path = paymentWebhookPath(row.id);
  const keys = {
    ...{ secret, authorization, isTest: row.is_test },
    public: enteredAt(fields.public) ?? row.public_key,
    merchant: enteredAt(fields.merchant) ?? row.merchant,
    webhookAddress: `${env.PUBLIC_ADDRESS}${path}`,
  };
  const gateway = openGateway(row.name, keys, fetch, now);
  if (!gateway) return null;
  const isOverlapping = row.previous_webhook_until !== null && row.previous_webhook_until > now();
  const previous = fields.webhook && isOverlapping ? await read(previousWebhook(fields.webhook)) : '';
  if (listen && secret.startsWith('sk_test_standin_')) listen(secret, path);
  // The stand-in has no dashboard in which its secret could be seen.
  const ofStandIn = listen && secret.startsWith('sk_test_standin_') ? standInWebhookSecret(secret) : '';
  const secrets = fields.webhook ? [webhook, previous, ofStandIn] : [authorization || secret];
  return {
    store_id: row.store_id,
    gateway,
    webhookSecrets: secrets.filter((each) => each !== ''),
  };
}

/** The same for payments: a gateway that fails them too often is paused. */
async function openWatched(db: Database, row: GatewayRow, tools: GatewayTools): Promise<StoreGateway | null> {
  const account = await openAccount(db, row, tools);
  return account && { ...account, gateway: watched(account.gateway, () => noteFailure(db, row, tools.now())) };
}

/** The same where others can take its place: keys that can't be decrypted are like none. */
const openIfPossible = (db: Database, row: GatewayRow, tools: GatewayTools): Promise<StoreGateway | null> =>
  openWatched(db, row, tools).catch((error: unknown) => {
    if (isOutage(error)) throw error;
    return null;
  });

const present = <Value>(value: Value | null): value is Value => value !== null;

/** The accounts of all stores, for payments of orders. */
export function openStoreGateways(tools: GatewayTools) {
  const { store_id, id, is_on, name } = paymentGateways;
  return {
    /** Whether a store takes card payments online. */
    async isOn(db: Database, storeId: string): Promise<boolean> {
      const [row] = await db
        .select({ id })
        .from(paymentGateways)
        .where(and(eq(store_id, storeId), eq(is_on, true)))
        .limit(1);
      return row !== undefined;
    },

    /** Those that are on, the one to use first at the front. */
    async list(db: Database, storeId: string): Promise<readonly StoreGateway[]> {
      const rows = await db
        .select()
        .from(paymentGateways)
        .where(and(eq(store_id, storeId), eq(is_on, true)))
        .orderBy(asc(paymentGateways.position));
      const opened = byHealth(rows, tools.now()).map((row) => openIfPossible(db, row, tools));
      return (await Promise.all(opened)).filter(present);
    },

    /** Also one that was switched off since: it still has holds and refunds. */
    async find(db: Database, storeId: string, gateway: GatewayName): Promise<StoreGateway | null> {
      const [row] = await db
        .select()
        .from(paymentGateways)
        .where(and(eq(store_id, storeId), eq(name, gateway)));
      return row ? openWatched(db, row, tools) : null;
    },

    /** The one whose messages arrive at `paymentWebhookPath(id)`. */
    async findByWebhook(db: Database, gatewayId: string): Promise<StoreGateway | null> {
      const [row] = await db.select().from(paymentGateways).where(eq(id, gatewayId));
      return row ? openWatched(db, row, tools) : null;
    },

    /** A message of it arrived whose signature is right. */
    async noteEvent(db: Database, gatewayId: string, at: Date): Promise<void> {
      const latest = sql`greatest(${paymentGateways.last_event_at}, ${at.toISOString()}::timestamptz)`;
      await db.update(paymentGateways).set({ last_event_at: latest }).where(eq(id, gatewayId));
    },
  };
}
