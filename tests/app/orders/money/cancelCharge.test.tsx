import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { policyOf } from '#contract/orders/cancellation';
import { orderStatus } from '#contract/orders/statuses';
import { clearSession } from '../../../../src/session/session';
import { aStore } from '../../../support/accounts';
import { openAction, paidOrder } from '../changes/orderChangesFixtures';

afterEach(clearSession);

/** An order of 10.00 about to be cancelled, in a store that charges 3.00 for that. */
async function aboutToCancel(order = paidOrder()) {
  const opened = await openAction(order, 'Cancel order', { cancellation_charge: 300 });
  const order_status = orderStatus.CANCELLED_BY_STORE;
  opened.server.answer({ set_order_status: () => ({ order: opened.change(order._id, { order_status }) }) });
  const sent = async () => {
    await waitFor(() => expect(opened.server.received('set_order_status')).toHaveLength(1));
    return opened.server.received('set_order_status')[0]?.body;
  };
  return { ...opened, sent };
}

describe('Cancelling an order that was accepted', () => {
  it('charges a customer who asked for it, and says before what is kept', async () => {
    const { user, dialog, sent } = await aboutToCancel();
    expect(dialog.queryByRole('checkbox')).toBeNull();
    await user.click(dialog.getByRole('radio', { name: 'Customer request' }));
    expect(dialog.getByRole('checkbox', { name: 'Charge the €3.00 cancellation fee' })).toBeChecked();
    expect(dialog.getByRole('note')).toHaveTextContent('The €3.00 cancellation fee is kept, and €7.00 is refunded.');
    await user.click(dialog.getByRole('button', { name: 'Cancel order' }));
    expect(await sent()).toMatchObject({ reason: 'Customer request', is_charged: true });
  });

  it('charges guests who booked by the policy of their booking, in place of the fee', async () => {
    const charges = [{ hours_before: 24, mode: 'absolute' as const, charge: 150, per: 'person' as const }];
    const tiers = [{ persons_min: 1, from: '', to: '', charges, no_show: null }];
    const { order_rules } = aStore();
    const cancellation_policy = { ...policyOf(order_rules), booking: { timezone: 'Europe/Paris', tiers } };
    const booked = paidOrder({ order_type: 'table', persons: 4, cancellation_policy });
    const { user, dialog } = await aboutToCancel(booked);
    await user.click(dialog.getByRole('radio', { name: 'Customer request' }));
    expect(dialog.getByRole('checkbox', { name: 'Charge the €6.00 cancellation fee' })).toBeChecked();
    expect(dialog.getByRole('note')).toHaveTextContent('The €6.00 cancellation fee is kept, and €4.00 is refunded.');
  });

  it('lets a customer off where the store wants it', async () => {
    const { user, dialog, sent } = await aboutToCancel();
    await user.click(dialog.getByRole('radio', { name: 'Customer request' }));
    await user.click(dialog.getByRole('checkbox'));
    expect(dialog.getByRole('note')).toHaveTextContent(/^€10.00 will be refunded to the customer.$/);
    await user.click(dialog.getByRole('button', { name: 'Cancel order' }));
    expect(await sent()).not.toHaveProperty('is_charged');
  });

  it('charges no one if the store can’t fulfil the order, and marks the sold-out item', async () => {
    const { user, dialog, sent, server } = await aboutToCancel();
    server.answer({
      set_item_stock: ({ ids }) => ({ results: ids.map((_id) => ({ _id, success: true })), change_id: null }),
    });
    await user.click(dialog.getByRole('radio', { name: 'Item sold out' }));
    expect(dialog.queryByRole('checkbox', { name: /cancellation fee/ })).toBeNull();
    expect(dialog.getByRole('note')).toHaveTextContent('The store is cancelling, so the customer pays nothing.');
    await user.click(dialog.getByRole('button', { name: 'Cancel order' }));
    expect(await sent()).not.toHaveProperty('is_charged');
    // The order's only item is preselected.
    await waitFor(() => expect(server.received('set_item_stock')).toHaveLength(1));
    expect(server.received('set_item_stock')[0]?.body).toMatchObject({ is_in_stock: false });
    expect(await screen.findByRole('button', { name: 'Undo “sold out”' })).toBeVisible();
  });
});
