import { screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { clearSession } from '../../../../src/session/session';
import { aSession } from '../../../support/accounts';
import { renderApp } from '../../../support/renderApp';
import { orderDesk } from '../board/boardsFixtures';
import { paidOrder } from './orderChangesFixtures';

afterEach(clearSession);

it.each([
  ['declined', 'Customer declined the change'],
  ['expired', 'Customer didn’t answer in time'],
] as const)('A change that was %s stands on the card and in the panel', async (state, title) => {
  const answer = state === 'declined' ? 'As ordered, please' : undefined;
  const order = paidOrder({ refused_change: { state, at: new Date().toISOString(), ...(answer && { answer }) } });
  const { server } = orderDesk([order]);
  renderApp({ path: `/app/order/today-orders/${order._id}`, server, session: aSession() });
  const card = within(await screen.findByRole('article'));
  const panel = within(await screen.findByRole('complementary', { name: 'Order details' }));
  for (const place of [card, panel]) {
    const mark = await place.findByTestId('refused-change');
    expect(mark).toHaveTextContent(title);
    expect(mark).toHaveTextContent('The order is unchanged.');
    if (answer) expect(mark).toHaveTextContent(`Answer: ${answer}`);
  }
});
