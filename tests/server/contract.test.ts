import { randomInt, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Call, interceptorFields } from '#contract/calls/call';
import { type CallName, callNames, calls } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import { type AnyPermission, followsParent, needsParent, parentOf, permissionKeys } from '#contract/permissions';
import type { AppDeps } from '#server/app';
import { stores } from '#server/db/schema/index';
import { buildTestApp, demoData } from '../support/buildTestApp';
import { type Caller, inject } from '../support/callApi';
import { type ContractCase, contractCases } from '../support/contractCases';
import { makeWorld, needsOwnSession, ownSession, type World } from '../support/contractWorld';
import { makeSubStore } from '../support/factories/index';
import { clearFactors } from '../support/factors';
import { openSubStoreSession, type TestSession } from '../support/login';

/** Nothing outside answers. */
const offline: AppDeps['connector'] = {
  fetch: async () => ({ ok: false, failure: 'refused' }),
  close: async () => {},
};

let world: World;
beforeAll(async () => {
  world = await makeWorld(await buildTestApp({ env: demoData, connector: offline }));
});
afterAll(() => world.close());
beforeEach(() => clearFactors(world, world.mine.store));

type Body = Record<string, unknown>;
interface BodySchema {
  properties?: Record<string, { type?: string; format?: string; items?: { format?: string } }>;
  required?: string[];
}

let tries = randomInt(65_536) * 256;
/** From an address of its own each time: these tests are about the contract, and not its limits. */
const answer = async (name: CallName, caller: Caller, body: unknown, headers: Record<string, string> = {}) =>
  (
    await inject(world.app, caller, name, body, headers, `10.${++tries >> 16}.${(tries >> 8) & 255}.${tries & 255}`)
  ).json();

const bodyOf = async (name: CallName, isOfTables = false): Promise<Body> => {
  const { body, ofTables } = contractCases[name] as ContractCase<CallName>;
  return ((await (isOfTables && ofTables ? ofTables : body)(world)) ?? {}) as Body;
};

/** Signs in again if the call ends its session, or isn't for owners. */
async function callerOf(name: CallName): Promise<Caller> {
  const { audience } = calls[name];
  if (audience === 'public') return null;
  if (audience === 'platform') return 'platform';
  return needsOwnSession(name) ? ownSession(world, name) : world.mine.owner;
}

const subAccounts = new Map<string, TestSession>();

/** One for all calls: none of them changes who calls. */
async function subAccountWith(grants: AnyPermission[]): Promise<TestSession> {
  const key = grants.join();
  const known = subAccounts.get(key);
  if (known) return known;
  const session = await openSubStoreSession(world, await makeSubStore(world.db, world.mine.store, { grants }));
  subAccounts.set(key, session);
  return session;
}

const table = Object.entries(calls) as [CallName, Call][];
const those = (test: (call: Call) => unknown) => table.filter(([, call]) => test(call));
const ofSession = those(({ audience }) => audience === 'session' || audience === 'owner');

describe('success', () => {
  it.each(callNames)('%s', async (name) => {
    const reply = await answer(name, await callerOf(name), await bodyOf(name));
    expect(reply).toMatchObject({ success: true });
    expect(Object.keys(reply)[0]).toBe('success');
    const { success: _, message: __, ...own } = reply;
    expect(calls[name].reply.safeParse(own).error?.issues).toBeUndefined();
  });
});

describe('no session', () => {
  it.each(ofSession)('%s: 999', async (name) => {
    const body = await bodyOf(name);
    expect(await answer(name, null, body)).toMatchObject({ success: false, error_code: errorCodes.SESSION_ENDED });
    const forged = { ...world.mine.owner.headers, servertoken: 'x'.repeat(43), token: 'x'.repeat(43) };
    expect(await answer(name, { ...world.mine.owner, headers: forged }, body)).toMatchObject({ error_code: 999 });
  });

  it.each(those(({ audience }) => audience === 'platform'))(
    '%s: 4001 without the key, also for a store',
    async (name) => {
      const body = await bodyOf(name);
      const refused = { success: false, error_code: errorCodes.NOT_PERMITTED };
      expect(await answer(name, null, body)).toMatchObject(refused);
      expect(await answer(name, null, body, { 'platform-key': 'a guess' })).toMatchObject(refused);
      expect(await answer(name, world.mine.owner, body)).toMatchObject(refused);
    },
  );
});

