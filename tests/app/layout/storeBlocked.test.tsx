import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AccessBlocker as AnyBlocker } from '#contract/access';
import type { PlatformSettings, Store } from '#contract/entities/store';
import { readStored, writeStored } from '../../../src/config/jsonStorage';
import { storageKeys } from '../../../src/config/storageKeys';
import { getSession, type StoredSession, setSession } from '../../../src/session/session';
import { aSession, aStore, aSubStore, platformAsksNothing } from '../../support/accounts';
import { fakeServer } from '../../support/fakeServer';
import { readAhead } from '../../support/readAhead';
import { currentPath, renderApp } from '../../support/renderApp';
import { staffPath, staffServer } from '../resources/providers/staffFixtures';

readAhead(
  () => import('../../../src/layout/access/StoreBlocked'),
  () => import('../../../src/layout/access/BlockedNotice'),
  () => import('../../../src/layout/access/BlockedWhileWorking'),
);

beforeEach(() => sessionStorage.clear());

const team = aSubStore({
  urls: [
    { url: 'store/order', permission: 1 },
    { url: 'store/providers', permission: 1 },
  ],
});
/** A store locked by its subscription can still finish its orders: `tests/app/settings` has it. */
type AccessBlocker = Exclude<AnyBlocker, 'subscription'>;
interface Blocked {
  store: Partial<Store>;
  settings?: Partial<PlatformSettings>;
}
const blocked: Record<AccessBlocker, Blocked> = {
  documents: { store: { is_document_uploaded: false }, settings: { is_upload_store_documents: true } },
  not_approved: { store: { is_approved: false } },
  not_verified: {
    store: { is_email_verified: false, is_phone_number_verified: false },
    settings: { is_store_mail_verification: true },
  },
};
const withBlocker = (session: StoredSession, blocker: AccessBlocker): StoredSession => ({
  ...session,
  store: { ...session.store, ...blocked[blocker].store },
  settings: { ...platformAsksNothing, ...blocked[blocker].settings },
});
const owner = aSession({ store: aStore() });
const member = aSession({ store: aStore(), sub_store: team });

const why: [AccessBlocker, RegExp, RegExp][] = [
  ['documents', /Ask the store owner to upload them/, /Documents not uploaded/],
  ['not_approved', /hasn’t approved this store/, /Not approved yet/],
  ['not_verified', /isn’t verified yet/, /Not verified/],
];

describe.each(why)('A blocked store: %s', (blocker, forTeam, forOwner) => {
  it('tells a team member on one page, without the menu, and asks for nothing that is refused', async () => {
    const server = fakeServer();
    const { user } = renderApp({ path: '/app/order/today-orders', session: withBlocker(member, blocker), server });
    expect(await screen.findByRole('heading', { name: /Trattoria Sole.* is blocked for now/ })).toBeVisible();
    expect(screen.getByText(forTeam)).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Main menu' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Search|Show or hide the menu|Opening:|Notifications/ })).toBeNull();
    for (const name of ['Language', 'Quick links and appearance', 'Account', 'Sign out'])
      expect(screen.getByRole('button', { name })).toBeVisible();
    expect(server.received('get_order_list')).toEqual([]);

    await user.click(screen.getByRole('button', { name: 'Account' }));
    const pages = await screen.findAllByRole('menuitem');
    expect(pages.map(({ textContent }) => textContent)).toEqual(['Account', 'Change password', 'Sign out']);
  });

  it('tells its owner above the profile, whatever led there', async () => {
    const server = fakeServer();
    renderApp({ path: '/app/profile', session: withBlocker(owner, blocker), server });
    const notice = await screen.findByText(forOwner);
    const actions = within(notice.closest('[role=alert]') as HTMLElement).getAllByRole('button');
    const toSignIn = blocker === 'not_verified' ? ['Go to sign-in'] : [];
    expect(actions.map(({ textContent }) => textContent)).toEqual([...toSignIn, 'Contact support']);
    expect(screen.queryByRole('navigation', { name: 'Main menu' })).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Store picture' })).not.toBeInTheDocument();
    expect(server.received('get_order_list')).toEqual([]);
    act(() => setSession(owner));
    await waitFor(() => expect(screen.queryByText(forOwner)).not.toBeInTheDocument());
    expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  });
});

