import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { BodyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import { type AnyPermission, openedBy } from '#contract/permissions';
import { subStores } from '#server/db/schema/index';
import { callAs, errorOf } from '../../support/callApi';
import { makeSubStore, testPassword } from '../../support/factories/index';
import { uniqueDigits } from '../../support/factories/makeStore';
import { loginSubStore, type TestSession } from '../../support/login';
import { ownerDesk } from '../../support/ownerDesk';

const desk = ownerDesk();
let manager: TestSession;
beforeEach(async () => {
  const grants: AnyPermission[] = ['store/sub_store', 'store/order', 'store/product'];
  manager = await loginSubStore(desk.test.app, await makeSubStore(desk.test.db, desk.store, { grants }));
});

const { TOKEN_EXPIRED, SESSION_ENDED, WRONG_USERNAME_OR_PASSWORD } = errorCodes;
const known = testPassword;
const granted = (...keys: AnyPermission[]) => keys.map((url) => ({ url, permission: 1 as const }));

/** An account for the orders, made and approved. */
async function addBy(maker: TestSession, fields: Partial<BodyOf<'add_sub_store'>> = {}) {
  const body = { idempotency_key: randomUUID(), name: 'Ana', email: `ana-${uniqueDigits()}@test.example` };
  const urls = granted('store/order');
  const { sub_store } = await callAs(desk.test.app, maker, 'add_sub_store', { ...body, urls, ...fields });
  await desk.test.db.update(subStores).set({ is_approved: true }).where(eq(subStores.id, sub_store._id));
  return sub_store;
}
async function invite(maker: TestSession, _id: string): Promise<string> {
  const { invitation } = await callAs(desk.test.app, maker, 'invite_sub_store', { _id });
  return invitation.path.split('/').at(-1) ?? '';
}
const read = async (_id: string) => (await callAs(desk.test.app, desk.owner, 'get_sub_store', { _id })).sub_store;
async function grant(by: TestSession, _id: string, ...keys: AnyPermission[]) {
  const { version } = await read(_id);
  return (await callAs(desk.test.app, by, 'update_sub_store', { _id, version, urls: granted(...keys) })).sub_store;
}
const signIn = (email: string, password: string) =>
  errorOf(desk.test.app, null, 'sub_store_login', { email, password });

describe('an account that is given more than the maker of its way in holds', () => {
  it('loses the password that the maker knows, and is signed out wherever that was used', async () => {
    const { _id, email } = await addBy(manager, { password: known });
    const inside = await loginSubStore(desk.test.app, { email });
    expect(await errorOf(desk.test.app, inside, 'get_store_data', {})).toBeNull();
    expect(await grant(desk.owner, _id, 'store/order', 'store/earning')).toMatchObject({
      has_password: false,
      state: 'invited',
      reach: null,
    });
    expect(await errorOf(desk.test.app, inside, 'get_store_data', {})).toBe(SESSION_ENDED);
    expect(await signIn(email, known)).toBe(WRONG_USERNAME_OR_PASSWORD);
    const { data } = await callAs(desk.test.app, desk.owner, 'get_record_history', { entity: 'sub_store', _id });
    expect(data[0]).toMatchObject({ old_values: { password: { hidden: true } }, new_values: { password: null } });
  });

  it('loses the open link of the maker', async () => {
    const { _id } = await addBy(manager);
    const token = await invite(manager, _id);
    await grant(desk.owner, _id, 'store/order', 'store/earning');
    expect(await errorOf(desk.test.app, null, 'accept_invitation', { token, password: known })).toBe(TOKEN_EXPIRED);
    expect((await read(_id)).invitation_expires_at).toBeNull();
  });

  it('loses a password that came by the maker’s link: no one can tell who opened it', async () => {
    const { _id, email } = await addBy(manager);
    const token = await invite(manager, _id);
    await callAs(desk.test.app, null, 'accept_invitation', { token, password: known });
    await grant(desk.owner, _id, 'store/order', 'store/earning');
    expect(await signIn(email, known)).toBe(WRONG_USERNAME_OR_PASSWORD);
  });

  it('keeps a link that the owner made, and what is chosen by it from then on', async () => {
    const { _id, email } = await addBy(manager, { password: known });
    const token = await invite(desk.owner, _id);
    expect((await grant(desk.owner, _id, 'store/order', 'store/earning')).invitation_expires_at).not.toBeNull();
    await callAs(desk.test.app, null, 'accept_invitation', { token, password: 'hers alone' });
    await grant(desk.owner, _id, 'store/order', 'store/earning', 'store/history');
    expect(await signIn(email, 'hers alone')).toBeNull();
  });

  it('keeps a password that comes with the permissions', async () => {
    const { _id, email, version } = await addBy(manager, { password: known });
    const change = { urls: granted('store/earning'), password: 'the owner says it' };
    await callAs(desk.test.app, desk.owner, 'update_sub_store', { _id, version, ...change });
    expect(await signIn(email, 'the owner says it')).toBeNull();
  });
});

describe('an account stays as it is', () => {
  it('where it gets what the maker of its way in holds, no matter who gives it', async () => {
    const { _id, email, reach } = await addBy(manager, { password: known });
    expect(openedBy(reach)).toContain('store/product');
    expect(openedBy(reach)).not.toContain('store/earning');
    await grant(desk.owner, _id, 'store/order', 'store/product');
    expect(await signIn(email, known)).toBeNull();
  });

  it('where its way in is the owner’s', async () => {
    const { _id, email, reach } = await addBy(desk.owner, { password: known });
    expect(reach).toBeNull();
    await grant(desk.owner, _id, 'store/order', 'store/earning');
    expect(await signIn(email, known)).toBeNull();
  });

  it('until a manager makes it a new one: then that one’s reach is the manager’s', async () => {
    const { _id, email } = await addBy(desk.owner, { password: known });
    const token = await invite(manager, _id);
    expect((await read(_id)).reach).not.toBeNull();
    await grant(desk.owner, _id, 'store/order', 'store/earning');
    expect(await errorOf(desk.test.app, null, 'get_invitation', { token })).toBe(TOKEN_EXPIRED);
    expect(await signIn(email, known)).toBeNull();
  });
});

it('ways in of before reach as far as the account did, where the audit log names a sub-account as their maker', async () => {
  const [theirs, ours] = [await addBy(manager, { password: known }), await addBy(desk.owner, { password: known })];
  await desk.test.db.update(subStores).set({ password_reach: null }).where(eq(subStores.store_id, desk.store.id));
  const migration = await readFile('server/db/migrations/0017_way_in.sql', 'utf8');
  await desk.test.db.execute(sql.raw(migration.split('--> statement-breakpoint').at(-1) ?? ''));
  expect(openedBy((await read(theirs._id)).reach)).toEqual(openedBy(granted('store/order')));
  expect((await read(ours._id)).reach).toBeNull();
});
