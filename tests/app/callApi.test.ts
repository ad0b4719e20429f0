import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { ApiError, UnreachableError } from '../../src/dataProvider/apiError';
import { callApi, connectCalls, requestHeaders } from '../../src/dataProvider/callApi';
import { clearSession, setSession } from '../../src/session/session';
import { aSession, aStore, aSubStore, dinerId, trattoriaId } from '../support/accounts';
import { fakeServer, networkDown, refuse } from '../support/fakeServer';

const ended = () => refuse(errorCodes.SESSION_ENDED);
let disconnect = () => undefined as unknown;

beforeEach(() => setSession(aSession()));
afterEach(() => {
  disconnect();
  clearSession();
});

describe('requestHeaders', () => {
  it('says that nobody is signed in', () => {
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

  it('asks nobody where another call has renewed the session meanwhile', async () => {
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

  it('throws 999 where the person leaves, and where nobody can be asked', async () => {
    fakeServer({ get_order_list: ended }).install();
    await expect(callApi('get_order_list', {})).rejects.toBeInstanceOf(ApiError);
    disconnect = connectCalls({ renewSession: async () => clearSession() });
    await expect(callApi('get_order_list', {})).rejects.toMatchObject({ code: errorCodes.SESSION_ENDED });
  });
});
