import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Call } from '#contract/calls/call';
import { type CallName, calls } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import type { PlatformSettings } from '#contract/entities/store';
import { platformSettings, stores } from '#server/db/schema/index';
import { findSession } from '#server/modules/session/service';
import { audienceOf } from '#server/realtime/rooms';
import { buildTestApp, demoData } from '../../support/buildTestApp';
import { inject } from '../../support/callApi';
import { type ContractCase, contractCases } from '../../support/contractCases';
import { makeWorld, ownSession, type World } from '../../support/contractWorld';
import { makeSubStore } from '../../support/factories/index';
import { loginSubStore } from '../../support/login';

let world: World;
beforeAll(async () => {
  world = await makeWorld(await buildTestApp({ env: demoData }));
});
afterAll(() => world.close());

const ofSession = (Object.entries(calls) as [CallName, Call][]).filter(
  ([, { audience }]) => audience === 'session' || audience === 'owner',
);
const allowInactiveStore = ofSession.filter(([, call]) => call.allowInactiveStore);
const others = ofSession.filter(([, call]) => !call.allowInactiveStore);

const asks = async (value: Partial<PlatformSettings>) => {
  const row = { name: 'platform', value };
  await world.db.insert(platformSettings).values(row).onConflictDoUpdate({ target: platformSettings.name, set: row });
};
const standing = (fields: Partial<typeof stores.$inferInsert>) =>
  world.db.update(stores).set(fields).where(eq(stores.id, world.mine.store.id));
const good = {
  is_approved: true,
  is_document_uploaded: true,
  is_email_verified: true,
  is_phone_number_verified: true,
};
beforeEach(async () => {
  await asks({});
  await standing(good);
});

const bodyOf = async (name: CallName) => (contractCases[name] as ContractCase<CallName>).body(world);
const codeOf = async (name: CallName, body: unknown, caller = world.mine.owner) =>
  (await inject(world.app, caller, name, body)).json().error_code ?? null;

describe('a store that is declined', () => {
  it.each(others)('%s: 4001', async (name) => {
    const body = await bodyOf(name);
    await standing({ is_approved: false });
    expect(await codeOf(name, body)).toBe(errorCodes.NOT_PERMITTED);
  });

  it.each(allowInactiveStore)('%s: works all the same', async (name) => {
    const body = await bodyOf(name);
    const caller = await ownSession(world, name);
    await standing({ is_approved: false });
    expect(await codeOf(name, body, caller)).toBeNull();
  });

  it('keeps its sub-accounts out too', async () => {
    const sub = await makeSubStore(world.db, world.mine.store, { grants: ['store/order'] });
    const kitchen = await loginSubStore(world.app, sub);
    await standing({ is_approved: false });
    expect(await codeOf('get_order_list', {}, kitchen)).toBe(errorCodes.NOT_PERMITTED);
    expect(await codeOf('get_store_data', {}, kitchen)).toBeNull();
  });

  it('hears nothing of orders', async () => {
    const mayHear = async () => {
      const session = await findSession(world.db, world.mine.owner.token, new Date());
      return session && audienceOf(session) !== 'none';
    };
    expect(await mayHear()).toBe(true);
    await standing({ is_approved: false });
    expect(await mayHear()).toBe(false);
  });

  it('names the calls that stay open: they are what the profile, the operator’s help, signing in, getting back in, customers’ rights, the subscription and the way out need', () => {
    expect(allowInactiveStore.map(([name]) => name).sort()).toEqual([
      'accept_test_order',
      'add_card',
      'add_support_message',
      'begin_passkey',
      'begin_step_up',
      'begin_totp',
      'cancel_handover',
      'cancel_store_deletion',
      'cancel_subscription',
      'change_password',
      'confirm_address_change',
      'confirm_passkey',
      'confirm_recovery',
      'confirm_totp',
      'decline_trust',
      'delete_card',
      'delete_store_archive',
      'download_store_archive',
      'end_other_sessions',
      'end_session',
      'erase_customer',
      'get_accountant_link_list',
      'get_factors',
      'get_handover',
      'get_invoice_file',
      'get_invoice_list',
      'get_profile',
      'get_readiness',
      'get_recovery',
      'get_security_checkup',
      'get_session_list',
      'get_social_accounts',
      'get_store_archive',
      'get_store_data',
      'get_subscription',
      'get_support_thread',
      'link_social_account',
      'logout',
      'new_recovery_codes',
      'pay_invoice',
      'preview_plan',
      'remove_passkey',
      'remove_totp',
      'rename_passkey',
      'request_address_change',
      'request_store_archive',
      'request_store_deletion',
      'require_team_factor',
      'resume_subscription',
      'revoke_accountant_link',
      'select_card',
      'send_test_order',
      'set_trusted_colleagues',
      'start_card',
      'step_up',
      'stop_recovery',
      'subscribe',
      'unlink_social_account',
      'update_billing_details',
      'update_device_token',
      'update_profile',
    ]);
  });
});

describe('what the platform asks', () => {
  it.each([
    ['documents that were not uploaded', { is_upload_store_documents: true }, { is_document_uploaded: false }],
    [
      'an email that is not verified',
      { is_store_mail_verification: true },
      { is_email_verified: false, is_phone_number_verified: false },
    ],
    [
      'a phone that is not verified',
      { is_store_sms_verification: true },
      { is_email_verified: false, is_phone_number_verified: false },
    ],
  ])('%s: 4001 where it is asked for, and nothing where it is not', async (_what, asked, fields) => {
    await standing(fields);
    expect(await codeOf('get_store_menu', {})).toBeNull();
    await asks(asked);
    expect(await codeOf('get_store_menu', {})).toBe(errorCodes.NOT_PERMITTED);
    expect(await codeOf('get_store_data', {})).toBeNull();
    await standing(good);
    expect(await codeOf('get_store_menu', {})).toBeNull();
  });
});
