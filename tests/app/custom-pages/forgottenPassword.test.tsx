import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ReplyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import { aSession } from '../../support/accounts';
import { easyChallenge, fakeServer, networkDown, refuse, remoteSetting } from '../../support/fakeServer';
import { currentPath, renderApp } from '../../support/renderApp';

const open = (path: string, answers: Parameters<typeof fakeServer>[0] = {}) =>
  renderApp({ path, server: fakeServer(answers) });
const email = () => screen.findByLabelText('Email');
const button = (name: string | RegExp) => screen.findByRole('button', { name });

beforeEach(() => window.history.replaceState(null, '', '/'));

describe('the page for a forgotten password', () => {
  it('takes over what was typed at the sign-in, says the same for every address, and hands it back', async () => {
    const { user, server } = open('/store/login?from=/app/profile', { forgot_password: () => ({ message: 5001 }) });
    await user.type(await email(), 'maria@example.com');
    await user.click(screen.getByRole('link', { name: 'Forgot your password?' }));
    expect(currentPath()).toBe('/store/forgot-password?from=%2Fapp%2Fprofile');
    expect(await button('Send link')).toBeVisible();
    expect(await email()).toHaveValue('maria@example.com');
    await user.click(await button('Send link'));
    const heading = await screen.findByRole('heading', { name: 'Check your email' });
    expect(heading).toHaveFocus();
    expect(heading).toHaveAccessibleDescription(/maria@example\.com/);
    expect(screen.getByRole('status')).toHaveTextContent('maria@example.com');
    expect(server.received('forgot_password').at(-1)?.body).toEqual({
      ...{ email: 'maria@example.com', type: 2, captcha_token: expect.any(String), device_type: 'web', language: 'en' },
    });
    // Another request would have no effect yet.
    await user.click(await button(/^Send again in/));
    expect(server.received('forgot_password')).toHaveLength(1);
    await user.click(await button('Go to sign-in'));
    expect(currentPath()).toBe('/store/login?from=%2Fapp%2Fprofile');
    expect(await email()).toHaveValue('maria@example.com');
  });

  it('hands back an address that was typed and not sent', async () => {
    const { user } = open('/store/forgot-password');
    await user.type(await email(), 'maria@example.com');
    await user.click(await button('Go to sign-in'));
    expect(await button('Sign in')).toBeVisible();
    expect(await email()).toHaveValue('maria@example.com');
  });

  it('leaves what was typed at the sign-in for the way back', async () => {
    const { user } = open('/store/login?notice=ended');
    await user.type(await email(), 'maria@example.com');
    await user.click(screen.getByRole('link', { name: 'Forgot your password?' }));
    expect(await button('Send link')).toBeVisible();
    act(() => window.history.back());
    expect(await button('Sign in')).toBeVisible();
    expect(currentPath()).toBe('/store/login?notice=ended');
    expect(await email()).toHaveValue('maria@example.com');
  });

  it('says in a demo when another message can be had', async () => {
    const { user } = open('/store/forgot-password', { forgot_password: () => ({ message: 5001, is_limited: true }) });
    await user.type(await email(), 'maria@example.com{Enter}');
    expect(await screen.findByText(/^Demo: no new message yet/)).toBeVisible();
    expect(screen.queryByText(/spam/)).not.toBeInTheDocument();
  });

  it('keeps the address if the server can’t be reached, or finds that mail isn’t set up', async () => {
    let isDown = true;
    const { user } = open('/store/forgot-password', {
      forgot_password: () => (isDown ? networkDown() : refuse(errorCodes.MAIL_NOT_SET_UP)),
    });
    await user.type(await email(), 'maria@example.com{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Can’t reach the server.');
    expect(await email()).toHaveValue('maria@example.com');
    isDown = false;
    await user.click(await button('Send link'));
    expect(await screen.findByText(/^Email isn’t set up here/)).toBeVisible();
  });

  it('solves a captcha as soon as it opens, and another for the next request', async () => {
    const { user, server } = open('/store/forgot-password', {
      forgot_password: () => refuse(errorCodes.INVALID_CAPTCHA),
    });
    expect(await screen.findByText('Security check passed')).toBeVisible();
    expect(server.received('get_captcha')).toHaveLength(1);
    await user.type(await email(), 'maria@example.com{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('The security check didn’t work.');
    expect(await email()).toHaveValue('maria@example.com');
    server.answer({ forgot_password: () => ({ message: 5001 }) });
    await user.click(await button('Send link'));
    expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeVisible();
    expect(server.received('get_captcha')).toHaveLength(2);
  });

  it('waits for the captcha, and offers to try again if it fails', async () => {
    const { user, server } = open('/store/forgot-password', { get_captcha: networkDown });
    expect(await screen.findByText(/^The security check didn’t work/)).toBeVisible();
    await user.type(await email(), 'maria@example.com{Enter}');
    expect(server.received('forgot_password')).toEqual([]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    let deliver = (): void => undefined;
    const slow = new Promise<void>((resolve) => {
      deliver = resolve;
    });
    server.answer({
      get_captcha: async () => {
        await slow;
        return { challenge: easyChallenge };
      },
      forgot_password: () => ({ message: 5001 }),
    });
    await user.click(await button('Try again'));
    await user.type(await email(), '{Enter}');
    expect(await screen.findByText('Running a security check…')).toBeVisible();
    expect(server.received('forgot_password')).toEqual([]);
    deliver();
    expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeVisible();
  });

  it('asks for nothing if no mail can leave', async () => {
    open('/store/forgot-password', {
      get_setting_detail: () => ({ setting: { ...remoteSetting, can_send_mail: false } }),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Email isn’t set up here');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });
});

describe('the page of a link to a new password', () => {
  const token = 'a'.repeat(43);
  const path = `/store/new-password/${token}`;
  const account: ReplyOf<'forgot_password_verify'>['account'] = {
    ...{ kind: 'sub_store', email: 'm•••a@example.com', name: 'Maria', store_name: ['Café Sol'] },
    expires_at: '2026-03-02T13:00:00.000Z',
  };
  const known = { forgot_password_verify: () => ({ account }) };
  const choose = async (user: ReturnType<typeof open>['user'], password: string) => {
    await user.type(await screen.findByLabelText('Password'), password);
    await user.type(screen.getByLabelText('Confirm password'), `${password}{Enter}`);
  };

  it('leads to the sign-in with the address filled in', async () => {
    const { user, server } = open(path, {
      ...known,
      new_password: () => ({ message: 204, email: 'maria@example.com' }),
    });
    expect(await screen.findByText('Maria · Café Sol · m•••a@example.com')).toBeVisible();
    await choose(user, 'a quiet harbour 9');
    expect(await screen.findByText('Your new password is set. Sign in with it.')).toBeVisible();
    expect(currentPath()).toBe('/store/login?notice=password_set');
    expect(await email()).toHaveValue('maria@example.com');
    const { body } = server.received('new_password').at(-1) ?? {};
    expect(body).toEqual({ token, password: 'a quiet harbour 9', language: 'en' });
  });

  it('says that the link was used in between, and keeps the password', async () => {
    const { user } = open(path, { ...known, new_password: () => refuse(errorCodes.SET_PASSWORD_FAILED) });
    await choose(user, 'a quiet harbour 9');
    expect(await screen.findByRole('alert')).toHaveTextContent('This link has been used or has expired');
    expect(screen.getByLabelText('Password')).toHaveValue('a quiet harbour 9');
  });

  it('says to whom is signed in that it is done', async () => {
    const server = fakeServer({ ...known, new_password: () => ({ message: 204, email: 'maria@example.com' }) });
    const { user } = renderApp({ path, server, session: aSession() });
    await choose(user, 'a quiet harbour 9');
    expect(await screen.findByRole('heading', { name: 'Your new password is set.' })).toHaveFocus();
  });

  it('can be tried again if the link couldn’t be checked', async () => {
    let isDown = true;
    const { user } = open(path, { forgot_password_verify: () => (isDown ? networkDown() : { account }) });
    expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t check the link.');
    isDown = false;
    await user.click(await button('Try again'));
    expect(await screen.findByLabelText('Password')).toBeVisible();
  });

  it('asks no one about a token that can’t be one', async () => {
    const { user, server } = open('/store/new-password/short');
    expect(await screen.findByRole('alert')).toHaveTextContent('This link has been used or has expired');
    expect(server.received('forgot_password_verify')).toEqual([]);
    await user.click(await button('Request a new link'));
    expect(currentPath()).toBe('/store/forgot-password');
  });
});
