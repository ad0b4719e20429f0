import { addHours, subDays, subHours } from 'date-fns';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BodyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import { limits } from '#contract/limits';
import { orderStatus } from '#contract/orders/statuses';
import { recordsChangedCode } from '#contract/stream';
import { newId } from '#server/db/schema/columns';
import { orders, outbox, reviews } from '#server/db/schema/index';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { call, callAs } from '../../support/callApi';
import { makeEndedOrder, makeProvider, makeReview, makeSubStore } from '../../support/factories/index';
import { loginSubStore } from '../../support/login';
import { type OrderProvider, openOrderStore } from '../../support/orderDesk';

let test: TestApp;
let desk: OrderProvider;
let clock = new Date();
const setClock = (now: Date) => {
  clock = now;
  test.clock.now = now;
};
beforeAll(async () => {
  test = await buildTestApp();
});
beforeEach(async () => {
  setClock(new Date());
  desk = await openOrderStore(test);
});
afterAll(() => test.close());

const review = (fields: Parameters<typeof makeReview>[2] = {}) => makeReview(test.db, desk.store, fields);
const list = (body: BodyOf<'get_reviews_list'> = {}) => callAs(test.app, desk.owner, 'get_reviews_list', body);
const summary = async (body: BodyOf<'get_reviews_summary'> = {}) =>
  (await callAs(test.app, desk.owner, 'get_reviews_summary', body)).summary;
const reply = (_id: string, text: string, rest: Partial<BodyOf<'reply_review'>> = {}) =>
  call(test.app, desk.owner, 'reply_review', { _id, text, ...rest });
const ratings = async (body: BodyOf<'get_reviews_list'> = {}) => (await list(body)).data.map(({ rating }) => rating);
const told = (after = 0) =>
  callAs(test.app, 'platform', 'platform/get_review_list', { store_id: desk.store.id, after });

describe('a review of a customer', () => {
  const add = (order_id: string, rest: Partial<BodyOf<'platform/add_review'>> = {}) =>
    call(test.app, 'platform', 'platform/add_review', { store_id: desk.store.id, order_id, rating: 2, ...rest });

  it('is about a completed order, of which there is one, and reaches the devices of the store', async () => {
    const { id } = await makeEndedOrder(test.db, desk.store, { item: desk.item });
    expect(await add(id, { comment: 'Cold when it came.', language: 'en' })).toMatchObject({ success: true });
    const { data } = await list();
    expect(data).toMatchObject([
      {
        order_id: id,
        rating: 2,
        comment: 'Cold when it came.',
        language: 'en',
        state: 'published',
        order: { items: [{ item_id: desk.item.id, quantity: 1 }] },
        customer: { name: 'Camille Test', earlier_orders: 0 },
      },
    ]);
    const messages = await test.db.select().from(outbox).where(eq(outbox.store_id, desk.store.id));
    expect(messages.map(({ message_code, message_data }) => [message_code, message_data])).toEqual([
      [recordsChangedCode, { entity: 'review', ids: [data[0]?._id] }],
    ]);
    expect(await add(id)).toMatchObject({ success: false, errors: [{ code: String(errorCodes.REVIEW_EXISTS) }] });
  });

  it('is refused for an order that was called off or is still under way', async () => {
    const cancelled = await makeEndedOrder(test.db, desk.store, { order_status: orderStatus.CANCELLED_BY_STORE });
    const running = await desk.placeOwn();
    for (const order_id of [cancelled.id, running._id]) {
      expect(await add(order_id)).toMatchObject({ errors: [{ code: String(errorCodes.ORDER_NOT_COMPLETED) }] });
    }
    expect((await list()).count).toBe(0);
  });

  it('is written once if it is sent twice at the same time', async () => {
    const { id } = await makeEndedOrder(test.db, desk.store);
    const replies = await Promise.all([add(id), add(id), add(id)]);
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    expect((await list()).count).toBe(1);
  });

  it('is the first one again if its key comes again', async () => {
    const { id } = await makeEndedOrder(test.db, desk.store);
    const first = await add(id, { idempotency_key: 'review-of-camille' });
    expect(await add(id, { idempotency_key: 'review-of-camille' })).toEqual(first);
  });
});

