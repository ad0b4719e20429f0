import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import type { AreaShape } from '#contract/delivery/areas';
import { limits } from '#contract/limits';
import type { DeliveryArea } from '#contract/resources/deliveryAreas';
import { clearSession } from '../../../src/session/session';
import { aSession } from '../../support/accounts';
import { anArea, noCoverage } from '../../support/areaDesk';
import { fakeServer, refuse } from '../../support/fakeServer';
import { renderApp } from '../../support/renderApp';

// jsdom has no canvas, on which the map draws a shape: a button stands for three taps on it.
const outline: AreaShape = {
  kind: 'polygon',
  points: [
    [45.75, 4.83],
    [45.77, 4.83],
    [45.77, 4.86],
  ],
};
vi.mock('../../../src/settings/areas/DrawMap', () => ({
  default: ({ onShape }: { onShape: (shape: AreaShape, isOpen: boolean) => void }) => (
    <button type="button" onClick={() => onShape(outline, true)}>
      Tap three corners
    </button>
  ),
}));

afterEach(clearSession);

const openForm = async (listed: DeliveryArea[] = [], coverage = noCoverage) => {
  // What is sent is all that matters here.
  const server = fakeServer({
    add_delivery_area: () => refuse(errorCodes.DELIVERY_AREA_OUTSIDE_STORE_AREA),
    get_delivery_area_list: () => ({ data: listed, count: listed.length }),
    get_delivery_coverage: () => coverage,
  });
  const path = '/app/settings/delivery-settings/areas/create';
  const { user } = renderApp({ path, server, session: aSession() });
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Centre');
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
  return { server, user, save };
};

it('says what an area would cover while it is entered, and that it would never be used', async () => {
  const { user } = await openForm([anArea(1, { name: ['Town'] })], {
    ...noCoverage,
    total: 9,
    dots: [
      { location: [45.761, 4.831], count: 5, is_covered: true },
      { location: [45.79, 4.831], count: 4, is_covered: false },
    ],
  });
  for (const [index, place] of ['45.76, 4.83', '45.765, 4.83', '45.765, 4.835'].entries()) {
    if (index > 0) await user.click(screen.getByRole('button', { name: 'Add corner' }));
    await user.type(screen.getByRole('textbox', { name: `Corner ${index + 1}` }), place);
  }
  expect(
    await screen.findByText(
      /^In the last 30 days, 5 of 9 deliveries .* 5 of them belong to areas higher in the list\.$/,
    ),
  ).toBeVisible();
  expect(screen.getByText('Never used: “Town” comes first and includes all of it.')).toBeVisible();
  const corner = screen.getByRole('textbox', { name: 'Corner 3' });
  await user.clear(corner);
  await user.type(corner, '45.8, 4.835');
  await waitFor(() => expect(screen.queryByText(/^Never used/)).toBeNull());
});

it('keeps a radius that is too large or no number as it was typed, and says so', async () => {
  const { server, user, save } = await openForm();
  await user.click(screen.getByRole('button', { name: 'Circle' }));
  const radius = screen.getByRole('textbox', { name: 'Radius' });
  await user.type(radius, '400');
  await save();
  expect(await screen.findByText('At most 200 km.')).toBeVisible();
  expect(radius).toHaveValue('400');
  await user.clear(radius);
  await user.type(radius, '2 or 3');
  await user.tab();
  expect(await screen.findByText('Enter a number.')).toBeVisible();
  expect(radius).toHaveValue('2 or 3');
  expect(server.received('add_delivery_area')).toEqual([]);
});

it('saves the corners of an outline that isn’t closed yet', async () => {
  const { server, user, save } = await openForm();
  await user.click(await screen.findByRole('button', { name: 'Tap three corners' }));
  expect(screen.getByText(/^Tap the map to place each corner/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Corner 3' })).toHaveValue('45.77, 4.86');
  await save();
  await expect.poll(() => server.received('add_delivery_area')).toHaveLength(1);
  expect(server.received('add_delivery_area')[0]?.body.shape).toEqual(outline);
});

it('refuses more postcodes than an area can have, and drops none', async () => {
  const { server, user, save } = await openForm();
  await user.click(screen.getByRole('button', { name: 'Postcodes' }));
  const postcodes = Array.from({ length: limits.areaPostcodesMax + 1 }, (_, index) => 10_000 + index).join(', ');
  const field = screen.getByRole('textbox', { name: 'Postcodes' });
  fireEvent.change(field, { target: { value: postcodes } });
  await save();
  const error = await screen.findByText(/^At most 1,000 postcodes\./);
  expect(error).toBeVisible();
  // The focus brings it into sight, above the bar that saves.
  await waitFor(() => expect(error).toHaveFocus());
  expect(field).toHaveValue(postcodes);
  expect(server.received('add_delivery_area')).toEqual([]);
});

it('saves no circle while the text of its centre isn’t a place', async () => {
  const { server, user, save } = await openForm();
  await user.click(screen.getByRole('button', { name: 'Circle' }));
  await user.type(screen.getByRole('textbox', { name: 'Radius' }), '2');
  const center = screen.getByRole('textbox', { name: 'Centre' });
  await user.clear(center);
  await user.type(center, '200, 500');
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent('Enter latitude and longitude');
  expect(center).toHaveValue('200, 500');
  expect(server.received('add_delivery_area')).toEqual([]);
  await user.clear(center);
  await user.type(center, '45.75, 4.85');
  await save();
  await expect.poll(() => server.received('add_delivery_area')).toHaveLength(1);
});

it('saves no outline with a corner that isn’t a place, until that corner is removed', async () => {
  const { server, user, save } = await openForm();
  for (const [index, place] of ['45.75, 4.83', '45.77, 4.83', '45.77, 4.86', 'the bridge'].entries()) {
    if (index > 0) await user.click(screen.getByRole('button', { name: 'Add corner' }));
    await user.type(screen.getByRole('textbox', { name: `Corner ${index + 1}` }), place);
  }
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent('Enter latitude and longitude');
  expect(server.received('add_delivery_area')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Remove corner 4' }));
  await save();
  await expect.poll(() => server.received('add_delivery_area')).toHaveLength(1);
});
