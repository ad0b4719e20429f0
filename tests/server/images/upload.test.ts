import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callPath } from '#contract/calls/callPath';
import { errorCodes } from '#contract/codes/errorCodes';
import { limits } from '#contract/limits';
import { buildTestApp } from '../../support/buildTestApp';
import { inject } from '../../support/callApi';
import { makeWorld, type World } from '../../support/contractWorld';
import { makeStore } from '../../support/factories/index';
import { openSession } from '../../support/login';
import { withFile } from '../../support/uploadForm';

let world: World;
beforeAll(async () => {
  world = await makeWorld(await buildTestApp());
});
afterAll(() => world.close());

const send = async (body: object | string, headers: Record<string, string> = {}) =>
  inject(world.app, world.mine.owner, 'add_image', body, headers);
const refusal = async (body: object) => (await send(body)).json();
const atImage = (code: string) => ({
  success: false,
  error_code: errorCodes.FIELDS_NOT_VALID,
  errors: [expect.objectContaining({ path: 'image', code })],
});
const formType = { 'content-type': 'multipart/form-data; boundary=edge' };
const part = (name: string, file: string | null, text: string) =>
  `--edge\r\ncontent-disposition: form-data; name="${name}"${file === null ? '' : `; filename="${file}"`}\r\n\r\n${text}\r\n`;

describe('a call that takes a file', () => {
  it('refuses a form without one, also the empty one of a form that was left out', async () => {
    expect(await refusal(withFile({}, null))).toMatchObject(atImage('required'));
    expect((await send(`${part('image', '', '')}--edge--\r\n`, formType)).json()).toMatchObject(atImage('required'));
  });

  it('refuses a second file, and one under another name', async () => {
    const two = `${part('image', 'a.png', 'a')}${part('image', 'b.png', 'b')}--edge--\r\n`;
    expect((await send(two, formType)).json()).toMatchObject(atImage('too_many_files'));
    const other = (await send(`${part('photo', 'a.png', 'a')}--edge--\r\n`, formType)).json();
    expect(other).toMatchObject({ error_code: errorCodes.FIELDS_NOT_VALID, errors: [{ path: 'photo' }] });
  });

  it('tells the bound of one that is too large', async () => {
    const big = { filename: 'big.png', content: Buffer.alloc(limits.imageBytes + 1) };
    expect(await refusal(withFile({}, big))).toMatchObject({
      error_code: errorCodes.BODY_TOO_LARGE,
      errors: [{ path: 'image', code: 'too_big', params: { maximum: limits.imageBytes } }],
    });
  });

  it('refuses a field given twice, and takes those of the old clients', async () => {
    const twice = `${part('id', null, '1')}${part('id', null, '2')}${part('image', 'a.png', 'a')}--edge--\r\n`;
    expect((await send(twice, formType)).json()).toMatchObject({
      error_code: errorCodes.FIELDS_NOT_VALID,
      errors: [{ path: 'id' }],
    });
    const { store } = world.mine;
    const old = { store_id: store.id, servertoken: 'x', timezone: store.timezone, id: '1' };
    expect((await send(old)).json().success).toBe(true);
  });

  it('speaks forms alone, and the other calls JSON alone', async () => {
    const asJson = await send('{}', { 'content-type': 'application/json' });
    expect([asJson.statusCode, asJson.json().error_code]).toEqual([415, errorCodes.WRONG_CONTENT_TYPE]);
    const asForm = await inject(world.app, world.mine.owner, 'crop_image', `${part('a', null, 'b')}--edge--`, formType);
    expect([asForm.statusCode, asForm.json().error_code]).toEqual([415, errorCodes.WRONG_CONTENT_TYPE]);
  });

  it.each([
    ['cut off', part('image', 'a.png', 'a')],
    ['in its middle', part('image', 'a.png', 'a').slice(0, -4)],
    ['not a form', 'anything'],
    ['of names that objects have', `${part('__proto__', null, 'x')}--edge--\r\n`],
    [
      'of broken JSON',
      '--edge\r\ncontent-disposition: form-data; name="a"\r\ncontent-type: application/json\r\n\r\n{\r\n',
    ],
  ])('a form that is %s is refused in our envelope', async (_what, form) => {
    const reply = (await send(form, formType)).json();
    expect(reply).toMatchObject({ success: false, request_id: expect.any(String) });
    expect([errorCodes.MALFORMED_JSON, errorCodes.FIELDS_NOT_VALID]).toContain(reply.error_code);
  });

  it('has to arrive within a time: one that never ends is ended', () => {
    expect(world.app.server.requestTimeout).toBeGreaterThan(0);
  });

  it('says who may not before it reads the file', async () => {
    // Everyone has a picture of their own, but not while the store is declined.
    const declined = await openSession(world, await makeStore(world.db, { is_approved: false }));
    await world.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = world.app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    const head = { ...declined.headers, host: 'test', 'content-length': '5000000', ...formType };
    const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`);
    // The file's bytes never come: who waited for them would not answer.
    socket.write(`POST ${callPath('add_image')} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n--edge\r\n`);
    let heard = '';
    for await (const chunk of socket) {
      heard += String(chunk);
      if (heard.includes('}')) break;
    }
    expect(heard).toContain(`"error_code":${errorCodes.NOT_PERMITTED}`);
  });
});
