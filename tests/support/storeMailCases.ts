import { randomBytes, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { mailChoiceCalls, platformStoreMailCalls, storeMailCalls } from '#contract/calls/storeMail';
import { errorCodes } from '#contract/codes/errorCodes';
import { noMail } from '#contract/mail/storeMail';
import { mailAddresses, outgoingMessages, storeSettings } from '#server/db/schema/index';
import type { ContractCases } from './contractCases';
import type { Tenant, World } from './contractWorld';

/** A server that no one can reach. */
const setMail = async ({ db, mine }: Pick<World, 'db' | 'mine'>) => {
  const mail = { ...noMail, host: '127.0.0.1', from_address: 'hello@mail.example' };
  await db.update(storeSettings).set({ mail }).where(eq(storeSettings.store_id, mine.store.id));
};

/** An address of a tenant's customer that takes no mail, with the link at which its owner unsubscribes. */
async function anAddress({ db }: Pick<World, 'db'>, { store }: Tenant) {
  const token = randomBytes(32).toString('base64url');
  const address = `${randomUUID()}@guests.example`;
  const [row] = await db
    .insert(mailAddresses)
    .values({ store_id: store.id, address, token, bounced_at: new Date() })
    .returning({ id: mailAddresses.id });
  return { token, address_id: row?.id ?? '' };
}

/** Cases of the calls about a store's mail to its customers. */
export const storeMailCases: ContractCases<
  keyof typeof storeMailCalls | keyof typeof mailChoiceCalls | keyof typeof platformStoreMailCalls
> = {
  test_email_settings: {
    body: async (world) => {
      await setMail(world);
      return { to: 'owner@mail.example', language: 'en' };
    },
  },
  get_mail_records: {
    body: async (world) => {
      await setMail(world);
      return {};
    },
  },
  get_email_log: { body: () => ({}) },
  lift_mail_stop: {
    body: async (world) => ({ address_id: (await anAddress(world, world.mine)).address_id }),
    foreign: {
      body: async (world) => ({ address_id: (await anAddress(world, world.other)).address_id }),
      code: errorCodes.NO_DATA_FOUND,
    },
  },
  get_mail_choice: { body: async (world) => ({ token: (await anAddress(world, world.mine)).token }) },
  set_mail_choice: {
    body: async (world) => ({ token: (await anAddress(world, world.mine)).token, is_unsubscribed: true }),
  },
  'platform/report_bounce': {
    body: async ({ db, mine }) => {
      const [row] = await db
        .insert(outgoingMessages)
        .values({
          ...{ store_id: mine.store.id, channel: 'email', event: 'review_reply', language: 'en', is_stores: true },
          ...{ recipient: `${randomUUID()}@guests.example`, sent_at: new Date() },
        })
        .returning({ id: outgoingMessages.id });
      return { message_id: row?.id ?? '', reason: '550 No such user' };
    },
    foreign: { body: () => ({ message_id: randomUUID() }), code: errorCodes.NO_DATA_FOUND },
  },
};
