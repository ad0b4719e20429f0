import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { limits } from '#contract/limits';
import { signOut } from '../../../src/authProvider/signOut';
import { readStored, writeStored } from '../../../src/config/jsonStorage';
import { storageKeys } from '../../../src/config/storageKeys';
import { callApi } from '../../../src/dataProvider/callApi';
import { savedForm } from '../../../src/session/savedForm';
import { holdForm, saveUnsavedWork } from '../../../src/session/saveUnsavedWork';
import { accountOf, getSession, type StoredSession, setSession } from '../../../src/session/session';
import { writeVerification } from '../../../src/session/verification';
import { aSession, aSubStore } from '../../support/accounts';
import { refuse } from '../../support/fakeServer';
import { currentPath, renderApp } from '../../support/renderApp';
import { staffPath, staffServer } from '../resources/providers/staffFixtures';

beforeEach(() => sessionStorage.clear());

const amina = aSession({
  sub_store: aSubStore({
    urls: [
      { url: 'store/providers', permission: 1 },
      { url: 'store/order', permission: 1 },
    ],
  }),
});

/** As the message does that ends a session: their account was disabled, or its password changed. */
const sendAway = () =>
  act(() => {
    saveUnsavedWork(accountOf(getSession()));
    signOut();
  });

async function typeAName() {
  const app = renderApp({ path: `${staffPath}/create`, session: amina, server: staffServer() });
  await app.user.type(await screen.findByRole('textbox', { name: /First name/ }), 'Bo');
  return app;
}

/** Opens the app again in the same tab, signed in with this session. */
async function comeBack(session: StoredSession, path: string) {
  act(() => setSession(session));
  const app = renderApp({ path, session, server: staffServer() });
  await screen.findByRole('button', { name: 'Account' });
  return app;
}

it('is saved where the store has to be verified before the session can go on', async () => {
  const session = aSession();
  const { user, server } = renderApp({ path: `${staffPath}/create`, session, server: staffServer() });
  await user.type(await screen.findByRole('textbox', { name: /First name/ }), 'Bo');
  const expires_at = new Date(Date.now() + 60_000).toISOString();
  server.answer({
    get_order_list: () => refuse(errorCodes.SESSION_ENDED),
    store_generate_otp: () => refuse(errorCodes.MAIL_NOT_SET_UP),
    sign_in: () => ({
      servertoken: '',
      verification: { ticket: 't'.repeat(43), expires_at, email: 'o•••r@demo.test' },
    }),
  });
  const call = callApi('get_order_list', {}).catch(() => undefined);
  const dialog = await screen.findByRole('dialog', { name: 'Sign in again' });
  await user.type(within(dialog).getByLabelText('Password'), 'demo1234{Enter}');
  expect(await screen.findByLabelText('Code')).toBeVisible();
  await call;
  expect(getSession()).toBeNull();
  expect(savedForm(accountOf(session))).toMatchObject({ path: `${staffPath}/create` });
  writeVerification(null);
});

it('who was signed out in the middle of a form finds it again, once, with what was typed', async () => {
  const { unmount } = await typeAName();
  sendAway();
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  unmount();
  const { user } = await comeBack(amina, staffPath);
  expect(await screen.findByText(/unsaved changes on another page/)).toBeVisible();
  // It stays until it is answered: people who come back may have to do something else first.
  for (const ms of [0, 4 * limits.toastLongMs]) await act(async () => void vi.advanceTimersByTime(ms));
  expect(screen.getByText(/unsaved changes on another page/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Continue editing' }));
  await waitFor(() => expect(currentPath()).toBe(`${staffPath}/create`));
  await waitFor(() => expect(screen.getByRole('textbox', { name: /First name/ })).toHaveValue('Bo'));
  expect(sessionStorage.getItem('storedesk.kept-work')).toBeNull();
});

it('another account finds nothing of it', async () => {
  const { unmount } = await typeAName();
  sendAway();
  unmount();
  await comeBack(aSession(), `${staffPath}/create`);
  expect(await screen.findByRole('textbox', { name: /First name/ })).toHaveValue('');
  expect(sessionStorage.getItem('storedesk.kept-work')).toBeNull();
});

it('signing out by hand leaves nothing behind', async () => {
  await typeAName();
  act(() => signOut());
  await screen.findByRole('heading', { name: 'Sign in' });
  expect(sessionStorage.getItem('storedesk.kept-work')).toBeNull();
});

it('a message to support that was begun comes back with its account, and with no other', async () => {
  const begun = { text: 'The printer' };
  setSession(amina);
  writeStored(storageKeys.supportMessage, begun);
  sendAway();
  expect(readStored(storageKeys.supportMessage)).toBeNull();
  setSession(amina);
  expect(readStored(storageKeys.supportMessage)).toEqual(begun);
  sendAway();
  setSession(aSession());
  expect(readStored(storageKeys.supportMessage)).toBeNull();
});

it('a form that was left before the sign-out comes back after it, with a draft', () => {
  setSession(amina);
  const unregister = holdForm(() => ({ path: staffPath, values: { first_name: 'Bo' } }));
  saveUnsavedWork(accountOf(getSession()), { withDrafts: false });
  unregister();
  writeStored(storageKeys.supportMessage, { text: 'The printer' });
  sendAway();
  setSession(amina);
  expect(savedForm(accountOf(getSession()))).toEqual({ path: staffPath, values: { first_name: 'Bo' } });
});
