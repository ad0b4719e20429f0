import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ReplyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import type { CustomerNote, EarlierOrder } from '#contract/entities/customer';
import type { OrderItem } from '#contract/entities/order';
import { recordsChangedCode } from '#contract/stream';
import { createRealtime, type RealtimeOptions } from '../../../../src/realtime/createRealtime';
import { refuse } from '../../../support/fakeServer';
import { readAhead } from '../../../support/readAhead';
import { cola, extras, idOf, soldOut, soup } from './createOrderFixtures';
import { ada, openPage, pickAda, placeButton, sent, takeSoup, ticket } from './createOrderPage';

readAhead(
  () => import('../../../../src/orders/create/customer/CustomerCard'),
  () => import('../../../../src/orders/customers/CustomerNoteDialog'),
);
vi.mock('../../../../src/realtime/createRealtime');

let stream: RealtimeOptions;
beforeEach(() => {
  vi.mocked(createRealtime).mockImplementation((options) => {
    stream = options;
    const state = { status: 'live', since: 0, lastUpdated: 0 } as const;
    return { state, lastSeq: 0, reconnect: () => undefined, watchAnew: () => undefined, close: () => undefined };
  });
});

const itemOf = (name: string[], item_id: string, unit_price: number, change: Partial<OrderItem> = {}): OrderItem => ({
  ...{ line: 0, item_id, name, quantity: 1, unit_price, modifiers: [], total: unit_price },
  ...{ tax_rate: 10, refunded_quantity: 0 },
  ...change,
});
const orderOf = (number: number, items: OrderItem[]): EarlierOrder => ({
  ...{ _id: idOf(800 + number), unique_id: number, order_type: 'pickup', total: 2500, currency: 'EUR', items },
  created_at: `2026-03-0${number}T11:00:00.000Z`,
});
const aNote = (change: Partial<CustomerNote> = {}): CustomerNote => ({
  ...{ _id: idOf(900), version: 7, country_phone_code: ada.country_phone_code, phone: ada.phone },
  ...{ note: 'Rings twice', allergies: '', language: '', is_blocked: false },
  ...{ updated_at: '2026-03-01T11:00:00.000Z', updated_by: 'Bo' },
  ...change,
});
const bread = { modifier_group_id: extras._id, modifier_id: idOf(531), name: ['Bread'], quantity: 1, unit_price: 50 };
const known = (change: Partial<ReplyOf<'get_customer'>> = {}): ReplyOf<'get_customer'> => ({
  order_count: 57,
  last_order_at: '2026-03-03T11:00:00.000Z',
  last_orders: [orderOf(3, [itemOf(['Cola'], cola._id, 300, { quantity: 2 })]), orderOf(2, [])],
  ...change,
});
const open = (reply: Partial<ReplyOf<'get_customer'>> = {}) => openPage({ get_customer: () => known(reply) });
const card = async () => within(await screen.findByRole('region', { name: 'About the customer' }));
const again = async (user: UserEvent) =>
  user.click((await card()).getByRole('button', { name: 'Same again as on 03 Mar 2026' }));
const lines = () => within(ticket().getByRole('list', { name: 'Items' })).getAllByRole('listitem');

