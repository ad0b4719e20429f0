import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import type { BankDetail } from '#contract/entities/bankDetail';
import { callApi } from '../../../src/dataProvider/callApi';
import { clearSession, setSession } from '../../../src/session/session';
import { aSession, aStore, aSubStore, dinerId } from '../../support/accounts';
import { type Answers, fakeServer, networkDown, refuse } from '../../support/fakeServer';
import { readAhead } from '../../support/readAhead';
import { renderApp } from '../../support/renderApp';

readAhead(() => import('../../../src/layout/step-up/StepUpDialog'));

const idOf = (last: number) => `00000000-0000-4000-8000-00000000000${last}`;
const question = () => screen.findByRole('dialog', { name: 'Confirm it’s you' });
const isOver = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

const detail: BankDetail = {
  ...{ _id: idOf(1), version: 1, bank_holder_id: idOf(9), bank_holder_type: 8, is_masked: true },
  ...{ account_holder_name: 'Ada Moreau', account_number: '••••0189', routing_number: '', bank_code: '' },
  ...{ date_of_birth: null, gender: null, personal_id_number: '' },
  photos: { front: false, back: false, extra: false },
  ...{ updated_at: '2026-05-01T10:00:00.000Z', updated_by: 'Trattoria' },
};

/** A server that does nothing dangerous before `step_up` was answered with success. */
async function openProfile(answers: Answers = {}, session = aSession()) {
  let isProved = false;
  const server = fakeServer({
    delete_bank_detail: () => (isProved ? { bank_detail: detail } : refuse(errorCodes.STEP_UP_REQUIRED)),
    step_up: ({ password }) => {
      if (password !== 'demo1234')
        return refuse(errorCodes.WRONG_PASSWORD, { errors: [{ path: 'password', code: '613' }] });
      isProved = true;
      return {};
    },
    ...answers,
  });
  const app = renderApp({ path: '/app/profile', session, server });
  await screen.findByRole('heading', { name: 'Account' });
  return app;
}

const change = (last = 1) => callApi('delete_bank_detail', { bank_detail_id: idOf(last) });