describe('A store that the platform has blocked by hand', () => {
  const byHand = (session: StoredSession): StoredSession => {
    const missing = withBlocker(session, 'documents');
    return { ...missing, store: { ...missing.store, is_blocked_by_platform: true } };
  };

  it('asks its owner to contact support, and for no documents', async () => {
    renderApp({ path: '/app/profile', session: byHand(owner) });
    expect(await screen.findByText(/^The platform has blocked your store/)).toBeVisible();
    expect(screen.queryByText(/^Documents not uploaded/)).not.toBeInTheDocument();
  });

  it('asks its team for none either', async () => {
    renderApp({ path: '/app/order/today-orders', session: byHand(member) });
    expect(await screen.findByText(/^The platform has blocked this store/)).toBeVisible();
  });
});

it('tells an owner on the profile what exactly isn’t verified, and leads to the sign-in that verifies it', async () => {
  const { user } = renderApp({ path: '/app/profile', session: withBlocker(owner, 'not_verified') });
  expect(await screen.findByText('Not verified. Sign in to verify your email address.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Go to sign-in' }));
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(getSession()).toBeNull();
  expect(currentPath()).toBe('/store/login?from=%2Fapp%2Fprofile&notice=not_verified_email');
});

describe('A store that is blocked while someone is typing', () => {
  const typeAName = async (session: StoredSession) => {
    const app = renderApp({ path: `${staffPath}/create`, session, server: staffServer() });
    await app.user.type(await screen.findByRole('textbox', { name: /First name/ }), 'Bo');
    return app;
  };
  const name = () => screen.getByRole('textbox', { name: /First name/, hidden: true });

  it('says so over the page, which is as it was once the store can work again', async () => {
    const { user } = await typeAName(member);
    act(() => setSession(withBlocker(member, 'documents')));
    const dialog = await screen.findByRole('dialog', { name: /is blocked for now/ });
    expect(dialog).toHaveTextContent(/What you typed is still here/);
    await user.click(within(dialog).getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(name()).toHaveValue('Bo');
    act(() => setSession(member));
    expect(await screen.findByRole('navigation', { name: 'Main menu' })).toBeVisible();
    expect(name()).toHaveValue('Bo');
  });

  it('brings a form back that was left, with what was typed', async () => {
    const { user } = await typeAName(member);
    act(() => setSession(withBlocker(member, 'not_verified')));
    await user.click(await screen.findByRole('button', { name: 'Leave page' }));
    expect(await screen.findByRole('heading', { name: /is blocked for now/ })).toBeVisible();
    act(() => setSession(member));
    await waitFor(() => expect(name()).toHaveValue('Bo'));
    expect(await screen.findByText('Your unsaved changes are back.')).toBeVisible();
  });

  it('leaves a phone order where it is, so that one that has been placed since doesn’t come back', async () => {
    const { user } = await typeAName(member);
    act(() => writeStored(storageKeys.createOrderDraft, { lines: ['Soup'] }));
    act(() => setSession(withBlocker(member, 'not_verified')));
    await user.click(await screen.findByRole('button', { name: 'Leave page' }));
    expect(await screen.findByRole('heading', { name: /is blocked for now/ })).toBeVisible();
    expect(readStored(storageKeys.createOrderDraft)).toEqual({ lines: ['Soup'] });
    // Placed in another tab.
    act(() => writeStored(storageKeys.createOrderDraft, null));
    act(() => setSession(member));
    await waitFor(() => expect(name()).toHaveValue('Bo'));
    expect(readStored(storageKeys.createOrderDraft)).toBeNull();
  });

  it('leads an owner who leaves to the profile, and back to the form afterwards', async () => {
    const { user } = await typeAName(owner);
    act(() => setSession(withBlocker(owner, 'documents')));
    await user.click(await screen.findByRole('button', { name: 'Leave page' }));
    expect(await screen.findByText(/Documents not uploaded/)).toBeVisible();
    expect(currentPath()).toBe('/app/profile?notice=documents');
    act(() => setSession(owner));
    await user.click(await screen.findByRole('button', { name: 'Continue editing' }));
    await waitFor(() => expect(name()).toHaveValue('Bo'));
  });

  it('keeps the form of an owner who is signed out to be verified', async () => {
    await typeAName(owner);
    act(() => setSession(withBlocker(owner, 'not_verified')));
    expect(await screen.findByText(/Not verified/)).toBeVisible();
    expect(getSession()).toBeNull();
    expect(sessionStorage.getItem('storedesk.kept-work')).toContain('"Bo"');
  });
});

it('a team member whose store isn’t verified stays signed in when the app is opened again', async () => {
  renderApp({ path: '/', session: withBlocker(member, 'not_verified') });
  expect(await screen.findByRole('heading', { name: /is blocked for now/ })).toBeVisible();
});
