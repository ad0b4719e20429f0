import { afterEach, beforeEach, expect, it } from 'vitest';
import { callPath } from '#contract/calls/callPath';
import { callApi } from '../../../src/dataProvider/callApi';
import { sendEarlyCall } from '../../../src/dataProvider/earlyCalls';
import { requestHeaders } from '../../../src/dataProvider/requestHeaders';
import { clearSession, getSession, setSession } from '../../../src/session/session';
import { aSession, aStore } from '../../support/accounts';
import { fakeServer, networkDown } from '../../support/fakeServer';

beforeEach(() => setSession(aSession()));
afterEach(() => {
  clearSession();
  window.earlyCalls?.clear();
});

const board = { board: 'today', page: 1, perPage: 150 } as const;
const orders = () => ({ data: [], count: 0, seq: 7 });

const sendEarly = (body: object): void =>
  sendEarlyCall({
    url: callPath('get_order_list'),
    headers: requestHeaders(getSession(), 0),
    body: JSON.stringify(body),
  });

it('a call that the page has sent is not sent again; the next one is', async () => {
  const server = fakeServer({ get_order_list: orders });
  server.install();
  sendEarly(board);
  await expect(callApi('get_order_list', board)).resolves.toMatchObject({ seq: 7 });
  expect(server.received('get_order_list')).toHaveLength(1);
  await callApi('get_order_list', board);
  expect(server.received('get_order_list')).toHaveLength(2);
});

it('a call that asks for something else, or for another account, is sent', async () => {
  const server = fakeServer({ get_order_list: orders });
  server.install();
  sendEarly(board);
  await callApi('get_order_list', { ...board, board: 'tomorrow' });
  expect(server.received('get_order_list')).toHaveLength(2);
  setSession(aSession({ servertoken: 'token-2', store: aStore() }));
  await callApi('get_order_list', board);
  expect(server.received('get_order_list')).toHaveLength(3);
});

it('a call that failed early is sent again', async () => {
  const server = fakeServer({ get_order_list: networkDown });
  server.install();
  sendEarly(board);
  server.answer({ get_order_list: orders });
  await expect(callApi('get_order_list', board)).resolves.toMatchObject({ seq: 7 });
});
