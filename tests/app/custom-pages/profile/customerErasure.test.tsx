import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import type { ErasureCertificate } from '#contract/entities/erasure';
import type { Profile } from '#contract/entities/profile';
import { clearSession } from '../../../../src/session/session';
import { aSession, aStore } from '../../../support/accounts';
import { fakeServer, networkDown, refuse } from '../../../support/fakeServer';
import { readAhead } from '../../../support/readAhead';
import { renderApp } from '../../../support/renderApp';

readAhead(
  () => import('../../../../src/custom-pages/profile/ProfilePage'),
  () => import('../../../../src/custom-pages/profile/EraseByNumberDialog'),
);

const certificate: ErasureCertificate = {
  ...{ _id: '0197f0a0-0000-7000-8000-000000000001', store_name: ['Trattoria'], erased_by: 'Ada' },
  ...{ erased_at: '2026-03-01T11:00:00.000Z', order_numbers: [7], erased: [], kept: ['sums'], kept_years: 10 },
};

const profile: Profile = {
  ...{ kind: 'owner', owner_first_name: 'Ana', owner_last_name: 'Lima', name: '', image: null, language: 'en' },
  ...{ email: 'owner@demo.test', country_phone_code: '+49', phone: '1712345678' },
  ...{ can_change: { email: true, phone: true }, referral_code: null, referrals: [] },
};

afterEach(clearSession);

const open = (store = aStore({ is_approved: false })) => {
  const answers = [
    () => refuse(errorCodes.NO_DATA_FOUND, { errors: [{ path: 'phone', code: String(errorCodes.NO_DATA_FOUND) }] }),
    networkDown,
    () => ({ certificate }),
  ];
  const server = fakeServer({
    get_profile: () => ({ profile }),
    erase_customer: () => (answers.shift() ?? networkDown)(),
  });
  return { ...renderApp({ path: '/app/profile?tab=account', session: aSession({ store }), server }), server };
};

describe('The owner of a blocked store', () => {
  it('erases a customer by their number', async () => {
    const { user, server } = open();
    const section = within(await screen.findByRole('region', { name: 'A customer’s data' }));
    await user.click(section.getByRole('button', { name: 'Erase data' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Erase this customer’s data?' }));
    expect(dialog.getByText(/the law requires the sums/)).toBeVisible();
    const send = () => user.click(dialog.getByRole('button', { name: 'Erase data' }));
    const number = dialog.getByLabelText(/^Customer’s phone number/);
    await user.type(number, '15123456788');
    await send();
    expect(await dialog.findByText('No order has this number.')).toBeVisible();
    await user.clear(number);
    await user.type(number, '15123456789');
    await send();
    expect(await dialog.findByRole('alert')).toBeVisible();
    await send();
    expect(await screen.findByRole('dialog', { name: 'Certificate of erasure' })).toBeVisible();
    const [first, second, third] = server.received('erase_customer').map(({ body }) => body);
    expect(third).toMatchObject({ country_phone_code: '+49', phone: '15123456789' });
    // The lost reply's certificate, and never that of another number.
    expect(third?.idempotency_key).toBe(second?.idempotency_key);
    expect(second?.idempotency_key).not.toBe(first?.idempotency_key);
  });
});

it('an owner who gets to the orders erases their customers there', async () => {
  open(aStore());
  await screen.findByRole('heading', { name: 'If you leave' });
  expect(screen.queryByRole('region', { name: 'A customer’s data' })).not.toBeInTheDocument();
});
