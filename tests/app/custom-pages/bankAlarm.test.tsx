import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { aSession } from '../../support/accounts';
import { type Answers, fakeServer, networkDown, refuse, remoteSetting } from '../../support/fakeServer';
import { currentPath, renderApp } from '../../support/renderApp';

const token = 'x'.repeat(43);
const alarm = {
  store_name: ['Trattoria'],
  changed_at: '2026-05-01T10:00:00.000Z',
  expires_at: '2026-05-04T10:00:00.000Z',
};
const open = (answers: Answers = {}) =>
  renderApp({
    path: `/store/bank-alarm/${token}`,
    server: fakeServer({ get_bank_alarm: () => ({ alarm }), ...answers }),
  });
const button = (name: string) => screen.findByRole('button', { name });

beforeEach(() => window.history.replaceState(null, '', '/'));

describe('the page of “It wasn’t me”', () => {
  it('names the store and the change, and stops payouts only when asked to', async () => {
    const { user, server } = open({ raise_bank_alarm: () => ({ email: 'm•••a@example.com' }) });
    expect(await screen.findByText(/Trattoria.* · changed on .*2026/)).toBeVisible();
    expect(server.received('raise_bank_alarm')).toEqual([]);
    await user.click(await button('It wasn’t me'));
    expect(await screen.findByRole('heading', { name: 'Payouts are stopped' })).toHaveFocus();
    expect(screen.getByText(/m•••a@example\.com/)).toBeVisible();
    expect(server.received('raise_bank_alarm')[0]?.body).toEqual({ token, language: 'en' });
    await user.click(await button('Go to sign-in'));
    expect(currentPath()).toBe('/store/login');
  });

  it('says that no mail brings a new password where none can leave', async () => {
    const { user } = open({ raise_bank_alarm: () => ({ email: null }) });
    await user.click(await button('It wasn’t me'));
    expect(await screen.findByText(/^Everyone was signed out/)).toBeVisible();
  });

  it('promises no mail where none can leave', async () => {
    open({ get_setting_detail: () => ({ setting: { ...remoteSetting, can_send_mail: false } }) });
    await button('It wasn’t me');
    expect(screen.queryByText(/email/)).not.toBeInTheDocument();
  });

  it('says that a link was used after it was opened', async () => {
    const { user } = open({ raise_bank_alarm: () => refuse(errorCodes.TOKEN_EXPIRED) });
    await user.click(await button('It wasn’t me'));
    expect(await screen.findByRole('alert')).toHaveTextContent('This link has been used or has expired');
  });

  it.each([
    ['ends the session that it has ended', () => refuse(errorCodes.SESSION_ENDED), '/store/login'],
    ['leaves another account’s session', undefined, '/app/order/today-orders'],
  ])('%s on this device', async (_, get_store_data, path) => {
    const { user } = renderApp({
      path: `/store/bank-alarm/${token}`,
      session: aSession(),
      server: fakeServer({
        get_bank_alarm: () => ({ alarm }),
        raise_bank_alarm: () => ({ email: null }),
        ...(get_store_data && { get_store_data }),
      }),
    });
    await user.click(await button('It wasn’t me'));
    await screen.findByRole('heading', { name: 'Payouts are stopped' });
    await user.click(await button('Go to sign-in'));
    await waitFor(() => expect(currentPath()).toBe(path));
  });

  it('says that a link has been used', async () => {
    open({ get_bank_alarm: () => refuse(errorCodes.TOKEN_EXPIRED) });
    expect(await screen.findByRole('alert')).toHaveTextContent('This link has been used or has expired');
  });

  it('keeps the button where the server is out of reach', async () => {
    let isDown = true;
    const { user } = open({ raise_bank_alarm: () => (isDown ? networkDown() : { email: null }) });
    await user.click(await button('It wasn’t me'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t reach the server.');
    isDown = false;
    await user.click(await button('It wasn’t me'));
    expect(await screen.findByRole('heading', { name: 'Payouts are stopped' })).toBeVisible();
  });
});
