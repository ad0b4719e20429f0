import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { BodyOf, CallName } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import { holderTypes } from '#contract/documents/holderTypes';
import { permissionKeys } from '#contract/permissions';
import { passwordLimits } from '#server/http/passwordThrottle';
import { callAs, inject } from '../../support/callApi';
import { makeProvider, makeSubStore, testPassword } from '../../support/factories/index';
import { loginSubStore, type TestSession } from '../../support/login';
import { ownerDesk } from '../../support/ownerDesk';

const desk = ownerDesk();

const viewAs = async <Name extends CallName>(caller: TestSession, as: string, name: Name, body: BodyOf<Name>) =>
  (await inject(desk.test.app, caller, name, body, { 'view-as': as })).json();

describe('viewing as an account', () => {
  it('takes no password: no one can guess the account’s, nor use the viewer’s', async () => {
    const manager = await makeSubStore(desk.test.db, desk.store, { grants: ['store/providers'] });
    const { id: bank_holder_id } = await makeProvider(desk.test.db, desk.store);
    const holder = { bank_holder_id, bank_holder_type: holderTypes.provider } as const;
    for (const password of [
      testPassword,
      ...Array.from({ length: passwordLimits.freeAttempts + 1 }, () => 'a guess'),
    ]) {
      const reply = await viewAs(desk.owner, manager.id, 'get_bank_detail', { ...holder, password });
      expect(reply).toMatchObject({ error_code: errorCodes.VIEW_ONLY });
    }
    await callAs(desk.test.app, desk.owner, 'step_up', { password: testPassword });
    expect(await viewAs(desk.owner, manager.id, 'get_bank_detail', holder)).toMatchObject({ success: true });
  });

  it('hides the messages that the account wrote to the operator', async () => {
    const account = await makeSubStore(desk.test.db, desk.store);
    const member = await loginSubStore(desk.test.app, account);
    const message = { text: 'About my boss', page: '/app/profile', app_version: '1', browser: 'Firefox' };
    await callAs(desk.test.app, member, 'add_support_message', { idempotency_key: randomUUID(), ...message });
    const reply = await viewAs(desk.owner, account.id, 'get_support_thread', {});
    expect(JSON.stringify(reply)).not.toContain(message.text);
    expect((await callAs(desk.test.app, member, 'get_support_thread', {})).messages).toHaveLength(1);
  });

  it('shows devices only to viewers who can see them with their own account', async () => {
    const boss = await makeSubStore(desk.test.db, desk.store, { grants: [...permissionKeys] });
    await loginSubStore(desk.test.app, boss);
    const small = await loginSubStore(
      desk.test.app,
      await makeSubStore(desk.test.db, desk.store, { grants: ['store/sub_store'] }),
    );
    const refused = { error_code: errorCodes.NOT_PERMITTED };
    for (const body of [{}, { sub_store_id: boss.id }]) {
      expect(await viewAs(small, boss.id, 'get_session_list', body)).toMatchObject(refused);
    }
    expect(await viewAs(desk.owner, boss.id, 'get_session_list', {})).toMatchObject({ success: true, count: 1 });
    expect(await viewAs(desk.owner, boss.id, 'get_session_list', { sub_store_id: null })).toMatchObject(refused);
  });
});
