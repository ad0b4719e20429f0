import { addDays } from 'date-fns';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BodyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import { promoCodes } from '#server/db/schema/index';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { call, callAs } from '../../support/callApi';
import { makeReview, orderInput } from '../../support/factories/index';
import { type OrderProvider, openOrderStore } from '../../support/orderDesk';

let test: TestApp;
let desk: OrderProvider;
beforeAll(async () => {
  test = await buildTestApp();
  test.clock.now = new Date();
});
beforeEach(async () => {
  desk = await openOrderStore(test);
});
afterAll(() => test.close());

const review = () => makeReview(test.db, desk.store);
const list = () => callAs(test.app, desk.owner, 'get_reviews_list', {});
const reply = (_id: string, text: string, rest: Partial<BodyOf<'reply_review'>> = {}) =>
  call(test.app, desk.owner, 'reply_review', { _id, text, ...rest });
const told = () => callAs(test.app, 'platform', 'platform/get_review_list', { store_id: desk.store.id });

describe('an apology', () => {
  const allow = async (apology_max: number) => {
    const { review_settings } = await callAs(test.app, desk.owner, 'get_review_settings', {});
    const change = { version: review_settings.version, apology_max, apology_days: 10 };
    await callAs(test.app, desk.owner, 'update_review_settings', change);
  };
  const camille = { name: 'Camille Test', country_phone_code: '+33', phone: '612345678' };
  const orderWith = (promo_code: string, customer: typeof camille) =>
    call(test.app, desk.owner, 'create_order', { ...orderInput(desk.item), customer, promo_code });

  it('is refused above the limit in the settings, and without one', async () => {
    const { id } = await review();
    const tooMuch = { errors: [{ path: 'apology.value', code: 'too_big', params: { maximum: 0 } }] };
    expect(await reply(id, 'Sorry', { apology: { value: 1 } })).toMatchObject(tooMuch);
    await allow(500);
    expect(await reply(id, 'Sorry', { apology: { value: 501 } })).toMatchObject({ success: false });
    expect((await list()).data[0]).not.toHaveProperty('reply');
    expect(await test.db.select().from(promoCodes).where(eq(promoCodes.store_id, desk.store.id))).toEqual([]);
  });

  it('is a code that this customer alone can use, once, and the platform gets it with the reply', async () => {
    await allow(500);
    const { id } = await review();
    expect(await reply(id, 'Sorry', { apology: { value: 500 } })).toMatchObject({ success: true });
    expect(await reply(id, 'Sorry!', { apology: { value: 500 } })).toMatchObject({
      errors: [{ path: 'apology', code: String(errorCodes.APOLOGY_GIVEN) }],
    });
    const [sent] = (await told()).data;
    expect(sent).toMatchObject({
      reply: { text: 'Sorry' },
      apology: { value: 500, is_used: false, expires_at: addDays(test.clock.now ?? 0, 10).toISOString() },
    });
    const code = sent?.apology?.promo_code ?? '';
    const stranger = { ...camille, phone: '699999999' };
    expect(await orderWith(code, stranger)).toMatchObject({ error_code: errorCodes.PROMO_NOT_FOUND });
    expect(await orderWith(code, camille)).toMatchObject({ success: true, order: { discount: 500 } });
    expect((await list()).data[0]?.apology).toMatchObject({ promo_code: code, is_used: true });
    expect(await orderWith(code, camille)).toMatchObject({ error_code: errorCodes.PROMO_DOES_NOT_FIT });
  });

  it('is found among the offers by a search, and not listed otherwise', async () => {
    await allow(500);
    const { id } = await review();
    await reply(id, 'Sorry', { apology: { value: 500 } });
    const code = (await list()).data[0]?.apology?.promo_code ?? 'none';
    const codes = async (query = '') =>
      (await callAs(test.app, desk.owner, 'get_promo_code_list', { page: 1, perPage: 50, query })).data.map(
        ({ promo_code }) => promo_code,
      );
    expect(await codes(code)).toEqual([code]);
    expect(await codes()).not.toContain(code);
  });

  it('is not suggested to other customers', async () => {
    await allow(500);
    const { id } = await review();
    await reply(id, 'Sorry', { apology: { value: 500 } });
    const basket = { order_type: 'pickup' as const, items: [{ item_id: desk.item.id, quantity: 1 }] };
    const find = async (phone: string) =>
      (
        await callAs(test.app, desk.owner, 'find_promo_codes', {
          ...basket,
          customer: { country_phone_code: '+33', phone },
        })
      ).data.length;
    expect(await find('699999999')).toBe(0);
    expect(await find(camille.phone)).toBe(1);
  });
});
