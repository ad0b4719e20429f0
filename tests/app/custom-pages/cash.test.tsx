import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { paths } from '../../../src/config/paths';
import { clearSession } from '../../../src/session/session';
import { aSession, aSubStore } from '../../support/accounts';
import { type Answers, fakeServer, refuse } from '../../support/fakeServer';
import { readAhead } from '../../support/readAhead';
import { renderApp } from '../../support/renderApp';
import { aHandover, idOf } from './payoutFixtures';

readAhead(
  () => import('../../../src/custom-pages/earnings/cash/CashPage'),
  () => import('../../../src/custom-pages/earnings/cash/HandInDialog'),
);

afterEach(() => {
  clearSession();
  localStorage.clear();
});

const ben = { provider_id: idOf(4), name: 'Ben Bike', amount: 5_000 };
const cashOf = (amount = ben.amount, handovers = [aHandover()]) => ({
  ...{ currency: 'EUR', data: amount === 0 ? [] : [{ ...ben, amount, overdue: 0 }], handovers },
});
const dispatcher = aSession({ sub_store: aSubStore({ urls: [{ url: 'store/providers', permission: 1 }] }) });

function open(answers: Answers = {}) {
  const server = fakeServer({
    get_cash: () => cashOf(),
    hand_over_cash: ({ expected, counted }) => ({ expected, counted, difference: counted - expected, left: 0 }),
    ...answers,
  });
  return renderApp({ path: paths.cash, server, session: dispatcher });
}

async function count(user: ReturnType<typeof open>['user'], typed: string) {
  await user.click(await screen.findByRole('button', { name: 'Ben Bike: hand in €50.00' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cash from Ben Bike' }));
  const field = dialog.getByRole('textbox', { name: /^Counted/ });
  await waitFor(() => expect(field).toHaveFocus());
  await user.type(field, typed);
  return { dialog, field };
}
const sent = ({ server }: Pick<ReturnType<typeof open>, 'server'>) => server.received('hand_over_cash').at(-1)?.body;

describe('The cash of delivery people', () => {
  it('is handed in with two taps and a number, also by a dispatcher', async () => {
    const { user, server } = open();
    const { dialog } = await count(user, '50');
    expect(dialog.getByRole('status')).toHaveTextContent('Exactly right');
    server.answer({ get_cash: () => cashOf(0) });
    await user.click(dialog.getByRole('button', { name: 'Hand in €50.00' }));
    expect(await screen.findByText('Handed in by Ben Bike: €50.00')).toBeVisible();
    expect(sent({ server })).toMatchObject({ expected: 5_000, counted: 5_000, is_part: false, reason: '' });
    expect(await screen.findByText('No cash to hand in')).toBeVisible();
    const table = screen.getByRole('table', { name: 'Last handovers' });
    const row = within(table).getByRole('row', { name: /^Ben Bike/ });
    expect(within(row).getByText(/€2\.00 missing/)).toBeVisible();
    expect(within(row).getByText('Wrong change')).toBeVisible();
  });

  it('shows a difference while it is typed, and asks why', async () => {
    const { user, server } = open();
    const { dialog, field } = await count(user, '48');
    expect(dialog.getByRole('status')).toHaveTextContent('€2.00 missing');
    const confirm = dialog.getByRole('button', { name: 'Hand in €48.00' });
    expect(confirm).toBeDisabled();
    await user.click(dialog.getByRole('button', { name: 'Wrong change' }));
    expect(confirm).toBeEnabled();
    await user.type(field, '{Enter}');
    await waitFor(() => expect(sent({ server })).toMatchObject({ counted: 4_800, reason: 'Wrong change' }));
  });

  it('can be handed in in part, without a reason', async () => {
    const { user, server } = open();
    const { dialog } = await count(user, '20');
    await user.click(dialog.getByRole('switch', { name: 'Only a part: the rest comes later' }));
    expect(dialog.getByRole('status')).toHaveTextContent('€30.00 stays with the delivery person');
    await user.click(dialog.getByRole('button', { name: 'Hand in €20.00' }));
    await waitFor(() => expect(sent({ server })).toMatchObject({ counted: 2_000, is_part: true, reason: '' }));
  });

  it('is counted again if an order has ended since', async () => {
    const { user, server } = open({
      hand_over_cash: () =>
        refuse(errorCodes.FIELDS_NOT_VALID, {
          errors: [{ path: 'expected', code: 'too_small', params: { minimum: 6_000 } }],
        }),
    });
    const { dialog } = await count(user, '50');
    server.answer({ get_cash: () => cashOf(6_000) });
    await user.click(dialog.getByRole('button', { name: 'Hand in €50.00' }));
    expect(await dialog.findByText(/^An order has ended since/)).toBeVisible();
    expect(dialog.getByText('€60.00')).toBeVisible();
    expect(dialog.getByRole('status')).toHaveTextContent('€10.00 missing');
  });

  it('says that it can’t be loaded', async () => {
    open({ get_cash: () => refuse(errorCodes.INTERNAL_SERVER_ERROR) });
    expect(await screen.findByText('Couldn’t load the cash.')).toBeVisible();
  });
});
