import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Order } from '#contract/entities/order';
import { setSingleKeys } from '../../../src/components/keys/singleKeys';
import { clearSession } from '../../../src/session/session';
import { aSession, aSubStore } from '../../support/accounts';
import { type Answers, fakeServer, networkDown, refuse } from '../../support/fakeServer';
import { readAhead } from '../../support/readAhead';
import { currentPath, renderApp } from '../../support/renderApp';
import { typeAtOnce } from '../../support/typeAtOnce';
import { anOrder } from '../orders/board/boardsFixtures';
import { aMenu } from '../orders/create/createOrderFixtures';
import { anItem } from '../resources/items/itemsFixtures';

readAhead(
  () => import('../../../src/orders/board/OrderBoardPage'),
  () => import('../../../src/layout/palette/Palette'),
);

afterEach(() => {
  clearSession();
  setSingleKeys(true);
});

const counts = { order_count: 3, visit_count: 0, no_show_count: 0 };
const ada = { name: 'Ada Berg', country_phone_code: '+49', phone: '1712345678', ...counts };
const ben = { ...ada, name: 'Ben Cole', phone: '1798765432' };

/** Orders by number or phone, as the server finds them; boards are empty. */
const answering =
  (orders: readonly Order[]): NonNullable<Answers['get_order_list']> =>
  ({ query }) => {
    const data = orders.filter(
      ({ unique_id, customer }) =>
        query === `#${unique_id}` || (query?.startsWith('+') && customer.phone.includes(query.slice(1))),
    );
    return { data, count: data.length, seq: 0 };
  };

async function open(answers: Answers = {}, { session = aSession(), path = '/app/order/today-orders' } = {}) {
  const server = fakeServer({
    get_item_list: () => ({ data: [], count: 0 }),
    // The list of items stands behind the palette.
    get_sub_category_list: () => ({ data: [], count: 0 }),
    get_modifier_group_list: () => ({ data: [], count: 0 }),
    find_customer: () => ({ data: [] }),
    get_store_menu: aMenu,
    ...answers,
  });
  const app = renderApp({ path, server, session });
  await screen.findByRole('button', { name: 'Search' });
  return app;
}

const field = () => screen.findByRole('combobox', { name: /^Page, order number/ });
const option = (name: RegExp | string) => screen.findByRole('option', { name });
const marked = () => screen.getByRole('option', { selected: true });

