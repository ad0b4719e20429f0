import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { limits } from '#contract/limits';
import { clearSession } from '../../../src/session/session';
import { aSession } from '../../support/accounts';
import { fakeServer } from '../../support/fakeServer';
import { renderApp } from '../../support/renderApp';

afterEach(clearSession);

const openForm = async () => {
  const server = fakeServer();
  const path = '/app/settings/delivery-settings/areas/create';
  const { user } = renderApp({ path, server, session: aSession() });
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Centre');
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
  return { server, user, save };
};

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

it('refuses more postcodes than an area can have, and drops none', async () => {
  const { server, user, save } = await openForm();
  await user.click(screen.getByRole('button', { name: 'Postcodes' }));
  const postcodes = Array.from({ length: limits.areaPostcodesMax + 1 }, (_, index) => 10_000 + index).join(', ');
  const field = screen.getByRole('textbox', { name: 'Postcodes' });
  fireEvent.change(field, { target: { value: postcodes } });
  await save();
  expect(await screen.findByText(/^At most 1,000 postcodes\./)).toBeVisible();
  expect(field).toHaveValue(postcodes);
  expect(server.received('add_delivery_area')).toEqual([]);
});