describe('a recognised caller', () => {
  it('is shown with orders, the note, and allergies that stand out', async () => {
    const { user, server } = await open({ note: aNote({ allergies: 'Nuts', language: 'pl' }) });
    await pickAda(user);
    const about = await card();
    expect(about.getByText('Ada Berg')).toBeInTheDocument();
    expect(about.getByText('57 orders, last on 03 Mar 2026')).toBeInTheDocument();
    expect(about.getByText('Rings twice')).toBeInTheDocument();
    expect(about.getByText('Language: Polish')).toBeInTheDocument();
    expect(about.getByText('Allergies: Nuts').closest('[role=alert]')).toHaveClass('MuiAlert-colorWarning');
    expect(server.received('get_customer').at(-1)?.body).toEqual({
      country_phone_code: ada.country_phone_code,
      phone: ada.phone,
    });
  });

  it('has no card without earlier orders', async () => {
    const { user, server } = await openPage({ find_customer: () => ({ data: [] }) });
    await user.type(screen.getByRole('combobox', { name: /^Phone/ }), '1712345678{Tab}');
    await waitFor(() => expect(server.received('get_customer')).toHaveLength(1));
    expect(screen.queryByRole('region', { name: 'About the customer' })).not.toBeInTheDocument();
  });

  it('gets the same lines again, added to the ticket, with an undo', async () => {
    const { user } = await open();
    await takeSoup(user);
    await pickAda(user);
    await again(user);
    expect(lines().map((line) => line.textContent)).toEqual([
      expect.stringContaining('Crème brûlée'),
      expect.stringMatching(/Cola.*€6\.00/),
    ]);
    await again(user);
    expect(lines()).toHaveLength(2);
    expect(lines()[1]?.textContent).toMatch(/€12\.00/);
    await takeSoup(user);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    // Everything else added in between stays.
    expect(lines()[0]?.textContent).toMatch(/€24\.00/);
    expect(lines()[1]?.textContent).toMatch(/€6\.00/);
  });

  it('sees which of them are gone, out of stock, or have a new price', async () => {
    const onions = { ...bread, modifier_id: idOf(999), name: ['Onions'] };
    const earlier = orderOf(3, [
      itemOf(['Stew'], idOf(998), 800),
      itemOf(['Lasagne'], soldOut._id, 1100),
      itemOf(['Crème brûlée'], soup._id, 1000, { modifiers: [bread, onions] }),
      itemOf(['Cola'], cola._id, 300),
    ]);
    const { user } = await open({ last_orders: [earlier] });
    await pickAda(user);
    await again(user);
    const about = await card();
    for (const text of [
      'No longer on the menu: Stew.',
      'Out of stock: Lasagne.',
      'No longer available: Onions.',
      'Crème brûlée is now €12.50 (was €10.50).',
    ])
      expect(about.getByText(text)).toBeInTheDocument();
    expect(lines().map((line) => line.textContent)).toEqual([
      expect.stringMatching(/Crème brûlée.*Bread/),
      expect.stringContaining('Cola'),
    ]);
  });

  it('shows older orders on demand', async () => {
    const { user } = await open();
    await pickAda(user);
    const about = await card();
    expect(about.getAllByRole('listitem')).toHaveLength(1);
    await user.click(about.getByRole('button', { name: 'Show 1 earlier order' }));
    expect(about.getAllByRole('listitem')).toHaveLength(2);
  });

  it('has a note that staff can edit', async () => {
    const { user, server } = await openPage({
      get_customer: () => known({ note: aNote() }),
      set_customer_note: ({ version: _, ...written }) => ({ customer: aNote({ ...written, version: 9 } as object) }),
    });
    await pickAda(user);
    await user.click((await card()).getByRole('button', { name: 'Edit note' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Note about Ada Berg' }));
    await user.type(dialog.getByRole('textbox', { name: 'Allergies' }), 'Nuts');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await (await card()).findByText('Allergies: Nuts')).toBeInTheDocument();
    expect(server.received('set_customer_note').map(({ body }) => body)).toEqual([
      {
        ...{ country_phone_code: ada.country_phone_code, phone: ada.phone, version: 7 },
        ...{ note: 'Rings twice', allergies: 'Nuts', language: '', is_blocked: false },
      },
    ]);
  });

  it('has a note that someone else edited at the same time: staff choose, and nothing is lost', async () => {
    const theirs = aNote({ version: 8, note: 'Rings once', allergies: 'Milk' });
    const { user, server } = await openPage({
      get_customer: () => known({ note: aNote() }),
      set_customer_note: ({ version }) =>
        version === 8
          ? { customer: aNote({ version: 9 }) }
          : refuse(errorCodes.CHANGED_MEANWHILE, { current: theirs, changed_by: 'Bo' }),
    });
    await pickAda(user);
    await user.click((await card()).getByRole('button', { name: 'Edit note' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Note about Ada Berg' }));
    await user.type(dialog.getByRole('textbox', { name: 'Note for your team' }), ', loudly');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    const question = within(await screen.findByRole('dialog', { name: /^Bo changed this too/ }));
    await user.click(question.getByRole('radio', { name: /Rings twice, loudly/ }));
    await user.click(question.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(server.received('set_customer_note')).toHaveLength(2));
    expect(server.received('set_customer_note')[1]?.body).toMatchObject({
      ...{ version: 8, note: 'Rings twice, loudly', allergies: 'Milk' },
    });
  });

  it('shows a note that was saved on another device', async () => {
    const { user, server } = await open({ note: aNote() });
    await pickAda(user);
    await card();
    server.answer({ get_customer: () => known({ note: aNote({ version: 8, note: 'Rings once' }) }) });
    act(() =>
      stream.onEvent({
        ...{ seq: 1, messageCode: recordsChangedCode },
        messageData: { entity: 'customer', ids: [idOf(900)] },
      }),
    );
    expect(await (await card()).findByText('Rings once')).toBeInTheDocument();
  });
});

describe('a blocked number', () => {
  const blocked = { note: aNote({ is_blocked: true, note: 'Never picked up' }) };

  it('is shown at the field, and asks once before the order is placed', async () => {
    const { user, server } = await open(blocked);
    await takeSoup(user);
    await pickAda(user);
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: /^Phone/ })).toHaveAccessibleDescription('Blocked by your team'),
    );
    await user.click(placeButton());
    const question = () => screen.findByRole('dialog', { name: 'This number is blocked' });
    expect(await question()).toHaveTextContent('Never picked up');
    await user.click(within(await question()).getByRole('button', { name: 'Back to the ticket' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent(server)).toEqual([]);
    await user.click(placeButton());
    await user.click(within(await question()).getByRole('button', { name: 'Take the order' }));
    expect(await screen.findByText('#4711')).toBeInTheDocument();
    expect(sent(server)).toHaveLength(1);
  });

  it('doesn’t delay an order if the server can’t answer', async () => {
    const { user, server } = await openPage({ get_customer: () => refuse(errorCodes.INTERNAL_SERVER_ERROR) });
    await takeSoup(user);
    await pickAda(user);
    await user.click(placeButton());
    expect(await screen.findByText('#4711')).toBeInTheDocument();
    expect(sent(server)).toHaveLength(1);
  });
});