describe('the list', () => {
  it('begins with the unanswered reviews, the lowest first, and goes by ten', async () => {
    const answered = { reply_text: 'Sorry', reply_at: clock, reply_by: 'Test' };
    for (const rating of [5, 1, 3]) await review({ rating });
    await review({ rating: 1, ...answered });
    await review({ rating: 1, state: 'removed' });
    expect(await ratings()).toEqual([1, 3, 5, 1, 1]);
    expect(await ratings({ filter: { is_unanswered: true } })).toEqual([1, 3, 5]);
    expect(await ratings({ sort_by: 'rating', sort_order: 'DESC' })).toEqual([5, 3, 1, 1, 1]);
    for (let more = 0; more < 7; more += 1) await review({ rating: 4 });
    expect(await list()).toMatchObject({ count: 12, data: { length: 10 } });
    expect((await list({ page: 2 })).data).toHaveLength(2);
  });

  it('is narrowed by days, stars, order type, delivery person, item and words', async () => {
    const rider = await makeProvider(test.db, desk.store);
    await review({ rating: 1, created_at: subDays(clock, 40) });
    await review({ rating: 2, comment: 'The SOUP was 100% cold' });
    await review({ rating: 3, order: { order_type: 'delivery', provider_id: rider.id } });
    await review({ rating: 4, order: { item: desk.item, customer_name: 'Odette Blanc' } });
    const late = await review({ rating: 5 });
    const [order] = await test.db.select().from(orders).where(eq(orders.id, late.order_id));

    const lastMonth = subDays(clock, 30).toISOString().slice(0, 10);
    expect(await ratings({ start_date: lastMonth })).toEqual([2, 3, 4, 5]);
    expect(await ratings({ end_date: lastMonth })).toEqual([1]);
    expect(await ratings({ filter: { rating: [1, 2] } })).toEqual([1, 2]);
    expect(await ratings({ filter: { order_type: 'delivery' } })).toEqual([3]);
    expect(await ratings({ filter: { provider_id: rider.id } })).toEqual([3]);
    expect(await ratings({ filter: { item_id: desk.item.id } })).toEqual([4]);
    expect(await ratings({ query: 'soup' })).toEqual([2]);
    expect(await ratings({ query: '100%' })).toEqual([2]);
    expect(await ratings({ query: 'odette' })).toEqual([4]);
    expect(await ratings({ query: `#${order?.unique_id}` })).toEqual([5]);
  });

  it('says what the customer ordered before, and whether they came back after the reply', async () => {
    const regular = { customer_country_phone_code: '+33', customer_phone: '655555555' };
    for (const days of [30, 20]) {
      await makeEndedOrder(test.db, desk.store, { ...regular, created_at: subDays(clock, days) });
    }
    await makeEndedOrder(test.db, desk.store, {
      ...regular,
      created_at: subDays(clock, 15),
      order_status: orderStatus.REJECTED,
    });
    const { id } = await review({ order: { ...regular, created_at: subDays(clock, 10) } });
    expect((await list()).data[0]?.customer).toEqual({ name: 'Camille Test', earlier_orders: 2 });
    await reply(id, 'We are sorry.');
    expect((await list()).data[0]?.customer).toMatchObject({ ordered_again: false });
    await makeEndedOrder(test.db, desk.store, { ...regular, created_at: addHours(clock, 1) });
    expect((await list()).data[0]?.customer).toMatchObject({ earlier_orders: 2, ordered_again: true });
  });
});

describe('the summary', () => {
  it('has average, distribution, weeks, delivery people and what is mentioned most, without removed reviews', async () => {
    const rider = await makeProvider(test.db, desk.store, { first_name: 'Ana', last_name: 'Ride' });
    const soup = { id: newId(), name: ['Onion soup', 'Soupe à l’oignon'] };
    const delivered = { order_type: 'delivery' as const, provider_id: rider.id };
    // A Saturday and the Sunday after it, at noon: two weeks.
    const [saturday, sunday] = [new Date('2026-03-14T12:00:00Z'), new Date('2026-03-15T12:00:00Z')];
    const english = { language: 'en' };
    const cold = 'The onion soup was cold, and it wasn’t the first time';
    await review({ ...english, rating: 1, created_at: saturday, comment: cold, order: { ...delivered, item: soup } });
    await review({ ...english, rating: 2, created_at: sunday, comment: 'Cold again!', order: { item: soup } });
    await review({
      language: 'fr',
      rating: 5,
      created_at: sunday,
      comment: 'La soupe à l’oignon est très bonne',
      order: { item: soup },
    });
    await review({ rating: 1, created_at: sunday, state: 'removed', comment: 'Cold cold cold' });
    await review({ rating: 4, created_at: new Date('2026-04-20T12:00:00Z') });

    expect(await summary({ start_date: '2026-03-01', end_date: '2026-03-31' })).toEqual({
      count: 3,
      average: 8 / 3,
      unanswered: 3,
      removed: 1,
      distribution: [
        { rating: 5, count: 1 },
        { rating: 4, count: 0 },
        { rating: 3, count: 0 },
        { rating: 2, count: 1 },
        { rating: 1, count: 1 },
      ],
      weeks: [
        { start_date: '2026-03-08', count: 1, average: 1 },
        { start_date: '2026-03-15', count: 2, average: 3.5 },
      ],
      words: [{ word: 'cold', count: 2, average: 1.5 }],
      items: [{ _id: soup.id, name: soup.name, count: 3, mentions: 2, average: 8 / 3 }],
      providers: [{ _id: rider.id, name: 'Ana Ride', count: 1, average: 1 }],
      apology_max: 0,
      reply_templates: [],
      currency: desk.store.currency,
    });
    expect(await summary({ start_date: '2027-01-01' })).toMatchObject({ count: 0, average: null, weeks: [] });
  });
});

