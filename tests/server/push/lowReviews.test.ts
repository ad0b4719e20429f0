import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { pushCodes } from '#contract/codes/pushCodes';
import { nextDayPushLifeSeconds, pushLifeSeconds } from '#contract/pushMessage';
import { pushMessages, subStores } from '#server/db/schema/index';
import { callAs } from '../../support/callApi';
import { makeEndedOrder, makeSubStore } from '../../support/factories/index';
import { loginSubStore } from '../../support/login';
import { setUpPushDesk } from '../../support/pushDesk';

const { desk, nameDevice, ownerOn, send } = setUpPushDesk();

/** The queued messages: they are stored before the platform gets its reply. */
const queued = () => desk.server.db.select().from(pushMessages);

describe('a low review', () => {
  const add = async (rating: number) => {
    const order = await makeEndedOrder(desk.server.db, desk.store);
    const said = { store_id: desk.store.id, order_id: order.id, rating, comment: 'Cold soup' };
    const { review } = await callAs(desk.server.app, 'platform', 'platform/add_review', said);
    return { order, review };
  };

  it('reaches the devices of those who read reviews, and says nothing of what was written', async () => {
    const office = await makeSubStore(desk.server.db, desk.store, { grants: ['store/review'] });
    const kitchen = await makeSubStore(desk.server.db, desk.store, { grants: ['store/order'] });
    await ownerOn('counter');
    await nameDevice(await loginSubStore(desk.server.app, office), 'office');
    await nameDevice(await loginSubStore(desk.server.app, kitchen), 'kitchen');
    const { order, review } = await add(2);
    await add(3);
    expect(await queued()).toHaveLength(2);
    await send();
    expect(desk.fcm.received.map(({ token }) => token).sort()).toEqual(['counter', 'office']);
    expect(desk.fcm.received[0]?.data).toEqual({
      message_code: String(pushCodes.LOW_REVIEW),
      store_id: desk.store.id,
      account: expect.stringMatching(`^${desk.store.id}/`),
      review_id: review._id,
      unique_id: String(order.unique_id),
    });
  });

  it('is worth sending for a day, where one about an order is not after ten minutes', async () => {
    await ownerOn('counter');
    await add(1);
    const later = (seconds: number) => new Date(Date.now() + seconds * 1_000);
    await send(later(pushLifeSeconds * 2));
    expect(desk.fcm.received).toMatchObject([
      { webpush: { headers: { TTL: String(nextDayPushLifeSeconds), Urgency: 'high' } } },
    ]);
    await add(1);
    await send(later(nextDayPushLifeSeconds + 1));
    expect([desk.fcm.received.length, await queued()]).toEqual([1, []]);
  });

  it('is pushed once, though the platform sends it again', async () => {
    await ownerOn('counter');
    const { id: order_id } = await makeEndedOrder(desk.server.db, desk.store);
    const said = { store_id: desk.store.id, order_id, rating: 1, idempotency_key: 'low-review' };
    await callAs(desk.server.app, 'platform', 'platform/add_review', said);
    await callAs(desk.server.app, 'platform', 'platform/add_review', said);
    expect(await queued()).toHaveLength(1);
  });

  it('is not pushed to an account whose permission ended', async () => {
    const office = await makeSubStore(desk.server.db, desk.store, { grants: ['store/review'] });
    await nameDevice(await loginSubStore(desk.server.app, office), 'office');
    await ownerOn('counter');
    await desk.server.db.update(subStores).set({ is_approved: false }).where(eq(subStores.id, office.id));
    await add(1);
    expect((await queued()).map(({ device_token }) => device_token)).toEqual(['counter']);
  });
});
