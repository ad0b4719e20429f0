import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { type AnyPermission, openedBy } from '#contract/permissions';
import { auditEntries } from '#server/db/schema/audit';
import { subStores } from '#server/db/schema/index';
import { buildTestApp, type TestApp, testMail } from '../../support/buildTestApp';
import { call, callAs, errorOf } from '../../support/callApi';
import {
  makeInvitation,
  makePasswordLink,
  makeStore,
  makeSubStore,
  type StoreRow,
} from '../../support/factories/index';
import { openSession, openSubStoreSession, type TestSession } from '../../support/login';
import { mailTo } from '../../support/mailTo';
import { captchaFor } from '../../support/solvedCaptcha';

const { TOKEN_EXPIRED } = errorCodes;
const chosen = 'a quiet harbour 9';

let test: TestApp;
let store: StoreRow;
beforeAll(async () => {
  test = await buildTestApp({ env: testMail });
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.now = null;
  store = await makeStore(test.db);
});

const link = (account: { id: string; store_id?: string } = store) => makePasswordLink(test.db, account);
const set = (token: string, password = chosen) => call(test.app, null, 'new_password', { token, password });
const verify = (token: string) => errorOf(test.app, null, 'forgot_password_verify', { token });
const isIn = async (session: TestSession) => (await errorOf(test.app, session, 'get_store_data', {})) === null;
const signIn = (name: 'login' | 'sub_store_login', email: string, password: string) =>
  errorOf(test.app, null, name, { email, password });
const passwordEntries = async () => {
  const entries = await test.db.select().from(auditEntries).where(eq(auditEntries.store_id, store.id));
  return entries.filter(({ action }) => action === 'password');
};

