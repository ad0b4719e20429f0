import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { profileCalls } from '#contract/calls/profile';
import { errorCodes } from '#contract/codes/errorCodes';
import type { Database } from '#server/db/database';
import { accountTokens, addressChanges } from '#server/db/schema/index';
import { tokenHash } from '#server/modules/session/service';
import { callAs } from './callApi';
import type { ContractCases } from './contractCases';
import type { World } from './contractWorld';
import { makeStore } from './factories/index';
import { uniqueDigits } from './factories/makeStore';
import { uploaded } from './menuCases/images';

/** A new number of an owner, for which a code is asked. */
const newNumber = () => ({ channel: 'phone' as const, country_phone_code: '+33', phone: uniqueDigits() });

/** The ticket and code of an owner's new number, on a server with demo data. */
async function askedForCode({ app, db, mine }: World): Promise<{ ticket: string; otp: string }> {
  // An account gets a few codes an hour, and tests ask for more.
  await db.delete(accountTokens).where(eq(accountTokens.purpose, 'address_change'));
  const { ticket, demo_message } = await callAs(app, mine.owner, 'request_address_change', newNumber());
  return { ticket, otp: /\d{6}/.exec(demo_message?.text ?? '')?.[0] ?? '' };
}

/** The token of a link that undoes a changed phone number of a new store. */
async function makeUndoLink(db: Database): Promise<string> {
  const store = await makeStore(db);
  const token = randomBytes(32).toString('base64url');
  const { country_phone_code, phone } = store;
  await db.insert(addressChanges).values({
    ...{ store_id: store.id, sub_store_id: null, channel: 'sms', undo_hash: tokenHash(token) },
    ...{ old_value: { country_phone_code, phone: uniqueDigits() }, new_value: { country_phone_code, phone } },
    undo_until: new Date(Date.now() + 3_600_000),
  });
  return token;
}

export const profileCases: ContractCases<keyof typeof profileCalls> = {
  get_profile: { body: () => ({}) },
  update_profile: {
    body: () => ({ owner_first_name: `Ana ${uniqueDigits()}`, owner_last_name: 'Lima', language: 'pt' }),
  },
  update_profile_image: {
    body: async (world) => ({ image: { _id: await uploaded(world, world.mine) } }),
    foreign: {
      body: async (world) => ({ image: { _id: await uploaded(world, world.other) } }),
      code: errorCodes.FIELDS_NOT_VALID,
    },
  },
  request_address_change: { body: newNumber },
  confirm_address_change: { body: askedForCode },
  get_address_change: { body: async ({ db }) => ({ token: await makeUndoLink(db) }) },
  undo_address_change: { body: async ({ db }) => ({ token: await makeUndoLink(db) }) },
};
