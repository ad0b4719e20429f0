import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { addMinutes } from 'date-fns';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { accountLimits } from '#contract/accountLimits';
import type { SocialPurpose } from '#contract/socialSignIn';
import type { Database } from '#server/db/database';
import { socialSignIns } from '#server/db/schema/index';
import type { Env, SocialProvider } from '#server/env';
import type { Proofs } from '../../gateways/openId';
import { tokenHash } from '../session/service';

export const newSecret = (): string => randomBytes(32).toString('base64url');

/**
 * The proofs of a request. Nonce and verifier follow from the state and APP_KEY, so that the database holds neither, and the
 * one that travels through the browser says nothing about the others.
 */
export function proofsOf({ APP_KEY }: Pick<Env, 'APP_KEY'>, state: string): Proofs {
  const key = Buffer.from(hkdfSync('sha256', APP_KEY, '', 'storedesk social sign-in', 32));
  const derived = (use: string) =>
    createHmac('sha256', key)
      .update(JSON.stringify([use, state]))
      .digest('base64url');
  return { state, nonce: derived('nonce'), verifier: derived('verifier') };
}

interface NewAttempt {
  provider: SocialProvider;
  purpose: SocialPurpose;
  appKey: string;
  returnTo: string;
  /** The secret in the browser's cookie. */
  browser: string;
}

/** Records a sign-in that begins now. @returns its state, of which the hash is stored */
export async function beginAttempt(
  db: Database,
  { provider, purpose, appKey, returnTo, browser }: NewAttempt,
  now: Date,
): Promise<string> {
  const state = newSecret();
  await db.insert(socialSignIns).values({
    ...{ state_hash: tokenHash(state), browser_hash: tokenHash(browser), provider: provider.position },
    ...{ purpose, app_key: appKey, return_to: returnTo, created_at: now },
    expires_at: addMinutes(now, accountLimits.socialMinutes),
  });
  return state;
}

/** Where someone came from, so that a failure leads them back there. */
export type Attempt = Pick<typeof socialSignIns.$inferSelect, 'id' | 'purpose' | 'app_key' | 'return_to'>;

/**
 * Takes the sign-in that a service sends the browser back for. Of simultaneous or repeated calls, one gets it.
 *
 * @returns `null` if there is none with this state, for this service and browser, or it was taken or has expired
 */
export async function takeAttempt(
  db: Database,
  { provider, state, browser }: { provider: SocialProvider; state: string; browser: string },
  now: Date,
): Promise<Attempt | null> {
  const [attempt] = await db
    .update(socialSignIns)
    .set({ returned_at: now })
    .where(
      and(
        eq(socialSignIns.state_hash, tokenHash(state)),
        eq(socialSignIns.browser_hash, tokenHash(browser)),
        eq(socialSignIns.provider, provider.position),
        isNull(socialSignIns.returned_at),
        gt(socialSignIns.expires_at, now),
      ),
    )
    .returning({
      ...{ id: socialSignIns.id, purpose: socialSignIns.purpose },
      ...{ app_key: socialSignIns.app_key, return_to: socialSignIns.return_to },
    });
  return attempt ?? null;
}
