import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { orderStatus } from '#contract/orders/statuses';
import { storageKeys } from '../../../src/config/storageKeys';
import { announce } from '../../../src/layout/notifications/announce';
import { channelOf, setChannel } from '../../../src/layout/notifications/choices';
import { allKinds, channelsFor, kindOfCode } from '../../../src/layout/notifications/eventKinds';
import { eventNotices, withEvent } from '../../../src/layout/notifications/eventNotices';
import {
  maxAgeMs,
  maxEntries,
  notificationLog,
  type StoreNotification,
} from '../../../src/layout/notifications/notificationLog';
import { setSession } from '../../../src/session/session';
import { aSession } from '../../support/accounts';
import { fakeServer } from '../../support/fakeServer';
import { currentPath, renderApp } from '../../support/renderApp';
import { anOrder } from '../orders/board/boardsFixtures';

const anEvent = (number: number, change: Partial<StoreNotification> = {}): StoreNotification => ({
  id: `event-${number}`,
  kind: 'new_order',
  at: Date.now(),
  text: { key: 'boards.event.2071', args: { number } },
  subject: `order-${number}`,
  to: `/app/order/today-orders/order-${number}`,
  ...change,
});
const kindsOf = (events: StoreNotification[]) =>
  events
    .reduce(withEvent, [] as ReturnType<typeof withEvent>)
    .map(({ kind, events: each }) => [kind, each.length] as const);

beforeEach(() => {
  localStorage.removeItem(storageKeys.notifications);
  window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.notifications }));
  eventNotices.clear();
});

describe('notices', () => {
  it('are grouped by kind, with one for each order', () => {
    expect(kindsOf([anEvent(1), anEvent(2), anEvent(3)])).toEqual([['new_order', 3]]);
    const rejected = anEvent(4, { id: 'rejected-4', kind: 'unanswered' });
    expect(kindsOf([anEvent(4, { kind: 'ending' }), rejected])).toEqual([['unanswered', 1]]);
    expect(kindsOf([anEvent(4), anEvent(5), rejected])).toEqual([
      ['new_order', 1],
      ['unanswered', 1],
    ]);
  });

  it('aren’t shown again after a reload, nor for events that are only listed or already on screen', async () => {
    renderApp({ path: '/app/order/today-orders', session: aSession(), server: fakeServer() });
    const area = within(await screen.findByRole('region', { name: 'Notifications' }));
    announce(anEvent(1));
    const notice = await area.findByText('Order 1: new order');
    expect(notice).toBeVisible();
    // Like after a reload: notices are gone, but the log is still stored.
    eventNotices.clear();
    announce(anEvent(1));
    announce(anEvent(2, { kind: 'courier' }));
    announce(anEvent(3), { isSeen: true });
    await waitFor(() => expect(area.queryByText(/^Order \d/)).toBeNull());
    expect(notificationLog.all().map(({ id, isRead = false }) => [id, isRead])).toEqual(
      expect.arrayContaining([
        ['event-1', false],
        ['event-2', false],
        ['event-3', true],
      ]),
    );
  });
});

describe('the notification center', () => {
  it('lists events by day, counts unread ones, and marks all as read', async () => {
    const day = 24 * 3_600_000;
    // The log is the account's.
    const session = aSession();
    setSession(session);
    for (const event of [anEvent(1), anEvent(2, { kind: 'courier' }), anEvent(3, { at: Date.now() - day })])
      notificationLog.add(event);
    const { user } = renderApp({ path: '/app/order/today-orders', session, server: fakeServer() });
    await user.click(await screen.findByRole('button', { name: /^Notifications, 2 unread, / }));
    const center = within(await screen.findByRole('dialog', { name: 'Notifications' }));
    expect(center.getByRole('region', { name: 'Today' })).toHaveTextContent('Order 1: new order');
    expect(center.getByRole('region', { name: 'Yesterday' })).toHaveTextContent('Order 3: new order');
    const link = center.getByText('Order 1: new order').closest('a');
    expect(link).toHaveAttribute('href', '/app/order/today-orders/order-1');
    await user.click(center.getByRole('button', { name: 'Mark all read' }));
    expect(notificationLog.all().every(({ isRead }) => isRead)).toBe(true);
    expect(center.queryByRole('button', { name: 'Mark all read' })).toBeNull();
  });

  it('links every entry that has a page, and shows others as text', async () => {
    const session = aSession();
    setSession(session);
    notificationLog.add(anEvent(1, { to: undefined }));
    notificationLog.add(anEvent(2));
    const { user } = renderApp({ path: '/app/profile', session, server: fakeServer() });
    await user.click(await screen.findByRole('button', { name: /^Notifications, 2 unread, / }));
    const center = within(await screen.findByRole('dialog', { name: 'Notifications' }));
    expect(center.getByText('Order 1: new order').closest('a, button, [role=button]')).toBeNull();
    await user.click(center.getByText('Order 2: new order'));
    await waitFor(() => expect(currentPath()).toBe('/app/order/today-orders/order-2'));
  });

  it('marks a warning as read once the order is answered', async () => {
    const waiting = anOrder(1);
    const answered = anOrder(2, { order_status: orderStatus.PREPARING });
    const session = aSession();
    setSession(session);
    for (const { _id } of [waiting, answered])
      notificationLog.add(anEvent(1, { id: `ending:${_id}`, kind: 'ending', subject: _id }));
    notificationLog.add(anEvent(2, { subject: answered._id }));
    const server = fakeServer({ get_order_list: () => ({ data: [waiting, answered], count: 2, seq: 0 }) });
    renderApp({ path: '/app/profile', session, server });
    await waitFor(() => expect(notificationLog.find(`ending:${answered._id}`)?.isRead).toBe(true));
    expect(notificationLog.find(`ending:${waiting._id}`)?.isRead).toBeUndefined();
    expect(notificationLog.find('event-2')?.isRead).toBeUndefined();
  });

  it('keeps only the last days and entries', () => {
    notificationLog.add(anEvent(1, { at: Date.now() - maxAgeMs - 1_000 }));
    expect(notificationLog.all()).toEqual([]);
    for (let number = 1; number <= maxEntries + 5; number += 1)
      notificationLog.add(anEvent(number, { at: Date.now() + number }));
    expect(notificationLog.all()).toHaveLength(maxEntries);
    expect(notificationLog.all()[0]?.id).toBe(`event-${maxEntries + 5}`);
  });

  it('uses this device’s choice for each kind', () => {
    expect(channelOf('courier')).toBe('list');
    setChannel('courier', 'notice');
    expect(channelOf('courier')).toBe('notice');
    setChannel('courier', 'list');
    // A kind without a sound doesn't offer one.
    expect(channelsFor('courier')).toEqual(['notice', 'list']);
    expect(kindOfCode(2064)).toBe('courier');
    expect(kindOfCode(2093)).toBeUndefined();
    for (const kind of allKinds) expect(channelsFor(kind)).toContain(channelOf(kind));
  });
});
