import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import type { OrderRefund } from '#contract/entities/orderChange';
import { clearSession } from '../../../../src/session/session';
import { networkDown, refuse } from '../../../support/fakeServer';
import { changedBy, openAction, paidOrder } from '../changes/orderChangesFixtures';

afterEach(clearSession);

const given = (order_id: string, amount: number): OrderRefund => ({
  _id: '00000000-0000-7000-8000-000000000777',
  order_id,
  kind: 'refund',
  at: new Date().toISOString(),
  by: { kind: 'store', id: null, name: 'Owner' },
  amount,
  lines: [],
  reason: 'Late',
});

const gone = () => waitFor(() => expect(screen.queryByRole('dialog', { name: 'Refund order 1' })).toBeNull());

describe('Giving money back', () => {
  it('takes pieces of lines, needs a reason, and sends both', async () => {
    const order = paidOrder();
    const { user, dialog, server, change } = await openAction(order, 'Refund');
    expect(dialog.getByText('€10.00 can still be refunded.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Refund one more Margherita' }));
    const confirm = dialog.getByRole('button', { name: 'Refund €5.00' });
    expect(confirm).toBeDisabled();
    await user.click(dialog.getByRole('button', { name: 'Item was missing' }));
    expect(confirm).toBeEnabled();
    server.answer({
      refund_order: () => ({ order: change(order._id, { refunded: 500 }), refund: given(order._id, 500) }),
    });
    await user.click(confirm);
    await gone();
    expect(server.received('refund_order')[0]?.body).toMatchObject({
      version: 1,
      lines: [{ line: 0, quantity: 1 }],
      reason: 'Item was missing',
    });
  });

  it('sends an amount in minor units, as it was typed, and no more than is left', async () => {
    const order = paidOrder({ refunded: 250 });
    const { user, dialog, server, change } = await openAction(order, 'Refund');
    await user.click(dialog.getByRole('button', { name: 'Amount' }));
    const amount = dialog.getByRole('textbox', { name: 'Amount' });
    await user.type(amount, '7,51');
    expect(dialog.getByText('At most €7.50.')).toBeVisible();
    await user.clear(amount);
    await user.type(amount, '7.05');
    await user.click(dialog.getByRole('button', { name: 'Too late' }));
    server.answer({
      refund_order: () => ({ order: change(order._id, { refunded: 955 }), refund: given(order._id, 705) }),
    });
    await user.click(dialog.getByRole('button', { name: 'Refund €7.05' }));
    await gone();
    expect(server.received('refund_order')[0]?.body).toMatchObject({ amount: 705, reason: 'Too late' });
  });

  it('is sent with the same key after a broken connection: it goes back once', async () => {
    const order = paidOrder();
    const { user, dialog, server, change } = await openAction(order, 'Refund');
    await user.click(dialog.getByRole('button', { name: 'Everything' }));
    await user.click(dialog.getByRole('button', { name: 'Goodwill' }));
    server.answer({ refund_order: networkDown });
    await user.click(dialog.getByRole('button', { name: 'Refund €10.00' }));
    expect(await dialog.findByText('Not sent: no connection. Try again; it won’t be refunded twice.')).toBeVisible();
    server.answer({
      refund_order: () => ({ order: change(order._id, { refunded: 1000 }), refund: given(order._id, 1000) }),
    });
    await user.click(dialog.getByRole('button', { name: 'Refund €10.00' }));
    await gone();
    const keys = server.received('refund_order').map(({ body }) => body.idempotency_key);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  it('someone else gave some back in the meantime: says who, what is left, and keeps the reason', async () => {
    const order = paidOrder();
    const { user, dialog, server, change } = await openAction(order, 'Refund');
    await user.click(dialog.getByRole('button', { name: 'Everything' }));
    await user.type(dialog.getByRole('textbox', { name: 'Add details' }), 'Rain in the bag');
    const current = { ...order, version: 2, refunded: 400 };
    server.answer({ refund_order: () => changedBy(current) });
    await user.click(dialog.getByRole('button', { name: 'Refund €10.00' }));
    expect(await dialog.findByText(/^Bea just changed this order/)).toBeVisible();
    expect(dialog.getByText('€6.00 can still be refunded.')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Add details' })).toHaveValue('Rain in the bag');
    server.answer({
      refund_order: () => ({ order: change(order._id, { refunded: 1000 }), refund: given(order._id, 600) }),
    });
    await user.click(dialog.getByRole('button', { name: 'Refund €6.00' }));
    await gone();
    expect(server.received('refund_order').map(({ body }) => body.version)).toEqual([1, 2]);
  });

  it('a refusal is said where it was asked for, and nothing typed is lost', async () => {
    const { user, dialog, server } = await openAction(paidOrder(), 'Refund');
    await user.click(dialog.getByRole('button', { name: 'Everything' }));
    await user.click(dialog.getByRole('button', { name: 'Quality problem' }));
    server.answer({ refund_order: () => refuse(errorCodes.NOT_PERMITTED) });
    await user.click(dialog.getByRole('button', { name: 'Refund €10.00' }));
    expect(await dialog.findByRole('alert')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Quality problem' })).toHaveAttribute('aria-pressed', 'true');
  });
});
