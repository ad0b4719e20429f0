import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setSession } from '../../../src/session/session';
import { aSession, aSubStore } from '../../support/accounts';
import { renderApp } from '../../support/renderApp';
import { staffPath, staffServer } from '../resources/providers/staffFixtures';

const title = 'You no longer have access to this page';
const withRights = (...urls: string[]) =>
  aSession({ sub_store: aSubStore({ urls: urls.map((url) => ({ url, permission: 1 })) as never }) });

it('what was typed on a page that is not open any more can be gone back to, and is there as it was', async () => {
  const { user } = renderApp({
    path: `${staffPath}/create`,
    session: withRights('store/providers', 'store/order'),
    server: staffServer(),
  });
  await user.type(await screen.findByRole('textbox', { name: /First name/ }), 'Amina');
  act(() => setSession(withRights('store/order')));
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  expect(dialog.getByText(/What you typed is still here/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('textbox', { name: /First name/ })).toHaveValue('Amina');
});

it('a page where nothing was typed leads on alone', async () => {
  renderApp({ path: staffPath, session: withRights('store/providers', 'store/order'), server: staffServer() });
  await screen.findByRole('link', { name: 'Amina Cherif' });
  act(() => setSession(withRights('store/order')));
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  expect(dialog.getAllByRole('button')).toEqual([dialog.getByRole('button', { name: 'Go to my pages' })]);
});
