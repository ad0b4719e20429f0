import { screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { GatewayEventView } from '#contract/payments/orderPayment';
import { clearSession } from '../../../src/session/session';
import { aSession } from '../../support/accounts';
import { fakeServer } from '../../support/fakeServer';
import { renderApp } from '../../support/renderApp';

afterEach(clearSession);

const path = '/app/settings/payment/gateway-events';
const event: GatewayEventView = {
  ...{ _id: '4b5a7e0c-6f0e-4a55-9d2f-0d8f1f6f0b21', gateway: 'stripe', event_id: 'evt_1' },
  type: 'payment_intent.amount_capturable_updated',
  ...{
    at: '2026-03-04T10:00:00.000Z',
    received_at: '2026-03-04T10:00:01.000Z',
    handled_at: '2026-03-04T10:00:02.000Z',
  },
  order: { _id: '4b5a7e0c-6f0e-4a55-9d2f-0d8f1f6f0b22', unique_id: 48, currency: 'EUR' },
  changes: [
    { field: 'state', before: 'waiting', after: 'authorized' },
    { field: 'paid_amount', before: 0, after: 1490 },
    { field: 'payment_status', before: 'pending', after: 'authorized' },
  ],
};

it('An owner reads what a gateway’s message changed, and checks one again that couldn’t be worked on', async () => {
  const { handled_at: _, ...waiting } = { ...event, event_id: 'evt_2', type: 'charge.refunded', changes: [] };
  const later = { ...waiting, _id: '4b5a7e0c-6f0e-4a55-9d2f-0d8f1f6f0b23', failure: 'timeout' };
  const server = fakeServer({
    get_gateway_event_list: () => ({ data: [later, event], count: 2 }),
    replay_gateway_event: () => ({
      gateway_event: { ...waiting, _id: later._id, handled_at: event.at },
      changes: [{ field: 'refunded', before: 0, after: 500 }],
    }),
  });
  const { user } = renderApp({ path, server, session: aSession() });
  await screen.findByText('charge.refunded');
  const rows = ['charge.refunded', event.type].map((type) =>
    within(screen.getByText(type).closest('li') as HTMLElement),
  );
  expect(rows[1]?.getByText(/^Payment: .*waiting.* → .*authorized/)).toBeVisible();
  expect(rows[1]?.getByText(/^Paid: .*€0\.00.* → .*€14\.90/)).toBeVisible();
  expect(rows[1]?.getByRole('link', { name: '#48' })).toHaveAttribute('href', expect.stringContaining('/history'));
  expect(rows[0]?.getByText('timeout')).toBeVisible();
  expect(rows[0]?.getByText(/^The gateway doesn’t answer\./)).toBeVisible();

  server.answer({ get_gateway_event_list: () => ({ data: [event], count: 1 }) });
  await user.click(rows[0]?.getByRole('button', { name: /^Check again/ }) as HTMLElement);
  expect(await screen.findByText('Changes that were missing have been made.')).toBeVisible();
  expect(server.received('replay_gateway_event')).toMatchObject([{ body: { _id: later._id } }]);
});

it('Says so where no gateway has sent a message yet', async () => {
  const server = fakeServer({ get_gateway_event_list: () => ({ data: [], count: 0 }) });
  renderApp({ path, server, session: aSession() });
  expect(await screen.findByText('No messages received yet.')).toBeVisible();
});
