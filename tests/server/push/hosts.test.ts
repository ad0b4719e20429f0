import { addMinutes } from 'date-fns';
import { expect, it } from 'vitest';
import { answerEndsFrom } from '#contract/orders/clocks';
import { pushMessages } from '#server/db/schema/index';
import { announceEndingAnswers } from '#server/jobs/overdueOrders';
import { callAs } from '../../support/callApi';
import { makeItem, makeStore, makeSubStore, makeTable, orderInput } from '../../support/factories/index';
import { loginSubStore } from '../../support/login';
import { setUpPushDesk } from '../../support/pushDesk';
import { testOrderRules } from '../../support/testOrderRules';
import { until } from '../../support/until';

const { desk, nameDevice, send } = setUpPushDesk();

it('A host is told that the time to answer a table order ends, and of no other order', async () => {
  desk.store = await makeStore(desk.server.db, { order_rules: { answer_within: 10 } });
  const item = await makeItem(desk.server.db, desk.store);
  const table = await makeTable(desk.server.db, desk.store);
  const host = await makeSubStore(desk.server.db, desk.store, { grants: ['store/table-booking'] });
  await nameDevice(await loginSubStore(desk.server.app, host), 'host');
  await callAs(desk.server.app, 'platform', 'platform/create_order', { ...orderInput(item), store_id: desk.store.id });
  const { order } = await callAs(desk.server.app, 'platform', 'platform/create_order', {
    ...orderInput(item, { order_type: 'table', table_id: table.id, persons: 2 }),
    store_id: desk.store.id,
  });
  await until(async () => expect(await desk.server.db.select().from(pushMessages)).toHaveLength(1));
  await send();
  desk.fcm.received.length = 0;
  const ending = answerEndsFrom(order, { ...testOrderRules, answer_within: 10 }) ?? new Date(0);
  expect(await announceEndingAnswers(desk.server.db, addMinutes(ending, 1))).toBe(2);
  await send(addMinutes(ending, 1));
  expect(desk.fcm.received.map(({ token, data }) => [token, data.order_id])).toEqual([['host', order._id]]);
});
