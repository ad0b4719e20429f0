import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { BodyOf, ReplyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import { clearSession } from '../../../../src/session/session';
import { type Answers, refuse } from '../../../support/fakeServer';
import { idOf, orderOf } from './createOrderFixtures';
import { openPage, placeButton, sent, takeSoup, ticket } from './createOrderPage';

// What was fetched for the test before is forgotten with its account.
beforeEach(clearSession);

const offer = { _id: idOf(801), promo_code: 'SOUP4', name: ['Soup week'], discount: 400 };

const quote = ({ items }: BodyOf<'apply_promo_code'>): ReplyOf<'apply_promo_code'> => ({
  ...offer,
  delivery_discount: 0,
  lines: items.map((_line, line) => ({ line, discount: line === 0 ? 400 : 0 })),
  steps: [],
});

const belowMinimum = () =>
  refuse(errorCodes.PROMO_DOES_NOT_FIT, {
    errors: [
      {
        path: 'promo_code',
        code: String(errorCodes.PROMO_DOES_NOT_FIT),
        params: { reason: 'min_order_amount', minimum: 2_000, subtotal: 1_200 },
      },
    ],
  });

const answers: Answers = { find_promo_codes: () => ({ data: [offer] }), apply_promo_code: quote };
const codeField = () => screen.getByRole('textbox', { name: 'Promo code' });

describe('an offer on the ticket', () => {
  it('is suggested if it fits, and one tap takes it off the line, the total and the order', async () => {
    const { user, server } = await openPage(answers);
    await takeSoup(user);
    await user.click(await screen.findByRole('button', { name: 'SOUP4: €4.00 off' }));
    expect(await screen.findByText('Soup week · €4.00 off')).toBeInTheDocument();
    expect(ticket().getByText('Discount (SOUP4)').nextElementSibling).toHaveTextContent('-€4.00');
    expect(ticket().getByText('Total').nextElementSibling).toHaveTextContent('€8.00');
    await user.click(placeButton());
    await screen.findByText('#4711');
    expect(sent(server)[0]?.promo_code).toBe('SOUP4');
  });

  it('that doesn’t fit says why at its field, keeps what was typed, and holds the order back', async () => {
    const { user, server } = await openPage({ ...answers, apply_promo_code: belowMinimum });
    await takeSoup(user);
    await user.click(screen.getByRole('button', { name: 'Add promo code' }));
    await user.type(codeField(), 'soup4');
    expect(screen.queryByText(/below this offer’s minimum/)).not.toBeInTheDocument();
    await user.tab();
    expect(await screen.findByText('€8.00 below this offer’s minimum of €20.00.')).toBeInTheDocument();
    await user.click(placeButton());
    expect(codeField()).toHaveValue('SOUP4');
    expect(sent(server)).toEqual([]);

    await user.click(screen.getByRole('button', { name: 'Remove code' }));
    await user.click(placeButton());
    await screen.findByText('#4711');
    expect(sent(server)[0]).not.toHaveProperty('promo_code');
  });

  it('whose last use went to someone else is refused at its field, with nothing lost', async () => {
    const usedUp = {
      path: 'promo_code',
      code: String(errorCodes.PROMO_DOES_NOT_FIT),
      params: { reason: 'uses_left', uses: 30, uses_max: 30 },
    };
    const { user, server } = await openPage({
      ...answers,
      create_order: () => refuse(errorCodes.PROMO_DOES_NOT_FIT, { errors: [usedUp] }),
    });
    await takeSoup(user);
    await user.click(await screen.findByRole('button', { name: /^SOUP4/ }));
    await screen.findByText('Soup week · €4.00 off');
    await user.click(placeButton());
    expect(await screen.findByText('This offer has reached its limit of 30 uses.')).toBeInTheDocument();
    expect(codeField()).toHaveValue('SOUP4');
    server.answer({ create_order: (body) => ({ order: orderOf(body) }) });
    await user.click(screen.getByRole('button', { name: 'Remove code' }));
    await user.click(placeButton());
    await screen.findByText('#4711');
  });

  it('is sent unchecked if something else keeps the server from checking it', async () => {
    const gone = { path: 'items.0.item_id', code: '4102' };
    const apply_promo_code = () => refuse(errorCodes.FIELDS_NOT_VALID, { errors: [gone] });
    const { user, server } = await openPage({ ...answers, apply_promo_code });
    await takeSoup(user);
    await user.click(await screen.findByRole('button', { name: /^SOUP4/ }));
    expect(await screen.findByText(/We couldn’t check the code/)).toBeInTheDocument();
    await user.click(placeButton());
    await screen.findByText('#4711');
    expect(sent(server)[0]?.promo_code).toBe('SOUP4');
  });
});
