import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { ApiError, errorText, UnreachableError } from '../../../src/dataProvider/apiError';
import { callApi, connectCalls } from '../../../src/dataProvider/callApi';
import { currentOutage, outageOver } from '../../../src/dataProvider/outage';
import { requestHeaders } from '../../../src/dataProvider/requestHeaders';
import { clearSession, setSession } from '../../../src/session/session';
import { aSession, aStore, aSubStore, dinerId, trattoriaId } from '../../support/accounts';
import { fakeServer, networkDown, refuse } from '../../support/fakeServer';

const ended = () => refuse(errorCodes.SESSION_ENDED);
let disconnect = () => undefined as unknown;

beforeEach(() => setSession(aSession()));
afterEach(() => {
  disconnect();
  clearSession();
});

describe('requestHeaders', () => {
  it('says that no one is signed in', () => {
    expect(requestHeaders(null, 2)).toEqual({
      'content-type': 'application/json',
      lang: '2',
      type: '0',
      caller_type: '2',
    });
  });

  it('names the store twice, with its token', () => {
    expect(requestHeaders(aSession(), 0)).toMatchObject({
      servertoken: 'token-1',
      token: 'token-1',
      store_id: trattoriaId,
      storeid: trattoriaId,
      type: '0',
      caller_type: '2',
    });
  });

  it('names a sub-account beside its store', () => {
    const headers = requestHeaders(aSession({ sub_store: aSubStore() }), 0);
    expect(headers).toMatchObject({ store_id: trattoriaId, id: aSubStore()._id, type: '1' });
    expect(headers).not.toHaveProperty('caller_type');
  });
});

describe('callApi', () => {
  it('throws the code that the server refuses with', async () => {
    fakeServer({ get_order_list: () => refuse(errorCodes.NOT_PERMITTED) }).install();
    await expect(callApi('get_order_list', {})).rejects.toMatchObject({ code: 4001, message: 'codes.error.4001' });
  });

  it('tells a server out of reach from one that refuses', async () => {
    fakeServer({ get_order_list: networkDown }).install();
    await expect(callApi('get_order_list', {})).rejects.toBeInstanceOf(UnreachableError);
  });

  it('repeats a call with the token that the person renews', async () => {
    const server = fakeServer({
      get_order_list: (_body, { headers }) =>
        headers.servertoken === 'token-2' ? { data: [], count: 7, seq: 0 } : ended(),
    });
    server.install();
    disconnect = connectCalls({ renewSession: async () => setSession(aSession({ servertoken: 'token-2' })) });
    await expect(callApi('get_order_list', {})).resolves.toMatchObject({ count: 7 });
    expect(server.received('get_order_list').map(({ headers }) => headers.servertoken)).toEqual(['token-1', 'token-2']);
  });

  it('asks no one where another call has renewed the session in the meantime', async () => {
    let asked = 0;
    fakeServer({
      get_order_list: (_body, { headers }) => {
        if (headers.servertoken === 'token-2') return { data: [], count: 1, seq: 0 };
        setSession(aSession({ servertoken: 'token-2' }));
        return ended();
      },
    }).install();
    disconnect = connectCalls({
      renewSession: async () => {
        asked += 1;
      },
    });
    await expect(callApi('get_order_list', {})).resolves.toMatchObject({ count: 1 });
    expect(asked).toBe(0);
  });

  it('never repeats a call for another account', async () => {
    const server = fakeServer({ get_order_list: ended });
    server.install();
    const other = aSession({ servertoken: 'token-9', store: aStore({ _id: dinerId }) });
    disconnect = connectCalls({ renewSession: async () => setSession(other) });
    await expect(callApi('get_order_list', {})).rejects.toMatchObject({ code: errorCodes.SESSION_ENDED });
    expect(server.received('get_order_list')).toHaveLength(1);
  });

  it('throws 999 where the person leaves, and where no one can be asked', async () => {
    fakeServer({ get_order_list: ended }).install();
    await expect(callApi('get_order_list', {})).rejects.toBeInstanceOf(ApiError);
    disconnect = connectCalls({ renewSession: async () => clearSession() });
    await expect(callApi('get_order_list', {})).rejects.toMatchObject({ code: errorCodes.SESSION_ENDED });
  });
});

