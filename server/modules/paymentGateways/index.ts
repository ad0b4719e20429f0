import { and, eq } from 'drizzle-orm';
import type { paymentGatewayCalls } from '#contract/calls/paymentGateways';
import type { KeyCheck, PaymentGatewayState } from '#contract/entities/paymentGateway';
import { offeredGateways, paymentWebhookPath } from '#contract/payments/gateways';
import type { Database } from '#server/db/database';
import { paymentGateways } from '#server/db/schema/paymentGateways';
import { missingStepsOf } from '#server/gateways/payments/openGateway';
import type { GatewayResult } from '#server/gateways/payments/paymentGateway';
import type { CallContext, Handlers } from '#server/http/handler';
import { shownSecrets } from '#server/records/storeSecrets';
import { openAccount } from './gatewayAccounts';
import { gatewayRows, neededSecrets } from './gatewaySection';

async function presentGateways(db: Database, storeId: string, now: Date): Promise<PaymentGatewayState[]> {
  const rows = await gatewayRows(db, storeId);
  const secrets = await shownSecrets(db, storeId, offeredGateways.flatMap(neededSecrets), { isOwner: true });
  return offeredGateways.map((name) => {
    const row = rows.find((each) => each.name === name);
    const isPaused = row?.paused_until && row.paused_until > now;
    return {
      name,
      has_keys: neededSecrets(name).every((secret) => secrets[secret]),
      is_on: row?.is_on ?? false,
      is_first: row?.is_on === true && row.position === 0,
      is_test: row?.checked_at ? row.is_test : null,
      account: row?.account ?? '',
      checked_at: row?.checked_at?.toISOString() ?? null,
      webhook_path: row ? paymentWebhookPath(row.id) : null,
      last_event_at: row?.last_event_at?.toISOString() ?? null,
      paused_until: isPaused ? (row.paused_until?.toISOString() ?? null) : null,
      missing_steps: [...missingStepsOf(name)],
    };
  });
}

const checkOf = (result: GatewayResult<unknown>): KeyCheck => {
  if (result.kind === 'done') return 'ok';
  if (result.kind === 'later') return 'unreachable';
  if (result.kind !== 'refused') return 'other';
  return result.reason === 'wrong_keys' || result.reason === 'missing_rights' ? result.reason : 'other';
};

/** Asks outside of a transaction: a gateway can be slow. */
async function check(
  { db, env, now, gatewayFetch, session }: CallContext<'owner'>,
  row: typeof paymentGateways.$inferSelect,
) {
  const account = await openAccount(db, row, { env, now, fetch: gatewayFetch });
  if (!account) return 'missing_keys';
  const result = await account.gateway.checkKeys();
  const facts =
    result.kind === 'done'
      ? {
          checked_at: now(),
          is_test: result.value.isTest,
          account: result.value.account,
          paused_until: null,
          failures: [],
        }
      : { checked_at: null, account: '' };
  // A gateway that doesn't answer says nothing about keys that were right before.
  if (result.kind !== 'later') {
    await db
      .update(paymentGateways)
      .set(facts)
      .where(and(eq(paymentGateways.store_id, session.store_id), eq(paymentGateways.id, row.id)));
  }
  return checkOf(result);
}

export const paymentGatewayHandlers: Handlers<keyof typeof paymentGatewayCalls> = {
  get_payment_gateways: async (_body, { db, session, now }) => ({
    gateways: await presentGateways(db, session.store_id, now()),
  }),

  async check_payment_gateway({ name }, context) {
    const { db, session, now } = context;
    const [row] = await gatewayRows(db, session.store_id, [name]);
    const outcome = row ? await check(context, row) : 'missing_keys';
    return { check: outcome, gateways: await presentGateways(db, session.store_id, now()) };
  },
};