describe('a sub-account that sets a password by the link', () => {
  it('is signed out everywhere; its open invitation ends', async () => {
    const { token: invitation, subStore } = await makeInvitation(test.db, store);
    const session = await openSubStoreSession(test, subStore);
    expect(await set(await link(subStore))).toMatchObject({ success: true, email: subStore.email });
    expect(await isIn(session)).toBe(false);
    expect(await errorOf(test.app, null, 'get_invitation', { token: invitation })).toBe(TOKEN_EXPIRED);
    expect(await signIn('sub_store_login', subStore.email, chosen)).toBeNull();
    expect(await passwordEntries()).toMatchObject([
      {
        ...{ entity: 'sub_store', actor_kind: 'sub_store', actor_id: subStore.id },
        ...{ old_values: { password: null, invitation: { hidden: true } }, new_values: { invitation: null } },
      },
    ]);
  });

  it('that isn’t approved can’t sign in yet', async () => {
    const account = await makeSubStore(test.db, store, { is_approved: false });
    expect(await set(await link(account))).toMatchObject({ success: true });
    const reply = await callAs(test.app, null, 'sub_store_login', { email: account.email, password: chosen });
    expect(reply.sub_store.server_token).toBe('');
  });

  const entry = (url: AnyPermission) => ({ url, permission: 1 as const });

  it('keeps what its password may open, or gets what its invitation may open', async () => {
    const reach = [entry('store/order')];
    const known = await makeSubStore(test.db, store, { password_reach: reach });
    const { subStore: invited } = await makeInvitation(test.db, store, { invitation_reach: reach });
    for (const { id, store_id } of [known, invited]) {
      await set(await link({ id, store_id }));
      const [row] = await test.db.select().from(subStores).where(eq(subStores.id, id));
      expect(row).toMatchObject({ password_reach: reach, invitation_reach: null, invitation_hash: null });
    }
  });

  const grants: AnyPermission[] = ['store/sub_store', 'store/order'];
  const openManager = async () => openSubStoreSession(test, await makeSubStore(test.db, store, { grants }));

  it('whose address a manager changed loses its password with permissions that the manager doesn’t hold', async () => {
    const manager = await openManager();
    const account = await makeSubStore(test.db, store, { grants: ['store/order'] });
    const moved = { _id: account.id, version: account.version, email: `manager-${account.email}` };
    const { sub_store } = await callAs(test.app, manager, 'update_sub_store', moved);
    expect(sub_store).toMatchObject({ has_password: true, reach: null });
    await set(await link(account));
    const owner = await openSession(test, store);
    const { sub_store: atNewAddress } = await callAs(test.app, owner, 'get_sub_store', { _id: account.id });
    expect(openedBy(atNewAddress.reach).sort()).toEqual(openedBy(grants.map(entry)).sort());
    const urls = [entry('store/order'), entry('store/earning')];
    const more = { _id: account.id, version: sub_store.version, urls };
    const { sub_store: after } = await callAs(test.app, owner, 'update_sub_store', more);
    expect(after).toMatchObject({ has_password: false, state: 'invited' });
    // Nor does another link help.
    expect(await verify(await link(account))).toBe(TOKEN_EXPIRED);
  });

  describe('at an address that a manager typed', () => {
    /** The manager reads its mail. The owner then grants more than the manager holds. */
    async function openAccount() {
      const [manager, owner] = [await openManager(), await openSession(test, store)];
      const email = `manager-${randomUUID()}@test.example`;
      const fields = { idempotency_key: randomUUID(), name: 'Anna', email, urls: [entry('store/order')] };
      const { sub_store } = await callAs(test.app, manager, 'add_sub_store', fields);
      const more = {
        _id: sub_store._id,
        version: sub_store.version,
        urls: [entry('store/order'), entry('store/earning')],
      };
      const { sub_store: account } = await callAs(test.app, owner, 'update_sub_store', more);
      return { owner, email, account };
    }
    const mailsAfterAsking = async (email: string) => {
      const body = { email, type: 2, captcha_token: await captchaFor(test) } as const;
      expect(await call(test.app, null, 'forgot_password', body)).toMatchObject({ success: true });
      return mailTo(test, email, 'new_password');
    };
    const row = async (_id: string) => (await test.db.select().from(subStores).where(eq(subStores.id, _id)))[0];

    it('gets no link after the owner handed it an invitation, and an older link is dead', async () => {
      const { owner, email, account } = await openAccount();
      const { invitation } = await callAs(test.app, owner, 'invite_sub_store', { _id: account._id, is_mailed: false });
      const token = invitation.path.split('/').at(-1) ?? '';
      await callAs(test.app, null, 'accept_invitation', { token, password: chosen });
      expect(await row(account._id)).toMatchObject({ password_reach: null });
      expect(await mailsAfterAsking(email)).toEqual([]);
      const older = await link({ id: account._id, store_id: store.id });
      expect(await verify(older)).toBe(TOKEN_EXPIRED);
      expect(await set(older, 'the manager’s own 7')).toMatchObject({ success: false });
    });

    it('gets no link after the owner gave it a password', async () => {
      const { owner, email, account } = await openAccount();
      const change = { _id: account._id, version: account.version, password: chosen };
      await callAs(test.app, owner, 'update_sub_store', change);
      expect(await mailsAfterAsking(email)).toEqual([]);
    });

    it('gets a link after the owner mailed an invitation to it', async () => {
      const { owner, email, account } = await openAccount();
      await callAs(test.app, owner, 'invite_sub_store', { _id: account._id, is_mailed: true });
      expect(await mailsAfterAsking(email)).toHaveLength(1);
    });

    it('gets a link after the owner typed another one', async () => {
      const { owner, email, account } = await openAccount();
      const change = { _id: account._id, version: account.version, email: `anna-${email}`, password: chosen };
      await callAs(test.app, owner, 'update_sub_store', change);
      expect(await mailsAfterAsking(change.email)).toHaveLength(1);
    });

    it('got none before the update, if the audit log names a sub-account as the last to type it', async () => {
      const { owner, account } = await openAccount();
      const fields = {
        idempotency_key: randomUUID(),
        name: 'Ana',
        email: `ana-${randomUUID()}@test.example`,
        urls: [],
      };
      const { sub_store: ours } = await callAs(test.app, owner, 'add_sub_store', fields);
      const migration = await readFile('server/db/migrations/0032_email_reach.sql', 'utf8');
      const backfill = sql.raw(migration.split('--> statement-breakpoint').at(-1) ?? '');
      await test.db.update(subStores).set({ email_reach: null }).where(eq(subStores.store_id, store.id));
      await test.db.execute(backfill);
      expect([await row(account._id), await row(ours._id)]).toMatchObject([{ email_reach: [] }, { email_reach: null }]);
      const change = { _id: account._id, version: account.version, email: `anna-${account.email}` };
      await callAs(test.app, owner, 'update_sub_store', change);
      await test.db.execute(backfill);
      expect(await row(account._id)).toMatchObject({ email_reach: null });
    });
  });
});
