import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { allows } from '#contract/allows';
import { calls, type ReplyOf, type StoreCallName } from '#contract/calls/index';
import type { SubStoreRecord } from '#contract/entities/subStore';
import { flagsOf } from '#contract/storeFlags';
import { clearSession } from '../../../../src/session/session';
import { type AccessRole, accessRoles } from '../../../support/accessRoles';
import { aSession, aStore, aSubStore, kitchenId } from '../../../support/accounts';
import { fakeServer } from '../../../support/fakeServer';
import { readAhead } from '../../../support/readAhead';
import { currentPath, renderApp } from '../../../support/renderApp';
import { anItem, antipasti } from '../items/itemsFixtures';

readAhead(
  () => import('../../../../src/resources/items/ItemList'),
  () => import('../../../../src/orders/book/TableBookPage'),
  () => import('../../../../src/orders/dispatch/DispatchPage'),
  () => import('../../../../src/orders/history/OrderHistoryPage'),
);

// A canvas is nothing here; the map has a story of its own in a browser.
vi.mock('../../../../src/orders/dispatch/map/DispatchMap', () => ({ default: () => null }));
afterEach(() => {
  clearSession();
  localStorage.clear();
});

const none = () => ({ data: [], count: 0 });
const zero = {
  ...{ count: 0, subtotal: 0, tax: 0, delivery_fee: 0, tip_amount: 0 },
  ...{ discount: 0, fee_charged: 0, refunded: 0, total: 0 },
};
const answers = () =>
  fakeServer({
    get_item_list: () => ({ data: [anItem(1), anItem(2)], count: 2 }),
    get_sub_category_list: () => ({ data: [antipasti], count: 1 }),
    get_category_list: none,
    get_modifier_group_list: none,
    get_dispatch_provider_list: none,
    get_history_provider_list: none,
    get_order_totals: () => ({ ...zero, cancelled: { count: 0, total: 0, cancellation_charge: 0 }, currency: 'EUR' }),
    get_store_menu: () => ({
      categories: [],
      sub_categories: [],
      items: [],
      modifier_groups: [],
      tables: [],
      combinations: [],
    }),
  });

const grantsOf = (role: AccessRole) => accessRoles.find((one) => one.role === role)?.grants ?? [];

/** The links that the frame offers, written by hand as their texts. */
const offered: [role: AccessRole, path: string, links: string[], pages: string[]][] = [
  ['dispatch_only', '/app/order/dispatch', ['Dispatch', 'Account'], ['Dispatch', 'Account']],
  ['host', '/app/order/table-booking', ['Account'], ['Table bookings', 'Account']],
  [
    'menu_editor',
    '/app/menu/item-list',
    ['Items', 'Account', 'Offers'],
    ['Items', 'Categories', 'Sub-categories', 'Modifier groups', 'Import and export', 'Offers', 'Account'],
  ],
  [
    'accountant',
    '/app/dashboard',
    ['Earnings this week', 'Account', 'Order history'],
    [
      ...['Dashboard', 'Order history', 'Orders this week', 'Orders this month'],
      ...['Earnings this week', 'Earnings this month', 'All earnings', 'Payouts', 'Cash', 'Account'],
    ],
  ],
  ['nothing', '/app/order/today-orders', ['Account'], ['Account']],
];

describe.each(offered)('%s', (role, path, links, pages) => {
  it('begins at a page of theirs, is offered no other, and asks the server for nothing that it refuses', async () => {
    const grants = grantsOf(role);
    const session = aSession({ sub_store: aSubStore({ urls: [...grants] }) });
    const { user, server } = renderApp({ path: '/', server: answers(), session });
    await user.click(await screen.findByRole('button', { name: 'Quick links and appearance' }));
    const tiles = within(await screen.findByRole('navigation', { name: 'Quick links' })).getAllByRole('link');
    expect(tiles.map(({ textContent }) => textContent)).toEqual(links);
    await waitFor(() => expect(currentPath().split('?')[0]).toBe(path));
    await user.keyboard('{Escape}');

    await user.keyboard('{Control>}k{/Control}');
    const list = await screen.findByRole('group', { name: 'Pages' });
    const found = within(list)
      .getAllByRole('option')
      .map((option) => option.textContent ?? '');
    expect(found.map((text) => pages.find((page) => text.startsWith(page)) ?? text)).toEqual(pages);

    const refused = (Object.keys(calls) as StoreCallName[]).filter((name) => {
      const { permission, storeFlag, audience } = calls[name] as (typeof calls)['get_category_list'];
      if ((audience as string) === 'public') return false;
      const need = { permission, storeFlag, ownerOnly: (audience as string) === 'owner' };
      return server.received(name).length > 0 && !allows({ grants, flags: flagsOf(aStore()) }, need);
    });
    expect(refused).toEqual([]);
  });
});

describe('The list of items', () => {
  it.each([
    ['items alone', [{ url: 'store/product', permission: 1 }], false],
    ['items and modifier groups', grantsOf('menu_editor'), true],
  ])(
    'for who holds %s offers what they may do with the chosen ones, and the way to files where it is open',
    async (_who, urls, mayImport) => {
      const session = aSession({ sub_store: aSubStore({ urls: [...urls] }) });
      const { user } = renderApp({ path: '/app/menu/item-list', server: answers(), session });
      const [tick] = await screen.findAllByRole('checkbox', { name: /Select / });
      expect(within(screen.getByRole('main')).queryByRole('link', { name: /Import/ }) !== null).toBe(mayImport);
      await user.click(tick as HTMLElement);
      const bar = within(await screen.findByRole('region', { name: 'Selected records' }));
      expect(bar.getByRole('button', { name: 'Edit' })).toBeVisible();
      expect(bar.getByRole('button', { name: 'Delete' })).toBeVisible();
    },
  );
});

