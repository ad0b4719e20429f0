import { randomBytes } from 'node:crypto';
import { addMinutes } from 'date-fns';
import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import type { DnsRecord, WebsiteDomain } from '#contract/entities/websiteDomain';
import { domainState, isServed, servedUntil } from '#contract/website/domainState';
import { websiteLimits } from '#contract/website/websiteLimits';
import type { Database } from '#server/db/database';
import { websiteDomains } from '#server/db/schema/websites';
import type { Env } from '#server/env';
import { type DomainName, readDomainName } from './domainName';

export type DomainRow = typeof websiteDomains.$inferSelect;

/** Where the record that proves a domain is. */
export const proofName = (domain: string): string => `_storedesk.${domain}`;
/** The text of the record. */
export const proofText = (token: string): string => `storedesk-verification=${token}`;

export const newToken = (): string => randomBytes(24).toString('base64url');

/** A new claim of a domain: without proof, and watched for one. */
export const newClaim = (domain_name: string, now: Date) => ({
  ...{ domain_name, token: newToken(), set_at: now, ...unproved },
  ...{ watched_until: addMinutes(now, websiteLimits.watchMinutes), next_check_at: now },
});

const unproved = {
  ...{ proved_at: null, seen_at: null, failing_since: null, lost_at: null },
  ...{ checked_at: null, problem: null, ended_at: null },
};

/** The stored name, which was readable when it was set. */
export function storedName({ domain_name }: Pick<DomainRow, 'domain_name'>): DomainName {
  const name = readDomainName(domain_name);
  // A name that has since become one of which anyone can register a part: its owner can still prove it.
  return typeof name === 'string' ? { name: domain_name, type: 'domain', zones: [domain_name] } : name;
}

type SiteEnv = Pick<Env, 'CUSTOMER_SITE_HOST' | 'CUSTOMER_SITE_IPS'>;

/** A name without the domain that was registered. */
export function shortName(name: string, { zones }: DomainName): string {
  const registered = zones.at(-1) ?? name;
  return name === registered ? '@' : name.slice(0, -registered.length - 1);
}

/** The records that lead browsers to the customer site. A whole domain can't have a CNAME, so it gets addresses. */
function pointingRecords(domain: DomainName, { CUSTOMER_SITE_HOST: host, CUSTOMER_SITE_IPS: ips }: SiteEnv) {
  const { name, type } = domain;
  const names = { name, short_name: shortName(name, domain) };
  const byAddress = ips.map((value): DnsRecord => ({ type: value.includes(':') ? 'AAAA' : 'A', ...names, value }));
  if (type === 'domain' && byAddress.length > 0) return byAddress;
  return host ? [{ type: 'CNAME' as const, ...names, value: host }] : byAddress;
}

const isProved = and(isNotNull(websiteDomains.proved_at), isNull(websiteDomains.lost_at));

/** Whether another store has proved a domain and is still served at it. */
export async function isTaken(db: Database, domain: string, storeId: string, now: Date): Promise<boolean> {
  const isOthers = and(eq(websiteDomains.domain_name, domain), ne(websiteDomains.store_id, storeId), isProved);
  const [row] = await db.select().from(websiteDomains).where(isOthers);
  return row !== undefined && isServed(row, now);
}

/** A store's domain as its row has it. */
export async function domainOf(db: Database, storeId: string): Promise<DomainRow | undefined> {
  const [row] = await db.select().from(websiteDomains).where(eq(websiteDomains.store_id, storeId));
  return row;
}

/** A store's domain as its page shows it; `null` while there is none. */
export async function presentDomain(db: Database, storeId: string, env: SiteEnv, now: Date) {
  const row = await domainOf(db, storeId);
  if (!row) return null;
  const name = storedName(row);
  const text = (at: Date | null) => at?.toISOString() ?? null;
  return {
    domain_name: name.name,
    domain_type: name.type,
    state: domainState(row, now),
    is_taken: !isServed(row, now) && (await isTaken(db, name.name, storeId, now)),
    proof: {
      ...{ type: 'TXT', name: proofName(name.name), short_name: shortName(proofName(name.name), name) },
      value: proofText(row.token),
    },
    pointing: pointingRecords(name, env),
    checked_at: text(row.checked_at),
    problem: row.problem,
    proved_at: text(row.proved_at),
    served_until: text(servedUntil(row)),
  } satisfies WebsiteDomain;
}
