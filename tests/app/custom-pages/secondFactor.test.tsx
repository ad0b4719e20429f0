import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { SecondFactor } from '#contract/entities/factor';
import { getSession } from '../../../src/session/session';
import { readSecondFactor, writeSecondFactor } from '../../../src/session/verification';
import { type Answers, fakeServer, networkDown, refuse, signedIn } from '../../support/fakeServer';
import { currentPath, renderApp } from '../../support/renderApp';

const ticket = 't'.repeat(43);
const signInReply = (change: Partial<SecondFactor> = {}) => ({
  servertoken: '',
  second_factor: {
    ...{ ticket, kind: 'owner' as const, expires_at: new Date(Date.now() + 600_000).toISOString() },
    ...{ methods: ['totp' as const, 'recovery_code' as const], passkey_options: null, ...change },
  },
});

afterEach(() => writeSecondFactor(null));

/** Signs in to an account with an authenticator app. */
async function open(answers: Answers) {
  const server = fakeServer({ sign_in: () => signInReply(), ...answers });
  const rendered = renderApp({ path: '/store/login?from=/app/profile', server });
  await rendered.user.type(await screen.findByLabelText('Email'), 'owner@demo.test');
  await rendered.user.type(screen.getByLabelText('Password'), 'demo1234{Enter}');
  return { ...rendered, server, field: await screen.findByLabelText('Code') };
}

describe('The page that asks for a second factor', () => {
  it('takes a code at its sixth digit, and goes on to the page that was asked for', async () => {
    const { user, server, field } = await open({ verify_second_factor: () => signedIn() });
    expect(currentPath()).toBe('/store/verify?from=%2Fapp%2Fprofile');
    expect(screen.getByRole('heading', { name: 'Confirm it’s you' })).toBeVisible();
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    expect(getSession()).toBeNull();
    await user.type(field, '123 456');
    await waitFor(() => expect(currentPath()).toBe('/app/profile'));
    expect(server.received('verify_second_factor').map(({ body }) => body)).toEqual([{ ticket, totp: '123456' }]);
    expect(getSession()?.servertoken).toBe('token-1');
    expect(readSecondFactor()).toBeNull();
    expect(sessionStorage.getItem('storedesk.verification.factor')).toBeNull();
  });

  it('takes a recovery code, and says which of them is wrong', async () => {
    const { user, server } = await open({
      verify_second_factor: ({ recovery_code }) =>
        recovery_code === 'AB12C-34DEF'
          ? signedIn()
          : refuse(888, { errors: [{ path: 'recovery_code', code: '888' }] }),
    });
    await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    const field = await screen.findByLabelText('Recovery code');
    await user.type(field, 'AAAAA-AAAAA{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('That code is wrong or has been used.');
    await user.clear(field);
    await user.type(field, 'AB12C-34DEF{Enter}');
    await waitFor(() => expect(getSession()).not.toBeNull());
    expect(server.received('verify_second_factor')).toHaveLength(2);
  });

  it.each([
    ['a wrong code', () => refuse(888), 'That code is wrong or has been used.'],
    ['too many tries', () => refuse(4029, { retry_after: 30 }), 'Too many attempts.'],
    ['no connection', networkDown, 'Couldn’t reach the server.'],
  ])('says why it did not work and keeps what was typed: %s', async (_what, answer, text) => {
    const { user, field } = await open({ verify_second_factor: answer });
    await user.type(field, '654321');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(field).toHaveValue('654321');
  });

  it('asks the trusted colleagues of an owner who has nothing left', async () => {
    const { user, server } = await open({
      begin_recovery: () => ({ request: { expires_at: '2026-05-04T10:00:00.000Z', opens_at: null } }),
    });
    await user.click(screen.getByRole('button', { name: 'I can’t use any of these' }));
    expect(server.received('begin_recovery')).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Ask my colleagues' }));
    expect(await screen.findByText(/^We’ve emailed your trusted colleagues/)).toBeVisible();
    expect(server.received('begin_recovery').map(({ body }) => body)).toEqual([{ ticket }]);
    // A code may still turn up.
    await user.click(screen.getByRole('button', { name: 'Use an authenticator app' }));
    expect(await screen.findByLabelText('Code')).toHaveFocus();
  });

  it('tells a team member who has nothing left at once whom to ask', async () => {
    const { user } = await open({ sign_in: () => signInReply({ kind: 'sub_store' }) });
    await user.click(screen.getByRole('button', { name: 'I can’t use any of these' }));
    expect(await screen.findByText(/Ask the store owner for a new team account/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ask my colleagues' })).not.toBeInTheDocument();
  });

  it.each([
    ['by_service', /^Sign in with your password first/],
    ['of_team', /^Trusted colleagues can only let the store owner back in/],
    ['too_few', /^There aren’t two active trusted colleagues/],
    ['handover', /^The store is being handed over/],
  ])('says why the colleagues are not asked: %s', async (code, text) => {
    const { user } = await open({ begin_recovery: () => refuse(4022, { errors: [{ path: 'ticket', code }] }) });
    await user.click(screen.getByRole('button', { name: 'I can’t use any of these' }));
    await user.click(await screen.findByRole('button', { name: 'Ask my colleagues' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  it('goes back to the sign-in once its ticket has expired, or for another account', async () => {
    const { user, field } = await open({ verify_second_factor: () => refuse(2000) });
    await user.type(field, '654321');
    await waitFor(() => expect(currentPath()).toContain('/store/login'));
    expect(await screen.findByText(/took too long/)).toBeVisible();
    expect(readSecondFactor()).toBeNull();
  });

  it('stays after a reload, and follows the verification of a store', async () => {
    const verification = { ticket, expires_at: new Date(Date.now() + 600_000).toISOString(), email: 'o•••r@demo.test' };
    const codeReply = {
      ...{ recipient: 'o•••r@demo.test', resend_at: new Date(Date.now() + 60_000).toISOString() },
      expires_at: new Date(Date.now() + 600_000).toISOString(),
    };
    const { user, field, server, unmount } = await open({
      sign_in: () => ({ servertoken: '', verification }),
      store_generate_otp: () => codeReply,
      otp_verification: () => signInReply(),
      verify_second_factor: () => signedIn(),
    });
    await user.type(field, '123456');
    expect(await screen.findByText('Enter the code that your authenticator app shows.')).toBeVisible();
    unmount();
    renderApp({ path: '/store/verify', server });
    await user.type(await screen.findByLabelText('Code'), '654321');
    await waitFor(() => expect(getSession()).not.toBeNull());
  });
});
