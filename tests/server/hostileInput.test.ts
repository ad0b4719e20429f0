import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '#contract/calls/call';
import { type CallName, calls } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import { buildTestApp, demoData } from '../support/buildTestApp';
import { type Caller, inject } from '../support/callApi';
import { type ContractCase, contractCases } from '../support/contractCases';
import { makeWorld, ownSession, type World } from '../support/contractWorld';
import { orderInput, testPassword } from '../support/factories/index';

let world: World;
beforeAll(async () => {
  world = await makeWorld(await buildTestApp({ env: demoData }));
});
afterAll(() => world.close());

/** Texts that JSON can carry and PostgreSQL cannot keep. */
const unkeepable = ['\u0000', 'ab\u0000cd', '\ud800', 'x\udc00y'];
const refused = { success: false, error_code: errorCodes.FIELDS_NOT_VALID };

async function callerOf(name: CallName): Promise<Caller> {
  const { audience } = calls[name];
  if (audience === 'public') return null;
  return audience === 'platform' ? 'platform' : ownSession(world, name);
}

/** A copy of a body for each text in it, with that text spoilt; and where that was. */
function* spoilt(value: unknown, bad: string, path: string[] = []): Generator<{ path: string; body: unknown }> {
  if (typeof value === 'string') yield { path: path.join('.'), body: value + bad };
  if (value === null || typeof value !== 'object') return;
  for (const [key, inner] of Object.entries(value)) {
    for (const one of spoilt(inner, bad, [...path, key])) {
      const copy = Array.isArray(value) ? [...value] : { ...value };
      Object.assign(copy, { [key]: one.body });
      yield { path: one.path, body: copy };
    }
  }
}

describe('text that cannot be kept', () => {
  const table = (Object.entries(calls) as [CallName, Call][]).filter(([, { method }]) => method === 'POST');

  it.each(table)('%s: 4022 at the field', async (name, { upload }) => {
    const body = await (contractCases[name] as ContractCase<CallName>).body(world);
    const caller = await callerOf(name);
    // A form's text is read as UTF-8, which knows no halves of pairs.
    const carried = unkeepable.filter((text) => !upload || !/\p{Surrogate}/u.test(text));
    const bodies = carried.flatMap((bad) => [
      ...spoilt(body, bad),
      { path: 'device_token', body: { ...body, device_token: bad } },
      { path: 'idempotency_key', body: { ...body, idempotency_key: `12345678${bad}` } },
    ]);
    const place = table.findIndex(([other]) => other === name);
    for (const [index, { path, body: bad }] of bodies.entries()) {
      // All of them together are more than one address may send, and some calls allow it only a few.
      const address = `10.${Math.floor(index / 4)}.0.${1 + Math.floor(place / 4)}`;
      const reply = await inject(world.app, caller, name, bad, {}, address);
      const { error_code, errors } = reply.json();
      // A sign-in may be refused after too many attempts: that isn't a server error either.
      expect([path, reply.statusCode]).toEqual([path, 200]);
      // A store_id that is not the session's is refused before the body is read.
      if (error_code === errorCodes.STORE_ID_MISMATCH) continue;
      expect(error_code).toBe(errorCodes.FIELDS_NOT_VALID);
      expect(errors.map((error: { path: string }) => error.path)).toContain(path);
    }
  });

  it('is refused in a field’s name too', async () => {
    for (const bad of unkeepable) {
      const reply = (await inject(world.app, world.mine.owner, 'create_order', { [`a${bad}`]: 1 })).json();
      expect(reply).toMatchObject(refused);
      expect(Buffer.from(JSON.stringify(reply)).toString()).toBe(JSON.stringify(reply));
    }
  });

  it('does not touch whole pairs: an emoji is text like any other', async () => {
    const note = 'no onions 🧅 please';
    const reply = (
      await inject(world.app, world.mine.owner, 'create_order', { ...orderInput(world.mine.item), order_comment: note })
    ).json();
    expect(reply).toMatchObject({ success: true, order: { order_comment: note } });
  });

  it('in a header doesn’t make the server fail', async () => {
    for (const bad of unkeepable) {
      const headers = {
        'user-agent': `phone ${bad}`,
        store_id: bad,
        id: bad,
        type: '1',
        servertoken: bad,
        'platform-key': bad,
      };
      const { 'user-agent': agent } = headers;
      const body = { email: world.mine.store.email, password: testPassword };
      expect((await inject(world.app, null, 'login', body, { 'user-agent': agent })).json().success).toBe(true);
      for (const name of ['get_store_data', 'platform/get_store_list'] as const) {
        expect((await inject(world.app, null, name, {}, headers)).statusCode).toBe(200);
      }
    }
  });
});

describe('values of other kinds', () => {
  const notText: unknown[] = [{ toString: 1 }, [['x']], 7, true, null, { length: 1e9 }];

  it.each(['login', 'sub_store_login'] as const)('%s: 4022', async (name) => {
    for (const value of notText) {
      for (const field of ['phone', 'email', 'country_phone_code']) {
        const body = { password: 'wrong one', [field]: value };
        const reply = await inject(world.app, null, name, body);
        expect([reply.statusCode, reply.json().error_code]).toEqual([200, errorCodes.FIELDS_NOT_VALID]);
      }
    }
  });

  const list = (query: string) => world.app.inject({ method: 'GET', url: `/v3/reference/countries?${query}` });

  it.each([
    'filter={"q":{"toString":1}}',
    'filter={"name":{"toString":1}}',
    'filter={"q":[{"toString":1}]}',
    'filter=[1]',
    'filter=a&filter=b',
    'sort={"0":"id"}',
    'range=[0,1e99]',
  ])('reference data, %s: 400 and 4022', async (query) => {
    const reply = await list(query);
    expect([reply.statusCode, reply.json().error_code]).toEqual([400, errorCodes.FIELDS_NOT_VALID]);
  });

  it.each([
    'sort=["toString","ASC"]',
    'sort=["__proto__","DESC"]',
    'filter={"__proto__":1}',
    'filter={"q":"%00"}',
    'filter={"q":["a",1]}',
  ])('reference data, %s: no failure of ours', async (query) =>
    expect((await list(encodeURI(query).replaceAll('%25', '%'))).statusCode).toBeLessThan(500),
  );
});

describe('many errors at once', () => {
  it('are named up to twenty, and shortly', async () => {
    const strange = Object.fromEntries(Array.from({ length: 5_000 }, (_, n) => [`field_${n}`, n]));
    const { errors, error_code } = (await inject(world.app, world.mine.owner, 'get_order', strange)).json();
    expect(error_code).toBe(errorCodes.FIELDS_NOT_VALID);
    expect(errors).toHaveLength(20);
    const long = { ['x'.repeat(500_000)]: 1 };
    const reply = await inject(world.app, world.mine.owner, 'get_order', long);
    expect(reply.body.length).toBeLessThan(2_000);
  });
});
