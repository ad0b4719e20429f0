import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { recordsChangedCode } from '#contract/stream';
import { outbox, platformSettings, stores } from '#server/db/schema/index';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { call, callAs, errorOf } from '../../support/callApi';
import { makeStore, type StoreRow } from '../../support/factories/index';
import { login, type TestSession } from '../../support/login';

let server: TestApp;
let store: StoreRow;
let owner: TestSession;
beforeAll(async () => {
  server = await buildTestApp({ env: { DEMO: 'data' } });
});
afterAll(() => server.close());
beforeEach(async () => {
  store = await makeStore(server.db);
  owner = await login(server.app, store);
});
afterEach(async () => {
  await server.db.delete(platformSettings).where(eq(platformSettings.name, 'platform'));
  vi.restoreAllMocks();
});

type Asked = Parameters<typeof callAs<'platform/set_platform_settings'>>[3];
const ask = (asked: Asked) => callAs(server.app, 'platform', 'platform/set_platform_settings', asked);
type Standing = { is_document_uploaded?: boolean; is_email_verified?: boolean; is_payout_frozen?: boolean };
const set = (standing: Standing) =>
  callAs(server.app, 'platform', 'platform/set_store_standing', { store_id: store.id, ...standing });
const isBlocked = async () => (await errorOf(server.app, owner, 'get_store_menu', {})) === errorCodes.NOT_PERMITTED;

describe('what the platform requires of stores', () => {
  it('applies to all of them at once; what isn’t named stays as it was', async () => {
    const told = vi.spyOn(server.app.realtime, 'refreshAllAccess');
    expect(await ask({ is_upload_store_documents: true })).toMatchObject({
      is_upload_store_documents: true,
      is_store_mail_verification: false,
      is_store_sms_verification: false,
    });
    expect(await ask({ is_store_mail_verification: true })).toMatchObject({
      is_upload_store_documents: true,
      is_store_mail_verification: true,
    });
    expect(told).toHaveBeenCalledTimes(2);
    expect(await callAs(server.app, owner, 'get_store_data', {})).toMatchObject({ is_upload_store_documents: true });
    expect(await isBlocked()).toBe(false);
    await set({ is_document_uploaded: false });
    expect(await isBlocked()).toBe(true);
    await ask({ is_upload_store_documents: false });
    expect(await isBlocked()).toBe(false);
  });

  it.each([
    ['neither', {}, ['is_store_mail_verification', 'is_store_sms_verification']],
    [
      'text messages',
      { SMTP_URL: 'smtp://127.0.0.1:25', MAIL_FROM: 'a@b.example', PUBLIC_ADDRESS: 'https://app.example' },
      ['is_store_sms_verification'],
    ],
  ])('isn’t a code that can’t be sent: %s', async (_what, env, refused) => {
    const bare = await buildTestApp({ env });
    const asked = { is_store_mail_verification: true, is_store_sms_verification: true };
    expect(await call(bare.app, 'platform', 'platform/set_platform_settings', asked)).toMatchObject({
      error_code: errorCodes.MESSAGES_NOT_SET_UP,
      errors: refused.map((path) => ({ path })),
    });
    // Nothing of it is set, and turning a verification off is always possible.
    const off = { is_store_sms_verification: false };
    expect(await callAs(bare.app, 'platform', 'platform/set_platform_settings', off)).toMatchObject({
      is_store_mail_verification: false,
      is_store_sms_verification: false,
    });
    await bare.close();
  });
});

describe('the standing of a store', () => {
  it('tells its open pages, which reload it, and its sockets', async () => {
    const told = vi.spyOn(server.app.realtime, 'refreshAccess');
    await set({ is_email_verified: false, is_document_uploaded: false });
    const { store_detail } = await callAs(server.app, owner, 'get_store_data', {});
    expect(store_detail).toMatchObject({
      is_email_verified: false,
      is_phone_number_verified: true,
      is_document_uploaded: false,
      is_blocked_by_platform: true,
      version: store.version + 1,
    });
    expect(told).toHaveBeenCalledExactlyOnceWith(store.id);
    const rows = await server.db.select().from(outbox).where(eq(outbox.store_id, store.id));
    expect(rows).toMatchObject([{ message_code: recordsChangedCode, message_data: { entity: 'store' } }]);
  });

  it('holds payouts for 72 hours after unfreezing them, so that the owner can change the account first', async () => {
    const payouts = async () => {
      const [row] = await server.db.select().from(stores).where(eq(stores.id, store.id));
      return [row?.payouts_frozen_at?.toISOString() ?? null, row?.payout_hold_until?.toISOString() ?? null];
    };
    const now = new Date('2027-03-01T10:00:00Z');
    server.clock.now = now;
    await set({ is_payout_frozen: false });
    expect(await payouts()).toEqual([null, null]);
    await set({ is_payout_frozen: true });
    expect(await payouts()).toEqual([now.toISOString(), null]);
    await set({ is_payout_frozen: false });
    expect(await payouts()).toEqual([null, '2027-03-04T10:00:00.000Z']);
    server.clock.now = null;
  });

  it('is in the store’s activity, as the platform’s decision', async () => {
    await set({ is_document_uploaded: false });
    const { data } = await callAs(server.app, owner, 'get_audit_list', { filter: { entity: 'store' } });
    expect(data[0]).toMatchObject({
      actor: { kind: 'platform' },
      action: 'update',
      old_values: { is_document_uploaded: true, is_blocked_by_platform: false },
      new_values: { is_document_uploaded: false, is_blocked_by_platform: true },
    });
  });
});
