import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aSession } from '../../support/accounts';
import { type Answers, fakeServer, networkDown, remoteSetting } from '../../support/fakeServer';
import { renderApp } from '../../support/renderApp';

const firebaseToken = vi.hoisted(() => vi.fn<() => Promise<string>>());
vi.mock('../../../src/push/firebaseToken', () => ({ firebaseToken }));

const push = {
  firebase: { apiKey: 'key', projectId: 'project', messagingSenderId: '1', appId: 'app' },
  vapid_key: 'vapid',
};

/** A browser that takes push messages, and says yes when it is asked. */
function ableBrowser(permission: NotificationPermission) {
  const notification = {
    permission,
    requestPermission: async () => {
      notification.permission = 'granted';
      return notification.permission;
    },
  };
  vi.stubGlobal('Notification', notification);
  vi.stubGlobal('PushManager', class {});
  const worker = { ready: Promise.resolve({ active: null }), addEventListener: vi.fn(), removeEventListener: vi.fn() };
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
}

beforeEach(() => firebaseToken.mockReset());
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

async function openBell(answers: Answers = {}) {
  const server = fakeServer({ get_setting_detail: () => ({ setting: { ...remoteSetting, push } }), ...answers });
  const { user } = renderApp({ path: '/app/order/today-orders', server, session: aSession() });
  return { server, user, bell: await atBell(user) };
}

async function atBell(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: /^Notifications, .*sound/i }));
  await user.click(await screen.findByRole('button', { name: 'Notification settings' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Notification settings' }));
  await dialog.findByRole('heading', { name: 'Notifications' });
  return dialog;
}

const unreached = /^Allowed, but this device couldn’t be registered/;
const told = (server: ReturnType<typeof fakeServer>) => server.received('update_device_token').map(({ body }) => body);

describe('notifications at the bell', () => {
  it('are on only once the server knows the device, and are tried again by hand', async () => {
    ableBrowser('default');
    firebaseToken.mockRejectedValue(new Error('Firebase is out of reach'));
    const { bell, user, server } = await openBell();
    await user.click(bell.getByRole('button', { name: 'Turn on' }));
    expect(await bell.findByText(unreached)).toBeVisible();
    expect(bell.queryByText('On for this device')).toBeNull();
    firebaseToken.mockResolvedValue('device-1');
    await user.click(await bell.findByRole('button', { name: 'Try again' }));
    expect(await bell.findByText('On for this device')).toBeVisible();
    expect(bell.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(told(server)).toEqual([expect.objectContaining({ device_token: 'device-1' })]);
  });

  it('say so where an allowed device could not be named at the start, and come by themselves once the network is back', async () => {
    ableBrowser('granted');
    firebaseToken.mockResolvedValue('device-2');
    let isDown = true;
    const { bell } = await openBell({ update_device_token: () => (isDown ? networkDown() : {}) });
    expect(await bell.findByText(unreached)).toBeVisible();
    isDown = false;
    window.dispatchEvent(new Event('online'));
    expect(await bell.findByText('On for this device')).toBeVisible();
  });

  it('are named as blocked where the browser was told to refuse them', async () => {
    ableBrowser('denied');
    const { bell } = await openBell();
    expect(bell.getByText(/^Blocked by the browser/)).toBeVisible();
    expect(bell.queryByRole('button', { name: /Turn on|Try again/ })).toBeNull();
    expect(firebaseToken).not.toHaveBeenCalled();
  });
});