describe('no permission', () => {
  it.each(those(({ permission }) => permission))('%s: 4001 without it, and done with it', async (name, call) => {
    const needed = [call.permission ?? []].flat();
    // Who holds the key of an action that follows it holds the action too, unless told otherwise.
    const opening = needed.map((key) => (followsParent(key) ? (parentOf(key) ?? key) : key));
    const others = permissionKeys.filter((key) => !opening.includes(key));
    const refused = await answer(name, await subAccountWith(others), await bodyOf(name));
    expect(refused).toMatchObject({ success: false, error_code: errorCodes.NOT_PERMITTED });
    const { alsoNeeds } = contractCases[name] as ContractCase<CallName>;
    for (const key of new Set(opening)) {
      const grants = [key, ...(needsParent(key) ? [parentOf(key) ?? key] : []), ...(alsoNeeds ? [alsoNeeds] : [])];
      const body = await bodyOf(name, key === 'store/table-booking');
      expect(await answer(name, await subAccountWith(grants), body)).toMatchObject({ success: true });
    }
  });

  const ownersAlone = those(({ audience }) => audience === 'owner');
  it.runIf(ownersAlone.length > 0).each(ownersAlone)('%s: 4001 for sub-accounts, whatever they hold', async (name) => {
    const all = await subAccountWith([...permissionKeys]);
    expect(await answer(name, all, await bodyOf(name))).toMatchObject({ error_code: errorCodes.NOT_PERMITTED });
  });

  const behindFlags = those(({ storeFlag }) => storeFlag);
  it.runIf(behindFlags.length > 0).each(behindFlags)('%s: 4001 without the store flag', async (name, { storeFlag }) => {
    const body = await bodyOf(name);
    const setFlag = (value: boolean) =>
      world.db
        .update(stores)
        .set({ [storeFlag as string]: value })
        .where(eq(stores.id, world.mine.store.id));
    await setFlag(false);
    const refused = await answer(name, world.mine.owner, body);
    await setFlag(true);
    expect(refused).toMatchObject({ success: false, error_code: errorCodes.NOT_PERMITTED });
  });
});

describe("another store's name", () => {
  it.each(ofSession)('%s: 643 in a header or in the body', async (name) => {
    const body = await bodyOf(name);
    const mismatch = { success: false, error_code: errorCodes.STORE_ID_MISMATCH };
    const other = world.other.store.id;
    expect(await answer(name, world.mine.owner, body, { store_id: other })).toMatchObject(mismatch);
    expect(await answer(name, world.mine.owner, body, { storeid: other })).toMatchObject(mismatch);
    expect(await answer(name, world.mine.owner, { ...body, store_id: other })).toMatchObject(mismatch);
  });
});

const schemaOf = (call: Call) => z.toJSONSchema(call.body, { io: 'input', unrepresentable: 'any' }) as BodySchema;
const own = ([name]: [string, unknown]) => !(name in interceptorFields) || name === 'store_id';

describe("another store's record", () => {
  const named = those((call) =>
    Object.entries(schemaOf(call).properties ?? {})
      .filter(own)
      .some(([, { format, items }]) => format === 'uuid' || items?.format === 'uuid'),
  );

  it.each(named)('%s: out of reach', async (name) => {
    const { foreign } = contractCases[name] as ContractCase<CallName>;
    if (!foreign) throw new Error(`${name} takes the id of a record: its case needs a foreign one`);
    const reply = await answer(name, await callerOf(name), await foreign.body(world));
    if (foreign.code === null) expect(reply).toEqual(await answer(name, await callerOf(name), await bodyOf(name)));
    else if (Array.isArray(reply.data)) expect(reply).toMatchObject({ success: true, data: [] });
    else expect(reply).toMatchObject({ success: false, error_code: foreign.code });
  });
});

describe('bad input', () => {
  it.each(those(({ method }) => method === 'POST'))('%s: 4022, naming the field', async (name, call) => {
    const caller = await callerOf(name);
    const valid = await bodyOf(name);
    const refusedAt = (path: string) => ({
      success: false,
      error_code: errorCodes.FIELDS_NOT_VALID,
      errors: expect.arrayContaining([expect.objectContaining({ path })]),
    });
    expect(await answer(name, caller, { ...valid, unheard_of: 1 })).toMatchObject(refusedAt('unheard_of'));

    const { properties = {}, required = [] } = schemaOf(call);
    for (const field of Object.keys(properties)) {
      // A store_id that is none is not the session's, whatever its type.
      if (field === 'store_id' && call.audience !== 'platform') continue;
      const reply = await answer(name, caller, { ...(await freshen(name, valid)), [field]: { wrong: randomUUID() } });
      expect([field, reply.error_code]).toEqual([field, errorCodes.FIELDS_NOT_VALID]);
      expect(reply.errors.every(({ path }: { path: string }) => path.startsWith(field))).toBe(true);
    }
    for (const field of required) {
      const { [field]: _, ...rest } = await freshen(name, valid);
      expect(await answer(name, caller, rest)).toMatchObject(refusedAt(field));
    }
  });
});

/** Tries of one account are limited: those calls get a new account each time. */
const freshen = (name: CallName, body: Body): Promise<Body> | Body => ('password' in body ? bodyOf(name) : body);
