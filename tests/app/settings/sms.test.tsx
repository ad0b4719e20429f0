import { screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { clearSession } from '../../../src/session/session';
import { aSession } from '../../support/accounts';
import { fakeServer } from '../../support/fakeServer';
import { renderApp } from '../../support/renderApp';

afterEach(clearSession);

const saved = {
  ...{ version: 1, updated_at: null, updated_by: '' },
  ...{ is_sms_on: true, sms_format: 'plivo', sms_auth_id: 'MA1', sms_country_phone_code: '+49' },
  ...{ sms_number: '1511234567', sms_parts_price: 750, sms_parts_per_day: 100 },
  sms_auth_token: { last: 'x4f2', set_at: '2026-03-04T10:00:00.000Z' },
};

it('The text message account says what was refused, and what was sent today', async () => {
  const server = fakeServer({
    get_sms_settings: () => ({ sms_settings: saved }) as never,
    get_sms_use: () => ({ sms_use: { parts: 12, cost: 90, over_limit: 2, refused: 1, refusal: 'src is invalid' } }),
    send_test_sms: () => ({ problem: 'sender', reason: 'src is invalid', parts: 1 }) as never,
  });
  const { user } = renderApp({ path: '/app/settings/sms/sms', server, session: aSession() });
  const today = within(await screen.findByRole('region', { name: 'Today' }));
  expect(today.getByText(/Parts sent: 12/)).toBeVisible();
  expect(today.getByText('Not sent because of the daily limit: 2')).toBeVisible();
  expect(screen.getByText(/x4f2/)).toBeVisible();
  const test = within(screen.getByRole('region', { name: 'Test message' }));
  expect(test.getByRole('button', { name: 'Send test message' })).toBeDisabled();
  await user.type(test.getByRole('textbox', { name: 'Phone number' }), '151 123456');
  await user.click(test.getByRole('button', { name: 'Send test message' }));
  expect(await test.findByText(/The provider refused the number that the message comes from\./)).toBeVisible();
  expect(test.getByText('src is invalid')).toBeVisible();
});

it('A test message needs an account', async () => {
  const empty = { ...saved, sms_auth_id: '', sms_auth_token: null, sms_country_phone_code: '', sms_number: '' };
  const server = fakeServer({
    get_sms_settings: () => ({ sms_settings: empty }) as never,
    get_sms_use: () => ({ sms_use: { parts: 0, cost: 0, over_limit: 0, refused: 0, refusal: '' } }),
  });
  const { user } = renderApp({ path: '/app/settings/sms/sms', server, session: aSession() });
  const test = within(await screen.findByRole('region', { name: 'Test message' }));
  await user.type(test.getByRole('textbox', { name: 'Phone number' }), '151 123456');
  expect(test.getByText('Enter your account and save it before you send a test message.')).toBeVisible();
  expect(test.getByRole('button', { name: 'Send test message' })).toBeDisabled();
});
