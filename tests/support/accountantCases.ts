import { randomBytes } from 'node:crypto';
import { addDays } from 'date-fns';
import { eq } from 'drizzle-orm';
import type { accountantCalls } from '#contract/calls/accountant';
import { errorCodes } from '#contract/codes/errorCodes';
import type { Database } from '#server/db/database';
import { accountantLinks } from '#server/db/schema/index';
import { tokenHash } from '#server/modules/session/service';
import type { ContractCases } from './contractCases';
import type { Tenant, World } from './contractWorld';

/** Gives a store a link for an accountant, in place of all others. @returns its ID and its token */
export async function makeAccountantLink(db: Database, store: { id: string }, expires_at = addDays(new Date(), 30)) {
  await db.delete(accountantLinks).where(eq(accountantLinks.store_id, store.id));
  const token = randomBytes(32).toString('base64url');
  const values = { store_id: store.id, token_hash: tokenHash(token), name: 'Tax office', expires_at };
  const [link] = await db.insert(accountantLinks).values(values).returning();
  if (!link) throw new Error('no link was made');
  return { token, _id: link.id };
}

const linkOf = async ({ db }: World, { store }: Tenant) => {
  const { _id } = await makeAccountantLink(db, store);
  return { _id };
};
const tokenOf = async ({ db, mine }: World) => {
  const { token } = await makeAccountantLink(db, mine.store);
  return { token };
};

export type AccountantCall = keyof typeof accountantCalls;

export const accountantCases: ContractCases<AccountantCall> = {
  get_accountant_link_list: {
    body: async (world) => {
      await linkOf(world, world.mine);
      return {};
    },
  },
  add_accountant_link: {
    body: async (world) => {
      await linkOf(world, world.mine);
      return { name: 'Bookkeeper', days: 90 };
    },
  },
  revoke_accountant_link: {
    body: (world) => linkOf(world, world.mine),
    foreign: { body: (world) => linkOf(world, world.other), code: errorCodes.NO_DATA_FOUND },
  },
  get_accountant_books: { body: tokenOf },
  get_accountant_entries: { body: async (world) => ({ ...(await tokenOf(world)), month: '2026-03' }) },
};
