import { addMinutes, subHours } from 'date-fns';
import { and, asc, eq, gt, isNotNull, isNull, or } from 'drizzle-orm';
import type { platformWebsiteCalls, websiteCalls } from '#contract/calls/website';
import { errorCodes } from '#contract/codes/errorCodes';
import { successCodes } from '#contract/codes/successCodes';
import { websiteLimits } from '#contract/website/websiteLimits';
import { stores } from '#server/db/schema/stores';
import { websiteDomains, websites } from '#server/db/schema/websites';
import type { Env } from '#server/env';
import { CallError, fieldsNotValid } from '#server/http/callError';
import type { Handlers } from '#server/http/handler';
import { changeRecords } from '#server/records/changeRecords';
import { checkDomainOf } from './checkDomain';
import { type DomainName, readDomainName } from './domainName';
import { domainOf, isTaken, newClaim, presentDomain } from './domains';

const field = 'domain_name';
const refused = (code: string) => fieldsNotValid(errorCodes.FIELDS_NOT_VALID, [{ path: field, code }]);

/** The names that this installation itself is at. */
const ownHosts = ({ PUBLIC_ADDRESS, CUSTOMER_SITE_HOST }: Env): string[] => [
  ...(PUBLIC_ADDRESS ? [new URL(PUBLIC_ADDRESS).hostname] : []),
  ...(CUSTOMER_SITE_HOST ? [CUSTOMER_SITE_HOST] : []),
];

/** @throws 4022 with the reason why no store can have the name */
function assertDomainName(text: string, env: Env): DomainName {
  const name = readDomainName(text);
  if (typeof name === 'string') throw refused(name);
  if (ownHosts(env).includes(name.name)) throw refused('domain_is_own');
  return name;
}

/** `isServed` as a condition, so that a page is only shorter than asked for if it is the last. */
const isServedAt = (now: Date) =>
  and(
    isNotNull(websiteDomains.proved_at),
    isNull(websiteDomains.lost_at),
    or(isNull(websiteDomains.failing_since), gt(websiteDomains.seen_at, subHours(now, websiteLimits.proofHours))),
  );

export const domainHandlers: Handlers<
  (keyof typeof websiteCalls & `${string}_domain`) | (keyof typeof platformWebsiteCalls & 'platform/get_domain_list')
> = {
  get_website_domain: async (_body, { db, session, env, now }) => ({
    domain: await presentDomain(db, session.store_id, env, now()),
  }),

  async check_domain({ domain_name, domain_type }, { db, session, env, now }) {
    const { name, type } = assertDomainName(domain_name, env);
    if (domain_type && domain_type !== type) throw refused(`domain_is_${type}`);
    if (await isTaken(db, name, session.store_id, now())) {
      const { DOMAIN_ALREADY_USED: code } = errorCodes;
      throw fieldsNotValid(code, [{ path: field, code: String(code) }]);
    }
    return { domain_name: name, domain_type: type, message: successCodes.DOMAIN_AVAILABLE };
  },

  async set_website_domain({ domain_name }, context) {
    const { session, env, now, db } = context;
    const { store_id } = session;
    const { name } = assertDomainName(domain_name, env);
    await changeRecords(context, async (tx, announce) => {
      if ((await domainOf(tx, store_id))?.domain_name === name) return;
      const claim = newClaim(name, now());
      await tx
        .insert(websiteDomains)
        .values({ store_id, ...claim })
        .onConflictDoUpdate({ target: websiteDomains.store_id, set: claim });
      announce('store', [store_id]);
    });
    return { domain: await presentDomain(db, store_id, env, now()), message: successCodes.SETTINGS_UPDATED };
  },

  async remove_website_domain(_body, context) {
    const { store_id } = context.session;
    await changeRecords(context, async (tx, announce) => {
      await tx.delete(websiteDomains).where(eq(websiteDomains.store_id, store_id));
      announce('store', [store_id]);
    });
    return { domain: null, message: successCodes.SETTINGS_UPDATED };
  },

  async check_website_domain(_body, { db, session, env, now, nameServers, wakeOutbox }) {
    const { store_id } = session;
    const row = await domainOf(db, store_id);
    if (!row) throw new CallError(errorCodes.SETTING_NOT_FOUND);
    const watched = {
      watched_until: addMinutes(now(), websiteLimits.watchMinutes),
      // A domain that has moved is claimed again.
      ...(row.lost_at && { proved_at: null, seen_at: null, lost_at: null }),
    };
    await db.update(websiteDomains).set(watched).where(eq(websiteDomains.store_id, store_id));
    await checkDomainOf(db, { ...row, ...watched }, nameServers, { env, now });
    wakeOutbox();
    return { domain: await presentDomain(db, store_id, env, now()) };
  },

  async 'platform/get_domain_list'({ after, perPage }, { db, now }) {
    const rows = await db
      .select({ domain: websiteDomains })
      .from(websiteDomains)
      .innerJoin(websites, eq(websites.store_id, websiteDomains.store_id))
      .innerJoin(stores, and(eq(stores.id, websiteDomains.store_id), stores.is_approved))
      .where(and(isServedAt(now()), gt(websiteDomains.domain_name, after)))
      .orderBy(asc(websiteDomains.domain_name))
      .limit(perPage);
    return {
      data: rows.map(({ domain: { domain_name, store_id, proved_at } }) => ({
        ...{ domain_name, store_id },
        proved_at: (proved_at ?? now()).toISOString(),
      })),
    };
  },
};
