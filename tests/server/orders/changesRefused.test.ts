import { afterAll, beforeAll, expect, it } from 'vitest';
import { orderStatus } from '#contract/orders/statuses';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { openChangeDesk } from '../../support/changeDesk';

let test: TestApp;
let desk: Awaited<ReturnType<typeof openChangeDesk>>;
beforeAll(async () => {
  test = await buildTestApp();
  desk = await openChangeDesk(test);
});
afterAll(() => test.close());

it('a change is told as declined, with what the customer said, until something else is asked or the kitchen is done', async () => {
  const order = await desk.paidOrder();
  const { change } = await desk.edit(order, [{ line: 0, quantity: 1 }]);
  const { order: declined } = await desk.answer(order, change, false, 'As ordered, please');
  expect(declined.refused_change).toMatchObject({ state: 'declined', answer: 'As ordered, please' });
  const { order: asked } = await desk.edit(declined, [{ line: 0, quantity: 3 }]);
  expect(asked.refused_change).toBeUndefined();

  const other = await desk.paidOrder();
  const { change: second } = await desk.edit(other, [{ line: 0, quantity: 1 }]);
  const { order: again } = await desk.answer(other, second, false);
  expect((await desk.move(again, orderStatus.READY)).refused_change).toBeUndefined();
});
