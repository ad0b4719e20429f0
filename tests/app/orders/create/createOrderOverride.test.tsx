import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import type { FieldError } from '#contract/envelope';
import { aSession, aStore, aSubStore } from '../../../support/accounts';
import { refuse } from '../../../support/fakeServer';
import { orderOf } from './createOrderFixtures';
import { openPage, pickAda, placeButton, sent, takeSoup, ticket } from './createOrderPage';

const broken: FieldError[] = [
  { path: 'schedule_at', code: String(errorCodes.STORE_CLOSED_AT_THAT_TIME), rule: 'paused' },
  { path: 'items', code: String(errorCodes.PRICE_BELOW_STORE_MINIMUM), rule: 'below_minimum' },
];
const refuseRules = () => refuse(errorCodes.STORE_CLOSED_AT_THAT_TIME, { errors: broken });

describe('an order against the rules of the store', () => {
  it('is taken anyway with a reason, and every broken rule is named', async () => {
    const { user, server } = await openPage({
      create_order: (body) =>
        body.override ? { order: orderOf(body), overridden: ['paused', 'below_minimum'] } : refuseRules(),
    });
    await takeSoup(user);
    await pickAda(user);
    await user.click(placeButton());
    const dialog = within(await screen.findByRole('dialog', { name: 'Take this order anyway?' }));
    expect(dialog.getByText('Orders are paused at that time.')).toBeInTheDocument();
    expect(dialog.getByText('The order is below the minimum of €10.00.')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Take it anyway' }));
    expect(sent(server)).toHaveLength(1);
    await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'A regular');
    await user.click(dialog.getByRole('button', { name: 'Take it anyway' }));
    await screen.findByText('#4711');
    const [refused, placed] = sent(server);
    expect(placed?.override).toEqual({ reason: 'A regular' });
    expect(placed?.idempotency_key).not.toBe(refused?.idempotency_key);
  });

  it('goes back to the unchanged ticket', async () => {
    const { user } = await openPage({ create_order: refuseRules });
    await takeSoup(user);
    await pickAda(user);
    await user.click(placeButton());
    const dialog = within(await screen.findByRole('dialog', { name: 'Take this order anyway?' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('Ada Berg');
    expect(ticket().getByText('Crème brûlée')).toBeInTheDocument();
    // In the dialog's words, and the minimum as an amount.
    expect(ticket().getByText('Not placed: Orders are paused at that time.')).toBeInTheDocument();
    expect(ticket().getByText('The order is below the minimum of €10.00.')).toBeInTheDocument();
  });

  it('says whom to ask if the account lacks the permission', async () => {
    const session = aSession({ store: aStore(), sub_store: aSubStore() });
    const { user } = await openPage({ create_order: refuseRules }, session);
    await takeSoup(user);
    await pickAda(user);
    await user.click(placeButton());
    const refusal = await screen.findByText(/Ask a manager or the owner to take it anyway\.$/);
    expect(refusal).toHaveTextContent('Orders are paused at that time.');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
