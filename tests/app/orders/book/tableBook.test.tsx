import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { orderStatus } from '#contract/orders/statuses';
import { storageKeys } from '../../../../src/config/storageKeys';
import { changeLanguage } from '../../../../src/i18n/index';
import { aSession, aSubStore } from '../../../support/accounts';
import { atNoon } from '../../../support/atNoon';
import { refuse } from '../../../support/fakeServer';
import { readAhead } from '../../../support/readAhead';
import { currentPath, renderApp } from '../../../support/renderApp';
import { idOf } from '../create/createOrderFixtures';
import { aBooking, bookDesk, bookPath, someTables } from './bookFixtures';

readAhead(
  () => import('../../../../src/orders/book/TableBookPage'),
  () => import('../../../../src/orders/book/timeline/Timeline'),
);

beforeEach(() => {
  atNoon();
  return () => {
    vi.useRealTimers();
    localStorage.clear();
  };
});

const named = (name: string) => ({ customer: { name, country_phone_code: '+49', phone: '3012345' } });
const open = (bookings: Parameters<typeof bookDesk>[0], tables?: Parameters<typeof bookDesk>[1], path = bookPath) => {
  const { server } = bookDesk(bookings, tables);
  return renderApp({ path, server, session: aSession() });
};
const aHost = () => aSession({ sub_store: aSubStore({ urls: [{ url: 'store/table-booking', permission: 1 }] }) });
const noOne = { name: '', country_phone_code: '', phone: '' };
/** Its tables have loaded. */
const seatButton = async () => {
  const button = await screen.findByRole('button', { name: 'Seat guests now' });
  await waitFor(() => expect(button).toBeEnabled());
  return button;
};
const asList = () => localStorage.setItem(storageKeys.bookView, JSON.stringify('list'));
const block = (name: RegExp) => screen.findByRole('button', { name });
const line = (number: number) => screen.findByRole('group', { name: `Table ${number}` });