describe('a reply', () => {
  it('can begin with the store’s own templates, which all who reply can read and only some change', async () => {
    const office = await loginSubStore(test.app, await makeSubStore(test.db, desk.store, { grants: ['store/review'] }));
    const rain = { name: 'Rain', text: 'Sorry about the rain, {name}' };
    const { review_settings } = await callAs(test.app, desk.owner, 'get_review_settings', {});
    expect(review_settings).toMatchObject({ version: 1, reply_templates: [] });
    const change = { version: 1, reply_templates: [rain] };
    expect(await call(test.app, office, 'update_review_settings', change)).toMatchObject({ success: false });
    await callAs(test.app, desk.owner, 'update_review_settings', change);
    expect((await callAs(test.app, office, 'get_reviews_summary', {})).summary.reply_templates).toEqual([rain]);
    // Another field leaves them as they are.
    await callAs(test.app, desk.owner, 'update_review_settings', { version: 2, apology_max: 500 });
    expect(await summary()).toMatchObject({ apology_max: 500, reply_templates: [rain] });
    const tooMany = Array.from({ length: limits.replyTemplatesMax + 1 }, () => rain);
    expect(
      await call(test.app, desk.owner, 'update_review_settings', { version: 3, reply_templates: tooMany }),
    ).toMatchObject({ errors: [{ path: 'reply_templates', code: 'too_big' }] });
  });

  it('can be changed for a day', async () => {
    const { id } = await review();
    const written = clock;
    await reply(id, 'Thank you');
    setClock(addHours(written, 23));
    expect(await reply(id, 'Thank you, Camille')).toMatchObject({
      review: { reply: { text: 'Thank you, Camille', at: written.toISOString(), edited_at: clock.toISOString() } },
    });
    setClock(addHours(written, 25));
    expect(await reply(id, 'Too late')).toMatchObject({ error_code: errorCodes.REPLY_NO_LONGER_EDITABLE });
    expect((await list()).data[0]?.reply?.text).toBe('Thank you, Camille');
  });

  it('does not replace what someone else replied in the meantime', async () => {
    const { id, version } = await review();
    expect(await reply(id, 'First', { version })).toMatchObject({ success: true, review: { version: version + 1 } });
    expect(await reply(id, 'Second', { version })).toMatchObject({
      error_code: errorCodes.CHANGED_MEANWHILE,
      current: { reply: { text: 'First' } },
    });
  });

  it('reaches the platform in the order of the changes, each time with a higher number', async () => {
    const first = await review();
    const second = await review();
    await reply(second.id, 'To the second');
    await reply(first.id, 'To the first');
    const { data } = await told();
    expect(data.map(({ _id, reply: answer }) => [_id, answer?.text])).toEqual([
      [second.id, 'To the second'],
      [first.id, 'To the first'],
    ]);
    const last = data.at(-1)?.seq ?? 0;
    expect((await told(last)).data).toEqual([]);
    await callAs(test.app, desk.owner, 'set_review_note', { _id: second.id, note: 'Nobody else reads this' });
    await reply(second.id, 'To the second, again');
    const { data: later } = await told(last);
    expect(later).toMatchObject([{ _id: second.id, reply: { text: 'To the second, again' } }]);
    expect(JSON.stringify(later)).not.toContain('Nobody else');
  });
});

describe('a report', () => {
  const report = (_id: string) =>
    call(test.app, desk.owner, 'report_review', { _id, reason: 'abusive', text: 'Insults our cook' });
  const settle = (review_id: string, state: 'kept' | 'removed') =>
    callAs(test.app, 'platform', 'platform/settle_review', { store_id: desk.store.id, review_id, state });

  it('is checked by the platform once, and a review that it removes no longer counts', async () => {
    const { id } = await review({ rating: 1 });
    await review({ rating: 5 });
    expect(await report(id)).toMatchObject({ review: { state: 'reported', report: { reason: 'abusive' } } });
    expect(await report(id)).toMatchObject({ error_code: errorCodes.REVIEW_ALREADY_REPORTED });
    expect((await told()).data).toMatchObject([{ _id: id, state: 'reported', report: { text: 'Insults our cook' } }]);
    await settle(id, 'removed');
    expect(await summary()).toMatchObject({ count: 1, average: 5 });
    expect(await reply(id, 'Hello?')).toMatchObject({ error_code: errorCodes.REVIEW_REMOVED });
    expect((await list({ filter: { state: 'removed' } })).data).toMatchObject([
      { _id: id, report: { reason: 'abusive' } },
    ]);
  });

  it('can end with the review being kept, which can still be answered', async () => {
    const { id } = await review({ rating: 1 });
    await report(id);
    await settle(id, 'kept');
    expect(await reply(id, 'We see it differently.')).toMatchObject({ success: true, review: { state: 'kept' } });
    expect(await report(id)).toMatchObject({ error_code: errorCodes.REVIEW_ALREADY_REPORTED });
  });
});

it('a review goes with its order', async () => {
  const { id, order_id } = await review({ created_at: subHours(clock, 1) });
  await test.db.delete(orders).where(and(eq(orders.store_id, desk.store.id), eq(orders.id, order_id)));
  expect(await test.db.select().from(reviews).where(eq(reviews.id, id))).toEqual([]);
});
