import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { storageKeys } from '../../../src/config/storageKeys';
import { callApi } from '../../../src/dataProvider/callApi';
import { accountOf, clearSession, getSession, onSessionChange, setSession } from '../../../src/session/session';
import { readView, writeView } from '../../../src/session/view';
import { aSession, aStore, aSubStore, dinerId } from '../../support/accounts';
import { type Answers, fakeServer, refuse, signedIn, surroundings } from '../../support/fakeServer';
import { currentPath, renderApp } from '../../support/renderApp';

const renewDialog = () => screen.findByRole('dialog', { name: 'Sign in again' });
const diner = aStore({ _id: dinerId, name: ['Diner 66'], email: 'diner@demo.test' });

/** A server that takes one token alone. */
const onlyToken = (token: () => string): Answers => ({
  get_order_list: (_body, { headers }) =>
    headers.servertoken === token() ? { data: [], count: 5, seq: 0 } : refuse(errorCodes.SESSION_ENDED),
});

async function openProfile(answers: Answers = {}) {
  const app = renderApp({ path: '/app/profile', session: aSession(), server: fakeServer(answers) });
  await screen.findByRole('heading', { name: 'Account' });
  return app;
}

describe('A session that ends while someone works', () => {
  it('asks once however many calls fail, and all of them go on', async () => {
    let token = 'token-1';
    const { user, server } = await openProfile({
      ...onlyToken(() => token),
      sign_in: () => signedIn(aStore(), token),
    });
    const page = screen.getByRole('heading', { name: 'Account' });
    token = 'token-2';
    const calls = Promise.all([callApi('get_order_list', {}), callApi('get_order_list', { page: 2 })]);

    const dialog = await renewDialog();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(within(dialog).getByLabelText('Email')).toHaveValue('owner@demo.test');
    await user.type(within(dialog).getByLabelText('Password'), 'demo1234{Enter}');

    expect((await calls).map(({ count }) => count)).toEqual([5, 5]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(page).toBeInTheDocument();
    expect(server.received('sign_in')).toHaveLength(1);

    token = 'token-3';
    const again = callApi('get_order_list', {});
    await user.type(within(await renewDialog()).getByLabelText('Password'), 'demo1234{Enter}');
    expect((await again).count).toBe(5);
  });

  it('signs out where the person leaves, and the calls fail with 999', async () => {
    const { user, server } = await openProfile();
    server.answer(onlyToken(() => 'another'));
    const call = callApi('get_order_list', {});
    const refused = expect(call).rejects.toMatchObject({ code: errorCodes.SESSION_ENDED });
    await user.click(within(await renewDialog()).getByRole('button', { name: 'Leave' }));
    await refused;
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(await screen.findByText(/Your session has ended/)).toBeVisible();
    expect(getSession()).toBeNull();
  });

  it('goes on where the session is renewed in another tab', async () => {
    const { server } = await openProfile();
    server.answer(onlyToken(() => 'token-2'));
    const call = callApi('get_order_list', {});
    await renewDialog();
    const { sub_store: _, ...renewed } = aSession({ servertoken: 'token-2' });
    localStorage.setItem('storeData', JSON.stringify(renewed));
    act(() => void fireEvent(window, new StorageEvent('storage', { key: 'storeData' })));
    expect((await call).count).toBe(5);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('starts again at home where another account signs in', async () => {
    const { user, server } = await openProfile();
    server.answer({
      ...onlyToken(() => 'token-9'),
      sign_in: () => signedIn(diner, 'token-9'),
      get_store_data: () => ({ store_detail: { ...diner, delivery_details: null }, ...surroundings }),
    });
    localStorage.setItem('storedesk.create-order', '{"customer":"Ms Secret"}');
    const call = callApi('get_order_list', {});
    const refused = expect(call).rejects.toMatchObject({ code: errorCodes.SESSION_ENDED });
    const dialog = await renewDialog();
    await user.clear(within(dialog).getByLabelText('Email'));
    await user.type(within(dialog).getByLabelText('Email'), 'diner@demo.test');
    await user.type(within(dialog).getByLabelText('Password'), 'demo1234{Enter}');
    await refused;
    await waitFor(() => expect(currentPath()).toBe('/app/order/today-orders'));
    expect(JSON.stringify(localStorage)).not.toContain('Secret');
  });
});

describe('Sign-out', () => {
  it('clears the account and leads to the sign-in page, also in another tab', async () => {
    const { user, server } = await openProfile();
    localStorage.setItem('storedesk.create-order', '{"customer":"Ms Secret"}');
    await user.click(screen.getByRole('button', { name: 'Account' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(currentPath()).toBe('/store/login');
    expect(server.received('logout')[0]?.headers.servertoken).toBe('token-1');
    for (const key of ['storeData', 'storePermissions', 'storedesk.create-order'])
      expect(localStorage.getItem(key)).toBeNull();
  });

  it('follows a sign-out in another tab', async () => {
    await openProfile();
    localStorage.removeItem('storeData');
    act(() => void fireEvent(window, new StorageEvent('storage', { key: 'storeData' })));
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  });

  it('leaves nothing of the first account to the second', async () => {
    const { user, server } = await openProfile();
    localStorage.setItem('RaStorestoredesk.orders.listParams', '{"filter":{"q":"Ms Secret"}}');
    await user.click(screen.getByRole('button', { name: 'Account' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    await screen.findByRole('heading', { name: 'Sign in' });
    server.answer({ sign_in: () => signedIn(diner, 'token-9') });
    await waitFor(() => expect(JSON.stringify(localStorage)).not.toContain('Secret'));

    window.history.replaceState(null, '', '/store/login?from=/app/profile');
    await user.clear(screen.getByLabelText('Email'));
    await user.type(screen.getByLabelText('Email'), 'diner@demo.test');
    await user.type(screen.getByLabelText('Password'), 'demo1234{Enter}');
    expect((await screen.findAllByText('Diner 66')).length).toBeGreaterThan(0);
    expect(screen.queryByText('Trattoria Sole')).not.toBeInTheDocument();
  });
});

describe('The guard on pages', () => {
  it('names what keeps the store from working', async () => {
    renderApp({ path: '/app/create-order', session: aSession({ store: aStore({ is_approved: false }) }) });
    expect(await screen.findByText(/Not approved yet/)).toBeVisible();
    expect(currentPath()).toBe('/app/profile?notice=not_approved');
  });

  it('signs out whose store is not verified, with the reason', async () => {
    const settings = { ...aSession().settings, is_store_sms_verification: true };
    const store = aStore({ is_phone_number_verified: false });
    renderApp({ path: '/app/create-order', session: aSession({ settings, store }) });
    expect(await screen.findByText(/Not verified/)).toBeVisible();
    expect(currentPath()).toBe('/store/login?notice=not_verified_phone');
    expect(getSession()).toBeNull();
  });

  it('tells a sub-account which permission a page requires', async () => {
    const session = aSession({ sub_store: aSubStore({ urls: [] }) });
    renderApp({ path: '/app/create-order', session });
    expect(await screen.findByText(/^This page requires the permission “Orders”/)).toBeVisible();
    expect(currentPath()).toBe('/app/create-order');
    await waitFor(() => expect(document.title).toContain('No access'));
  });

  it('applies permissions that changed, at the start', async () => {
    const session = aSession({ sub_store: aSubStore() });
    const server = fakeServer({
      get_store_data: () => ({
        store_detail: { ...aStore(), delivery_details: null },
        sub_store: aSubStore({ urls: [] }),
        ...surroundings,
      }),
    });
    renderApp({ path: '/app/profile', session, server });
    await screen.findByRole('heading', { name: 'Account' });
    await waitFor(() => expect(getSession()?.sub_store?.urls).toEqual([]));
  });
});

describe('Viewing as someone else', () => {
  it('doesn’t start again with a reply that arrives after the user went back', () => {
    const cook = aSubStore();
    setSession(aSession());
    writeView({ viewer: accountOf(getSession()), as: cook });
    const viewing = { ...aSession(), sub_store: cook, viewer: {} };
    setSession({ ...viewing, sub_store: { ...cook, name: 'Kitchen 2' } });
    expect(readView()?.as.name).toBe('Kitchen 2');
    writeView(null);
    setSession(viewing);
    expect(readView()).toBeNull();
    clearSession();
  });
});

describe('A session that is read from storage', () => {
  it('changes nothing where the server says the same', () => {
    setSession(aSession());
    window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.store }));
    const changed = vi.fn();
    const stop = onSessionChange(changed);
    setSession(aSession());
    expect(changed).not.toHaveBeenCalled();
    setSession(aSession({ store: aStore({ name: ['Trattoria Luna'] }) }));
    expect(changed).toHaveBeenCalledTimes(1);
    stop();
    clearSession();
  });
});