describe('The palette', () => {
  it('opens by Ctrl+K and by its button, closes by Escape, and gives the focus back', async () => {
    const { user } = await open();
    const button = screen.getByRole('button', { name: 'Search' });
    await user.click(button);
    expect(await field()).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
    expect(button).toHaveFocus();
    await user.keyboard('{Control>}k{/Control}');
    expect(await field()).toHaveFocus();
    await user.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  });

  it('goes to a page by its name, marks by arrows, Home and End, and remembers what was used', async () => {
    const { user } = await open();
    await user.keyboard('{Control>}k{/Control}');
    await field();
    const first = marked();
    await user.keyboard('{End}');
    expect(marked()).not.toBe(first);
    expect(await field()).toHaveAttribute('aria-activedescendant', marked().id);
    await user.keyboard('{ArrowDown}');
    expect(marked()).toBe(first);
    await user.keyboard('{ArrowUp}{Home}');
    expect(marked()).toBe(first);
    await user.keyboard('tomor');
    expect(await option(/^Tomorrow/)).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(currentPath()).toBe('/app/order/tomorrow-orders'));
    await user.keyboard('{Control>}k{/Control}');
    await field();
    const recent = within(screen.getByRole('group', { name: 'Recently used' }));
    expect(recent.getByRole('option', { name: /^Tomorrow/ })).toBeVisible();
  });

  it('opens the order of a number that was typed and confirmed in one go', async () => {
    const order = anOrder(1042);
    const { user, server } = await open({
      get_order_list: answering([order]),
      get_order: () => ({ order, events: [], changes: [], refunds: [], payments: [], is_payable_online: false }),
    });
    await user.keyboard('{Control>}k{/Control}');
    await field();
    await user.keyboard('1042{Enter}');
    await waitFor(() => expect(currentPath()).toBe(`/app/order/today-orders/${order._id}`));
    expect(server.received('get_order_list').filter(({ body }) => body.query === '#1042')).toHaveLength(1);
  });

  it('asks only for what is longer than one character, once the typing pauses, trimmed and in small letters', async () => {
    const { user, server } = await open({ get_item_list: () => ({ data: [anItem(1)], count: 1 }) });
    await user.keyboard('{Control>}k{/Control}');
    typeAtOnce(await field(), '  SOup ');
    expect(await option(/^Item 1/)).toBeVisible();
    expect(server.received('get_item_list').map(({ body }) => body.query)).toEqual(['soup']);
    await user.clear(await field());
    await user.type(await field(), 'x');
    await waitFor(() => expect(screen.queryByRole('option', { name: /^Item 1/ })).toBeNull());
    expect(server.received('get_item_list')).toHaveLength(1);
  });

  it('keeps what it shows until the next is there, and never shows the answer of an older text', async () => {
    let answerFirst: () => void = () => undefined;
    const { user } = await open({
      get_item_list: ({ query }) => {
        const reply = { data: [anItem(1, { name: [`Found ${query}`, ''] })], count: 1 };
        return query === 'slow' ? new Promise((resolve) => (answerFirst = () => resolve(reply))) : reply;
      },
    });
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await field(), 'fast');
    expect(await option(/^Found fast/)).toBeVisible();
    await user.clear(await field());
    await user.type(await field(), 'slow');
    expect(await screen.findByText('Searching…')).toBeInTheDocument();
    await user.clear(await field());
    await user.type(await field(), 'third');
    expect(await option(/^Found third/)).toBeVisible();
    answerFirst();
    expect(screen.queryByRole('option', { name: /^Found slow/ })).toBeNull();
  });

  it('says that nothing was found, and that the server is away, with the way to try again', async () => {
    const { user, server } = await open();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await field(), 'qqqq');
    expect(await screen.findByText('Nothing found for “qqqq”')).toBeVisible();
    server.answer({ get_item_list: networkDown, get_order_list: networkDown });
    await user.type(await field(), 'q');
    expect(await screen.findByRole('alert')).toHaveTextContent('Search isn’t available right now');
    server.answer({
      get_item_list: () => ({ data: [anItem(7)], count: 1 }),
      get_order_list: answering([]),
    });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await option(/^Item 7/)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows what an account may see, and asks for nothing else', async () => {
    const items = aSubStore({ urls: [{ url: 'store/product', permission: 1 }] });
    const { user, server } = await open({}, { session: aSession({ sub_store: items }), path: '/app/menu/item-list' });
    await user.keyboard('{Control>}k{/Control}');
    await field();
    const names = screen.getAllByRole('option').map(({ textContent }) => textContent ?? '');
    expect(names.some((name) => name.startsWith('New item'))).toBe(true);
    expect(names.filter((name) => /^(Create order|Tomorrow|Categories|Mute|New modifier)/.test(name))).toEqual([]);
    const asked = server.received('get_order_list').length;
    await user.keyboard('0171234567');
    expect(await screen.findByText(/^Nothing found/)).toBeVisible();
    expect(server.received('find_customer')).toEqual([]);
    expect(server.received('get_order_list')).toHaveLength(asked);
  });

  it('shows what came where one search of several is refused', async () => {
    const { user } = await open({
      get_order_list: ({ query }) => (query ? refuse(4001) : { data: [], count: 0, seq: 0 }),
      get_item_list: () => ({ data: [anItem(1)], count: 1 }),
    });
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await field(), 'item one');
    expect(await option(/^Item 1/)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('changes the language and the colours, and signs out', async () => {
    const { user } = await open();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await field(), 'german{Enter}');
    expect(await screen.findByRole('button', { name: 'Suchen' })).toBeVisible();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox'), 'items');
    expect(await option(/^Artikel/)).toBeVisible();
    await user.clear(screen.getByRole('combobox'));
    await user.type(screen.getByRole('combobox'), 'englisch{Enter}');
    await screen.findByRole('button', { name: 'Search' });
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await field(), 'dark{Enter}');
    expect(localStorage.getItem('vien-themecolor')).toMatch(/^dark/);
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await field(), 'log out{Enter}');
    await waitFor(() => expect(currentPath()).toMatch(/^\/store\/login/));
  });
});

