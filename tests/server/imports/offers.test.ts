import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { targetLabels } from '#contract/menuFiles/offerCells';
import { writeCells } from '#contract/menuFiles/writeCells';
import { nameKey } from '#contract/multilingual';
import { promoCodes, promoUses } from '#server/db/schema/index';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { callAs } from '../../support/callApi';
import { makeEndedOrder, makeItem, makeOffer } from '../../support/factories/index';
import { makeSubCategory } from '../../support/factories/makeItem';
import { type Cells, errors, openImportDesk, outcomes } from '../../support/importDesk';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const named = (text: string) => ({ name: [text], name_key: nameKey([text]) });

/** A store with two pizzas of one name, which their article numbers tell apart. */
async function openOffers() {
  const desk = await openImportDesk(server, { timezone: 'Europe/Paris' });
  const { db } = server;
  const pizzas = await makeSubCategory(db, desk.store, named('Pizzas'));
  const specials = await makeSubCategory(db, desk.store, named('Specials'));
  const soup = await makeItem(db, desk.store, { ...named('Soup'), sub_category_id: specials.id });
  const pizza = (sub_category_id: string, sku: string) =>
    makeItem(db, desk.store, { ...named('Margherita'), sub_category_id, sku });
  const [plain, special] = [await pizza(pizzas.id, 'M1'), await pizza(specials.id, 'M2')];
  const one = async (promo_code: string) => {
    const isOne = and(eq(promoCodes.store_id, desk.store.id), eq(promoCodes.promo_code, promo_code));
    return (await db.select().from(promoCodes).where(isOne))[0];
  };
  /** The rows of the store's own export. */
  const exported = async (): Promise<Cells[]> => {
    const { data } = await callAs(server.app, desk.owner, 'get_promo_code_list', {});
    const targets = targetLabels(await callAs(server.app, desk.owner, 'get_store_menu', {}));
    const context = { currency: 'EUR', timezone: 'Europe/Paris', languages: ['en', 'fr'], targets };
    return data.flatMap((offer) => writeCells('offers', offer, context));
  };
  return { ...desk, pizzas, soup, plain, special, one, exported };
}

const lunch: Cells = {
  ...{
    promo_code: 'lunch20',
    name: '20% off pizzas',
    'name:fr': '20 % sur les pizzas',
    type: 'percentage',
    value: '20 %',
  },
  ...{
    promo_for: 'sub-category',
    promo_apply_on: 'pizzas',
    repeats: 'weekly',
    days: 'Mon, Tue | Mittwoch | jeudi | Friday',
  },
  ...{ from: '11:30', until: '14:00', uses_max: '200', expires_at: '24.12.2026' },
};

