import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, vi } from 'vitest';
import { Start } from '../../src/Start';
import { clearSession, type StoredSession, setSession } from '../../src/session/session';
import { type FakeServer, fakeServer } from './fakeServer';
import { readAhead } from './readAhead';

// The stream has tests of its own; here the network beyond `fetch` is silent. Not hoisted, so that only the app's
// own files, which load later, see it.
vi.doMock('socket.io-client', () => {
  const silent = { connected: false, active: true, io: { on: () => undefined, engine: undefined } };
  const socket: object = new Proxy(silent, {
    get: (target, name) => (name in target ? target[name as keyof typeof target] : () => socket),
  });
  return { io: () => socket };
});

readAhead(() => import('../../src/AdminApp'));

interface RenderAppOptions {
  /** Address that the page is opened at. */
  path?: string;
  server?: FakeServer;
  /** The session from before, by `aSession()`; by default, no one is signed in. */
  session?: StoredSession | null;
}

/**
 * Opens the real app, from its start on, against a fake server.
 *
 * @example
 * const { user } = renderApp({ path: '/app/order/today-orders', session: aSession() });
 * await user.click(await screen.findByRole('button', { name: 'Account' }));
 */
export function renderApp({ path = '/', server = fakeServer(), session = null }: RenderAppOptions = {}) {
  server.install();
  if (session) setSession(session);
  else clearSession();
  window.history.replaceState(null, '', path);
  onTestFinished(() => {
    // Cached data belongs to this test's account: later tests must not see it.
    clearSession();
    expect(server.errors).toEqual([]);
  });
  const user = userEvent.setup({ delay: null });
  return { user, server, ...render(<Start />) };
}

/** The address the app is at, search included. */
export const currentPath = (): string => `${window.location.pathname}${window.location.search}`;
