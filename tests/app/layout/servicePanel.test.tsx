import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { addMinutes } from 'date-fns';
import { afterEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import type { OrderType } from '#contract/orders/statuses';
import { dateFrom, storeDate } from '#contract/time';
import { closeService } from '../../../src/layout/service/serviceOpen';
import { clearSession } from '../../../src/session/session';
import { aSession, aStore, trattoriaId } from '../../support/accounts';
import { fakeServer, refuse } from '../../support/fakeServer';
import { renderApp } from '../../support/renderApp';

afterEach(() => {
  closeService();
  clearSession();
});

const open = { is_open: true, busy_minutes: 0 };

const openPanel = async (paused: readonly OrderType[], reason = '', minutes = 30) => {
  const now = new Date();
  const pause = { from: now.toISOString(), until: addMinutes(now, minutes).toISOString(), reason, by: 'Bea' };
  const service_state = { paused: Object.fromEntries(paused.map((type) => [type, pause])), busy: null, today: null };
  const server = fakeServer();
  const session = aSession({ store: aStore({ service_state }) });
  const { user } = renderApp({ path: '/app/profile', server, session });
  await user.click(await screen.findByRole('button', { name: /^Opening: / }));
  return { user, server, panel: within(await screen.findByRole('dialog', { name: 'Taking orders' })) };
};

it('names no time of day for a closing that is further off than a day', async () => {
  const soon = dateFrom(storeDate(new Date(), aStore().timezone), 3);
  const closed = { is_open: false, is_full_day: false, slots: [] };
  const festival = {
    ...{ _id: trattoriaId, name: ['Holiday'], text: [] },
    start_date: soon,
    end_date: soon,
    is_yearly: false,
  };
  const store = aStore({ festivals: [{ ...festival, hours: closed }] as never });
  renderApp({ path: '/app/profile', server: fakeServer(), session: aSession({ store }) });
  expect(await screen.findByRole('button', { name: 'Opening: Open' })).toBeVisible();
});

describe('taking orders', () => {
  it('resumes every paused order type with one tap', async () => {
    const { user, server, panel } = await openPanel(['delivery', 'pickup']);
    expect(panel.getByText(/^Delivery: Paused by Bea until .* min left$/)).toBeVisible();
    server.answer({ resume_orders: () => ({ open_states: { delivery: open, pickup: open, table: open } }) });
    await user.click(panel.getByRole('button', { name: 'Resume all' }));
    await waitFor(() => expect(server.received('resume_orders').map(({ body }) => body)).toEqual([{}]));
  });

  it('offers it only where there is more than one pause to end', async () => {
    const { panel } = await openPanel(['delivery']);
    expect(panel.getByRole('button', { name: 'Resume' })).toBeEnabled();
    expect(panel.queryByRole('button', { name: 'Resume all' })).toBeNull();
  });

  it('keeps the reason for a pause that was refused', async () => {
    const { user, server, panel } = await openPanel([]);
    server.answer({ pause_orders: () => refuse(errorCodes.NOT_PERMITTED) });
    await user.type(panel.getByRole('textbox', { name: 'Reason (optional)' }), 'Oven is down');
    await user.click(panel.getByRole('button', { name: 'Pause for 15 minutes' }));
    expect(await panel.findByRole('alert')).toBeVisible();
    expect(panel.getByRole('textbox', { name: 'Reason (optional)' })).toHaveValue('Oven is down');
    expect(server.received('pause_orders')[0]?.body).toMatchObject({ minutes: 15, reason: 'Oven is down' });
  });

  it('keeps the reason when the panel closes by accident, until it is sent', async () => {
    const { user, server } = await openPanel([]);
    const reason = () => screen.getByRole('textbox', { name: 'Reason (optional)' });
    const openAgain = () => user.click(screen.getByRole('button', { name: /^Opening: / }));
    const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog', { name: 'Taking orders' })).toBeNull());
    await user.type(reason(), 'Oven is down{Escape}');
    await isClosed();
    await openAgain();
    await waitFor(() => expect(reason()).toHaveValue('Oven is down'));
    server.answer({ pause_orders: () => ({ open_states: { delivery: open, pickup: open, table: open } }) });
    await user.click(screen.getByRole('button', { name: 'Pause for 15 minutes' }));
    await isClosed();
    expect(server.received('pause_orders')[0]?.body).toMatchObject({ reason: 'Oven is down' });
    await openAgain();
    await waitFor(() => expect(reason()).toHaveValue(''));
  });

  it('pauses the chosen types for the chosen time with one button, closes, and can be undone', async () => {
    const { user, server, panel } = await openPanel([]);
    const reply = () => ({ open_states: { delivery: open, pickup: open, table: open } });
    server.answer({ pause_orders: reply, resume_orders: reply });
    await user.click(panel.getByRole('button', { name: 'Dine-in' }));
    await user.click(panel.getByRole('button', { name: '60 min' }));
    expect(panel.getByRole('button', { name: '60 min' })).toHaveAttribute('aria-pressed', 'true');
    expect(panel.getByRole('button', { name: 'Dine-in' })).toHaveAttribute('aria-pressed', 'false');
    expect(server.received('pause_orders')).toEqual([]);
    await user.click(panel.getByRole('button', { name: 'Pause for 60 minutes' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Taking orders' })).toBeNull());
    expect(server.received('pause_orders')[0]?.body).toEqual({ order_types: ['delivery', 'pickup'], minutes: 60 });
    expect(await screen.findByText('Paused: Delivery, Pickup')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(server.received('resume_orders')[0]?.body).toEqual({ order_types: ['delivery', 'pickup'] }),
    );
  });

  it('names the day of a time that has passed today, and counts a long pause in hours', async () => {
    const { user, panel } = await openPanel(['delivery', 'pickup', 'table'], '', 1_375);
    expect(screen.getByRole('button', { name: /^Opening: Paused, 22 h 5\d min left$/, hidden: true })).toBeVisible();
    expect(panel.getByText(/^Delivery: Paused by Bea until (\w{3} )?\d+:\d\d.[AP]M, 22 h 5\d min left$/)).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Pause new orders' }));
    await user.click(panel.getByRole('button', { name: 'Until a set time' }));
    fireEvent.change(panel.getByLabelText('Until'), { target: { value: '00:00' } });
    expect(panel.getByRole('button', { name: /^Pause until \w{3} 12:00.AM$/ })).toBeEnabled();
  });

  it('restores a pause that was ended, until the same time and for the same reason', async () => {
    const { user, server, panel } = await openPanel(['delivery'], 'Oven is down');
    const reply = () => ({ open_states: { delivery: open, pickup: open, table: open } });
    server.answer({ pause_orders: reply, resume_orders: reply });
    await user.click(panel.getByRole('button', { name: 'Resume' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(server.received('pause_orders')).toHaveLength(1));
    expect(server.received('pause_orders')[0]?.body).toEqual({
      order_types: ['delivery'],
      until: expect.any(String),
      reason: 'Oven is down',
    });
  });

  it('adds minutes with a button that says how many and for how long', async () => {
    const { user, server, panel } = await openPanel([]);
    server.answer({ set_busy: () => ({ open_states: { delivery: open, pickup: open, table: open } }) });
    await user.click(panel.getByRole('button', { name: 'Busy: new orders take longer' }));
    expect(panel.queryByRole('button', { name: 'Pause for 15 minutes' })).toBeNull();
    await user.click(panel.getByRole('button', { name: '+15 min' }));
    await user.click(panel.getByRole('button', { name: '30 min' }));
    expect(panel.getByText('New orders: 20 + 15 = 35 min')).toBeVisible();
    expect(server.received('set_busy')).toEqual([]);
    await user.click(panel.getByRole('button', { name: 'Add 15 min for 30 min' }));
    expect(await screen.findByText('New orders take 15 min longer')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(server.received('set_busy').map(({ body }) => (body as { minutes: number }).minutes)).toEqual([15, 0]),
    );
  });

  it('shows only the pause during a pause', async () => {
    const { panel } = await openPanel(['delivery']);
    for (const name of ['Pause new orders', 'Busy: new orders take longer', 'Today only']) {
      expect(panel.getByRole('button', { name })).toHaveAttribute('aria-expanded', 'false');
    }
  });

  it('refuses a closing time that has passed, and staying open until a time when the store is open anyway', async () => {
    const { user, panel } = await openPanel([]);
    await user.click(panel.getByRole('button', { name: 'Today only' }));
    fireEvent.change(panel.getByLabelText('Time'), { target: { value: '00:00' } });
    expect(panel.getByLabelText('Time')).toHaveAccessibleDescription('This time has already passed today.');
    expect(panel.getByRole('button', { name: /^Close at / })).toBeDisabled();
    fireEvent.change(panel.getByLabelText('Time'), { target: { value: '23:59' } });
    expect(panel.getByRole('button', { name: /^Close at / })).toBeEnabled();
    await user.click(panel.getByRole('button', { name: 'Stay open longer' }));
    expect(panel.getByLabelText('Time')).toHaveAccessibleDescription(/^Your store is open at that time anyway\./);
    expect(panel.getByRole('button', { name: /^Stay open until / })).toBeDisabled();
  });

  it('asks about scheduled orders before closing early, and changes nothing on "Back"', async () => {
    const { user, server, panel } = await openPanel([]);
    const order_id = '00000000-0000-4000-8000-000000001520';
    const affected = [
      {
        ...{ order_id, unique_id: 1520, order_type: 'pickup', customer_name: 'Ada Berg' },
        schedule_at: addMinutes(new Date(), 90).toISOString(),
      },
    ];
    server.answer({
      set_opening_today: ({ settle }) =>
        settle
          ? { open_states: { delivery: open, pickup: open, table: open } }
          : refuse(errorCodes.ORDERS_OUTSIDE_HOURS, { affected }),
    });
    const closeEarly = async () => {
      await user.click(panel.getByRole('button', { name: /^Close at 11:59.PM today$/, hidden: true }));
      return within(await screen.findByRole('dialog', { name: 'Scheduled orders outside the new hours' }));
    };
    await user.click(panel.getByRole('button', { name: 'Today only' }));
    fireEvent.change(panel.getByLabelText('Time'), { target: { value: '23:59' } });
    await user.click((await closeEarly()).getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(screen.queryByText('Order #1520', { exact: false })).toBeNull());
    expect(panel.queryByRole('alert')).toBeNull();
    await user.click((await closeEarly()).getByRole('button', { name: 'Save' }));
    const bodies = () => server.received('set_opening_today').map(({ body }) => body);
    await waitFor(() => expect(bodies()).toHaveLength(3));
    expect(bodies().map((body) => 'settle' in body)).toEqual([false, false, true]);
    expect(bodies()[2]).toMatchObject({ settle: { keep: [order_id], cancel: [] } });
  });
});