describe('A caller', () => {
  const callers: Answers = {
    get_order_list: answering([]),
    find_customer: ({ phone }) => ({
      data: [ada, ben].filter((each) => each.phone.includes(phone)).map((each) => ({ ...each, addresses: [] })),
    }),
  };
  const call = async (user: Awaited<ReturnType<typeof open>>['user'], phone: string) => {
    await user.keyboard('{Control>}k{/Control}');
    typeAtOnce(await field(), phone);
    await option(/Create order$/);
    await user.keyboard('{Enter}');
  };
  const name = () => screen.findByRole('textbox', { name: /^Name/ });

  it('is on the ticket at once, found by the number as it is dialled', async () => {
    const { user, server } = await open(callers);
    await call(user, '+49 171 2345678');
    expect(await name()).toHaveValue('Ada Berg');
    expect(currentPath()).toBe('/app/create-order');
    expect(server.received('find_customer').map(({ body }) => body.phone)).toEqual(['1712345678']);
  });

  it('takes the place of another one only where that is said, and what was there can be had back', async () => {
    const { user } = await open(callers);
    await call(user, '0171234');
    expect(await name()).toHaveValue('Ada Berg');
    await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Search the menu' })).toHaveFocus());
    // The page focuses it again with the caller's ticket, in the next frame.
    await new Promise(requestAnimationFrame);
    await call(user, '0179876');
    const question = await screen.findByRole('dialog', { name: 'Ada Berg’s order hasn’t been placed yet' });
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(await name()).toHaveValue('Ada Berg');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await call(user, '0179876');
    await user.click(await screen.findByRole('button', { name: 'New ticket' }));
    await waitFor(async () => expect(await name()).toHaveValue('Ben Cole'));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await name()).toHaveValue('Ada Berg'));
  });
});

describe('Shortcuts', () => {
  it('go to pages by two keys, and mean nothing while one types', async () => {
    const { user } = await open();
    await user.keyboard('gm');
    await waitFor(() => expect(currentPath()).toBe('/app/order/tomorrow-orders'));
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await field(), 'gt?c');
    expect(await field()).toHaveValue('gt?c');
    expect(currentPath()).toBe('/app/order/tomorrow-orders');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
    await user.keyboard('c');
    await waitFor(() => expect(currentPath()).toBe('/app/create-order'));
  });

  it('search by "/": in the page that has a search, else everywhere', async () => {
    const { user } = await open();
    await user.keyboard('/');
    expect(await field()).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
    await user.keyboard('c');
    const search = await screen.findByRole('searchbox', { name: 'Search the menu' });
    await user.keyboard('/');
    expect(search).toHaveFocus();
  });

  it('are listed by "?", as far as the account may use them, and single ones can be turned off', async () => {
    const kitchen = aSession({ sub_store: aSubStore() });
    const { user } = await open({}, { session: kitchen });
    await user.keyboard('?');
    const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    expect(sheet.getByText('Tomorrow')).toBeVisible();
    expect(sheet.queryByText('Items')).toBeNull();
    expect(sheet.queryByRole('region', { name: 'In a form' })).toBeNull();
    await user.click(sheet.getByRole('switch'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard('gm?c');
    expect(currentPath()).toBe('/app/order/today-orders');
    await user.keyboard('{Control>}k{/Control}');
    expect(await field()).toHaveFocus();
  });

  it('lead nowhere that the account may not go', async () => {
    const { user } = await open({}, { session: aSession({ sub_store: aSubStore() }) });
    await user.keyboard('gi');
    await user.keyboard('gm');
    await waitFor(() => expect(currentPath()).toBe('/app/order/tomorrow-orders'));
  });
});
