import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { type Answers, fakeServer, networkDown, refuse } from '../../support/fakeServer';
import { readAhead } from '../../support/readAhead';
import { renderApp } from '../../support/renderApp';

readAhead(() => import('../../../src/custom-pages/guest-table/GuestTablePage'));

afterEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

const token = 'x'.repeat(22);
const found = { store: { name: ['Chez Ada'] }, table: { number: 12 } };
const over = 'This code is no longer valid. Please ask the staff.';
const open = (answers: Answers, path = `/table/${token}`) => renderApp({ path, server: fakeServer(answers) });

it('Guests who scan the code on their table are told where they are, without an account or a link to one', async () => {
  const { server } = open({ get_guest_table: () => found });
  expect(await screen.findByRole('heading', { name: /Welcome to .Chez Ada/ })).toBeVisible();
  expect(screen.getByText(/table 12\. Please order with the staff/)).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
  expect(server.received('get_guest_table').map(({ body }) => body)).toEqual([{ token }]);
});

it('An old code says so', async () => {
  open({ get_guest_table: () => refuse(errorCodes.NO_DATA_FOUND) });
  expect(await screen.findByRole('alert')).toHaveTextContent(over);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('A code that is cut off isn’t asked for', async () => {
  const { server } = open({}, '/table/cut-off');
  expect(await screen.findByRole('alert')).toHaveTextContent(over);
  expect(server.received('get_guest_table')).toHaveLength(0);
});

it('Without a connection, guests can try again', async () => {
  const { user, server } = open({ get_guest_table: networkDown });
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.answer({ get_guest_table: () => found });
  await user.click(again);
  expect(await screen.findByRole('heading', { name: /Chez Ada/ })).toBeVisible();
});
