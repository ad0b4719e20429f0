import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '#server/db/database';
import { accountTokens } from '#server/db/schema/index';
import { mailedLink } from '../outgoing/service';
import { createToken, isOpenToken } from '../session/service';
import { type OwnerStore, ownerAccount, type Tools } from './ownerStore';

/** The change that a link is about. */
export interface Change {
  kind: 'recovery' | 'handover';
  id: string;
}

const pages = { recovery: 'recovery', handover: 'handover', owner_alarm: 'ownerAlarm' } as const;
type Purpose = keyof typeof pages;

/** The change, as the token's row stores it. */
const challengeOf = ({ kind, id }: Change): string => `${kind} ${id}`;

function changeOf(challenge: string | null): Change | null {
  const [kind, id] = challenge?.split(' ') ?? [];
  return (kind === 'recovery' || kind === 'handover') && id ? { kind, id } : null;
}

/** @returns the address that a mail shows */
export async function makeLink(
  tx: Database,
  store: OwnerStore,
  { purpose, about, expiresAt }: { purpose: Purpose; about: Change; expiresAt: Date },
  { env, now }: Tools,
): Promise<string> {
  const token = await createToken(tx, {
    ...{ ...ownerAccount(store), purpose, challenge: challengeOf(about) },
    ...{ created_at: now(), expires_at: expiresAt },
  });
  return mailedLink(env, pages[purpose], token);
}

/** Finds the change that a link is about; `null` if it no longer works. */
export async function findLink(
  db: Database,
  token: string,
  purpose: Purpose,
  now: Date,
): Promise<(Change & { store_id: string }) | null> {
  const [row] = await db
    .select({ store_id: accountTokens.store_id, challenge: accountTokens.challenge })
    .from(accountTokens)
    .where(isOpenToken(token, purpose, now));
  const about = row && changeOf(row.challenge);
  return about ? { ...about, store_id: row.store_id } : null;
}

/** Extends the links about a change. */
export async function prolongLinks(tx: Database, store: OwnerStore, about: Change, expiresAt: Date): Promise<void> {
  await tx
    .update(accountTokens)
    .set({ expires_at: expiresAt })
    .where(
      and(
        eq(accountTokens.store_id, store.id),
        eq(accountTokens.challenge, challengeOf(about)),
        isNull(accountTokens.ended_at),
      ),
    );
}

/** Ends the links about a change that has ended. */
export async function endLinks(tx: Database, store: OwnerStore, about: Change, now: Date): Promise<void> {
  await tx
    .update(accountTokens)
    .set({ ended_at: now })
    .where(
      and(
        eq(accountTokens.store_id, store.id),
        inArray(accountTokens.purpose, ['recovery', 'handover', 'owner_alarm']),
        eq(accountTokens.challenge, challengeOf(about)),
        isNull(accountTokens.ended_at),
      ),
    );
}
