import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ReplyOf } from '#contract/calls/index';
import type { StoreTable } from '#contract/entities/menu';
import { orderStatus } from '#contract/orders/statuses';
import { storageKeys } from '../../../../src/config/storageKeys';
import { aSession, aSubStore } from '../../../support/accounts';
import { atNoon } from '../../../support/atNoon';
import { readAhead } from '../../../support/readAhead';
import { renderApp } from '../../../support/renderApp';
import { aBooking, bookDesk, bookPath, someTables } from './bookFixtures';

readAhead(
  () => import('../../../../src/orders/book/TableBookPage'),
  () => import('../../../../src/orders/book/floor/Floor'),
  () => import('../../../../src/orders/book/new/WalkInDialog'),
  () => import('../../../../src/orders/book/print/BookPrint'),
);

beforeEach(() => {
  atNoon();
  localStorage.setItem(storageKeys.bookView, JSON.stringify('floor'));
  return () => {
    vi.useRealTimers();
    localStorage.clear();
  };
});

type Visits = ReplyOf<'get_guest_visits'>['data'][number];

const named = (name: string) => ({ customer: { name, country_phone_code: '+49', phone: '3012345' } });
const open = (bookings: Parameters<typeof bookDesk>[0], tables?: StoreTable[], visits: Visits[] = []) => {
  const { server } = bookDesk(bookings, tables);
  server.answer({ get_guest_visits: () => ({ data: visits }) });
  return renderApp({ path: bookPath, server, session: aSession() });
};
const table = (name: RegExp) => screen.findByRole('button', { name });

/** Three tables in two rooms. */
const inRooms = (): StoreTable[] =>
  someTables(3).map((each, index) => ({ ...each, room: index < 2 ? 'Hall' : 'Terrace' }));

