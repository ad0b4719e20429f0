import { eq } from 'drizzle-orm';
import type { storeMailCalls } from '#contract/calls/storeMail';
import { noMail } from '#contract/mail/storeMail';
import { storeSettings } from '#server/db/schema/index';
import type { ContractCases } from './contractCases';
import type { World } from './contractWorld';

/** Cases of the calls about a store's own mail server, which no one can reach. */
const setMail = async ({ db, mine }: Pick<World, 'db' | 'mine'>) => {
  const mail = { ...noMail, host: '127.0.0.1', from_address: 'hello@mail.example' };
  await db.update(storeSettings).set({ mail }).where(eq(storeSettings.store_id, mine.store.id));
};

export const storeMailCases: ContractCases<keyof typeof storeMailCalls> = {
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
};
