import { expect, it } from 'vitest';
import { pushMessages } from '#server/db/schema/index';
import { alterOrder, lockOrder, systemActor } from '#server/modules/orders/service';
import { callAs } from '../../support/callApi';
import { makeItem, orderInput } from '../../support/factories/index';
import { setUpPushDesk } from '../../support/pushDesk';
import { until } from '../../support/until';

const { desk, ownerOn } = setUpPushDesk();

it.each(['payment_failed', 'refund_failed'] as const)('a push about a %s says so', async (kind) => {
  const { app, db } = desk.server;
  const { id: store_id } = desk.store;
  const item = await makeItem(db, desk.store);
  await ownerOn('counter');
  const { order } = await callAs(app, 'platform', 'platform/create_order', { ...orderInput(item), store_id });
  await db.transaction(async (tx) => {
    const failed = { kind, actor: systemActor, detail: {} } as const;
    await alterOrder(tx, await lockOrder(tx, store_id, order._id), { set: {}, happenings: [failed] }, new Date());
  });
  const told = async () => (await db.select().from(pushMessages)).map(({ message }) => message);
  await until(async () =>
    expect(await told()).toContainEqual(expect.objectContaining({ order_id: order._id, reason: kind })),
  );
});