describe('the list', () => {
  it('shows the bookings by time, with the state of each in words and what can be done', async () => {
    asList();
    const { server, user } = open([
      aBooking(1, -10, named('Lena Late')),
      aBooking(2, -20, { ...named('Sam Seated'), order_status: orderStatus.ARRIVED, persons: 4 }),
      aBooking(3, 45, named('Eve Expected')),
      aBooking(4, -60, { ...named('Nora None'), order_status: orderStatus.CANCELLED_BY_STORE }),
    ]);
    const row = async (name: string) => within(await screen.findByRole('article', { name }));
    expect((await row('Lena Late')).getByText('10 min late')).toBeVisible();
    expect((await row('Sam Seated')).getByText('Seated, 1 h 40 min left')).toBeVisible();
    expect((await row('Eve Expected')).getByText('Expected')).toBeVisible();
    const none = await row('Nora None');
    expect(none.getByText('No-show')).toBeVisible();
    expect(none.queryByRole('button', { name: /:/ })).toBeNull();
    // Who didn't come counts no more.
    expect(screen.getByText('3 bookings · 8 guests')).toBeVisible();

    await user.click((await row('Lena Late')).getByRole('button', { name: 'Arrived: Lena Late' }));
    await waitFor(() => expect(server.received('set_order_status')).toHaveLength(1));
    expect(server.received('set_order_status')[0]?.body).toMatchObject({ from: 3, order_status: 27 });
  });

  it('opens a booking beside it, and keeps the day', async () => {
    asList();
    const { user } = open([aBooking(1, 45, named('Eve'))], undefined, `${bookPath}?day=2026-06-11`);
    await user.click(await screen.findByRole('button', { name: 'Eve' }));
    expect(await screen.findByLabelText('Order details')).toBeVisible();
    expect(currentPath()).toBe(`${bookPath}/${aBooking(1, 45)._id}?day=2026-06-11`);
  });

  it('asks for another day in one query, and goes back to today', async () => {
    asList();
    const { server, user } = open([]);
    expect(await screen.findByText('No bookings on this day')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next day' }));
    const asked = () =>
      server
        .received('get_order_list')
        .filter(({ body }) => body.with_ended)
        .at(-1)?.body;
    await waitFor(() =>
      expect(asked()).toMatchObject({ board: 'table-booking', start_date: '2026-06-11', end_date: '2026-06-11' }),
    );
    await user.click(await screen.findByRole('button', { name: 'Today' }));
    await waitFor(() => expect(currentPath()).toBe(bookPath));
  });
});

describe('the timeline', () => {
  it('has a line for each table and the guests of each quarter of an hour', async () => {
    open([aBooking(1, 65, named('Ada')), aBooking(2, 70, { ...named('Ben'), table_number: 2, persons: 5 })]);
    expect(
      within(await line(1)).getByRole('button', { name: /^Ada, 2 people, 1:05 PM, Table 1, Expected/ }),
    ).toBeVisible();
    expect(within(await line(2)).getByRole('button', { name: /^Ben/ })).toBeVisible();
    expect(screen.getByRole('img', { name: '7 guests come at 1:00 PM' })).toHaveTextContent('7');
  });

  it('moves a booking by Alt and the arrow keys, says so, and takes it back', async () => {
    const { server, user } = open([aBooking(1, 60, named('Ada'))]);
    const moves = () => server.received('update_order_details').map(({ body }) => body);
    const press = async (key: string) => fireEvent.keyDown(await block(/^Ada/), { key, altKey: true });
    await press('ArrowRight');
    expect(await block(/^Ada, 2 people, 1:15 PM, Table 1/)).toBeVisible();
    const spoken = { selector: '[role=status]' };
    expect(await screen.findByText('Ada: now table 1 at 1:15 PM', spoken)).toBeInTheDocument();
    await press('ArrowDown');
    await waitFor(() => expect(moves()).toHaveLength(2));
    expect(within(await line(2)).getByRole('button', { name: /^Ada/ })).toBeVisible();
    expect(moves()[0]).toMatchObject({ schedule_at: '2026-06-10T11:15:00.000Z' });
    expect(moves()[0]).not.toHaveProperty('table_id');
    expect(moves()[1]).not.toHaveProperty('schedule_at');

    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(within(await line(1)).getByRole('button', { name: /^Ada, 2 people, 1:15 PM/ })).toBeVisible();
    // There is no table above the first.
    await press('ArrowUp');
    expect(moves()).toHaveLength(3);
  });

  it('draws the booking that changed, and no other', async () => {
    window.storedeskCountsRenders = true;
    onTestFinished(() => {
      window.storedeskCountsRenders = false;
    });
    open([aBooking(1, 60, named('Ada')), aBooking(2, 70, { ...named('Ben'), table_number: 2 })]);
    const drawn = async (name: RegExp) => Number((await block(name)).dataset.renders);
    const before = await drawn(/^Ben/);
    const ofAda = await drawn(/^Ada/);
    fireEvent.keyDown(await block(/^Ada/), { key: 'ArrowRight', altKey: true });
    expect(await block(/^Ada, 2 people, 1:15 PM, Table 1/)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
    expect(await drawn(/^Ada/)).toBeGreaterThan(ofAda);
    expect(await drawn(/^Ben/)).toBe(before);
  });

  it('shows a booking at each of its joined tables, and joins them again when a move is undone', async () => {
    const joined = { table_ids: [idOf(701), idOf(702)], table_numbers: [1, 2] };
    const { server, user } = open([aBooking(1, 60, { ...named('Ada'), ...joined })]);
    for (const number of [1, 2])
      expect(within(await line(number)).getByRole('button', { name: /Table 1 \+ 2/ })).toBeVisible();
    const [first] = await screen.findAllByRole('button', { name: /^Ada/ });
    fireEvent.keyDown(first as HTMLElement, { key: 'ArrowDown', altKey: true });
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(server.received('update_order_details')).toHaveLength(2));
    const [away, back] = server.received('update_order_details').map(({ body }) => body);
    expect(away).toMatchObject({ table_id: idOf(703) });
    expect(back).toMatchObject({ table_ids: joined.table_ids });
  });

  it('mirrors the keys in Arabic', async () => {
    const { server } = open([aBooking(1, 60, named('Ada'))]);
    await block(/^Ada/);
    await act(() => changeLanguage('ar'));
    document.documentElement.dir = 'rtl';
    const target = await screen.findByRole('button', { name: /^Ada/ });
    vi.spyOn(window, 'getComputedStyle').mockReturnValue({ direction: 'rtl' } as CSSStyleDeclaration);
    fireEvent.keyDown(target, { key: 'ArrowLeft', altKey: true });
    vi.restoreAllMocks();
    await waitFor(() => expect(server.received('update_order_details')).toHaveLength(1));
    expect(server.received('update_order_details')[0]?.body).toMatchObject({ schedule_at: '2026-06-10T11:15:00.000Z' });
    await act(() => changeLanguage('en'));
  });

  it('moves a booking by two taps, and says why that was refused', async () => {
    const { server, user } = open([
      aBooking(1, 60, named('Ada')),
      aBooking(2, 60, { ...named('Ben'), table_number: 2 }),
    ]);
    await user.click(await block(/^Ada/));
    const bar = within(screen.getByRole('group', { name: 'Chosen booking' }));
    expect(bar.getByText('Tap a time at a table to move this booking there.')).toBeVisible();
    const times = (await line(2)).querySelector('.times') as HTMLElement;
    fireEvent.click(times, { clientX: 0 });
    const alert = await screen.findByText(/^Ada wasn’t moved\./);
    expect(alert).toBeVisible();
    expect(server.received('update_order_details')).toHaveLength(1);
    expect(within(await line(1)).getByRole('button', { name: /^Ada, 2 people, 1:00 PM/ })).toBeVisible();
  });

  it('moves seated guests to another table only', async () => {
    const { server } = open([aBooking(1, -10, { ...named('Ada'), order_status: orderStatus.ARRIVED })]);
    const press = async (key: string) => fireEvent.keyDown(await block(/^Ada/), { key, altKey: true });
    await press('ArrowRight');
    await press('ArrowDown');
    await waitFor(() => expect(server.received('update_order_details')).toHaveLength(1));
    expect(server.received('update_order_details')[0]?.body).not.toHaveProperty('schedule_at');
  });

  it('renders only the tables in view where there are more than sixty', async () => {
    open([aBooking(1, 60, named('Ada'))], someTables(200));
    await screen.findByRole('region', { name: 'Timeline' });
    expect(screen.queryAllByRole('group', { name: /^Table/ }).length).toBeLessThan(60);
  });
});

describe('guests at the door', () => {
  it('are seated at the best free table by a tap on how many they are, by a host too', async () => {
    asList();
    const { server } = bookDesk([aBooking(1, -5, { ...named('Ada'), free_at: '2026-06-10T11:55:00.000Z' })]);
    const placed = aBooking(9, 0, { table_number: 2, persons: 2, items: [], customer: noOne });
    server.answer({
      create_order: () => ({ order: placed }),
      set_order_status: () => ({
        order: { ...placed, order_status: orderStatus.ARRIVED, version: placed.version + 1 },
      }),
    });
    const { user } = renderApp({ path: bookPath, server, session: aHost() });
    await user.click(await seatButton());
    const dialog = within(await screen.findByRole('dialog', { name: 'Seat guests now' }));
    // Ada's table isn't offered.
    await user.click(await dialog.findByRole('button', { name: '2 people, Table 2' }));
    await waitFor(() => expect(server.received('create_order')).toHaveLength(1));
    expect(server.received('create_order')[0]?.body).toMatchObject({
      ...{ order_type: 'table', persons: 2, table_ids: [placed.table_id], items: [] },
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(server.received('set_order_status')).toHaveLength(1));
    expect(server.received('set_order_status')[0]?.body).toMatchObject({ order_id: placed._id, order_status: 27 });
  });

  it('are seated at a table of the timeline by a tap before the present and one on how many they are', async () => {
    const { server } = bookDesk([aBooking(1, -5, { ...named('Ada'), order_status: orderStatus.ARRIVED })]);
    const placed = aBooking(9, 0, { table_number: 2, persons: 3, items: [], customer: noOne });
    server.answer({
      create_order: () => ({ order: placed }),
      set_order_status: () => ({
        order: { ...placed, order_status: orderStatus.ARRIVED, version: placed.version + 1 },
      }),
    });
    const { user } = renderApp({ path: bookPath, server, session: aHost() });
    await seatButton();
    const tap = async (table: number) =>
      fireEvent.click((await line(table)).querySelector('.times') as HTMLElement, { clientX: 0 });
    // Ada sits there.
    await tap(1);
    await tap(2);
    const dialog = within(await screen.findByRole('dialog', { name: 'Seat guests now · Table 2' }));
    await user.click(dialog.getByRole('button', { name: '3 people' }));
    await waitFor(() => expect(server.received('create_order')).toHaveLength(1));
    expect(server.received('create_order')[0]?.body).toMatchObject({ persons: 3, table_ids: [placed.table_id] });
    await waitFor(() => expect(server.received('set_order_status')).toHaveLength(1));
  });

  it('stay chosen when their table is refused', async () => {
    asList();
    const { server, user } = open([]);
    server.answer({ create_order: () => refuse(errorCodes.TABLE_NOT_FREE) });
    await user.click(await seatButton());
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Other tables' }));
    await user.click(dialog.getByRole('button', { name: '2 people' }));
    await user.click(dialog.getByRole('button', { name: /^Table 1/ }));
    expect(await dialog.findByRole('alert')).toBeVisible();
    expect(dialog.getByRole('button', { name: '2 people', pressed: true })).toBeVisible();
    expect(server.received('set_order_status')).toHaveLength(0);
  });
});