describe('a file of offers', () => {
  it('adds new codes, with what it says and what a form leaves open', async () => {
    const { apply, one, pizzas, special } = await openOffers();
    const reply = await apply('import_offers', [
      lunch,
      {
        promo_code: 'FIVE',
        name: 'Five off',
        type: 'absolute',
        value: '5,00 €',
        promo_for: 'item',
        promo_apply_on: 'M2',
      },
    ]);
    expect([outcomes(reply), errors(reply).flat()]).toEqual([['create', 'create'], []]);
    expect(await one('LUNCH20')).toMatchObject({
      ...{
        name: ['20% off pizzas', '20 % sur les pizzas'],
        type: 'percentage',
        value: 20,
        is_active: true,
        version: 1,
      },
      ...{ promo_for: 'sub_category', promo_apply_on: [pizzas.id], uses_max: 200, uses: 0, starts_at: null },
      recursion: { type: 'weekly', days: [1, 2, 3, 4, 5], start_time: '11:30', end_time: '14:00' },
      order_types: ['delivery', 'pickup', 'table'],
      expires_at: new Date('2026-12-24T23:00:00.000Z'),
    });
    expect(await one('FIVE')).toMatchObject({ type: 'absolute', value: 500, promo_apply_on: [special.id] });
  });

  it('changes nothing if it is the store’s own export, whatever an offer says', async () => {
    const { store, preview, exported, soup, plain, special, pizzas } = await openOffers();
    const gone = randomUUID();
    const made = [
      { recursion: { type: 'weekly' as const, days: [5, 1], start_time: '22:00', end_time: '02:00' } },
      { recursion: { type: 'monthly' as const, days: [31, 1] } },
      { recursion: { type: 'none' as const, start_time: '11:00', end_time: '12:00' } },
      { recursion: { type: 'annual' as const, dates: ['12-24', '02-29'] } },
      { starts_at: new Date('2026-10-25T00:30:31.000Z'), expires_at: new Date('2026-12-31T23:00:00.000Z') },
      { promo_for: 'item' as const, promo_apply_on: [special.id, soup.id, gone, plain.id] },
      { promo_for: 'sub_category' as const, promo_apply_on: [pizzas.id] },
      { type: 'percentage' as const, value: 12.345, max_discount: 1_050, budget: 100_000, min_order_amount: 1 },
      { type: 'absolute' as const, value: 1, min_items: 2, uses_per_customer: 1, is_first_order_only: true },
      { order_types: ['table' as const, 'delivery' as const], is_active: false, description: ['=1+1', "l'été"] },
    ];
    for (const fields of made) await makeOffer(server.db, store, fields);
    const rows = await exported();
    expect(rows).toHaveLength(made.length);
    expect(rows.map(({ days }) => days)).toContain('24 December | 29 February');
    expect(rows.map(({ promo_apply_on }) => promo_apply_on)).toContain('M2 | Soup | M1');
    const reply = await preview('import_offers', rows);
    expect([errors(reply).flat(), new Set(outcomes(reply))]).toEqual([[], new Set(['unchanged'])]);
  });

  it('changes what a row says, keeps what it leaves empty and the uses, and can be undone', async () => {
    const { store, apply, undo, one, owner } = await openOffers();
    const promo = await makeOffer(server.db, store, { value: 10, budget: 5_000, uses: 3, discount_given: 900 });
    const import_id = randomUUID();
    const row = { promo_code: promo.promo_code.toLowerCase(), value: '15', budget: '-', days: '', uses_max: '4' };
    const reply = await apply('import_offers', [row, { ...lunch, promo_for: 'order', promo_apply_on: '' }], {
      import_id,
    });
    expect(outcomes(reply)).toEqual(['update', 'create']);
    expect(reply.results[0]?.changes).toEqual([
      { column: 'value', from: '10', to: '15' },
      { column: 'uses_max', from: '', to: '4' },
      { column: 'budget', from: '50.00', to: '' },
    ]);
    expect(await one(promo.promo_code)).toMatchObject({ value: 15, budget: null, uses: 3, version: 2 });
    const log = await callAs(server.app, owner, 'get_record_history', { entity: 'promo_code', _id: promo.id });
    expect(log.data[0]).toMatchObject({ action: 'apply', new_values: { value: 15, budget: null, uses_max: 4 } });

    // Another order has used it since: its count isn't the file's.
    await server.db.update(promoCodes).set({ uses: 4, discount_given: 1_200 }).where(eq(promoCodes.id, promo.id));
    expect((await undo(import_id)).results).toHaveLength(2);
    expect(await one(promo.promo_code)).toMatchObject({ value: 10, budget: 5_000, uses: 4, discount_given: 1_200 });
    expect(await one('LUNCH20')).toBeUndefined();
  });

  it('names each bad cell with its line, and takes the other rows', async () => {
    const { apply, one } = await openOffers();
    const good = { name: 'Offer', value: '10' };
    const rows: Cells[] = [
      { ...good, promo_code: 'not a code' },
      { ...good },
      { promo_code: 'NONAME', value: '5' },
      { promo_code: 'NOVALUE', name: 'Offer' },
      { ...good, promo_code: 'MUCH', value: '101' },
      { ...good, promo_code: 'ZERO', type: 'absolute', value: '0' },
      { ...good, promo_code: 'ITEMS', promo_for: 'item', promo_apply_on: 'Margherita | Sushi' },
      { ...good, promo_code: 'NOITEMS', promo_for: 'item' },
      { ...good, promo_code: 'DAYS', repeats: 'weekly', days: 'Monday | Someday' },
      { ...good, promo_code: 'NODAYS', repeats: 'annual' },
      { ...good, promo_code: 'REPEATS', days: 'Monday' },
      { ...good, promo_code: 'HOURS', repeats: 'daily', from: '11:30' },
      { ...good, promo_code: 'DATES', starts_at: '12/24/2026', expires_at: '2026-02-31' },
      { ...good, promo_code: 'BACK', starts_at: '2 May 2026, 10:00', expires_at: '1 May 2026, 10:00' },
      { ...good, promo_code: 'TYPES', order_types: 'delivery | drone', uses_max: '0' },
      { ...good, promo_code: 'GOOD' },
      { ...good, promo_code: 'good' },
    ];
    const reply = await apply('import_offers', rows);
    expect(errors(reply)).toEqual([
      ['promo_code not_a_code'],
      ['promo_code required'],
      ['name required'],
      ['value required'],
      ['value out_of_range'],
      ['value out_of_range'],
      ['promo_apply_on ambiguous_name', 'promo_apply_on unknown_target'],
      ['promo_apply_on required'],
      ['days not_a_day'],
      ['days required'],
      ['repeats not_a_choice'],
      ['until required'],
      ['starts_at not_a_date', 'expires_at not_a_date'],
      ['expires_at end_before_start'],
      ['order_types not_a_choice', 'uses_max out_of_range'],
      [],
      ['promo_code duplicate_in_file'],
    ]);
    expect(reply.results.map(({ line }) => line)).toEqual(rows.map((_, at) => at + 2));
    expect(await one('GOOD')).toMatchObject({ name: ['Offer'], value: 10 });
  });

  it('keeps an offer that was used when its import is undone', async () => {
    const { apply, undo, one, store } = await openOffers();
    const import_id = randomUUID();
    await apply('import_offers', [{ promo_code: 'USED', name: 'Used', value: '10' }], { import_id });
    const offer = await one('USED');
    const order = await makeEndedOrder(server.db, store);
    const use = { order_id: order.id, promo_id: offer?.id ?? '', discount: 100 };
    const customer = { customer_country_phone_code: '+33', customer_phone: '612345678' };
    await server.db.insert(promoUses).values({ store_id: store.id, ...use, ...customer });
    expect((await undo(import_id)).results).toMatchObject([{ success: false, error_code: 4113 }]);
    expect(await one('USED')).toBeDefined();
  });
});
