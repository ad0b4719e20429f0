import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { ReplyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import { orderStatus } from '#contract/orders/statuses';
import { clearSession } from '../../../../src/session/session';
import { aSession, aSubStore } from '../../../support/accounts';
import { refuse } from '../../../support/fakeServer';
import { readAhead } from '../../../support/readAhead';
import { renderApp } from '../../../support/renderApp';
import { anOrder, orderDesk } from '../board/boardsFixtures';

readAhead(
  () => import('../../../../src/orders/board/OrderBoardPage'),
  () => import('../../../../src/orders/panel/OrderPanel'),
  () => import('../../../../src/orders/money/OrderEarnings'),
  () => import('../../../../src/records/contest/ContestDialog'),
);

afterEach(clearSession);

type Lines = ReplyOf<'get_order_earnings'>['earnings']['lines'];

const lines: Lines = [
  { part: 'charged', account: 'sales', amount: 1490, line: 0 },
  { part: 'taken', account: 'tax', amount: -238 },
  {
    ...{ part: 'taken', account: 'commission', amount: -376 },
    steps: [
      { key: 'items', amount: 1490 },
      { key: 'tax', amount: -238 },
      { key: 'base', amount: 1252 },
      { key: 'percentage', amount: 376, percent: 30 },
    ],
  },
  { part: 'taken', account: 'payment_fees', amount: -45 },
];

/** Opens an order in its panel, with what it brought. */
async function openOrder(status: number, answer: { lines: Lines } | null, session = aSession()) {
  const order = anOrder(1, { order_status: status as typeof orderStatus.COMPLETED });
  const { server } = orderDesk([order]);
  server.answer({
    get_customer: () => ({ order_count: 1, last_orders: [] }),
    get_order_earnings: ({ order_id }) =>
      answer
        ? { earnings: { order_id, currency: 'EUR', charged: 1490, earned: 831, ...answer }, complete_since: null }
        : refuse(errorCodes.ORDER_DETAIL_NOT_FOUND),
  });
  const { user } = renderApp({ path: `/app/order/today-orders/${order._id}`, server, session });
  const panel = within(await screen.findByLabelText('Order details'));
  await panel.findByRole('heading', { name: `Order ${order.unique_id}` });
  return { server, user, panel };
}

const sentence = /^This order brought you/;

describe('What an ended order brought', () => {
  it('is one sentence, and unfolds to everything that was taken from it', async () => {
    const { user, panel } = await openOrder(orderStatus.COMPLETED, { lines });
    const summary = await panel.findByText('This order brought you €8.31 of €14.90');
    await user.click(summary);
    const rows = [
      ['Charged to the customer', '€14.90'],
      ['Tax', '-€2.38'],
      ['Commission: 30% of €12.52', '-€3.76'],
      ['Payment fee', '-€0.45'],
      ['Brought you', '€8.31'],
    ];
    for (const [name, amount] of rows) {
      const term = panel.getAllByText(name ?? '').at(-1);
      expect(term?.nextElementSibling).toHaveTextContent(amount ?? '');
    }
  });

  it('can be contested where the platform took it, with an optional note', async () => {
    const { server, user, panel } = await openOrder(orderStatus.COMPLETED, { lines });
    const answered = { _id: '0198d6f2-0000-7000-8000-000000000009', text: '', page: '/app', created_at: '' };
    server.answer({ contest_deduction: () => ({ support_message: { ...answered, state: 'waiting' } }) });
    await user.click(await panel.findByText(sentence));
    // Tax isn't the platform's.
    expect(
      panel.getAllByRole('button', { name: /^Contest: / }).map((button) => button.getAttribute('aria-label')),
    ).toEqual(['Contest: Commission', 'Contest: Payment fee']);
    await user.click(panel.getByRole('button', { name: 'Contest: Commission' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Contest: Commission' }));
    await user.type(dialog.getByRole('textbox', { name: /^What’s wrong with it/ }), 'We agreed on 20%.');
    await user.click(dialog.getByRole('button', { name: 'Open a support case' }));
    expect(await screen.findByText(/^A support case was opened/)).toBeVisible();
    expect(server.received('contest_deduction').at(-1)?.body).toMatchObject({
      account: 'commission',
      text: 'We agreed on 20%.',
    });
  });

  it('says so if there is nothing left to contest', async () => {
    const { server, user, panel } = await openOrder(orderStatus.COMPLETED, { lines });
    server.answer({ contest_deduction: () => refuse(errorCodes.ORDER_DETAIL_NOT_FOUND) });
    await user.click(await panel.findByText(sentence));
    await user.click(panel.getByRole('button', { name: 'Contest: Payment fee' }));
    await user.click(await screen.findByRole('button', { name: 'Open a support case' }));
    expect(await screen.findByText('There’s nothing left to contest here.')).toBeVisible();
  });

  it.each([
    ['nothing is booked', { lines: [] }],
    ['it can’t be loaded', null],
  ])('is left out if %s', async (_why, answer) => {
    const { server, panel } = await openOrder(orderStatus.COMPLETED, answer);
    await expect.poll(() => server.received('get_order_earnings').length).toBeGreaterThan(0);
    expect(panel.queryByText(sentence)).toBeNull();
  });

  it('is asked for only by those who may see earnings', async () => {
    const member = aSession({ sub_store: aSubStore({ urls: [{ url: 'store/order', permission: 1 }] }) });
    const { server } = await openOrder(orderStatus.COMPLETED, { lines }, member);
    expect(server.received('get_order_earnings')).toEqual([]);
  });

  it('is not asked for before the order has ended', async () => {
    const { server } = await openOrder(orderStatus.READY, { lines });
    expect(server.received('get_order_earnings')).toEqual([]);
  });
});
