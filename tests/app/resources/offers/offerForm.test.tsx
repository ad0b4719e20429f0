import { configure, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ReplyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import { createDataProvider } from '../../../../src/dataProvider/index';
import { entityOf } from '../../../../src/descriptors/resources/index';
import { writeExport } from '../../../../src/menuFiles/export/writeExport';
import { RunControl } from '../../../../src/menuFiles/run/runControl';
import { clearSession } from '../../../../src/session/session';
import { aSession } from '../../../support/accounts';
import { atNoon } from '../../../support/atNoon';
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

const ends = '2026-12-31T22:30:00.000Z';

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
    await user.click(screen.getByRole('combobox', { name: 'Applies to' }));
    await user.click(screen.getByRole('option', { name: 'Certain items' }));
    await user.click(screen.getByRole('combobox', { name: 'Items' }));
    await user.click(await screen.findByRole('option', { name: 'Crème brûlée' }));
    await user.click(screen.getByRole('combobox', { name: 'Days and hours' }));
    await user.click(screen.getByRole('option', { name: 'Certain weekdays' }));
    await user.type(screen.getByLabelText('From'), '11:30');
    await user.type(screen.getByLabelText('Until'), '14:00');
    await user.type(screen.getByRole('textbox', { name: 'Total uses' }), '200');
    const next = within(screen.getByRole('list', { name: 'Next dates' })).getAllByRole('listitem');
    expect(next).toHaveLength(5);
    // The first may have begun already.
    expect(next[1]).toHaveTextContent(/11:30 AM to 2:00 PM$/);
    const summary = screen.getByRole('region', { name: 'Summary' });
    expect(summary).toHaveTextContent('20% · Crème brûlée');
    expect(summary).toHaveTextContent('Monday to Friday 11:30 AM–2:00 PM');
    expect(summary).toHaveTextContent('200 uses in total');

    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Offer added.');
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

  it('is tried at an address: its delivery fee counts, until another is typed', async () => {
    const free: Offer = {
      ...lunch,
      promo_for: 'delivery',
      promo_apply_on: [],
      value: 100,
      recursion: { type: 'none' },
    };
    const area = { _id: idOf(900), name: ['Centre'] };
    const minutes = { from: 30, to: 45 };
    const quote = { metres: 1_200, steps: [], fee: 420, minutes, lost: [], terms_id: idOf(901) };
    const { user, server } = open(`/${lunch._id}`, {
      get_promo_code: () => ({ promo_code: free }),
      get_delivery_quote: ({ location: [lat] }) =>
        lat > 50
          ? { ...quote, is_delivered: false, fee: 0, reason: 'outside_areas' as const }
          : { ...quote, area, is_delivered: true },
    });
    const address = await screen.findByRole('textbox', { name: 'Delivery address' });
    await user.type(address, '45.75, 4.85{Enter}');
    expect(await screen.findByText(/^Takes €4\.20 off: /)).toBeInTheDocument();
    expect(address).toHaveAccessibleDescription('Centre · 1.2 km · €4.20');
    expect(server.received('get_delivery_quote')[0]?.body).toMatchObject({ location: [45.75, 4.85], subtotal: 300 });

    const fee = screen.getByRole('textbox', { name: 'Delivery fee' });
    expect(fee).toHaveValue('4.20');
    await user.clear(fee);
    await user.type(fee, '-7');
    expect(fee).toHaveAccessibleDescription('At least €0.00.');
    await user.clear(fee);
    await user.type(fee, '7');
    expect(await screen.findByText(/^Takes €7\.00 off: /)).toBeInTheDocument();

    await user.clear(address);
    await user.type(address, '52.5, 13.4{Enter}');
    expect(await screen.findByText('You don’t deliver there.')).toBeInTheDocument();
    await user.clear(address);
    await user.type(address, 'Nowhere{Enter}');
    expect(await screen.findByText(/^Couldn’t find this place\./)).toBeInTheDocument();
  });

  it('keeps what was typed for a percentage while an amount is tried', async () => {
    const { user, server } = open(`/${lunch._id}`);
    await user.click(await screen.findByRole('radio', { name: 'Fixed amount' }));
    await user.type(screen.getByRole('textbox', { name: 'Discount' }), '3');
    await user.click(screen.getByRole('radio', { name: 'Percentage' }));
    expect(screen.getByRole('textbox', { name: 'Discount' })).toHaveValue('20');
    await user.click(screen.getByRole('radio', { name: 'Fixed amount' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Offer saved.');
    expect(server.received('update_promo_code')[0]?.body).toMatchObject({ type: 'absolute', value: 300 });
  });
});

describe('the list of offers', () => {
  it('shows a lunch offer as inactive at night', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-10T01:00:00Z') });
    open('');
    expect(await screen.findByText('Outside its hours')).toBeInTheDocument();
    expect(screen.queryByText('Active')).toBeNull();
  });

  it('shows state and uses, pauses with one tap, and duplicates without the code', async () => {
    // A Wednesday.
    atNoon();
    const { user, server } = open('');
    expect(await screen.findByText('Active')).toBeInTheDocument();
    expect(screen.getByText(/^Mon.*11:30.AM–2:00.PM$|^Monday to Friday 11:30.AM–2:00.PM$/)).toBeInTheDocument();
    expect(screen.getByText('4 of 200')).toBeInTheDocument();
    await user.click(screen.getByRole('switch', { name: 'Weekday lunch: on' }));
    expect(await screen.findByText('Paused')).toBeInTheDocument();
    expect(server.received('update_promo_code')[0]?.body).toMatchObject({ _id: lunch._id, is_active: false });

    await user.click(screen.getByRole('button', { name: 'More actions for Weekday lunch' }));
    await user.click(screen.getByRole('menuitem', { name: 'Duplicate' }));
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Weekday lunch (copy)');
    expect(screen.getByRole('textbox', { name: 'Code' })).toHaveValue('');
  });

  it('is exported with names, days and dates that people read', async () => {
    fakeServer({
      ...calls,
      get_promo_code_list: () => ({ data: [{ ...lunch, expires_at: ends }], count: 1 }),
    }).install();
    const { file, rowCount } = await writeExport(
      {
        ...{
          dataProvider: createDataProvider({ entityOf }),
          kind: 'offers',
          separator: ',',
          language: 'en',
          languages: ['en'],
        },
        ...{ targets: ['promo_code', 'value', 'promo_apply_on', 'repeats', 'days', 'from', 'until', 'expires_at'] },
        ...{ currency: 'EUR', timezone: 'Europe/Berlin', hasCategories: false },
      },
      new RunControl(),
      () => undefined,
    );
    expect(rowCount).toBe(1);
    expect((await file?.text())?.trim().split('\r\n')).toEqual([
      'No.,Code,Discount,Chosen items or sub-categories,Repeats,Days,From,Until,Ends',
      '1,LUNCH20,20,Crème brûlée,weekly,Monday | Tuesday | Wednesday | Thursday | Friday,11:30,14:00,"31 December 2026, 23:30"',
    ]);
  });
});
