import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ReplyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import type { WaitingParty } from '#contract/entities/waitingParty';
import { orderStatus } from '#contract/orders/statuses';
import { storageKeys } from '../../../../src/config/storageKeys';
import { aSession } from '../../../support/accounts';
import { atNoon } from '../../../support/atNoon';
import { type Answers, refuse } from '../../../support/fakeServer';
import { readAhead } from '../../../support/readAhead';
import { renderApp } from '../../../support/renderApp';
import { idOf } from '../create/createOrderFixtures';
import { aBooking, bookDesk, bookPath, someTables } from './bookFixtures';

readAhead(
  () => import('../../../../src/orders/book/TableBookPage'),
  () => import('../../../../src/orders/book/waiting/WaitingDialog'),
  () => import('../../../../src/orders/book/waiting/FreedTableNotice'),
);

beforeEach(() => {
  atNoon();
  localStorage.setItem(storageKeys.bookView, JSON.stringify('list'));
  return () => {
    vi.useRealTimers();
    localStorage.clear();
  };
});

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const aParty = (number: number, fields: Partial<WaitingParty> = {}): WaitingParty => ({
  ...{ _id: idOf(900 + number), version: 1, persons: 2, name: '', country_phone_code: '', phone: '', note: '' },
  ...{ quoted_minutes: null, added_at: ago(10), added_by: 'Host', state: 'waiting', updated_by: 'Host' },
  ...fields,
});

interface Evening {
  bookings?: Parameters<typeof bookDesk>[0];
  tables?: Parameters<typeof bookDesk>[1];
  waiting: WaitingParty[];
  quotes?: ReplyOf<'get_waiting_list'>['quotes'];
  answers?: Answers;
}

/** The book of a store where these parties wait. */
function open({
  bookings = [],
  tables = someTables(1),
  waiting,
  quotes = { right: 0, checked: 0 },
  answers = {},
}: Evening) {
  const { server } = bookDesk(bookings, tables);
  let parties = waiting;
  const end = (id: string, state: 'seated' | 'left') => {
    const ended = parties.find(({ _id }) => _id === id) as WaitingParty;
    parties = parties.filter((party) => party !== ended);
    return { ...ended, state };
  };
  server.answer({
    get_waiting_list: () => ({ data: parties, quotes }),
    add_waiting_party: ({ idempotency_key: _, ...fields }) => {
      const party = aParty(50, { added_at: ago(0), ...(fields as Partial<WaitingParty>) });
      parties = [...parties, party];
      return { _id: party._id };
    },
    remove_waiting_party: ({ _id }) => ({ party: end(_id, 'left') }),
    seat_waiting_party: ({ _id }) => {
      end(_id, 'seated');
      return { order: aBooking(80, 0, { allowed_actions: ['arrived'] }) };
    },
    restore_waiting_party: ({ _id }) => {
      const party = waiting.find((one) => one._id === _id) as WaitingParty;
      parties = [party, ...parties];
      return { party };
    },
    ...answers,
  });
  return renderApp({ path: bookPath, server, session: aSession() });
}

const listButton = async () => {
  const button = await screen.findByRole('button', { name: /^Waiting list/ });
  await waitFor(() => expect(button).toBeEnabled());
  return button;
};
const openList = async (user: ReturnType<typeof open>['user']) => {
  await user.click(await listButton());
  return within(await screen.findByRole('dialog', { name: 'Waiting list' }));
};
const seated = () =>
  aBooking(1, -30, {
    order_status: orderStatus.ARRIVED,
    customer: { name: 'Sam', country_phone_code: '', phone: '' },
  });

