import { configure, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ReplyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import { clearSession } from '../../../../src/session/session';
import { aSession } from '../../../support/accounts';
import { type Answers, fakeServer, refuse } from '../../../support/fakeServer';
import { readAhead } from '../../../support/readAhead';
import { renderApp } from '../../../support/renderApp';
import { aMenu, idOf, soup } from '../../orders/create/createOrderFixtures';

readAhead(
  () => import('../../../../src/resources/offers/OfferList'),
  () => import('../../../../src/resources/offers/OfferForm'),
);

configure({ defaultHidden: true });
// What was fetched for the test before is forgotten with its account.
beforeEach(clearSession);

type Offer = ReplyOf<'get_promo_code'>['promo_code'];

const lunch: Offer = {
  ...{ _id: idOf(801), version: 3, created_at: '2026-03-01T10:00:00.000Z', updated_at: '2026-03-01T10:00:00.000Z' },
  ...{ updated_by: 'Owner', promo_code: 'LUNCH20', name: ['Weekday lunch'], description: [''], image: null },
  ...{ is_active: true, type: 'percentage', value: 20, promo_for: 'item', promo_apply_on: [soup._id] },
  recursion: { type: 'weekly', days: [1, 2, 3, 4, 5], start_time: '11:30', end_time: '14:00' },
  ...{ starts_at: null, expires_at: null, order_types: ['delivery', 'pickup', 'table'], is_first_order_only: false },
  ...{ uses_max: 200, uses_per_customer: null, min_order_amount: null, max_discount: null, min_items: null },
  ...{ budget: null, uses: 4, discount_given: 960 },
};

const calls: Answers = {
  get_store_menu: aMenu,
  get_promo_code_list: () => ({ data: [lunch], count: 1 }),
  get_promo_code: () => ({ promo_code: lunch }),
  add_promo_code: (body) => ({ promo_code: { ...lunch, ...(body as Partial<Offer>) }, message: 501 }),
  update_promo_code: (body) => ({ promo_code: { ...lunch, ...(body as Partial<Offer>), version: 4 }, message: 502 }),
};

const open = (path: string, answers: Answers = {}) =>
  renderApp({ path: `/app/offers${path}`, server: fakeServer({ ...calls, ...answers }), session: aSession() });

const steps = () => within(screen.getByRole('region', { name: 'Try it' })).getAllByRole('listitem');

describe('a new offer', () => {
  it('“20% off soup on weekday lunches, at most 200 uses” takes nine entries', async () => {
    const { user, server } = open('/create');
    await user.type(await screen.findByRole('textbox', { name: 'Code' }), 'lunch20');
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Weekday lunch');
    await user.type(screen.getByRole('textbox', { name: 'Discount' }), '20');
    await user.click(screen.getByRole('combobox', { name: 'What it takes the discount off' }));
    await user.click(screen.getByRole('option', { name: 'Certain items' }));
    await user.click(screen.getByRole('combobox', { name: 'Items' }));
    await user.click(await screen.findByRole('option', { name: 'Crème brûlée' }));
    await user.click(screen.getByRole('combobox', { name: 'Days and hours' }));
    await user.click(screen.getByRole('option', { name: 'Certain weekdays' }));
    await user.type(screen.getByLabelText('From'), '11:30');
    await user.type(screen.getByLabelText('Until'), '14:00');
    await user.type(screen.getByRole('textbox', { name: 'Total uses' }), '200');
    const next = within(screen.getByRole('list', { name: 'Next times' })).getAllByRole('listitem');
    expect(next).toHaveLength(5);
    expect(next[0]).toHaveTextContent(/11:30 AM to 2:00 PM$/);
    const summary = screen.getByRole('region', { name: 'In short' });
    expect(summary).toHaveTextContent('20% · Crème brûlée');
    expect(summary).toHaveTextContent('Monday to Friday 11:30–14:00');
    expect(summary).toHaveTextContent('200 uses in total');

    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Added.');
    expect(server.received('add_promo_code')[0]?.body).toMatchObject({
      ...{ promo_code: 'LUNCH20', type: 'percentage', value: 20, promo_for: 'item', promo_apply_on: [soup._id] },
      recursion: { type: 'weekly', days: [1, 2, 3, 4, 5], start_time: '11:30', end_time: '14:00' },
      uses_max: 200,
    });
  });

  it('says what is missing, and that a code is taken, at the field', async () => {
    const taken = { path: 'promo_code', code: String(errorCodes.PROMO_CODE_EXISTS) };
    const { user, server } = open('/create', {
      add_promo_code: () => refuse(errorCodes.PROMO_CODE_EXISTS, { errors: [taken] }),
    });
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    expect((await screen.findAllByText('This field is required.')).length).toBeGreaterThan(1);
    expect(server.received('add_promo_code')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Generate' }));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' }).value).toMatch(/^[A-Z2-9]{6}$/);
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Flyer');
    await user.type(screen.getByRole('textbox', { name: 'Discount' }), '10');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/Another offer has this promo code/)).toBeInTheDocument();
  });
});

describe('an offer', () => {
  it('is tried on a sample order: each condition in words, and what it takes off', async () => {
    open(`/${lunch._id}`);
    // A fifth of the soup; the delivery fee of the sample stays.
    await screen.findByText(/^Takes €2\.40 off: /);
    expect(steps().map(({ textContent }) => textContent)).toContain('MetWithin its days and hours.');
    const due = screen.getByLabelText<HTMLInputElement>('Due at');
    const evening = due.value.replace(/T.*/, 'T20:00');
    // Browsers set the whole moment at once.
    fireEvent.change(due, { target: { value: evening } });
    expect(await screen.findByText('This order doesn’t get the discount.')).toBeInTheDocument();
    expect(steps().map(({ textContent }) => textContent)).toContain(
      'Not metThis offer isn’t valid at the time of the order.',
    );
  });

  it('keeps what was typed for a percentage while an amount is tried', async () => {
    const { user, server } = open(`/${lunch._id}`);
    await user.click(await screen.findByRole('radio', { name: 'Fixed amount' }));
    await user.type(screen.getByRole('textbox', { name: 'Discount' }), '3');
    await user.click(screen.getByRole('radio', { name: 'Percentage' }));
    expect(screen.getByRole('textbox', { name: 'Discount' })).toHaveValue('20');
    await user.click(screen.getByRole('radio', { name: 'Fixed amount' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved.');
    expect(server.received('update_promo_code')[0]?.body).toMatchObject({ type: 'absolute', value: 300 });
  });
});

describe('the list of offers', () => {
  it('shows state and uses, pauses with one tap, and duplicates without the code', async () => {
    const { user, server } = open('');
    expect(await screen.findByText('Running')).toBeInTheDocument();
    expect(screen.getByText('4 of 200')).toBeInTheDocument();
    await user.click(screen.getByRole('switch', { name: 'Weekday lunch: on' }));
    expect(await screen.findByText('Paused')).toBeInTheDocument();
    expect(server.received('update_promo_code')[0]?.body).toMatchObject({ _id: lunch._id, is_active: false });

    await user.click(screen.getByRole('button', { name: 'More actions for Weekday lunch' }));
    await user.click(screen.getByRole('menuitem', { name: 'Duplicate' }));
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Weekday lunch (copy)');
    expect(screen.getByRole('textbox', { name: 'Code' })).toHaveValue('');
  });
});
