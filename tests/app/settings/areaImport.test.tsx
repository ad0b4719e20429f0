import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { limits } from '#contract/limits';
import type { DeliveryArea } from '#contract/resources/deliveryAreas';
import { clearSession } from '../../../src/session/session';
import { aSession } from '../../support/accounts';
import { anArea, noCoverage } from '../../support/areaDesk';
import { fakeServer, networkDown, refuse } from '../../support/fakeServer';
import { readAhead } from '../../support/readAhead';
import { renderApp } from '../../support/renderApp';

// jsdom has no layout, so maps are empty.
vi.mock('../../../src/settings/areas/AreasMap', () => ({
  default: ({ areas, fitted = areas }: { areas: unknown[]; fitted?: unknown[] }) => (
    <p>{`Map of ${areas.length}, fitted to ${fitted.length}`}</p>
  ),
}));
readAhead(() => import('../../../src/settings/areas/AreasSection'));
readAhead(() => import('../../../src/settings/areas/import/ImportDialog'));

afterEach(clearSession);

const ring = [
  [4.83, 45.76],
  [4.84, 45.76],
  [4.84, 45.77],
  [4.83, 45.76],
];
const feature = (name: string, coordinates: unknown[], type = 'Polygon') => ({
  type: 'Feature',
  properties: { name },
  geometry: { type, coordinates },
});
const fileOf = (...features: unknown[]) =>
  new File([JSON.stringify({ type: 'FeatureCollection', features })], 'areas.geojson');

const openList = async () => {
  const added: DeliveryArea[] = [];
  const server = fakeServer({
    get_delivery_area_list: () => ({ data: [anArea(1, { name: ['Town'] }), ...added], count: 1 + added.length }),
    get_delivery_coverage: () => ({ ...noCoverage, city: { center: [45.76, 4.83], radius: 20_000 } }),
    add_delivery_area: ({ name, shape, is_active = true }) => {
      const area = anArea(2 + added.length, { name, shape, is_active });
      added.push(area);
      return { delivery_area: area };
    },
  });
  const { user } = renderApp({ path: '/app/settings/delivery-settings/areas', server, session: aSession() });
  await screen.findByRole('button', { name: 'Import GeoJSON' });
  const choose = async (file: File) => {
    await user.upload(screen.getByLabelText('Choose a GeoJSON file'), file);
    return within(await screen.findByRole('dialog', { name: `Import “${file.name}”` }));
  };
  return { server, user, choose };
};

it('shows each shape with its problem, and adds the valid ones, switched off', async () => {
  const { server, user, choose } = await openList();
  const far = ring.map(([lng = 0, lat = 0]) => [lng + 2, lat]);
  const dialog = await choose(
    fileOf(
      ...[feature('North', [ring]), feature('Road', ring, 'LineString'), feature('Far', [far])],
      ...[feature('Town', [ring]), feature('South', [ring])],
    ),
  );
  expect(await dialog.findByText('5 shapes found. 2 shapes in the file can’t be areas.')).toBeVisible();
  expect(await dialog.findByText('Map of 4, fitted to 3')).toBeVisible();
  const rows = dialog.getAllByRole('listitem');
  expect(rows[1]).toHaveTextContent(/Shape 2 in the file.*It isn’t an area/);
  expect(rows[2]).toHaveTextContent(/beyond your city’s delivery radius/);
  expect(rows[3]).toHaveTextContent('You already have an area with this name.');
  expect(dialog.getByRole('checkbox', { name: 'Add “Road” (Shape 2 in the file)' })).toBeDisabled();
  expect(dialog.getByRole('checkbox', { name: 'Add “Town” (Shape 4 in the file)' })).not.toBeChecked();
  expect(server.received('add_delivery_area')).toEqual([]);

  await user.click(dialog.getByRole('checkbox', { name: /^Add “South”/ }));
  await user.click(dialog.getByRole('button', { name: 'Add 1 area' }));
  expect(await dialog.findByText('1 area added, switched off. 2 shapes in the file can’t be areas.')).toBeVisible();
  expect(server.received('add_delivery_area').map(({ body }) => [body.name, body.is_active])).toEqual([
    [['North'], false],
  ]);
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(await screen.findByRole('link', { name: 'North' })).toBeVisible();
});

it('keeps shapes that the server refuses, with the reason, and retries them', async () => {
  const { server, user, choose } = await openList();
  server.answer({ add_delivery_area: () => refuse(errorCodes.TOO_MANY_DELIVERY_AREAS) });
  const dialog = await choose(fileOf(feature('North', [ring])));
  await user.click(await dialog.findByRole('button', { name: 'Add 1 area' }));
  expect(await dialog.findByText(/^Not added: /)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Add 1 area' }));
  await waitFor(() => expect(server.received('add_delivery_area')).toHaveLength(2));
  const [first, second] = server.received('add_delivery_area').map(({ body }) => body.name);
  expect(second).toEqual(first);
});

it('adds an area once, even if the reply to the first call is lost', async () => {
  const { server, user, choose } = await openList();
  server.answer({ add_delivery_area: networkDown });
  const dialog = await choose(fileOf(feature('North', [ring])));
  await user.click(await dialog.findByRole('button', { name: 'Add 1 area' }));
  expect(await dialog.findByText(/^Not added: /)).toBeVisible();
  const lost = server.received('add_delivery_area').length;
  await user.click(dialog.getByRole('button', { name: 'Add 1 area' }));
  await waitFor(() => expect(server.received('add_delivery_area').length).toBeGreaterThan(lost));
  expect(new Set(server.received('add_delivery_area').map(({ body }) => body.idempotency_key)).size).toBe(1);
});

it('says why a file can’t be read at all, and doesn’t read one that is too large', async () => {
  const { choose } = await openList();
  const text = await choose(new File(['latitude;longitude'], 'places.json'));
  expect(await text.findByText('It isn’t a GeoJSON file.')).toBeVisible();
  const large = new File(['{}'], 'large.geojson');
  Object.defineProperty(large, 'size', { value: limits.areaFileBytes + 1 });
  const dialog = await choose(large);
  expect(await dialog.findByText(/^It’s larger than 20 MB/)).toBeVisible();
});
