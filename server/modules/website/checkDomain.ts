import { and, asc, eq, isNotNull, isNull, lte, ne } from 'drizzle-orm';
import type { DomainProblem } from '#contract/website/domainState';
import { domainState, servedUntil } from '#contract/website/domainState';
import type { Database } from '#server/db/database';
import { stores } from '#server/db/schema/stores';
import { websiteDomains } from '#server/db/schema/websites';
import type { Env } from '#server/env';
import type { NameServers, TxtAnswer } from '#server/gateways/nameServers';
import { announceRecords } from '#server/records/changeRecords';
import { ownerContacts } from '../addresses/service';
import { type MessageFacts, queueMessages } from '../outgoing/service';
import { type DomainRow, newToken, proofName, proofText, storedName } from './domains';
import { nextCheck } from './nextCheck';

type DomainEvent = Extract<keyof MessageFacts, `domain_${string}`>;

export interface DomainTools {
  env: Env;
  now: () => Date;
}

/** A domain of this store, claimed as it was when its name servers were asked. */
const isClaim = ({ store_id, token }: Pick<DomainRow, 'store_id' | 'token'>) =>
  and(eq(websiteDomains.store_id, store_id), eq(websiteDomains.token, token));

const websitePath = '/app/settings/website/domain';

/** Mails a store's owner what became of its domain, and makes its open pages show it. */
async function tell(
  tx: Database,
  { store_id, domain_name }: Pick<DomainRow, 'store_id' | 'domain_name'>,
  event: DomainEvent,
  until: Date,
  { env, now }: DomainTools,
): Promise<void> {
  const [store] = await tx.select().from(stores).where(eq(stores.id, store_id));
  if (!store) return;
  const link = `${env.PUBLIC_ADDRESS}${websitePath}`;
  const names = { store: store.name[0] ?? '', domain: domain_name, link };
  await queueMessages(
    tx,
    store,
    { event, to: await ownerContacts(tx, store, { env, now }), facts: (time) => ({ ...names, until: time(until) }) },
    { env, now },
  );
  await announceRecords(tx, store_id, 'store', [store_id]);
}

/** Takes a domain from the stores that have proved it. Their earlier records no longer prove it. */
async function takeOver(tx: Database, { store_id, domain_name }: DomainRow, tools: DomainTools): Promise<void> {
  const now = tools.now();
  const losers = await tx
    .update(websiteDomains)
    .set({ lost_at: now, token: newToken(), next_check_at: null, problem: null, failing_since: null })
    .where(
      and(
        eq(websiteDomains.domain_name, domain_name),
        ne(websiteDomains.store_id, store_id),
        isNotNull(websiteDomains.proved_at),
        isNull(websiteDomains.lost_at),
      ),
    )
    .returning();
  for (const loser of losers) await tell(tx, loser, 'domain_moved', now, tools);
}

/** Writes that a domain's record was found. */
async function writeProof(tx: Database, row: DomainRow, tools: DomainTools): Promise<void> {
  const now = tools.now();
  const wasServed = row.proved_at !== null && row.lost_at === null && row.ended_at === null;
  if (row.proved_at === null || row.lost_at !== null) await takeOver(tx, row, tools);
  const proof = {
    ...{ proved_at: row.lost_at ? now : (row.proved_at ?? now), seen_at: now, checked_at: now },
    ...{ failing_since: null, lost_at: null, problem: null, ended_at: null },
  };
  await tx
    .update(websiteDomains)
    .set({ ...proof, next_check_at: nextCheck({ ...row, ...proof }, now) })
    .where(isClaim(row));
  if (!wasServed) await tell(tx, row, 'domain_proved', now, tools);
}

/** Writes that it wasn't found, and tells the owner the first time and once the domain is no longer served. */
async function writeProblem(tx: Database, row: DomainRow, problem: DomainProblem, tools: DomainTools): Promise<void> {
  const now = tools.now();
  const failed = { ...row, checked_at: now, problem, failing_since: row.proved_at && (row.failing_since ?? now) };
  const state = domainState(failed, now);
  const ended_at = state === 'ended' ? (row.ended_at ?? now) : null;
  await tx
    .update(websiteDomains)
    .set({
      ...{ checked_at: now, problem, failing_since: failed.failing_since, ended_at },
      next_check_at: nextCheck(failed, now),
    })
    .where(isClaim(row));
  const until = servedUntil(failed) ?? now;
  if (state === 'failing' && !row.failing_since) await tell(tx, row, 'domain_failing', until, tools);
  if (state === 'ended' && !row.ended_at) await tell(tx, row, 'domain_ended', until, tools);
}

function problemOf(answer: TxtAnswer, token: string): DomainProblem | null {
  if (answer.state !== 'answered') return answer.state;
  if (answer.texts.some((text) => text.trim() === proofText(token))) return null;
  return answer.texts.length > 0 ? 'other_value' : 'missing';
}

/**
 * Asks a domain's own name servers for its record, and writes what they say. A domain that the store sets in
 * between isn't touched.
 */
export async function checkDomainOf(
  db: Database,
  asked: DomainRow,
  nameServers: NameServers,
  tools: DomainTools,
): Promise<void> {
  const { name, zones } = storedName(asked);
  const answer = await nameServers.findTexts(proofName(name), zones);
  const problem = problemOf(answer, asked.token);
  await db.transaction(async (tx) => {
    // All stores that claim the name, in one order: two that prove it at once take turns.
    const isNamed = eq(websiteDomains.domain_name, asked.domain_name);
    const rows = await tx
      .select()
      .from(websiteDomains)
      .where(isNamed)
      .orderBy(asc(websiteDomains.store_id))
      .for('update');
    const row = rows.find(({ store_id, token }) => store_id === asked.store_id && token === asked.token);
    if (!row) return;
    if (problem) await writeProblem(tx, row, problem, tools);
    else await writeProof(tx, row, tools);
  });
}

/** Domains checked in one round, and for how long no other process checks them. */
const atOnce = 20;
const leaseMs = 60_000;

/**
 * Checks the domains that are due.
 *
 * @returns how many were checked
 */
export async function checkDueDomains(
  db: Database,
  now: Date,
  { nameServers, env }: { nameServers: NameServers } & Pick<DomainTools, 'env'>,
): Promise<number> {
  const due = await db.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(websiteDomains)
      .where(lte(websiteDomains.next_check_at, now))
      .orderBy(asc(websiteDomains.next_check_at))
      .limit(atOnce)
      .for('update', { skipLocked: true });
    const next_check_at = new Date(now.getTime() + leaseMs);
    for (const row of rows) await tx.update(websiteDomains).set({ next_check_at }).where(isClaim(row));
    return rows;
  });
  await Promise.all(due.map((row) => checkDomainOf(db, row, nameServers, { env, now: () => now })));
  return due.length;
}
