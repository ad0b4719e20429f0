import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pushCodes } from '#contract/codes/pushCodes';
import type { Device } from '../../../src/service-worker/messages';
import { notificationOf, pathOf, readPush } from '../../../src/service-worker/worker/notificationOf';
import { openNotified, receivePush, saveDevice } from '../../../src/service-worker/worker/receivePush';

const message = {
  ...{ message_code: String(pushCodes.NEW_SCHEDULED_ORDER), store_id: 'store', account: 'store/owner' },
  ...{ order_id: 'a b', unique_id: '7', is_schedule_order: 'true' as const },
};
const device: Device = {
  ...{ language: 'en', direction: 'ltr', account: 'store/owner' },
  texts: { [message.message_code]: 'New scheduled order.' },
};

describe('a push message', () => {
  it('is taken where it is one of ours, and nothing else is', () => {
    expect(readPush({ data: message })).toEqual(message);
    const { account: _account, ...toNoOne } = message;
    for (const other of [null, {}, { data: null }, { data: { ...message, message_code: '1' } }, { data: toNoOne }])
      expect(readPush(other)).toBeNull();
  });

  it('is shown with its order, and a new order stays until someone answers', () => {
    const { title, options } = notificationOf(message, device);
    expect([title, options.body, options.tag]).toEqual(['Storedesk · \u2068#7\u2069', 'New scheduled order.', 'a b']);
    expect([options.requireInteraction, options.renotify]).toEqual([true, true]);
  });

  it('shows no number for a test order', () => {
    expect(notificationOf({ ...message, unique_id: '0' }, device).title).toBe('Storedesk');
  });

  it('about an order that no one answered says what was refunded and released', () => {
    const texts = {
      push: 'Rejected.',
      card: '%{amount} back.',
      cash: 'Cash.',
      unpaid: 'Nothing paid.',
      table: 'Table %{number} free.',
    };
    const rejected = {
      ...message,
      message_code: String(pushCodes.ORDER_DETAIL_UPDATED),
      reason: 'not_answered' as const,
    };
    const body = (more: object) => notificationOf({ ...rejected, ...more }, { ...device, texts }).options.body;
    expect(body({ paid_by: 'card', refunded: '2340', currency: 'EUR' })).toBe('Rejected. \u2068€23.40\u2069 back.');
    expect(body({ paid_by: 'cash', refunded: '0', currency: 'EUR', table_number: '4' })).toBe(
      'Rejected. Nothing paid. Table \u20684\u2069 free.',
    );
  });

  it('about an order that is about to be rejected says so, and stays until someone answers', () => {
    const texts = { ...device.texts, ending: 'About to be rejected.' };
    const { options } = notificationOf({ ...message, reason: 'answer_ending' }, { ...device, texts });
    expect([options.body, options.requireInteraction]).toEqual(['About to be rejected.', true]);
  });

  it('about a payment that failed says so, also on a device that doesn’t know its text yet', () => {
    const body = (texts: Record<string, string>) =>
      notificationOf({ ...message, reason: 'refund_failed' }, { ...device, texts: { ...device.texts, ...texts } })
        .options.body;
    expect(body({ refund_failed: 'The refund failed.' })).toBe('The refund failed.');
    expect(body({})).toBe('New scheduled order.');
  });

  it('leads to its order on the board that it stands on', () => {
    expect(pathOf(message)).toBe('/app/order/schedule-orders/a%20b');
    expect(pathOf({ ...message, is_schedule_order: 'false' })).toBe('/app/order/today-orders/a%20b');
    expect(pathOf({ message_code: '2072', store_id: 'store', account: 'store/owner' })).toBe('/app/order/today-orders');
  });

  it('about a low review opens it, and is replaced by no message about its order', () => {
    const about = { store_id: 'store', account: 'store/owner', review_id: 'r1', unique_id: '7' };
    const review = { message_code: String(pushCodes.LOW_REVIEW), ...about };
    const { title, options } = notificationOf(review, { ...device, texts: { [pushCodes.LOW_REVIEW]: 'Low review.' } });
    expect([title, options.body, options.tag]).toEqual(['Storedesk · \u2068#7\u2069', 'Low review.', 'r1']);
    expect([options.requireInteraction, options.data]).toEqual([
      false,
      { account: 'store/owner', path: '/app/history/reviews/r1' },
    ]);
  });

  it('about a document of the store opens its documents', () => {
    for (const code of [pushCodes.DOCUMENT_APPROVED, pushCodes.DOCUMENT_DECLINED, pushCodes.DOCUMENT_EXPIRING])
      expect(pathOf({ message_code: String(code), store_id: 'store', account: 'store/owner' })).toBe(
        '/app/profile?tab=documents',
      );
  });
});

