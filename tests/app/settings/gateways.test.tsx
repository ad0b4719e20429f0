import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { offeredGateways } from '#contract/payments/gateways';
import { clearSession } from '../../../src/session/session';
import { aSession } from '../../support/accounts';
import { fakeServer } from '../../support/fakeServer';
import { renderApp } from '../../support/renderApp';

afterEach(clearSession);

const at = '2026-03-04T10:00:00.000Z';
const none = { stripe_webhook: null, paystack_secret: null, payu_secret: null, payu_authorization: null };
const gateway_settings = {
  ...{ version: 1, updated_at: null, updated_by: '', first_gateway: 'none', second_gateway: 'none' },
  ...{ payu_merchant: '', paypal_public: '', paypal_secret: null, paypal_webhook: null, ...none },
  stripe_secret: { last: 'x4f2', set_at: at },
};
const stateOf = (name: string) => ({
  ...{ name, has_keys: name === 'stripe', is_on: false, is_first: false, is_test: null, account: '', checked_at: null },
  webhook_path: name === 'stripe' ? '/v3/webhooks/payments/1' : null,
  ...{ last_event_at: null, paused_until: null, missing_steps: name === 'payu' ? ['disputes'] : [] },
});
const gateways = offeredGateways.map(stateOf);

it('shows where messages go and what a gateway lacks, and checks the keys', async () => {
  const server = fakeServer({
    get_gateway_settings: () => ({ gateway_settings }),
    get_payment_gateways: () => ({ gateways }),
    check_payment_gateway: () => ({
      check: 'ok',
      gateways: gateways.map((each) =>
        each.has_keys ? { ...each, is_test: true, account: 'acct_1', checked_at: at } : each,
      ),
    }),
  } as never);
  const { user } = renderApp({ path: '/app/settings/payment/gateways', server, session: aSession() });
  expect(await screen.findByText('Not possible: messages about disputes')).toBeVisible();
  expect(screen.getByDisplayValue(/\/v3\/webhooks\/payments\/1$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Check keys' }));
  expect(await screen.findByText('The keys work.')).toBeVisible();
  expect(screen.getByText('Test')).toBeVisible();
});
