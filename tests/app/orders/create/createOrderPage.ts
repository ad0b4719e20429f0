import { configure, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { BodyOf } from '#contract/calls/index';
import { aSession } from '../../../support/accounts';
import { type Answers, fakeServer } from '../../../support/fakeServer';
import { readAhead } from '../../../support/readAhead';
import { renderApp } from '../../../support/renderApp';
import { aMenu, aQuote, orderOf } from './createOrderFixtures';

readAhead(() => import('../../../../src/orders/create/CreateOrderPage'));

// Looking whether each element is hidden costs jsdom most of the time; what a dialog hides is asked for in no story.
configure({ defaultHidden: true });

type OrderBody = BodyOf<'create_order'>;

export const ada = {
  name: 'Ada Berg',
  country_phone_code: '+49',
  phone: '1712345678',
  order_count: 3,
  visit_count: 0,
  no_show_count: 0,
  addresses: [
    { address: 'Allee 2, Berlin', location: [52.53, 13.41] as [number, number], note: 'Bell 3' },
    { address: 'Office Park 5', location: [52.54, 13.4] as [number, number] },
  ],
};

export async function openPage(answers: Answers = {}, session = aSession()) {
  const server = fakeServer({
    get_store_menu: aMenu,
    find_customer: () => ({ data: [ada] }),
    create_order: (body) => ({ order: orderOf(body) }),
    get_delivery_quote: () => aQuote,
    get_delivery_map: () => ({ areas: [], has_areas: false }),
    ...answers,
  });
  const app = renderApp({ path: '/app/create-order', server, session });
  await screen.findByRole('searchbox');
  return app;
}

export const search = () => screen.getByRole('searchbox', { name: 'Search the menu' });
export const ticket = () => within(screen.getByRole('region', { name: 'Ticket' }));
export const placeButton = () => screen.getByRole('button', { name: /Place order|Try again/ });
/** Bodies of the orders that were sent, oldest first. */
export const sent = (server: ReturnType<typeof fakeServer>) =>
  server.received('create_order').map(({ body }) => body as unknown as OrderBody);

export async function pickAda(user: UserEvent) {
  await user.type(screen.getByRole('combobox', { name: /^Phone/ }), '171');
  await user.click(await screen.findByRole('option', { name: /Ada Berg/ }));
}

export async function takeSoup(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: /^Add Crème brûlée/ }));
}
