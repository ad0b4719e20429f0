import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { BodyOf, ReplyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import { storageKeys } from '../../../../src/config/storageKeys';
import { aSession, aStore, aSubStore } from '../../../support/accounts';
import { atNoon } from '../../../support/atNoon';
import { type Answers, networkDown, refuse } from '../../../support/fakeServer';
import { readAhead } from '../../../support/readAhead';
import { currentPath, renderApp } from '../../../support/renderApp';
import { idOf } from '../create/createOrderFixtures';
import { ada as caller } from '../create/createOrderPage';
import { aBooking, bookDesk, bookPath } from './bookFixtures';

readAhead(
  () => import('../../../../src/orders/book/TableBookPage'),
  () => import('../../../../src/orders/book/timeline/Timeline'),
  () => import('../../../../src/orders/book/phone/BookByPhoneDialog'),
  () => import('../../../../src/orders/create/CreateOrderPage'),
);

beforeEach(() => {
  atNoon();
  return () => {
    vi.useRealTimers();
    localStorage.clear();
  };
});

type Slots = ReplyOf<'get_table_slots'>;
type Placed = BodyOf<'create_order'>;

const ada = { ...caller, email: 'ada@example.org', visit_count: 4, no_show_count: 1 };
const [one, two, three] = [idOf(701), idOf(702), idOf(703)];
const at = (time: string) => `2026-06-10T${time}:00.000Z`;
/** The clock in Berlin is two hours ahead. */
const offered: Slots = {
  slots: [
    { at: at('16:30'), table_ids: [[two], [three]] },
    { at: at('17:00'), table_ids: [[one], [two], [three]] },
  ],
  blocked_by: [
    { at: at('09:00'), rule: 'past', table_ids: [[one]] },
    { at: at('16:00'), rule: 'covers', table_ids: [[one]] },
    { at: at('16:45'), rule: 'no_table', table_ids: [] },
  ],
};
const placedAs = ({ persons, table_ids, schedule_at, customer }: Placed) => {
  const { name = '', country_phone_code = '', phone = '' } = customer;
  return {
    order: aBooking(9, 0, {
      ...{ persons, schedule_at, customer: { name, country_phone_code, phone } },
      table_number: Number(table_ids?.[0]?.slice(-1)),
    }),
  };
};

const sub = (...keys: string[]) =>
  aSession({ sub_store: aSubStore({ urls: keys.map((url) => ({ url: url as 'store/order', permission: 1 })) }) });

async function openDialog(answers: Answers = {}, session = sub('store/table-booking')) {
  localStorage.setItem(storageKeys.bookView, JSON.stringify('list'));
  const { server } = bookDesk([]);
  server.answer({
    get_table_slots: () => offered,
    find_customer: ({ phone }) => ({ data: ada.phone.includes(phone) ? [ada] : [] }),
    create_order: placedAs,
    ...answers,
  });
  const { user } = renderApp({ path: bookPath, server, session });
  const button = await screen.findByRole('button', { name: 'New booking' });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
  const dialog = within(await screen.findByRole('dialog', { name: 'New booking' }));
  await dialog.findByRole('button', { name: '6:30 PM', pressed: true });
  const placed = () => server.received('create_order').map(({ body }) => body as unknown as Placed);
  return { user, server, dialog, placed };
}
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog', { name: 'New booking' })).toBeNull());

describe('a booking by phone', () => {
  it('takes a host with the key of table bookings alone a party, a number and a tap', async () => {
    const { user, dialog, placed, server } = await openDialog();
    await user.click(dialog.getByRole('button', { name: '3 people' }));
    await user.type(dialog.getByRole('combobox', { name: /^Phone/ }), '1712');
    await user.click(await screen.findByRole('option', { name: /Ada Berg.*4 visits · 1 no-show/ }));
    expect(await dialog.findByText(/4 visits · 1 no-show/)).toBeVisible();
    expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveValue('Ada Berg');
    await user.click(await dialog.findByRole('button', { name: 'Book' }));
    await isClosed();
    expect(placed()).toEqual([
      {
        idempotency_key: expect.any(String),
        ...{ order_type: 'table', items: [], paid_by: 'cash' },
        customer: { name: 'Ada Berg', country_phone_code: '+49', phone: '1712345678', email: 'ada@example.org' },
        ...{ persons: 3, table_ids: [two], schedule_at: at('16:30'), typed_id: expect.any(String) },
      },
    ]);
    expect(await screen.findByText('Booked: Ada Berg, Wed 10 Jun, 6:30 PM, table 2')).toBeVisible();
    // Notes about customers are for those who take all orders.
    expect(server.received('get_customer')).toEqual([]);
  });

  it('asks for the fee where the host wants it, and the book says that it isn’t paid', async () => {
    const fee = { amount: 500, per: 'person', is_off_the_bill: true, due_within: 60, after_no_shows: 0 } as const;
    const { booking_rules } = aStore();
    const session = aSession({ store: aStore({ booking_rules: { ...booking_rules, fee } }) });
    const create_order = (body: Placed) => {
      const { order } = placedAs(body);
      const booking_fee = { amount: 1000, per: 'person', is_off_the_bill: true } as const;
      const unpaid = { total: 1000, paid_amount: 0, payment_status: 'pending' } as const;
      return { order: { ...order, ...unpaid, booking_fee, fee_due_at: at('15:00') } };
    };
    const { user, dialog, placed } = await openDialog({ create_order }, session);
    await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Ada');
    expect(dialog.getByText(/^€10\.00, due by card within 1 h\./)).toBeVisible();
    await user.click(dialog.getByRole('switch', { name: 'Ask for the booking fee' }));
    await user.click(dialog.getByRole('button', { name: 'Book' }));
    await isClosed();
    expect(placed()).toMatchObject([{ asks_fee: true }]);
    expect(await screen.findByText('Expected, fee not paid')).toBeVisible();
  });

  it('isn’t sent while its day is missing', async () => {
    const { dialog } = await openDialog();
    const book = dialog.getByRole('button', { name: 'Book' });
    expect(book).toBeEnabled();
    fireEvent.change(dialog.getByLabelText(/^Day/), { target: { value: '' } });
    expect(dialog.getByLabelText(/^Day/)).toBeInvalid();
    expect(book).toBeDisabled();
    fireEvent.change(dialog.getByLabelText(/^Day/), { target: { value: '2026-06-10' } });
    expect(book).toBeEnabled();
  });

  it('fills in the name of a number that was typed, and drops it with the number', async () => {
    const { user, dialog } = await openDialog();
    const phone = dialog.getByRole('combobox', { name: /^Phone/ });
    const name = dialog.getByRole('textbox', { name: /^Name/ });
    await user.type(phone, '01712345678');
    await waitFor(() => expect(name).toHaveValue('Ada Berg'));
    await user.type(phone, '{Backspace}');
    await waitFor(() => expect(name).toHaveValue(''));
  });

  it('asks before it drops what was typed', async () => {
    const { user, dialog } = await openDialog();
    const note = dialog.getByRole('textbox', { name: /^Note/ });
    await user.type(note, 'Birthday');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(note).toHaveValue('Birthday'));
  });

  it('is sent once more as the same booking after a lost reply', async () => {
    const lost = vi.fn(placedAs).mockImplementationOnce(networkDown);
    const { user, dialog, placed } = await openDialog({ create_order: lost });
    await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Ben');
    await user.click(dialog.getByRole('button', { name: 'Book' }));
    expect(await dialog.findByRole('alert')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Book' }));
    await isClosed();
    const [first, second] = placed();
    expect(second).toEqual(first);
  });

  it('says that a table is taken, keeps what was typed, and offers others', async () => {
    let isGone = false;
    const { user, dialog, placed } = await openDialog({
      get_table_slots: () =>
        isGone
          ? { ...offered, slots: [{ at: at('16:30'), table_ids: [[three]] }, ...offered.slots.slice(1)] }
          : offered,
      create_order: (body) => {
        if (isGone) return placedAs(body);
        isGone = true;
        return refuse(errorCodes.TABLE_NOT_FREE);
      },
    });
    await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Ben');
    await user.click(dialog.getByRole('button', { name: 'Book' }));
    expect(await dialog.findByText('Someone else has just booked table 2.')).toBeVisible();
    const next = within(await dialog.findByRole('group', { name: 'Next available times' }));
    expect(next.getByRole('button', { name: '7:00 PM' })).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Book' })).toBeDisabled();
    await user.click(dialog.getByRole('button', { name: /^Table 3/ }));
    await user.click(dialog.getByRole('button', { name: 'Book' }));
    await isClosed();
    const [first, second] = placed();
    expect(second).toMatchObject({ customer: { name: 'Ben' }, table_ids: [three] });
    expect(second?.idempotency_key).not.toBe(first?.idempotency_key);
  });

  it('opens from a free time of the timeline with both, and leads to dishes from there', async () => {
    const { server } = bookDesk([]);
    server.answer({ get_table_slots: () => offered });
    const { user } = renderApp({ path: bookPath, server, session: aSession() });
    const line = await screen.findByRole('group', { name: 'Table 2' });
    // The day begins at midnight, and an hour has 96 px.
    fireEvent.click(line.querySelector('.times') as HTMLElement, { clientX: 19 * 96 });
    const dialog = within(await screen.findByRole('dialog', { name: 'New booking' }));
    expect(await dialog.findByRole('button', { name: '7:00 PM', pressed: true })).toBeVisible();
    expect(await dialog.findByRole('button', { name: /^Table 2/, pressed: true })).toBeVisible();
    await user.click(dialog.getByRole('link', { name: 'Order dishes too' }));
    await waitFor(() => expect(currentPath()).toBe('/app/create-order'));
    expect(await screen.findByRole('button', { name: /^Table 2/, pressed: true })).toBeVisible();
  });
});

describe('why a time can’t be booked', () => {
  const blocked = (time: string) => ({ name: `${time}, not available` });

  it('is said by rule; what can be overridden is left to others by those who can’t', async () => {
    const { user, dialog } = await openDialog();
    expect(dialog.queryByRole('button', blocked('11:00 AM'))).toBeNull();
    await user.click(dialog.getByRole('button', blocked('6:00 PM')));
    expect(dialog.getByText('Too many guests come at that time.')).toBeVisible();
    expect(dialog.getByText('Ask a manager or the owner to take it anyway.')).toBeVisible();
    expect(dialog.queryByRole('link', { name: 'Open setting' })).toBeNull();
    expect(dialog.getByRole('button', { name: 'Book' })).toBeDisabled();
    await user.click(dialog.getByRole('button', blocked('6:45 PM')));
    expect(dialog.getByText('No table is available for this party then.')).toBeVisible();
    const next = within(dialog.getByRole('group', { name: 'Next available times' }));
    await user.click(next.getByRole('button', { name: '7:00 PM' }));
    expect(dialog.queryByText('No table is available for this party then.')).toBeNull();
  });

  it('is said of a whole day on which the store is closed', async () => {
    const { user, dialog } = await openDialog({
      get_table_slots: ({ date }) => (date === '2026-06-10' ? offered : { slots: [], blocked_by: [] }),
    });
    fireEvent.change(dialog.getByLabelText(/^Day/), { target: { value: '2026-06-11' } });
    expect(await dialog.findByText('The store is closed at that time.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Book' })).toBeDisabled();
    fireEvent.change(dialog.getByLabelText(/^Day/), { target: { value: '2026-06-10' } });
    await user.click(await dialog.findByRole('button', { name: '6:30 PM', pressed: true }));
    expect(dialog.getByRole('button', { name: 'Book' })).toBeEnabled();
  });

  it('leads to the setting, and is booked all the same with a reason, by those who may', async () => {
    const { user, dialog, placed } = await openDialog({}, aSession());
    await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Ben');
    await user.click(dialog.getByRole('button', blocked('6:00 PM')));
    expect(dialog.getByRole('link', { name: 'Open setting' })).toHaveAttribute(
      'href',
      '/app/settings/table-booking-basic-settings',
    );
    const book = dialog.getByRole('button', { name: 'Book anyway' });
    expect(book).toBeDisabled();
    await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'A regular');
    await user.click(book);
    await isClosed();
    expect(placed()).toMatchObject([{ schedule_at: at('16:00'), table_ids: [one], override: { reason: 'A regular' } }]);
  });

  it('is asked of the server for what only it knows, and the reason is asked for then', async () => {
    const { user, dialog, placed } = await openDialog(
      {
        create_order: (body) =>
          body.override
            ? placedAs(body)
            : refuse(errorCodes.SLOT_NOT_AVAILABLE, {
                errors: [{ path: 'schedule_at', code: String(errorCodes.SLOT_NOT_AVAILABLE), rule: 'closed_date' }],
              }),
      },
      aSession(),
    );
    await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Ben');
    await user.click(dialog.getByRole('button', { name: 'Book' }));
    expect(await dialog.findByText('No bookings are taken on that date.')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'A regular');
    await user.click(dialog.getByRole('button', { name: 'Book anyway' }));
    await isClosed();
    expect(placed().at(-1)).toMatchObject({ override: { reason: 'A regular' }, customer: { name: 'Ben' } });
  });
});
