import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { platformWebsiteCalls, websiteCalls } from '#contract/calls/website';
import { errorCodes } from '#contract/codes/errorCodes';
import { storeSettings } from '#server/db/schema/index';
import { websiteDomains } from '#server/db/schema/websites';
import { callAs } from './callApi';
import type { ContractCases } from './contractCases';
import type { Tenant, World } from './contractWorld';
import { setSteppedUp } from './setSteppedUp';

const nothing = { body: () => ({}) };
/** A domain that no store has. */
const aDomain = () => `d${randomUUID()}.com`;

async function withDomain({ app, mine }: World): Promise<string> {
  const domain_name = aDomain();
  await callAs(app, mine.owner, 'set_website_domain', { domain_name });
  return domain_name;
}

/** A domain of the world's store that is proved, with a website that is published. */
async function served(world: World): Promise<string> {
  const domain_name = await withDomain(world);
  const now = new Date();
  const isMine = eq(websiteDomains.store_id, world.mine.store.id);
  await world.db.update(websiteDomains).set({ proved_at: now, seen_at: now }).where(isMine);
  await callAs(world.app, world.mine.owner, 'publish_website', {});
  return domain_name;
}

/** Makes the draft differ from what is published. */
async function drafted({ db, mine }: World): Promise<object> {
  const isMine = eq(storeSettings.store_id, mine.store.id);
  await db
    .update(storeSettings)
    .set({ website: { facebook_url: `https://a.example/${randomUUID()}` } })
    .where(isMine);
  return {};
}

async function scriptOf(world: World, { owner }: Tenant): Promise<string> {
  await setSteppedUp(world, owner, 0);
  const { data } = await callAs(world.app, owner, 'script_pages', {});
  const ids = data.map(({ _id }) => _id);
  if (ids.length > 5) await callAs(world.app, owner, 'delete_script_pages', { ids });
  const script = { idempotency_key: randomUUID(), name: 'Visits', code: '<script>visits()</script>' };
  return (await callAs(world.app, owner, 'add_script_page', script)).script_page._id;
}

/** Cases of the calls about websites. */
export const websiteCases: ContractCases<keyof typeof websiteCalls | keyof typeof platformWebsiteCalls> = {
  get_website_domain: nothing,
  check_domain: { body: () => ({ domain_name: aDomain(), domain_type: 'domain' }) },
  set_website_domain: { body: () => ({ domain_name: aDomain() }) },
  remove_website_domain: {
    body: async (world) => {
      await withDomain(world);
      return {};
    },
  },
  check_website_domain: {
    body: async (world) => {
      await withDomain(world);
      return {};
    },
  },
  get_website_state: nothing,
  publish_website: { body: drafted },
  revert_website: { body: drafted },
  script_pages: nothing,
  add_script_page: {
    body: () => ({
      idempotency_key: randomUUID(),
      name: 'Chat',
      code: '<script src="https://chat.example/a.js"></script>',
    }),
  },
  update_script_page: {
    body: async (world) => ({ _id: await scriptOf(world, world.mine), version: 1, name: 'Visits 2', code: 'visits()' }),
    foreign: {
      body: async (world) => ({ _id: await scriptOf(world, world.other), version: 1, name: 'Mine', code: 'mine()' }),
      code: errorCodes.NO_DATA_FOUND,
    },
  },
  delete_script_pages: {
    body: async (world) => ({ ids: [await scriptOf(world, world.mine)] }),
    foreign: {
      body: async (world) => ({ ids: [await scriptOf(world, world.other)] }),
      code: errorCodes.NO_DATA_FOUND,
    },
  },
  'platform/get_website': { body: async (world) => ({ domain: await served(world) }) },
  'platform/get_domain_list': {
    body: async (world) => {
      await served(world);
      return {};
    },
  },
};
