import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import type { OrderSnapshot } from '#contract/entities/order';
import { allowedActions } from '#contract/orders/allowedActions';
import { canSeeOrder } from '#contract/orders/orderAccess';
import { type StoreAction, storeActions } from '#contract/orders/transitions';
import { flagsOf } from '#contract/storeFlags';
import { loadOrderRules } from '#server/modules/orders/service';
import { type AccessRole, accessRoles } from '../support/accessRoles';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { call, inject } from '../support/callApi';
import { type ChangeDesk, openChangeDesk } from '../support/changeDesk';
import { databaseMark } from '../support/databaseMark';
import type { TestSession } from '../support/login';
import { orderActionTries } from '../support/orderActionTries';
import { signInRoles } from '../support/signInRoles';

let test: TestApp;
let desk: ChangeDesk;
let callerOf: (role: AccessRole) => TestSession;
beforeAll(async () => {
  test = await buildTestApp();
  desk = await openChangeDesk(test);
  callerOf = await signInRoles(test, desk.store);
});
afterAll(() => test.close());

const deliveryActions: readonly StoreAction[] = ['request_provider', 'reassign', 'cancel_request', 'change_to_pickup'];
const allBut = (...without: StoreAction[]) => storeActions.filter((action) => !without.includes(action));

/** Written by hand, and not worked out: a wrong rule in the one source must not agree with itself. */
const mayDo: Record<AccessRole, readonly StoreAction[]> = {
  owner: storeActions,
  manager: storeActions,
  order_desk: storeActions,
  kitchen: allBut('cancel', 'refund', 'edit', 'correct', 'withdraw_change'),
  dispatcher: allBut('refund', 'edit', 'correct', 'withdraw_change'),
  dispatch_only: deliveryActions,
  // Of tables alone; the other actions are tried on pickups and deliveries.
  host: ['arrived', 'no_show', 'undo_no_show'],
  menu_editor: [],
  accountant: [],
  nothing: [],
};

/** Done, or the code that refused it; of a list the one order's. */
const outcomeOf = (reply: { success: boolean; error_code?: number; results?: { error_code?: number }[] }) =>
  reply.error_code ?? reply.results?.[0]?.error_code ?? 'done';

describe.each(storeActions)('%s', (action) => {
  const tries = () => orderActionTries(test, desk)[action]();
  const may = ({ role }: { role: AccessRole }) => mayDo[role].includes(action);

  /** Whether the order offers it to an account: by the rule, and as the account itself reads it where it may. */
  async function offers({ role, grants }: (typeof accessRoles)[number], order: OrderSnapshot): Promise<boolean> {
    const rules = await loadOrderRules(test.db, desk.store.id);
    const context = { grants, flags: flagsOf(desk.store), rules, now: new Date() };
    const isOffered = allowedActions(order, context).includes(action);
    const shown = await call(test.app, callerOf(role), 'get_order', { order_id: order._id });
    expect(shown.success).toBe(canSeeOrder(grants, order));
    if (shown.success) expect(shown.order.allowed_actions.includes(action)).toBe(isOffered);
    return isOffered;
  }

  it('is refused without permission, and then nothing is written', async () => {
    const { order, name, body } = await tries();
    const before = await databaseMark(test.db);
    for (const account of accessRoles.filter((one) => !may(one))) {
      expect([account.role, await offers(account, order)]).toEqual([account.role, false]);
      const reply = (await inject(test.app, callerOf(account.role), name, body)).json();
      expect([account.role, outcomeOf(reply)]).toEqual([account.role, errorCodes.NOT_PERMITTED]);
    }
    expect(await databaseMark(test.db)).toEqual(before);
  });

  it.each(accessRoles.filter(may))('is offered to, and done by: $role', async (account) => {
    const { order, name, body } = await tries();
    expect(await offers(account, order)).toBe(true);
    const reply = (await inject(test.app, callerOf(account.role), name, body)).json();
    expect(outcomeOf(reply)).toBe('done');
  });
});
