import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { clearSession } from '../../../src/session/session';
import { aSession } from '../../support/accounts';
import { fakeServer, remoteSetting } from '../../support/fakeServer';
import { readAhead } from '../../support/readAhead';
import { renderApp } from '../../support/renderApp';

// jsdom has no layout, so the map can't be tapped.
vi.mock('../../../src/settings/areas/LocationMap', () => ({ default: () => null }));
readAhead(() => import('../../../src/settings/try-address/TryAddressSection'));

afterEach(clearSession);

const areaId = '00000000-0000-4000-8000-0000000000a1';

const open = (address_search: typeof remoteSetting.address_search) => {
  const server = fakeServer({
    get_setting_detail: () => ({ setting: { ...remoteSetting, address_search } }),
    get_delivery_area_list: () => ({ data: [], count: 0 }),
    find_address: ({ query }) => ({ data: [{ address: query, location: [45.76, 4.83] }] }) as never,
    get_delivery_quote: () => ({
      ...{ is_delivered: true, area: { _id: areaId, name: ['Centre'] }, fee: 290, metres: 800, lost: [] },
      ...{ steps: [{ key: 'base_price', amount: 290 }], minutes: { from: 20, to: 30 }, terms_id: areaId },
    }),
  });
  const { user } = renderApp({
    path: '/app/settings/delivery-settings/try-address',
    server,
    session: aSession(),
  });
  return { server, user };
};

const coordinates = () => screen.findByRole('textbox', { name: 'Coordinates' });
const answer = 'You deliver there. It’s in “Centre”.';

it('doesn’t evaluate a place that doesn’t match the typed address', async () => {
  const { server, user } = open({ attribution: '' });
  await user.type(await coordinates(), '45.75, 4.85');
  expect(await screen.findByText(answer)).toBeVisible();

  const address = screen.getByRole('textbox', { name: 'Address' });
  await user.type(address, '6 Place Bellecour');
  expect(screen.queryByText(answer)).toBeNull();
  expect(screen.getByText(/^Find this address/)).toBeVisible();
  await user.type(address, '{Enter}');
  expect(await screen.findByText(answer)).toBeVisible();
  await waitFor(() =>
    expect(server.received('get_delivery_quote').at(-1)?.body).toMatchObject({ location: [45.76, 4.83] }),
  );

  // A place that is chosen afterwards clears the address.
  await user.clear(await coordinates());
  await user.type(await coordinates(), '45.7, 4.8');
  await waitFor(() => expect(address).toHaveValue(''));
});

it('doesn’t ask for an address if the server has no address search', async () => {
  open(null);
  await coordinates();
  expect(screen.queryByRole('textbox', { name: 'Address' })).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Postcode' })).toHaveAccessibleDescription(
    'Enter it to check postcode areas.',
  );
});

it('shows no verdict while a value isn’t valid', async () => {
  const { user } = open(null);
  await user.type(await coordinates(), '45.75, 4.85');
  expect(await screen.findByText(answer)).toBeVisible();
  await user.type(await coordinates(), ', 7');
  expect(screen.queryByText(answer)).toBeNull();
  await user.tab();
  expect(await coordinates()).toHaveAccessibleDescription('Enter latitude and longitude, such as 52.52, 13.4.');
  await user.clear(await coordinates());
  await user.type(await coordinates(), '45.75, 4.86');
  expect(await screen.findByText(answer)).toBeVisible();
  const amount = screen.getByRole('textbox', { name: 'Order value' });
  await user.type(amount, 'x');
  expect(screen.queryByText(answer)).toBeNull();
});
