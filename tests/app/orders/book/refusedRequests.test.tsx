import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { RefusedRequest } from '#contract/entities/refusedRequest';
import { storageKeys } from '../../../../src/config/storageKeys';
import { aSession } from '../../../support/accounts';
import { atNoon } from '../../../support/atNoon';
import { readAhead } from '../../../support/readAhead';
import { renderApp } from '../../../support/renderApp';
import { idOf } from '../create/createOrderFixtures';
import { aBooking, bookDesk, bookPath, someTables } from './bookFixtures';

readAhead(
  () => import('../../../../src/orders/book/TableBookPage'),
  () => import('../../../../src/orders/book/waiting/WaitingDialog'),
  () => import('../../../../src/orders/book/phone/BookByPhoneDialog'),
);

beforeEach(() => {
  atNoon();
  localStorage.setItem(storageKeys.bookView, JSON.stringify('list'));
  return () => {
    vi.useRealTimers();
    localStorage.clear();
  };
});

const evening = '2026-06-10T16:30:00.000Z';
const refused = (number: number, fields: Partial<RefusedRequest>): RefusedRequest => ({
  ...{ _id: idOf(960 + number), asked_at: '2026-06-10T08:00:00.000Z', at: evening, persons: 2, rule: 'no_table' },
  ...{ name: 'Ada', country_phone_code: '+49', phone: '1712345678' },
  ...fields,
});

/** The waiting list of a store with one table, which is taken from half past eight on. */
async function openList() {
  let data = [refused(1, {}), refused(2, { name: 'Ben', at: '2026-06-10T18:30:00.000Z' })];
  const { server } = bookDesk([aBooking(1, 0, { schedule_at: '2026-06-10T18:30:00.000Z' })], someTables(1));
  server.answer({
    get_refused_request_list: () => ({ data }),
    remove_refused_request: ({ _id }) => {
      data = data.filter((one) => one._id !== _id);
      return {};
    },
    get_table_slots: () => ({ slots: [{ at: evening, table_ids: [[idOf(701)]] }], blocked_by: [] }),
    find_customer: () => ({ data: [] }),
  });
  const { user } = renderApp({ path: bookPath, server, session: aSession() });
  const button = await screen.findByRole('button', { name: /^Waiting list/ });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
  const dialog = within(await screen.findByRole('dialog', { name: 'Waiting list' }));
  const list = within(await dialog.findByRole('list', { name: 'Refused earlier, a table is free now' }));
  return { user, dialog, list };
}

it('Guests whose request was refused are listed once a table is free then, and booked from there', async () => {
  const { user, list } = await openList();
  expect(list.getByText('For 6:30 PM, requested: 10:00 AM')).toBeVisible();
  expect(list.queryByText('Ben')).toBeNull();
  await user.click(list.getByRole('button', { name: 'Book: Ada' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New booking' }));
  expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveValue('Ada');
  expect(dialog.getByRole('combobox', { name: /^Phone/ })).toHaveValue('1712345678');
  expect(await dialog.findByRole('button', { name: '6:30 PM', pressed: true })).toBeVisible();
});

it('A refused request is taken off the list', async () => {
  const { user, dialog, list } = await openList();
  await user.click(list.getByRole('button', { name: 'Remove: Ada' }));
  await waitFor(() => expect(dialog.queryByText('Ada')).toBeNull());
});
