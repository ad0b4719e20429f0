import { expect, test } from 'vitest';
import { systemReasons } from '#contract/orders/systemReasons';
import { boardPathOf } from '../../../src/config/boardPages';
import { idleAfterMs, reactionTo, type Situation } from '../../../src/realtime/reactionTo';
import { now, orderEvent, plainEvent, snapshot } from './realtimeFixtures';

const idle: Situation = {
  pathname: '/app/order/past-orders',
  hasUnsaved: false,
  idleMs: idleAfterMs,
  canOpen: () => true,
  boardPathOf: (order) => boardPathOf(order, { timezone: 'Europe/Berlin' }, now),
  leavesPages: false,
  isListed: () => false,
};
const elsewhere = { ...idle, pathname: '/app/profile' };
const inHours = (hours: number) =>
  snapshot(1, { schedule_at: new Date(now.getTime() + hours * 3_600_000).toISOString() });
const later = inHours(48);

test.each([2070, 2071, 2074, 2088] as const)(
  '%i opens the order’s board from another board that no one is using',
  (code) => {
    expect(reactionTo(orderEvent(1, snapshot(1), code), idle)).toEqual({
      kind: 'jump',
      code,
      to: '/app/order/today-orders',
    });
    expect(reactionTo(orderEvent(1, later, code), idle)).toEqual({
      kind: 'jump',
      code,
      to: '/app/order/schedule-orders',
    });
  },
);

test('a scheduled order leads to the board that it is on', () => {
  const boardOf = (hours: number) => reactionTo(orderEvent(1, inHours(hours), 2070), elsewhere);
  expect(boardOf(3)).toMatchObject({ view: '/app/order/today-orders' });
  expect(boardOf(24)).toMatchObject({ view: '/app/order/tomorrow-orders' });
  expect(boardOf(48)).toMatchObject({ view: '/app/order/schedule-orders' });
  const canOpen = (path: string) => path.endsWith('today-orders');
  expect(reactionTo(orderEvent(1, later, 2070), { ...elsewhere, canOpen })).toMatchObject({
    view: '/app/order/today-orders',
  });
});

test.each([2061, 2062, 2063, 2064, 2065, 2066, 2067, 2069] as const)('%i leads to dispatch', (code) => {
  const event = orderEvent(1, snapshot(1), code, 'provider');
  expect(reactionTo(event, idle)).toEqual({ kind: 'jump', code, to: '/app/order/dispatch' });
  const canOpen = (path: string) => !path.endsWith('dispatch');
  expect(reactionTo(event, { ...idle, canOpen })).toEqual({ kind: 'jump', code, to: '/app/order/today-orders' });
});

test('2068 links to the history, but doesn’t replace a board with it', () => {
  const event = orderEvent(1, snapshot(1), 2068);
  const way = '/app/history/history-list';
  expect(reactionTo(event, { ...elsewhere, leavesPages: true })).toEqual({ kind: 'jump', code: 2068, to: way });
  expect(reactionTo(event, idle)).toEqual({ kind: 'notice', code: 2068, view: way });
});

test('a page that isn’t a board stays, unless the device leaves pages', () => {
  const event = orderEvent(1, snapshot(1));
  const to = '/app/order/today-orders';
  for (const pathname of ['/app/profile', '/app/history/reviews', '/app/settings/calendar', '/app/order/dispatch'])
    expect(reactionTo(event, { ...idle, pathname })).toEqual({ kind: 'notice', code: 2071, view: to });
  expect(reactionTo(event, { ...elsewhere, leavesPages: true })).toEqual({ kind: 'jump', code: 2071, to });
  const unsaved = { ...elsewhere, leavesPages: true, hasUnsaved: true };
  expect(reactionTo(event, unsaved)).toEqual({ kind: 'notice', code: 2071, view: to });
});

test('an event that is only listed doesn’t replace a board', () => {
  const event = orderEvent(1, snapshot(1), 2064, 'provider');
  expect(reactionTo(event, { ...idle, isListed: () => true })).toMatchObject({ kind: 'notice' });
  expect(reactionTo(event, { ...idle, isListed: () => true, leavesPages: true })).toMatchObject({ kind: 'jump' });
});

test.each([
  ['something unsaved', { hasUnsaved: true }],
  ['somebody at work', { idleMs: idleAfterMs - 1 }],
])('%s makes a jump a notice with a way', (_, changed) => {
  const reaction = reactionTo(orderEvent(1, snapshot(1)), { ...idle, ...changed });
  expect(reaction).toEqual({ kind: 'notice', code: 2071, view: '/app/order/today-orders' });
});

test('on a board a card says enough, but not of what a person must act on', () => {
  const onBoard = { ...idle, pathname: '/app/order/today-orders/abc' };
  expect(reactionTo(orderEvent(1, snapshot(1)), onBoard)).toEqual({
    kind: 'seen',
    code: 2071,
    view: '/app/order/today-orders',
  });
  expect(reactionTo(orderEvent(1, snapshot(1), 2062, 'provider'), onBoard)).toMatchObject({ kind: 'seen', code: 2062 });
  expect(reactionTo(orderEvent(1, snapshot(1), 2068), onBoard)).toMatchObject({ kind: 'notice', code: 2068 });
});

test('that no one answered an order is said on every page, also on its board', () => {
  const rejected = snapshot(1, { order_status: 103 });
  const event = orderEvent(1, rejected, 2088, 'system');
  Object.assign(event.messageData, {
    change: {
      axis: 'order',
      from: 1,
      to: 103,
      by: { kind: 'system', id: null, name: '' },
      reason: systemReasons.notAccepted,
    },
  });
  const view = `/app/order/today-orders/${rejected._id}`;
  for (const pathname of ['/app/profile', '/app/order/today-orders', '/app/create-order', view])
    expect(reactionTo(event, { ...idle, pathname, hasUnsaved: true })).toEqual({
      kind: 'notice',
      code: 2088,
      rejected,
      view,
    });
});

test('what the store’s own people did isn’t announced', () => {
  expect(reactionTo(orderEvent(1, snapshot(1), 2088, 'store'), idle)).toEqual({ kind: 'none' });
});

test.each([2073, 2093])('%i signs out whatever is open', (code) => {
  expect(reactionTo(plainEvent(null, code), { ...idle, hasUnsaved: true })).toEqual({ kind: 'sign_out', code });
});

test('2072 loads the page again, or offers to', () => {
  expect(reactionTo(plainEvent(null, 2072), idle)).toEqual({ kind: 'reload', code: 2072 });
  const unsaved = { ...idle, hasUnsaved: true };
  expect(reactionTo(plainEvent(null, 2072), unsaved)).toEqual({ kind: 'notice', code: 2072, reload: true });
});

test('unknown codes do nothing', () => {
  expect(reactionTo(plainEvent(1, 4711), idle)).toEqual({ kind: 'none' });
});

test.each([
  ['change_declined', 'customer'],
  ['change_expired', 'system'],
] as const)('%s is said wherever somebody is, with the way to the order', (kind, by) => {
  const order = snapshot(1);
  const event = orderEvent(1, order, 2088, by, kind);
  const view = `/app/order/today-orders/${order._id}`;
  const refusal = { kind, order_id: order._id, number: order.unique_id };
  expect(reactionTo(event, idle)).toEqual({ kind: 'notice', code: 2088, refusal, view });
  const onBoard = { ...idle, pathname: '/app/order/today-orders' };
  expect(reactionTo(event, onBoard)).toEqual({ kind: 'notice', code: 2088, refusal, view });
  expect(reactionTo(event, { ...idle, canOpen: () => false })).not.toHaveProperty('view');
});
