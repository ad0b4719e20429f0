import { addHours } from 'date-fns';
import { eq, sql } from 'drizzle-orm';
import { accountLimits } from '#contract/accountLimits';
import { errorCodes } from '#contract/codes/errorCodes';
import type { PlatformSettings } from '#contract/entities/store';
import type { OutgoingChannel } from '#contract/messages/channels';
import { stores } from '../../db/schema/index';
import type { Env } from '../../env';
import { CallError } from '../../http/callError';
import type { Handlers } from '../../http/handler';
import { announceRecords } from '../../records/changeRecords';
import { deliveryOf } from '../outgoing/service';
import { changePlatformSettings } from '../settings/service';

/** How stores get the code that each verification asks for. */
const channels = {
  is_store_mail_verification: 'email',
  is_store_sms_verification: 'sms',
} as const satisfies { [Name in keyof PlatformSettings]?: OutgoingChannel };

/**
 * A store that must enter a code has to get one; otherwise no one could work any more.
 *
 * @throws 4201 at each verification whose messages the installation can't send
 */
function refuseWithoutMessages(asked: { [Name in keyof PlatformSettings]?: boolean | undefined }, env: Env): void {
  const names = Object.keys(channels) as (keyof typeof channels)[];
  const impossible = names.filter((name) => asked[name] && deliveryOf(env, channels[name]) === 'none');
  if (impossible.length === 0) return;
  const code = errorCodes.MESSAGES_NOT_SET_UP;
  throw new CallError(code, { errors: impossible.map((path) => ({ path, code: String(code) })) });
}

/**
 * Payouts may leave again, but not at once: the account in dispute is still the one that they go to, and the owner has to
 * have time to change it.
 */
const unfrozen = (now: Date) => ({
  payouts_frozen_at: null,
  payout_hold_until: sql`case when ${stores.payouts_frozen_at} is null then ${stores.payout_hold_until}
    else ${addHours(now, accountLimits.payoutHoldHours).toISOString()}::timestamptz end`,
});

/** A store that counts as one without its documents by hand is blocked until it has them by hand, whatever its owner uploads. */
const byHand = (is_document_uploaded: boolean | undefined, now: Date) =>
  is_document_uploaded === undefined ? {} : { documents_blocked_at: is_document_uploaded ? null : now };

export const standingHandlers: Handlers<'platform/set_store_standing' | 'platform/set_platform_settings'> = {
  async 'platform/set_store_standing'({ store_id, is_payout_frozen, ...standing }, { db, messages, wakeOutbox, now }) {
    await db.transaction(async (tx) => {
      const [found] = await tx
        .update(stores)
        .set({
          ...standing,
          ...byHand(standing.is_document_uploaded, now()),
          ...(is_payout_frozen === true && { payouts_frozen_at: now() }),
          ...(is_payout_frozen === false && unfrozen(now())),
          version: sql`${stores.version} + 1`,
        })
        .where(eq(stores.id, store_id))
        .returning({ id: stores.id });
      if (!found) throw new CallError(errorCodes.NO_DATA_FOUND);
      await announceRecords(tx, store_id, 'store', [store_id]);
    });
    wakeOutbox();
    // Open pages begin or stop to receive orders.
    messages.refreshAccess(store_id);
    return {};
  },

  async 'platform/set_platform_settings'(asked, { db, env, log, messages }) {
    refuseWithoutMessages(asked, env);
    const settings = await changePlatformSettings(db, asked);
    log.info({ settings }, 'the platform changed what it requires of stores');
    messages.refreshAllAccess();
    return settings;
  },
};
