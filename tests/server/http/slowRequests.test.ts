import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callPath } from '#contract/calls/callPath';
import { errorCodes } from '#contract/codes/errorCodes';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { callAs } from '../../support/callApi';
import { makeStore, type StoreRow } from '../../support/factories/index';
import { login, type TestSession } from '../../support/login';

let server: TestApp;
let store: StoreRow;
let session: TestSession;

beforeAll(async () => {
  server = await buildTestApp({
    requestLimits: {
      ...{ headersMs: 400, bodyMs: 400, checkEveryMs: 50 },
      ...{ uploadWindowMs: 400, uploadBytesPerSecond: 20_000 },
    },
  });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  store = await makeStore(server.db);
  session = await login(server.app, store);
});
afterAll(() => server.close());

/** Sends a request's beginning, then as many bytes every so often, until the server hangs up. @returns what it said */
async function dribble(start: string, bytes: number, times = Number.POSITIVE_INFINITY): Promise<string> {
  const socket = connect((server.app.server.address() as AddressInfo).port, '127.0.0.1');
  let received = '';
  socket.setEncoding('utf8').on('data', (data) => {
    received += data;
  });
  socket.on('error', () => undefined);
  socket.write(start);
  let sent = 0;
  const timer = setInterval(() => {
    sent += 1;
    if (sent <= times) socket.write('a'.repeat(bytes));
  }, 20);
  await once(socket, 'close');
  clearInterval(timer);
  return received;
}

const post = (path: string, type: string, length: number) => {
  const headers = Object.entries(session.headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `POST ${path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n${headers.join('')}\r\n`;
};
const fileStart =
  '--x\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n';
const form = (fileBytes: number) =>
  post(callPath('add_image'), 'multipart/form-data; boundary=x', fileStart.length + fileBytes) + fileStart;

const bodyOf = (received: string) => JSON.parse(received.slice(received.indexOf('{')));
const refused = { success: false, error_code: errorCodes.MALFORMED_JSON, request_id: expect.any(String) };

it('JSON that dribbles in is cut off with 408', async () => {
  const received = await dribble(`${post(callPath('get_store_data'), 'application/json', 900_000)}{"a":"`, 1);
  expect(received).toMatch(/^HTTP\/1\.1 408 /);
  expect(bodyOf(received)).toEqual(refused);
});

it('headers that dribble in are cut off with 408', async () => {
  expect(await dribble('GET /healthz HTTP/1.1\r\nhost: a\r\nx-a: ', 1)).toMatch(/^HTTP\/1\.1 408 /);
});

it('an upload below the least rate is cut off with 408', async () => {
  const received = await dribble(form(4_000_000), 1);
  expect(received).toMatch(/^HTTP\/1\.1 408 /);
  expect(bodyOf(received)).toEqual(refused);
});

it('an upload that takes longer than JSON may, at a good rate, is read to its end', async () => {
  // 600,000 bytes at 10,000 every 20 ms: three windows long. The form does not end, which is what the server says of it.
  const received = await dribble(form(600_000), 10_000, 60);
  expect(received).toMatch(/^HTTP\/1\.1 200 /);
  expect(bodyOf(received).error_code).toBe(errorCodes.MALFORMED_JSON);
});

it('calls at the same time are answered as ever', async () => {
  const slow = dribble(`${post(callPath('get_store_data'), 'application/json', 900_000)}{"a":"`, 1);
  const { store_detail } = await callAs(server.app, session, 'get_store_data', {});
  expect(store_detail._id).toBe(store.id);
  await slow;
});