describe('the waiting list', () => {
  it('shows who waits, how long, and who waits longer than estimated', async () => {
    const { user } = open({
      waiting: [
        aParty(1, { name: 'Mia', quoted_minutes: 5, note: 'Pram' }),
        aParty(2, { name: 'Ben', persons: 4, quoted_minutes: 30 }),
      ],
      quotes: { right: 7, checked: 10 },
    });
    expect(await listButton()).toHaveTextContent('Waiting list2');
    const list = await openList(user);
    const late = list.getByRole('article', { name: 'Mia' });
    expect(late).toHaveTextContent('Waiting 10 min · told 5 min · 5 min longer than estimated');
    expect(late).toHaveTextContent('2 people · Pram');
    expect(list.getByRole('article', { name: 'Ben' })).not.toHaveTextContent('longer than');
    expect(list.getByText('Estimates within 5 minutes: 7 of the last 10')).toBeVisible();
  });

  it('adds a party by its size and one more tap, with the wait that the bookings lead to', async () => {
    const { user, server } = open({ bookings: [seated()], waiting: [] });
    const list = await openList(user);
    await user.click(list.getByRole('button', { name: '2 people' }));
    const form = within(await screen.findByRole('dialog', { name: 'New party' }));
    // Their stay of two hours began half an hour ago.
    expect(await form.findByText('A table should be free at 1:30 PM.')).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Longer' }));
    await user.type(form.getByRole('textbox', { name: 'Name' }), 'Mia');
    await user.click(form.getByRole('button', { name: 'Add to list' }));
    expect(await list.findByRole('article', { name: 'Mia' })).toHaveTextContent('told 1 h 35 min');
    expect(server.received('add_waiting_party').map(({ body }) => body)).toMatchObject([
      { persons: 2, name: 'Mia', quoted_minutes: 95, phone: '' },
    ]);
  });

  it('says nothing of the wait before the bookings are known', async () => {
    const { user } = open({ waiting: [], answers: { get_order_list: () => new Promise(() => undefined) } });
    const list = await openList(user);
    await user.click(list.getByRole('button', { name: '2 people' }));
    await screen.findByRole('dialog', { name: 'New party' });
    expect(screen.queryByText('No table seats this many people.')).toBeNull();
  });

  it('announces no wait to a party that is only renamed', async () => {
    const { user, server } = open({ bookings: [seated()], waiting: [aParty(1, { name: 'Mia' })] });
    server.answer({ update_waiting_party: () => ({ party: aParty(1, { name: 'Mia Berg' }) }) });
    const list = await openList(user);
    await user.click(list.getByRole('button', { name: 'Change: Mia' }));
    const form = within(await screen.findByRole('dialog', { name: 'Change party' }));
    expect(await form.findByText('A table should be free at 1:30 PM.')).toBeVisible();
    await user.type(form.getByRole('textbox', { name: 'Name' }), ' Berg');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(server.received('update_waiting_party')).toHaveLength(1));
    expect(server.received('update_waiting_party')[0]?.body).toMatchObject({ name: 'Mia Berg', quoted_minutes: null });
  });

  it('seats a party at a free table, and marks the guests as arrived', async () => {
    const { user, server } = open({
      bookings: [seated()],
      tables: someTables(2),
      waiting: [aParty(1, { name: 'Mia' }), aParty(2, { name: 'Ben' })],
    });
    const list = await openList(user);
    // Table 1 is taken, and no other one is left.
    const seat = await list.findByRole('button', { name: 'Seat · Table 2: Mia' });
    expect(list.queryByRole('button', { name: /^Other tables/ })).toBeNull();
    await user.click(seat);
    await waitFor(() => expect(list.queryByRole('article', { name: 'Mia' })).toBeNull());
    expect(server.received('seat_waiting_party')[0]?.body).toMatchObject({
      ...{ _id: aParty(1)._id, table_ids: [someTables(2)[1]?._id] },
    });
    await waitFor(() => expect(server.received('set_order_status')).toHaveLength(1));
    await user.click(list.getByRole('button', { name: 'Left: Ben' }));
    expect(await list.findByText('No one is waiting.')).toBeVisible();
    await user.click(list.getByRole('button', { name: 'Undo' }));
    expect(await list.findByRole('article', { name: 'Ben' })).toBeVisible();
    expect(list.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('says that no table is free for a party', async () => {
    const { user } = open({
      bookings: [seated()],
      waiting: [aParty(1, { name: 'Mia' })],
    });
    const list = await openList(user);
    expect(await list.findByText('No table is free for them now.')).toBeVisible();
    expect(list.queryByRole('button', { name: /^Seat/ })).toBeNull();
  });

  it('says why a party wasn’t seated', async () => {
    const { user, server } = open({ tables: someTables(2), waiting: [aParty(1, { name: 'Mia' })] });
    server.answer({ seat_waiting_party: () => refuse(errorCodes.TABLE_NOT_FREE) });
    const list = await openList(user);
    const others = await list.findByRole('button', { name: 'Other tables: Mia', expanded: false });
    await user.click(others);
    expect(others).toHaveAttribute('aria-expanded', 'true');
    // The suggested table stays the one that stands out.
    const marked = list.getAllByRole('button').filter((button) => button.matches('.MuiButton-contained'));
    expect(marked.map((button) => button.textContent)).toEqual(['Seat · Table 1']);
    await user.click(await list.findByRole('button', { name: /^Table 2/ }));
    expect(await list.findByRole('alert')).toBeVisible();
    expect(list.getByRole('article', { name: 'Mia' })).toBeVisible();
  });
});

describe('a table that becomes free', () => {
  const cancelled = () => aBooking(1, 20, { order_status: orderStatus.CANCELLED_BY_CUSTOMER, ended_at: ago(2) });

  it('is offered to the first party that fits, which one tap seats', async () => {
    const { user, server } = open({
      bookings: [cancelled()],
      waiting: [aParty(1, { name: 'Crowd', persons: 9 }), aParty(2, { name: 'Mia', persons: 3 })],
    });
    const said = await screen.findByText('Table 1 is free for Mia (3 people), waiting since 11:50 AM.');
    expect(said).toBeVisible();
    expect(said).toHaveAttribute('role', 'status');
    await user.click(screen.getByRole('button', { name: 'Seat: Mia' }));
    await waitFor(() => expect(screen.queryByText(/^Table 1 is free/)).toBeNull());
    expect(server.received('seat_waiting_party')[0]?.body).toMatchObject({ table_ids: [someTables(1)[0]?._id] });
  });

  it('isn’t offered while others have it', async () => {
    const { user } = open({ bookings: [cancelled(), seated()], tables: someTables(1), waiting: [aParty(1)] });
    expect(await listButton()).toHaveTextContent('1');
    expect(screen.queryByText(/^Table 1 is free/)).toBeNull();
    await user.click(await listButton());
    expect(await screen.findByRole('dialog', { name: 'Waiting list' })).toBeVisible();
  });

  it('isn’t offered again after “Not now”', async () => {
    const { user } = open({ bookings: [cancelled()], waiting: [aParty(1, { name: 'Mia' })] });
    await screen.findByText(/^Table 1 is free for Mia/);
    await user.click(screen.getByRole('button', { name: 'Not now' }));
    expect(screen.queryByText(/^Table 1 is free/)).toBeNull();
  });
});
