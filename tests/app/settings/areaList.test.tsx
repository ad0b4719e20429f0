import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { plainFee } from '#contract/delivery/deliveryFee';
import { areaColours } from '../../../src/components/map/areaColours';
import { clearSession } from '../../../src/session/session';
import { aSession } from '../../support/accounts';
import { anArea, noCoverage, rectangle } from '../../support/areaDesk';
import { fakeServer } from '../../support/fakeServer';
import { readAhead } from '../../support/readAhead';
import { renderApp } from '../../support/renderApp';

// jsdom has no layout, so maps are empty.
vi.mock('../../../src/settings/areas/AreasMap', () => ({ default: () => null }));
readAhead(() => import('../../../src/settings/areas/AreasSection'));

afterEach(clearSession);

const town = anArea(1, { name: ['Town'] });
const centre = anArea(2, { name: ['Centre'], shape: rectangle(45.74, 4.82, 45.75, 4.83) });

it('marks an area that areas before it cover completely, until one of them is off', async () => {
  let isOn = true;
  const server = fakeServer({
    get_delivery_area_list: () => ({ data: [{ ...town, is_active: isOn }, centre], count: 2 }),
    get_delivery_coverage: () => noCoverage,
    update_delivery_area: () => {
      isOn = false;
      return { delivery_area: { ...town, is_active: false, version: 2 } };
    },
  });
  const { user } = renderApp({ path: '/app/settings/delivery-settings/areas', server, session: aSession() });
  const list = within(await screen.findByRole('list', { name: 'Delivery areas' }));
  const [, second] = list.getAllByRole('listitem');
  expect(second).toHaveTextContent('Never used: “Town” comes first and includes all of it. Move it up the list');
  await user.click(screen.getByRole('switch', { name: 'Deliver to Town' }));
  await waitFor(() => expect(screen.queryByText(/^Never used/)).toBeNull());
});

it('says one price for each distance of a fee with ranges', async () => {
  const fee = {
    ...{ ...plainFee, base_price: 490, base_price_distance: 3, price_per_unit_distance: 90, min_fare: 0 },
    ...{ free_delivery_above: null, bands: [{ from: 0, to: 1.5, price: 320 }] },
  };
  const server = fakeServer({
    get_delivery_area_list: () => ({ data: [{ ...town, fee }], count: 1 }),
    get_delivery_coverage: () => noCoverage,
  });
  renderApp({ path: '/app/settings/delivery-settings/areas', server, session: aSession() });
  expect(
    await screen.findByText(
      /€3\.20 from 0 km to 1\.5 km\. Any other distance: €4\.90, plus €0\.90 per km beyond 3 km\.$/,
    ),
  ).toBeVisible();
});

it('keeps an area’s colour when the list is reordered', () => {
  expect(areaColours([centre, town], 'light')).toEqual(areaColours([town, centre], 'light'));
  expect(new Set(areaColours([centre, town], 'light').values()).size).toBe(2);
});
