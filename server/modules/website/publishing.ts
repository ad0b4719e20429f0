import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { platformWebsiteCalls, websiteCalls } from '#contract/calls/website';
import { errorCodes } from '#contract/codes/errorCodes';
import { successCodes } from '#contract/codes/successCodes';
import { isServed } from '#contract/website/domainState';
import { noWebsite, websiteDifferences } from '#contract/website/website';
import type { Database } from '#server/db/database';
import { storeSettings } from '#server/db/schema/storeSettings';
import { stores } from '#server/db/schema/stores';
import { websiteDomains, websites } from '#server/db/schema/websites';
import { CallError } from '#server/http/callError';
import type { CallContext, Handlers } from '#server/http/handler';
import { changeRecords } from '#server/records/changeRecords';
import { lockSettings, sectionChange, withSectionChange } from '#server/records/storeSection';
import { draftOf } from '../settings/service';
import { readDomainName } from './domainName';
import { scriptsOf } from './scripts';

/** A store's published website; `undefined` while it hasn't published anything. */
export async function publishedWebsite(db: Database, storeId: string) {
  const [row] = await db.select().from(websites).where(eq(websites.store_id, storeId));
  return row;
}

async function readState(db: Database, storeId: string) {
  const [settings] = await db
    .select({ website: storeSettings.website })
    .from(storeSettings)
    .where(eq(storeSettings.store_id, storeId));
  if (!settings) throw new CallError(errorCodes.NO_DATA_FOUND);
  const published = await publishedWebsite(db, storeId);
  return {
    website: {
      differences: websiteDifferences(draftOf(settings), { ...noWebsite, ...published?.values }),
      published_at: published?.updated_at.toISOString() ?? null,
      published_by: published?.updated_by ?? '',
    },
  };
}

/** The sections whose fields make up the draft. */
const draftSections = ['site_look', 'site_search', 'site_addresses'];

/** Sets the draft back to what is published. Forms that are open notice, as after any change of their section. */
async function revert(tx: Database, { session, now }: CallContext): Promise<void> {
  const rows = await lockSettings(tx, session.store_id);
  const published = await publishedWebsite(tx, session.store_id);
  const changes = draftSections.map((entity) => sectionChange(entity, rows, session.name, now()));
  await tx
    .update(storeSettings)
    .set({ website: published?.values ?? {}, ...withSectionChange(Object.assign({}, ...changes)) })
    .where(eq(storeSettings.store_id, session.store_id));
}

async function publish(tx: Database, { session, now }: CallContext): Promise<void> {
  const { settings } = await lockSettings(tx, session.store_id);
  const facts = { values: draftOf(settings), updated_at: now(), updated_by: session.name };
  await tx
    .insert(websites)
    .values({ store_id: session.store_id, ...facts, edition: 1 })
    .onConflictDoUpdate({ target: websites.store_id, set: { ...facts, edition: sql`${websites.edition} + 1` } });
}

const changed = (work: typeof publish) => async (_body: object, context: CallContext) => {
  const { store_id } = context.session;
  await changeRecords(context, async (tx, announce) => {
    await work(tx, context);
    announce('store', [store_id]);
  });
  return { ...(await readState(context.db, store_id)), message: successCodes.SETTINGS_UPDATED };
};

export const publishingHandlers: Handlers<
  | (keyof typeof websiteCalls & ('get_website_state' | 'publish_website' | 'revert_website'))
  | (keyof typeof platformWebsiteCalls & 'platform/get_website')
> = {
  get_website_state: (_body, { db, session }) => readState(db, session.store_id),
  publish_website: changed(publish),
  revert_website: changed(revert),

  async 'platform/get_website'({ domain }, { db, now }) {
    const name = readDomainName(domain);
    const isAsked = eq(websiteDomains.domain_name, typeof name === 'string' ? '' : name.name);
    const isProved = and(isNotNull(websiteDomains.proved_at), isNull(websiteDomains.lost_at));
    const [row] = await db
      .select({ domain: websiteDomains, website: websites, store: stores })
      .from(websiteDomains)
      .innerJoin(websites, eq(websites.store_id, websiteDomains.store_id))
      .innerJoin(stores, eq(stores.id, websiteDomains.store_id))
      .where(and(isAsked, isProved, stores.is_approved));
    if (!row || !isServed(row.domain, now())) throw new CallError(errorCodes.SETTING_NOT_FOUND);
    const { store, website } = row;
    return {
      website: {
        ...{ ...noWebsite, ...website.values },
        ...{ domain_name: row.domain.domain_name, store_id: store.id, store_name: store.name },
        languages: store.languages_supported.map(({ code, is_visible }) => ({ code, is_visible })),
        edition: website.edition,
        published_at: website.updated_at.toISOString(),
        scripts: await scriptsOf(db, store.id),
      },
    };
  },
};
