import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ProviderRecord } from '#contract/entities/provider';
import { aSession, aSubStore } from '../support/accounts';
import { fakeServer } from '../support/fakeServer';
import { renderApp } from '../support/renderApp';

const at = '2026-03-18T10:00:00.000Z';
const person: ProviderRecord = {
  ...{ _id: '00000000-0000-4000-8000-000000000001', version: 1, first_name: 'Amina', last_name: 'Cherif' },
  ...{ country_phone_code: '+33', phone: '465710604', email: 'amina@demo.test', address: '', image: null },
  ...{ approval: 'approved', approval_reason: '', approval_by: 'store', approval_name: 'Owner', approval_at: at },
  ...{ is_approved: true, availability: 'on_job', open_orders: 2, vehicle: null, documents: [], expires_soon: null },
  work_gaps: [{ code: 'vehicle_missing' }],
  today: { completed: 3, delivery_fees: 900, tips: 150, cash: 0 },
  ...{ created_at: at, updated_at: at, updated_by: 'Owner' },
};

const path = '/app/users/delivery-boy-list';
const server = () => fakeServer({ get_provider_list: () => ({ data: [person], count: 1 }) });

it('a list says who can be asked, what is missing, and what was earned today', async () => {
  renderApp({ path, session: aSession(), server: server() });
  expect(await screen.findByRole('link', { name: 'Amina Cherif' })).toHaveAttribute('href', `${path}/${person._id}`);
  expect(screen.getByText('On a job (2)')).toBeVisible();
  expect(screen.getByText('No vehicle')).toBeVisible();
  expect(screen.getAllByText(/€10\.50/)[0]).toBeVisible();
});

it('a person is asked for by a tap of the segment that is meant', async () => {
  const { user, server: api } = renderApp({ path, session: aSession(), server: server() });
  await screen.findByRole('link', { name: 'Amina Cherif' });
  await user.click(within(screen.getByRole('group', { name: 'Availability' })).getByRole('button', { name: 'Free' }));
  await waitFor(() =>
    expect(api.received('get_provider_list').map(({ body }) => body)).toContainEqual(
      expect.objectContaining({ filter: { availability: 'free' } }),
    ),
  );
});

it('without the permission the page is neither shown nor in the menu', async () => {
  const kitchen = aSession({ sub_store: aSubStore() });
  renderApp({ path, session: kitchen, server: server() });
  expect(await screen.findByText('You are not authorized to view the page you are trying to access.')).toBeVisible();
});