/** A browser in which this account is signed in. */
function usedBy(account: string | null): void {
  let kept = new Response(JSON.stringify({ ...device, account }));
  const put = async (_key: string, response: Response) => {
    kept = response;
  };
  vi.stubGlobal('caches', { open: async () => ({ put, match: async () => kept.clone() }) });
}

/** A fake browser for the worker, with these pages and shown notifications. */
function stubWorker(pages: object[] = [], shown: object[] = []) {
  const worker = { openWindow: vi.fn(), showNotification: vi.fn() };
  vi.stubGlobal('clients', { matchAll: async () => pages, openWindow: worker.openWindow });
  const { showNotification } = worker;
  vi.stubGlobal('registration', { showNotification, getNotifications: async () => shown });
  return worker;
}

afterEach(() => vi.unstubAllGlobals());

describe('a push for an account', () => {
  const push = { data: { json: () => ({ data: message }) } };

  it.each([
    ['the account', 'store/owner', 1],
    ['a colleague', 'store/kitchen', 0],
    ['another store', 'other/owner', 0],
    ['no one', null, 0],
  ])('is shown while %s uses the browser: %s', async (_who, account, times) => {
    usedBy(account);
    const { showNotification } = stubWorker();
    await receivePush(push);
    expect(showNotification).toHaveBeenCalledTimes(times);
  });

  it('is closed when someone else signs in, or when the account signs out', async () => {
    usedBy('store/owner');
    const shownTo = (account: string) => ({ data: { account, path: '/app' }, close: vi.fn() });
    const [owners, kitchens] = [shownTo('store/owner'), shownTo('store/kitchen')];
    stubWorker([], [owners, kitchens]);
    await saveDevice({ ...device, account: 'store/kitchen' });
    expect([owners, kitchens].map(({ close }) => close.mock.calls.length)).toEqual([1, 0]);
    await saveDevice({ ...device, account: null });
    expect(kitchens.close).toHaveBeenCalledOnce();
  });
});

describe('a tapped notification', () => {
  beforeEach(() => usedBy('store/owner'));

  const page = (path: string, visibilityState = 'hidden') => ({
    url: `http://localhost${path}`,
    visibilityState,
    focus: vi.fn(),
    postMessage: vi.fn(),
  });
  const notification = { data: { account: 'store/owner', path: '/app/order/today-orders/1' }, close: vi.fn() };

  async function tap(...pages: ReturnType<typeof page>[]) {
    const { openWindow } = stubWorker(pages);
    await openNotified(notification);
    return openWindow;
  }

  it('brings the open page to the front and tells it where to go', async () => {
    const [entrance, behind, front] = [page('/store/login'), page('/app/profile'), page('/app', 'visible')];
    const openWindow = await tap(entrance, behind, front);
    expect(front.focus).toHaveBeenCalledOnce();
    expect(front.postMessage).toHaveBeenCalledWith({ type: 'open', path: '/app/order/today-orders/1' });
    expect([openWindow, entrance.focus, behind.focus].flatMap(({ mock }) => mock.calls)).toEqual([]);
  });

  it('opens a page where none is open', async () => {
    const openWindow = await tap(page('/favicon.svg'));
    expect(openWindow).toHaveBeenCalledWith('/app/order/today-orders/1');
  });

  it('only opens the app if its account is no longer signed in', async () => {
    usedBy('store/kitchen');
    const front = page('/app/profile', 'visible');
    await tap(front);
    expect(front.postMessage).toHaveBeenCalledWith({ type: 'open', path: '/app/order/today-orders' });
  });
});