describe('while the database is away', () => {
  it('a call that writes fails as an outage, and its message says so', async () => {
    const server = fakeServer();
    server.install();
    server.setDatabase(false);
    const error = await callApi('logout', {}).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(UnreachableError);
    expect(error).toMatchObject({ kind: 'outage' });
    expect(errorText(error, 'records.save.unreachable')).toBe('shell.outage.try_again');
    expect(errorText(new UnreachableError(), 'records.save.unreachable')).toBe('records.save.unreachable');
    server.setDatabase(true);
    await vi.advanceTimersByTimeAsync(1_000);
    await outageOver();
  });

  it('calls that read wait: one probe a second is all that is sent, and the reply comes with the recovery', async () => {
    const server = fakeServer();
    server.install();
    server.setDatabase(false);
    const replies = Promise.all([callApi('get_order_list', {}), callApi('get_session_list', {})]);
    await vi.waitFor(() => expect(currentOutage()).not.toBeNull());
    await vi.advanceTimersByTimeAsync(5_000);
    const later = callApi('get_store_data', {});
    expect(server.probes()).toBeGreaterThanOrEqual(4);
    expect(server.probes()).toBeLessThanOrEqual(7);
    expect(server.received('get_order_list')).toHaveLength(1);
    server.setDatabase(true);
    await vi.advanceTimersByTimeAsync(1_000);
    await expect(replies).resolves.toMatchObject([{ count: 0 }, { count: 0 }]);
    await expect(later).resolves.toMatchObject({ currency: 'EUR' });
    expect(currentOutage()).toBeNull();
    expect(server.received('get_order_list')).toHaveLength(2);
    expect(server.received('get_store_data')).toHaveLength(1);
  });

  it('a call that reads and is no longer wanted stops waiting', async () => {
    const server = fakeServer();
    server.install();
    server.setDatabase(false);
    const stop = new AbortController();
    const reply = callApi('get_order_list', {}, { signal: stop.signal }).catch((thrown: unknown) => thrown);
    await vi.waitFor(() => expect(currentOutage()).not.toBeNull());
    stop.abort();
    await expect(reply).resolves.toBe(stop.signal.reason);
    server.setDatabase(true);
    await vi.advanceTimersByTimeAsync(1_000);
    await outageOver();
    expect(server.received('get_order_list')).toHaveLength(1);
  });

  it('a call that is to fail fast does', async () => {
    const server = fakeServer();
    server.install();
    server.setDatabase(false);
    await expect(callApi('get_setting_detail', {}, { failFast: true })).rejects.toMatchObject({ kind: 'outage' });
    server.setDatabase(true);
    await vi.advanceTimersByTimeAsync(1_000);
    await outageOver();
  });

  it('an outage ends without a recovery where the connection is lost too', async () => {
    const server = fakeServer();
    server.install();
    server.setDatabase(false);
    await expect(callApi('logout', {})).rejects.toMatchObject({ kind: 'outage' });
    vi.stubGlobal('fetch', async () => networkDown());
    await vi.advanceTimersByTimeAsync(1_000);
    await outageOver();
    await expect(callApi('get_order_list', {})).rejects.toMatchObject({ kind: 'network' });
  });
});

describe('while a store is too busy', () => {
  const busyOnce = (retry_after: number, then: object) => {
    let isBusy = true;
    return () => {
      const refused = isBusy;
      isBusy = false;
      return refused ? refuse(errorCodes.TOO_MANY_ATTEMPTS, { retry_after }) : (then as never);
    };
  };

  it('a call that reads is sent again after the wait', async () => {
    const server = fakeServer({ get_order_list: busyOnce(1, { data: [], count: 3, seq: 0 }) });
    server.install();
    const reply = callApi('get_order_list', {});
    await vi.advanceTimersByTimeAsync(1_500);
    await expect(reply).resolves.toMatchObject({ count: 3 });
  });

  const key = '00000000-0000-4000-8000-000000000001';
  const message = { idempotency_key: key, text: 'Hi', page: '/app', app_version: '1', browser: 'Chrome' };
  it('a call with a key is sent again with the same key, three times at most', async () => {
    const server = fakeServer({
      add_support_message: () => refuse(errorCodes.TOO_MANY_ATTEMPTS, { retry_after: 1 }),
    });
    server.install();
    const reply = callApi('add_support_message', message).catch((thrown: unknown) => thrown);
    await vi.advanceTimersByTimeAsync(10_000);
    await expect(reply).resolves.toMatchObject({ code: errorCodes.TOO_MANY_ATTEMPTS });
    const keys = server.received('add_support_message').map(({ body }) => body.idempotency_key);
    expect(keys).toEqual(Array.from({ length: 4 }, () => key));
  });

  it('a sign-in, a call without a key and a long wait are for the person to know', async () => {
    const refused = (seconds: number) => () => refuse(errorCodes.TOO_MANY_ATTEMPTS, { retry_after: seconds });
    const server = fakeServer({ login: refused(1), end_other_sessions: refused(1), get_order_list: refused(30) });
    server.install();
    await expect(callApi('end_other_sessions', {})).rejects.toMatchObject({ details: { retry_after: 1 } });
    await expect(callApi('get_order_list', {})).rejects.toMatchObject({ details: { retry_after: 30 } });
    clearSession();
    await expect(callApi('login', { email: 'a@b.co', password: 'secret1' })).rejects.toMatchObject({ code: 4029 });
    for (const name of ['login', 'end_other_sessions', 'get_order_list'] as const)
      expect(server.received(name)).toHaveLength(1);
  });
});