const at = '2026-03-04T10:00:00.000Z';
const invited: SubStoreRecord = {
  ...aSubStore({ name: 'Ana', email: 'ana@demo.test' }),
  version: 1,
  country_phone_code: '+49',
  phone: '',
  preset: 'kitchen',
  is_disabled: false,
  has_password: false,
  state: 'invited',
  invitation_expires_at: null,
  invitation_mail: null,
  last_used_at: null,
  has_factor: false,
  reach: null,
  management_blocker: null,
  shared_device: null,
  has_pin: false,
  created_at: at,
  updated_at: at,
  updated_by: 'Owner',
};

describe('The phone number of an account', () => {
  it('takes the store’s country, is checked, and may be left out', async () => {
    const changed = vi.fn();
    const server = fakeServer({
      get_sub_store: () => ({ sub_store: { ...invited, country_phone_code: '' } }),
      get_session_list: none,
      update_sub_store: (body) => {
        changed(body);
        return { sub_store: { ...invited, ...(body as object), version: 2 } as SubStoreRecord };
      },
    });
    const { user } = renderApp({ path: `/app/users/sub-stores/${invited._id}`, server, session: aSession() });
    const phone = await screen.findByRole('textbox', { name: 'Phone' });
    const name = screen.getByRole('textbox', { name: /^Name/ });
    await user.type(name, 'b');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(changed).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'Anab' })));
    await user.type(phone, '12');
    expect(screen.getByRole('combobox', { name: 'Country code' })).toHaveValue(aStore().country_phone_code);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('This number is too short.')).toBeVisible();
    expect(changed).toHaveBeenCalledTimes(1);
    await user.clear(phone);
    await user.type(phone, '0465710604');
    await user.tab();
    await waitFor(() => expect(phone).toHaveValue('465710604'));
  });
});

describe('The invitation', () => {
  /** Opens the form of an invited person, whose record changes as the server's does. */
  const openForm = (replies: { record: SubStoreRecord; invitation?: { state: string; path: string } }) => {
    const asked = vi.fn();
    const server = fakeServer({
      get_sub_store: () => ({ sub_store: replies.record }),
      invite_sub_store: (body) => {
        asked(body);
        const invitation = { state: 'no_mail', path: '', expires_at: at, ...replies.invitation };
        return { sub_store: replies.record, invitation } as ReplyOf<'invite_sub_store'>;
      },
      get_record_history: none,
    });
    const { user } = renderApp({ path: `/app/users/sub-stores/${kitchenId}`, server, session: aSession() });
    return { user, asked };
  };

  it('is to be passed on where no mail is set up, as a link that is shown now', async () => {
    const invitation = { state: 'no_mail', path: '/store/invitation/abc' };
    const { user } = openForm({ record: invited, invitation });
    await user.click(await screen.findByRole('button', { name: 'Send link' }));
    expect(await screen.findByText(/^Email isn’t set up\. Give Ana this link yourself: /)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Link' })).toHaveValue(`${window.location.origin}/store/invitation/abc`);
    expect(screen.queryByRole('button', { name: 'Get a link to share' })).toBeNull();
  });

  it('that is mailed says how far the mail has come', async () => {
    const soon = new Date(Date.now() + 86_400_000).toISOString();
    const mailing: SubStoreRecord = { ...invited, invitation_expires_at: soon, invitation_mail: 'waiting' };
    const replies = { record: invited, invitation: { state: 'mailing', path: '' } };
    const { user, asked } = openForm(replies);
    const send = await screen.findByRole('button', { name: 'Send link' });
    replies.record = mailing;
    await user.click(send);
    expect(await screen.findByText(/^Sending the email to ana@demo\.test\./)).toBeVisible();
    expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ is_mailed: true }));
    expect(screen.queryByRole('textbox', { name: 'Link' })).toBeNull();
    replies.record = { ...mailing, invitation_mail: 'sent' };
    const sent = await screen.findByText(
      /^Sent to ana@demo\.test\. The link works once, until /,
      {},
      { timeout: 5_000 },
    );
    expect(sent).toBeVisible();
  });

  it('that can’t be delivered says so, and offers a link in its place', async () => {
    const soon = new Date(Date.now() + 86_400_000).toISOString();
    const failed: SubStoreRecord = { ...invited, invitation_expires_at: soon, invitation_mail: 'failed' };
    const replies = { record: failed, invitation: { state: 'by_hand', path: '/store/invitation/abc' } };
    const { user, asked } = openForm(replies);
    expect(await screen.findByText(/^Couldn’t deliver the email to ana@demo\.test\./)).toBeVisible();
    expect(screen.getByText('Email not delivered')).toBeVisible();
    replies.record = { ...failed, invitation_mail: null };
    await user.click(screen.getByRole('button', { name: 'Get a link to share' }));
    expect(await screen.findByText(/^Give Ana this link yourself: /)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Link' })).toHaveValue(`${window.location.origin}/store/invitation/abc`);
    expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ is_mailed: false }));
    expect(screen.queryByText(/^Couldn’t deliver/)).toBeNull();
  });
});