describe('A dangerous change', () => {
  it('asks once however many calls wait, and all of them are repeated once', async () => {
    const { user, server } = await openProfile();
    const calls = Promise.all([change(1), change(2)]);
    const dialog = await question();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(within(dialog).getByText('owner@demo.test')).toBeVisible();
    const field = within(dialog).getByLabelText(/^Password/);
    expect(field).toHaveAttribute('autocomplete', 'current-password');
    expect(field).toHaveFocus();
    await user.type(field, 'demo1234{Enter}');
    await calls;
    await isOver();
    expect(server.received('step_up').map(({ body }) => body)).toEqual([{ password: 'demo1234' }]);
    expect(server.received('delete_bank_detail').map(({ body }) => body.bank_detail_id)).toEqual(
      [1, 2, 1, 2].map(idOf),
    );
  });

  it('shows what is wrong with the password, and sends nothing without one', async () => {
    const { user, server } = await openProfile();
    const call = change();
    const dialog = await question();
    await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
    expect(within(dialog).getByText('Enter your password.')).toBeVisible();
    expect(server.received('step_up')).toEqual([]);
    await user.type(within(dialog).getByLabelText(/^Password/), 'a guess{Enter}');
    expect(await within(dialog).findByText('Wrong password.')).toBeVisible();
    expect(server.received('delete_bank_detail')).toHaveLength(1);
    await user.clear(within(dialog).getByLabelText(/^Password/));
    await user.type(within(dialog).getByLabelText(/^Password/), 'demo1234{Enter}');
    await call;
  });

  it('says how long to wait after too many attempts, and that the server is out of reach', async () => {
    const answers = [() => refuse(errorCodes.TOO_MANY_ATTEMPTS, { retry_after: 4 }), networkDown];
    const { user } = await openProfile({ step_up: () => (answers.shift() ?? networkDown)() });
    const call = change().catch((thrown: unknown) => thrown);
    const dialog = await question();
    await user.type(within(dialog).getByLabelText(/^Password/), 'demo1234{Enter}');
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('4 seconds');
    await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
    expect(await within(dialog).findByText(/^Couldn’t reach the server/)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await expect(call).resolves.toMatchObject({ code: errorCodes.STEP_UP_REQUIRED });
  });

  it('is refused where the person cancels, also with something typed, and asked for again the next time', async () => {
    const { user, server } = await openProfile();
    const call = change().catch((thrown: unknown) => thrown);
    const dialog = await question();
    await user.type(within(dialog).getByLabelText(/^Password/), 'demo');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await expect(call).resolves.toMatchObject({ code: errorCodes.STEP_UP_REQUIRED });
    await isOver();
    expect(server.received('delete_bank_detail')).toHaveLength(1);
    const again = change();
    await user.type(within(await question()).getByLabelText(/^Password/), 'demo1234{Enter}');
    await again;
  });

  it('names the account whose password it wants', async () => {
    await openProfile({}, aSession({ sub_store: aSubStore({ email: 'kitchen@demo.test' }) }));
    const call = change().catch(() => undefined);
    expect(within(await question()).getByText('kitchen@demo.test')).toBeVisible();
    clearSession();
    await call;
  });

  it('is never repeated for another account', async () => {
    const { server } = await openProfile();
    const call = change().catch((thrown: unknown) => thrown);
    await question();
    setSession(aSession({ servertoken: 'token-9', store: aStore({ _id: dinerId }) }));
    await expect(call).resolves.toMatchObject({ code: errorCodes.STEP_UP_REQUIRED });
    await isOver();
    expect(server.received('delete_bank_detail')).toHaveLength(1);
  });
});

describe('An account with a second factor', () => {
  it('is asked for a code of its authenticator app, and not for the password', async () => {
    let isProved = false;
    const { user, server } = await openProfile({
      delete_bank_detail: () => (isProved ? { bank_detail: detail } : refuse(errorCodes.STEP_UP_REQUIRED)),
      begin_step_up: () => ({ methods: ['totp'], ticket: '', passkey_options: null }),
      step_up: ({ totp }) => {
        if (totp !== '123456') return refuse(errorCodes.INVALID_OTP, { errors: [{ path: 'totp', code: '888' }] });
        isProved = true;
        return {};
      },
    });
    const call = change();
    const dialog = await question();
    expect(within(dialog).queryByLabelText(/^Password/)).not.toBeInTheDocument();
    const field = within(dialog).getByLabelText(/^Code/);
    await user.type(field, '654321{Enter}');
    expect(await within(dialog).findByText(/wrong or has been used/)).toBeVisible();
    await user.clear(field);
    await user.type(field, '123456{Enter}');
    await call;
    await isOver();
    expect(server.received('step_up').map(({ body }) => body)).toEqual([{ totp: '654321' }, { totp: '123456' }]);
  });

  it('is not asked for the password when the server can’t say what it has', async () => {
    let isReachable = false;
    const { user } = await openProfile({
      delete_bank_detail: () => refuse(errorCodes.STEP_UP_REQUIRED),
      begin_step_up: () => (isReachable ? { methods: ['totp'], ticket: '', passkey_options: null } : networkDown()),
    });
    const call = change().catch(() => undefined);
    const dialog = await question();
    expect(within(dialog).queryByLabelText(/^Password/)).not.toBeInTheDocument();
    isReachable = true;
    await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText(/^Code/)).toBeVisible();
    await user.keyboard('{Escape}');
    await call;
  });

  it('is told how to go on where its passkeys can’t be used', async () => {
    const passkey_options = {
      challenge: 'c',
      timeout: 60_000,
      rpId: 'app.operator.test',
      allowCredentials: [],
      userVerification: 'required',
    };
    const { user } = await openProfile({
      delete_bank_detail: () => refuse(errorCodes.STEP_UP_REQUIRED),
      begin_step_up: () => ({ methods: ['passkey'], ticket: 't', passkey_options }) as never,
    });
    const call = change().catch(() => undefined);
    const dialog = await question();
    expect(within(dialog).getByText(/sign in again with a recovery code/)).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Use a passkey' })).toBeDisabled();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await call;
  });
});
