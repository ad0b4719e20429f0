import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allows } from '#contract/allows';
import type { Call } from '#contract/calls/call';
import { type CallName, calls } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import { orderStatus } from '#contract/orders/statuses';
import { flagsOf } from '#contract/storeFlags';
import { accessRoles } from '../support/accessRoles';
import { buildTestApp } from '../support/buildTestApp';
import { call, callAs, inject } from '../support/callApi';
import { makeWorld, placeOrder, type World } from '../support/contractWorld';
import { makeSubStore } from '../support/factories/index';
import { login, loginSubStore, type TestSession } from '../support/login';

let world: World;
const callers = new Map<string, TestSession>();
beforeAll(async () => {
  world = await makeWorld(await buildTestApp());
  const { app, db, mine } = world;
  for (const { role, grants } of accessRoles) {
    const session = grants
      ? await loginSubStore(app, await makeSubStore(db, mine.store, { urls: [...grants] }))
      : await login(app, mine.store);
    callers.set(role, session);
  }
});
afterAll(() => world.close());

const callerOf = (role: string): TestSession => {
  const session = callers.get(role);
  if (!session) throw new Error(`nobody is ${role}`);
  return session;
};

/** An address of its own each time: this is about access, and not about limits. */
const anAddress = () => `10.${randomInt(1, 255)}.${randomInt(1, 255)}.${randomInt(1, 255)}`;

const table = (Object.entries(calls) as [CallName, Call][]).filter(
  ([, { audience, method }]) => method === 'POST' && (audience === 'session' || audience === 'owner'),
);

// A field that no call knows: who may make the call is told so (4022), and nothing is done; who may not hears that first.
const unknown = { nobody_knows_this: 1 };

describe.each(accessRoles)('$role', ({ role, grants }) => {
  it('is refused each call that the table keeps from them, and no other', async () => {
    const flags = flagsOf(world.mine.store);
    const wrong: string[] = [];
    for (const [name, { permission, storeFlag, audience }] of table) {
      const may = allows({ grants, flags }, { permission, storeFlag, ownerOnly: audience === 'owner' });
      const reply = await inject(world.app, callerOf(role), name, unknown, {}, anAddress());
      const isRefused = reply.json().error_code === errorCodes.NOT_PERMITTED;
      if (isRefused === may) wrong.push(`${name}: ${may ? 'refused' : 'let through'}`);
    }
    expect(wrong).toEqual([]);
  });

  it('is refused the steps of an order that it is not offered, and no other', async () => {
    const mayMove = allows({ grants, flags: flagsOf(world.mine.store) }, { permission: 'store/order' });
    const mayCancel = allows({ grants, flags: flagsOf(world.mine.store) }, { permission: 'store/order/cancel' });
    const placed = await placeOrder(world, world.mine);
    const { order } = await callAs(world.app, world.mine.owner, 'set_order_status', {
      order_id: placed._id,
      from: placed.order_status,
      order_status: orderStatus.ACCEPTED,
      minutes: 15,
    });
    const cancel = { order_id: order._id, from: order.order_status, order_status: orderStatus.CANCELLED_BY_STORE };
    const reply = await call(world.app, callerOf(role), 'set_order_status', { ...cancel, reason: 'Out of dough' });
    expect(reply.success).toBe(mayMove && mayCancel);
    if (!reply.success) expect(reply.error_code).toBe(errorCodes.NOT_PERMITTED);
  });
});