describe('the floor', () => {
  it('says how each table is doing, in words', async () => {
    open(
      [
        aBooking(1, -20, { ...named('Sam'), order_status: orderStatus.ARRIVED, persons: 4 }),
        aBooking(2, -10, { ...named('Lena'), table_number: 2 }),
        aBooking(3, 45, { ...named('Eve'), table_number: 3 }),
        aBooking(4, 180, { ...named('Otto'), table_number: 4 }),
        aBooking(5, -60, { ...named('Nora'), table_number: 5, order_status: orderStatus.CANCELLED_BY_STORE }),
      ],
      someTables(5),
    );
    expect(await table(/^Table 1, Seated, 1 h 40 min left, Sam, 4 people$/)).toBeVisible();
    expect(await table(/^Table 2, 10 min late, Lena, 2 people$/)).toBeVisible();
    expect(await table(/^Table 3, Due at 12:45 PM, Eve/)).toBeVisible();
    expect(await table(/^Table 4, Free until 3:00 PM, 1–6 people$/)).toBeVisible();
    expect(await table(/^Table 5, Free, /)).toBeVisible();
  });

  it('groups tables by room, and shows another time of the day', async () => {
    open([aBooking(1, 180, named('Otto'))], inRooms());
    const hall = within(await screen.findByRole('group', { name: 'Hall' }));
    expect(hall.getAllByRole('button')).toHaveLength(2);
    expect(
      within(screen.getByRole('group', { name: 'Terrace' })).getByRole('button', { name: /^Table 3/ }),
    ).toBeVisible();
    expect(hall.getByRole('button', { name: /^Table 1, Free until 3:00 PM/ })).toBeVisible();
    const slider = screen.getByRole('slider', { name: 'Time shown' });
    // The day begins at midnight.
    fireEvent.change(slider, { target: { value: 15 * 4 } });
    expect(await table(/^Table 1, Due at 3:00 PM, Otto/)).toBeVisible();
    expect(slider).toHaveAttribute('aria-valuetext', '3:00 PM');
    expect(screen.getByText('2 guests come at 3:00 PM')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Now' }));
    expect(await table(/^Table 1, Free until 3:00 PM/)).toBeVisible();
  });

  it('offers the actions of a booking, and moves it by two taps and back', async () => {
    const { server, user } = open([aBooking(1, -10, named('Ada'))]);
    await user.click(await table(/^Table 1, .*Ada/));
    const bar = within(screen.getByRole('group', { name: 'Chosen booking' }));
    expect(bar.getByText('Tap a table to move this booking there.')).toBeVisible();
    expect(bar.getByRole('button', { name: 'Arrived: Ada' })).toBeVisible();
    await user.click(await table(/^Table 2, Free/));
    expect(await table(/^Table 2, .*Ada/)).toBeVisible();
    expect(await screen.findByText(/^Ada: now table 2 at/, { selector: '[role=status]' })).toBeInTheDocument();
    expect(server.received('update_order_details')[0]?.body).not.toHaveProperty('schedule_at');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await table(/^Table 1, .*Ada/)).toBeVisible();
  });

  it('says why a move was refused', async () => {
    const { user } = open([aBooking(1, -5, named('Ada')), aBooking(2, -5, { ...named('Ben'), table_number: 2 })]);
    await user.click(await table(/^Table 1, .*Ada/));
    await user.click(await table(/^Table 2, .*Ben/));
    expect(await screen.findByText(/^Ada wasn’t moved\./)).toBeVisible();
    expect(await table(/^Table 1, .*Ada/)).toBeVisible();
  });

  it('seats guests at a free table by a tap on it and one on how many they are, for a host too', async () => {
    const { server } = bookDesk([], someTables(2));
    const placed = aBooking(9, 0, { table_number: 2, persons: 3, items: [] });
    server.answer({
      create_order: () => ({ order: placed }),
      set_order_status: () => ({
        order: { ...placed, order_status: orderStatus.ARRIVED, version: placed.version + 1 },
      }),
    });
    const session = aSession({ sub_store: aSubStore({ urls: [{ url: 'store/table-booking', permission: 1 }] }) });
    const { user } = renderApp({ path: bookPath, server, session });
    await user.click(await table(/^Table 2, Free/));
    const dialog = within(await screen.findByRole('dialog', { name: 'Seat guests now · Table 2' }));
    expect(dialog.getAllByRole('button', { name: /people$|person$/ })).toHaveLength(6);
    await user.click(dialog.getByRole('button', { name: '3 people' }));
    await waitFor(() => expect(server.received('create_order')).toHaveLength(1));
    expect(server.received('create_order')[0]?.body).toMatchObject({ persons: 3, table_ids: [placed.table_id] });
    await waitFor(() => expect(server.received('set_order_status')).toHaveLength(1));
  });

  it('keeps one table in the order of Tab, and lets a booking go with Escape', async () => {
    const { user } = open([aBooking(1, -10, named('Ada'))]);
    const first = await table(/^Table 1/);
    expect(screen.getAllByRole('button', { name: /^Table \d/ }).filter(({ tabIndex }) => tabIndex === 0)).toEqual([
      first,
    ]);
    act(() => first.focus());
    await user.keyboard('{Enter}');
    expect(screen.getByRole('group', { name: 'Chosen booking' })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('group', { name: 'Chosen booking' })).toBeNull();
    expect(first).toHaveFocus();
  });
});

describe('printing', () => {
  it('prints the evening with large parties, notes and every booking by time', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const bookings = [
      aBooking(1, 60, named('Lunch guest')),
      aBooking(2, 7 * 60, { ...named('Ada'), persons: 8, order_comment: 'No nuts' }),
      aBooking(3, 8 * 60, named('Ben')),
    ];
    const visits = bookings.map(({ _id }, index) => ({ order_id: _id, visit_count: 1 + 2 * index, no_show_count: 1 }));
    const { user } = open(bookings, undefined, visits.slice(1));
    const button = await screen.findByRole('button', { name: 'Print' });
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
    await user.click(screen.getByRole('menuitem', { name: 'Evening sheet (A5)' }));
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    const area = document.querySelector('#print-area');
    expect(area).toHaveTextContent('2 bookings · 10 guests');
    expect(area).toHaveTextContent('Regulars7:00 PM · Ada · 8 people · 3 visits · 1 no-show8:00 PM · Ben');
    expect(area).toHaveTextContent('Large parties7:00 PM · Ada · 8 people · Table 1');
    expect(area).toHaveTextContent('Ada · 8 people: No nuts');
    expect(area).not.toHaveTextContent('Lunch guest');
    fireEvent(window, new Event('afterprint'));
    expect(document.querySelector('#print-area')).toBeNull();

    await user.click(button);
    await user.click(screen.getByRole('menuitem', { name: 'Day’s book (A4)' }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(2));
    expect(document.querySelector('#print-area')).toHaveTextContent('Lunch guest');
  });
});
