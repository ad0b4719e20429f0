import { screen, waitFor, within } from '@testing-library/react';
import { addDays } from 'date-fns';
import { afterEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import type { Order } from '#contract/entities/order';
import { deliveryStatus, orderStatus } from '#contract/orders/statuses';
import { storeDate } from '#contract/time';
import { clearSession } from '../../../../src/session/session';
import { aSession, aStore } from '../../../support/accounts';
import { networkDown, refuse } from '../../../support/fakeServer';
import { renderApp } from '../../../support/renderApp';
import { anOrder, orderDesk } from '../board/boardsFixtures';
import { changedBy } from '../changes/orderChangesFixtures';
import { aMenu } from '../create/createOrderFixtures';

afterEach(clearSession);

const door = { address: '5 Mill Lane', location: [52.52, 13.4] as [number, number], note: 'Bell broken' };
const delivery = (change: Parameters<typeof anOrder>[1] = {}) =>
  anOrder(1, { order_type: 'delivery', order_status: orderStatus.ACCEPTED, delivery_address: door, ...change });

/** The order open beside its board, and one of its details to be put right. */
async function openCorrection(order: Order, name: string, session: Parameters<typeof aSession>[0] = {}) {
  const desk = orderDesk([order]);
  desk.server.answer({ get_store_menu: aMenu, get_slot_list: () => ({ slots: [] }) });
  const { user } = renderApp({
    path: `/app/order/today-orders/${order._id}`,
    server: desk.server,
    session: aSession(session),
  });
  await user.click(await screen.findByRole('button', { name }));
  return { ...desk, user, dialog: within(await screen.findByRole('dialog', { name: /^Order 1:/ })) };
}

const gone = () => waitFor(() => expect(screen.queryByRole('dialog', { name: /^Order 1:/ })).toBeNull());

describe('Putting an order right', () => {
  it('another house number: sent with the version seen and the position that stays', async () => {
    const order = delivery();
    const { user, dialog, server, change } = await openCorrection(order, 'Change address and note');
    expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    const address = dialog.getByRole('textbox', { name: 'Delivery address' });
    await user.clear(address);
    await user.type(address, '15 Mill Lane');
    expect(dialog.getByText('The location stays the same. Change it if the door is somewhere else.')).toBeVisible();
    expect(dialog.getByText('The price doesn’t change.')).toBeVisible();
    const corrected = { delivery_address: { ...door, address: '15 Mill Lane' } };
    server.answer({ update_order_details: () => ({ order: change(order._id, corrected) }) });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await gone();
    expect(server.received('update_order_details')[0]?.body).toMatchObject({ version: 1, ...corrected });
    expect(await screen.findByText('15 Mill Lane')).toBeVisible();
  });

  it('another place: its postcode is kept, and what the server says of it is told', async () => {
    const order = delivery({ delivery_address: { ...door, postcode: '10115' } });
    const { user, dialog, server, change } = await openCorrection(order, 'Change address and note');
    server.answer({
      get_delivery_quote: ({ postcode }) => ({
        ...{ is_delivered: postcode === '10117', metres: 900, fee: 250, steps: [], lost: [] },
        ...{ minutes: { from: 20, to: 40 }, terms_id: order._id },
      }),
    });
    const postcode = dialog.getByRole('textbox', { name: 'Postcode' });
    expect(postcode).toHaveValue('10115');
    await user.clear(postcode);
    await user.type(postcode, '99999');
    expect(await dialog.findByText(/^The store doesn’t deliver to this address/)).toBeVisible();
    await user.clear(postcode);
    await user.type(postcode, '10117');
    await waitFor(() => expect(dialog.queryByText(/^The store doesn’t deliver/)).toBeNull());
    const corrected = { delivery_address: { ...door, postcode: '10117' } };
    server.answer({ update_order_details: () => ({ order: change(order._id, corrected) }) });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await gone();
    expect(server.received('update_order_details')[0]?.body).toMatchObject(corrected);
  });

  it('of food on its way only the note can change', async () => {
    const order = delivery({ order_status: orderStatus.READY, delivery_status: deliveryStatus.PICKED_UP });
    const { user, dialog, server, change } = await openCorrection(order, 'Change address and note');
    expect(dialog.getByRole('textbox', { name: 'Delivery address' })).toBeDisabled();
    const note = dialog.getByRole('textbox', { name: 'Floor, flat, doorbell' });
    await user.clear(note);
    await user.type(note, 'Back door');
    server.answer({ update_order_details: () => ({ order: change(order._id, {}) }) });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await gone();
    expect(server.received('update_order_details')[0]?.body).toMatchObject({
      delivery_address: { ...door, note: 'Back door' },
    });
  });

  it('keeps what was typed through a broken connection and through someone who was faster', async () => {
    const order = delivery();
    const { user, dialog, server, change } = await openCorrection(order, 'Change address and note');
    await user.type(dialog.getByRole('textbox', { name: 'Delivery address' }), ', yard');
    server.answer({ update_order_details: networkDown });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Not sent: no connection. Nothing is lost; try again.')).toBeVisible();
    const theirs = { ...order, version: 2, delivery_address: { ...door, address: '6 Mill Lane' } };
    server.answer({ update_order_details: () => changedBy(theirs) });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(/^Bea just changed this order/)).toBeVisible();
    expect(dialog.getByText('6 Mill Lane · Bell broken')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Delivery address' })).toHaveValue('5 Mill Lane, yard');
    server.answer({ update_order_details: () => ({ order: change(order._id, {}) }) });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await gone();
    const sent = server.received('update_order_details').map(({ body }) => body);
    expect(sent.map(({ version }) => version)).toEqual([1, 1, 2]);
    expect(sent[0]?.idempotency_key).toBe(sent[1]?.idempotency_key);
    expect(sent[2]?.idempotency_key).not.toBe(sent[1]?.idempotency_key);
  });

  it('asks before what was typed is left', async () => {
    const { user, dialog } = await openCorrection(delivery(), 'Change address and note');
    await user.type(dialog.getByRole('textbox', { name: 'Floor, flat, doorbell' }), '!');
    await user.click(dialog.getByRole('button', { name: 'Not now' }));
    const leaving = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    await user.click(leaving.getByRole('button', { name: 'Stay' }));
    expect(await dialog.findByRole('textbox', { name: 'Floor, flat, doorbell' })).toHaveValue('Bell broken!');
  });

  it('guests move: only tables that are free and large enough; a table that was lost in the meantime is said at it', async () => {
    const [small, large] = aMenu().tables;
    const order = anOrder(1, {
      order_type: 'table',
      order_status: orderStatus.ACCEPTED,
      table_id: small?._id,
      table_number: 1,
      persons: 2,
    });
    const { user, dialog, server, change } = await openCorrection(order, 'Change table');
    expect(await dialog.findByRole('button', { name: /^Table 2/ })).toBeDisabled();
    await user.click(dialog.getByRole('button', { name: 'One more guest' }));
    expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.click(dialog.getByRole('button', { name: /^Table 2/ }));
    const error = { path: 'table_id', code: String(errorCodes.TABLE_NOT_FREE) };
    server.answer({ update_order_details: () => refuse(errorCodes.TABLE_NOT_FREE, { errors: [error] }) });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(dialog.getAllByRole('alert').length).toBeGreaterThan(0));
    server.answer({ update_order_details: () => ({ order: change(order._id, { persons: 3, table_number: 2 }) }) });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await gone();
    expect(server.received('update_order_details')[1]?.body).toMatchObject({ table_id: large?._id, persons: 3 });
  });

  it('guests whose new table is taken: it is said by whom and until when, and another free one is a tap away', async () => {
    const [, second] = aMenu().tables;
    const seated = { order_type: 'table', order_status: orderStatus.ACCEPTED, persons: 3 } as const;
    const order = anOrder(1, { ...seated, table_id: second?._id, table_number: 2 });
    const { user, dialog, server } = await openCorrection(order, 'Change table');
    await user.click(await dialog.findByRole('button', { name: 'One guest fewer' }));
    await user.click(dialog.getByRole('button', { name: /^Table 1/ }));
    const free_at = addDays(new Date(), 1).toISOString();
    const taken_by = [{ customer_name: 'Max Walk', unique_id: 7, table_number: 1, free_at }];
    const params = { taken_by, table_ids: [[second?._id]], times: [free_at], typed: [] };
    const errors = [{ path: 'table_id', code: String(errorCodes.TABLE_NOT_FREE), params }];
    server.answer({ update_order_details: () => refuse(errorCodes.TABLE_NOT_FREE, { errors }) });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    const notice = within(await dialog.findByRole('alert'));
    expect(notice.getByText(/^Table 1 is booked for Max Walk until \d/)).toBeVisible();
    expect(notice.queryByRole('group', { name: 'Free later:' })).toBeNull();
    await user.click(
      within(notice.getByRole('group', { name: 'Free tables:' })).getByRole('button', { name: 'Table 2' }),
    );
    expect(dialog.queryByRole('alert')).toBeNull();
    expect(dialog.getByRole('button', { name: /^Table 1/, pressed: false })).toBeVisible();
    expect(dialog.getByRole('button', { name: /^Table 2/, pressed: true })).toBeVisible();
  });

  it('a phone number is kept in its plain form, and a wrong one is said before it is sent', async () => {
    const order = delivery();
    const { user, dialog, server, change } = await openCorrection(order, 'Change phone number');
    const phone = dialog.getByRole('textbox', { name: 'Phone' });
    await user.clear(phone);
    await user.type(phone, '030');
    await user.tab();
    expect(await dialog.findByText('This number is too short.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.clear(phone);
    await user.type(phone, '03023125678');
    await user.tab();
    await waitFor(() => expect(phone).toHaveValue('3023125678'));
    server.answer({ update_order_details: () => ({ order: change(order._id, {}) }) });
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Save' })).toBeEnabled());
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await gone();
    expect(server.received('update_order_details')[0]?.body).toMatchObject({
      customer: { country_phone_code: '+49', phone: '3023125678' },
    });
  });

  it('a time at which an item is not served is said at the field by the name of the item, and stays chosen', async () => {
    const at = addDays(new Date(), 1).toISOString();
    const order = anOrder(1, { order_status: orderStatus.ACCEPTED, schedule_at: at });
    const { user, dialog, server, change } = await openCorrection(order, 'Change time');
    const time = dialog.getByRole('combobox', { name: 'Time' });
    const [, , later] = within(time).getAllByRole<HTMLOptionElement>('option');
    await user.selectOptions(time, later?.value ?? '');
    const params = { name: 'as the server calls it', reason: 'item_not_at_that_time' };
    const error = { path: 'items.0.item_id', code: String(errorCodes.ITEM_NOT_AVAILABLE), params };
    server.answer({ update_order_details: () => refuse(errorCodes.FIELDS_NOT_VALID, { errors: [error] }) });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    const said = `Not available at that time: ${order.items[0]?.name[0]}`;
    await waitFor(() => expect(time).toHaveAccessibleDescription(said));
    expect(time).toHaveValue(later?.value);
    server.answer({ update_order_details: () => ({ order: change(order._id, { schedule_at: later?.value ?? '' }) }) });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await gone();
    expect(server.received('update_order_details')[1]?.body).toMatchObject({ schedule_at: later?.value });
  });

  it('the order’s own time stays open to it where a time takes one order', async () => {
    const at = addDays(new Date(), 1).toISOString();
    const order = anOrder(1, { order_status: orderStatus.ACCEPTED, schedule_at: at });
    const store = aStore({ order_rules: { ...aStore().order_rules, slot_orders_max: 1 } });
    const { dialog, server, user } = await openCorrection(order, 'Change time', { store });
    const time = dialog.getByRole('combobox', { name: 'Time' });
    const [, second] = within(time).getAllByRole<HTMLOptionElement>('option');
    const slot = second?.value ?? '';
    // The server counts the order unless it's named.
    server.answer({ get_slot_list: ({ order_id }) => ({ slots: [{ at: slot, is_full: order_id !== order._id }] }) });
    await user.selectOptions(
      dialog.getByRole('combobox', { name: 'Day' }),
      storeDate(addDays(new Date(), 2), store.timezone),
    );
    await waitFor(() => expect(server.received('get_slot_list').at(-1)?.body).toMatchObject({ order_id: order._id }));
    expect(dialog.queryByRole('option', { name: /full/ })).toBeNull();
  });

  it('is not offered of an order that its viewer may not correct', async () => {
    const order: Order = { ...delivery(), allowed_actions: ['start_prepare'] };
    const { server } = orderDesk([order]);
    renderApp({ path: `/app/order/today-orders/${order._id}`, server, session: aSession() });
    expect(await screen.findByText('5 Mill Lane')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Change address and note' })).toBeNull();
  });
});
