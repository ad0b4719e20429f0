import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allows } from '#contract/allows';
import type { Call } from '#contract/calls/call';
import { type CallName, calls } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import { type Board, boards, maySeeBoard } from '#contract/orders/boards';
import { flagsOf } from '#contract/storeFlags';
import { type AccessRole, accessRoles } from '../support/accessRoles';
import { buildTestApp, demoData } from '../support/buildTestApp';
import { call, inject } from '../support/callApi';
import { type ContractCase, contractCases } from '../support/contractCases';
import { makeWorld, type World } from '../support/contractWorld';
import { databaseMark } from '../support/databaseMark';
import type { TestSession } from '../support/login';
import { signInRoles } from '../support/signInRoles';

const table = (Object.entries(calls) as [CallName, Call][]).filter(
  ([, { audience, method }]) => method === 'POST' && (audience === 'session' || audience === 'owner'),
);

let world: World;
let callerOf: (role: AccessRole) => TestSession;
/** Bodies with which a caller with permission can make each call; callers without it leave them unused. */
const bodies = new Map<CallName, unknown>();
const bodyOf = async (name: CallName, role?: AccessRole) => {
  const { body, ofTables } = contractCases[name] as ContractCase<CallName>;
  return role === 'host' && ofTables ? ofTables(world) : body(world);
};
beforeAll(async () => {
  world = await makeWorld(await buildTestApp({ env: demoData }));
  callerOf = await signInRoles(world, world.mine.store);
  for (const [name] of table) bodies.set(name, await bodyOf(name));
}, 60_000);
afterAll(() => world.close());

/** An address of its own each time: this is about access, and not about limits. */
const anAddress = () => `10.${randomInt(1, 255)}.${randomInt(1, 255)}.${randomInt(1, 255)}`;
const codeOf = async (role: AccessRole, name: CallName, body: unknown): Promise<number | undefined> =>
  (await inject(world.app, callerOf(role), name, body, {}, anAddress())).json().error_code;

type Account = (typeof accessRoles)[number];
const mayCall = ({ grants }: Account, { permission, storeFlag, audience }: Call): boolean =>
  allows({ grants, flags: flagsOf(world.mine.store) }, { permission, storeFlag, ownerOnly: audience === 'owner' });

const everybody = accessRoles.map(({ role }) => role);
const orderTakers: readonly AccessRole[] = ['owner', 'manager', 'order_desk', 'kitchen', 'dispatcher'];
const menuEditors: readonly AccessRole[] = ['owner', 'manager', 'menu_editor'];
const managers: readonly AccessRole[] = ['owner', 'manager'];
const bookkeepers: readonly AccessRole[] = ['owner', 'manager', 'order_desk', 'accountant'];

/** Who may, written by hand: a wrong rule in the one source must not agree with itself. */
const byHand: Partial<Record<CallName, readonly AccessRole[]>> = {
  get_order_list: [...orderTakers, 'dispatch_only', 'host', 'accountant'],
  get_order: [...orderTakers, 'dispatch_only', 'host', 'accountant'],
  create_order: [...orderTakers, 'host'],
  set_order_status: [...orderTakers, 'host'],
  undo_no_show: [...orderTakers, 'host'],
  get_slot_list: [...orderTakers, 'host'],
  find_customer: [...orderTakers, 'host'],
  get_customer: orderTakers,
  set_customer_note: orderTakers,
  find_address: orderTakers,
  get_delivery_map: orderTakers,
  get_store_menu: [...orderTakers, 'host', 'menu_editor'],
  update_order_items: ['owner', 'manager', 'order_desk', 'host'],
  withdraw_order_change: ['owner', 'manager', 'order_desk', 'host'],
  update_order_details: ['owner', 'manager', 'order_desk', 'host'],
  refund_order: ['owner', 'manager', 'order_desk'],
  get_delivery_log: [...orderTakers, 'dispatch_only', 'accountant'],
  get_dispatch_provider_list: [...orderTakers, 'dispatch_only'],
  assign_order_list: [...orderTakers, 'dispatch_only'],
  change_to_pickup: [...orderTakers, 'dispatch_only'],
  get_dispatch_settings: managers,
  update_dispatch_settings: managers,
  get_store_details: managers,
  update_tax_settings: managers,
  update_cancellation_settings: managers,
  update: managers,
  update_image: ['owner'],
  get_readiness: ['owner'],
  send_test_order: ['owner'],
  accept_test_order: ['owner'],
  // Everyone has a profile, with a picture of their own.
  add_image: everybody,
  crop_image: everybody,
  get_profile: everybody,
  update_profile: everybody,
  update_profile_image: everybody,
  request_address_change: everybody,
  confirm_address_change: everybody,
  get_order_settings: managers,
  update_order_settings: managers,
  get_order_totals: bookkeepers,
  get_order_export: bookkeepers,
  get_history_period: ['owner', 'manager', 'accountant'],
  get_history_reconciliation: ['owner', 'manager', 'accountant'],
  get_ledger_entry_list: ['owner', 'manager', 'accountant'],
  get_order_earnings: ['owner', 'manager', 'accountant'],
  get_earning: ['owner', 'manager', 'accountant'],
  get_ledger_entry_export: ['owner', 'manager', 'accountant'],
  get_accountant_link_list: ['owner'],
  add_accountant_link: ['owner'],
  revoke_accountant_link: ['owner'],
  set_website_domain: managers,
  publish_website: managers,
  update_site_look: managers,
  script_pages: ['owner'],
  add_script_page: ['owner'],
  delete_script_pages: ['owner'],
  contest_deduction: ['owner', 'manager', 'accountant'],
  get_wallet: ['owner', 'manager', 'accountant'],
  get_wallet_request_list: ['owner', 'manager', 'accountant'],
  get_payout_list: ['owner', 'manager', 'accountant'],
  get_next_payout: ['owner', 'manager', 'accountant'],
  get_payout_statement: ['owner', 'manager', 'accountant'],
  get_payout_statement_entries: ['owner', 'manager', 'accountant'],
  get_payout_statement_file: ['owner', 'manager', 'accountant'],
  add_wallet_request: managers,
  cancel_wallet_request: managers,
  get_cash: ['owner', 'manager', 'accountant', 'dispatcher'],
  hand_over_cash: ['owner', 'manager', 'accountant', 'dispatcher'],
  'dashboard/tables': ['owner', 'manager', 'accountant'],
  'dashboard/CustomerRev+Rec': ['owner', 'manager', 'accountant'],
  'dashboard/BusyHour': ['owner', 'manager', 'accountant'],
  'dashboard/EarningReport': ['owner', 'manager', 'accountant'],
  get_dashboard_today: ['owner', 'manager', 'accountant'],
  get_item_list: menuEditors,
  update_item: menuEditors,
  set_item_stock: [...menuEditors, 'order_desk', 'kitchen'],
  set_modifier_stock: [...menuEditors, 'order_desk', 'kitchen'],
  add_category: menuEditors,
  update_modifier_group: menuEditors,
  import_items: menuEditors,
  get_provider_list: ['owner', 'manager', 'dispatcher'],
  approve_provider: ['owner', 'manager', 'dispatcher'],
  get_bank_detail: ['owner', 'manager', 'dispatcher'],
  get_sub_store_list: managers,
  add_sub_store: managers,
  update_sub_store: managers,
  delete_sub_store: managers,
  get_audit_list: managers,
  get_store_data: everybody,
  get_session_list: everybody,
  add_support_message: everybody,
};

const liveBoards: readonly Board[] = ['today', 'tomorrow', 'schedule', 'past'];
const dispatchBoards: readonly Board[] = ['dispatch', 'nobody-found'];
const boardsByHand: Record<AccessRole, readonly Board[]> = {
  owner: boards,
  manager: boards,
  order_desk: boards,
  kitchen: [...liveBoards, ...dispatchBoards],
  dispatcher: [...liveBoards, ...dispatchBoards],
  dispatch_only: dispatchBoards,
  host: ['table-booking'],
  menu_editor: [],
  accountant: ['history'],
  nothing: [],
};

/** Calls about the caller's own account, or with access that depends on the requested record. */
const ofOneself: readonly CallName[] = [
  'logout',
  'change_password',
  'end_session',
  'end_other_sessions',
  'get_record_history',
];

// A field that no call knows: who may make the call is told so (4022), and nothing is done; who may not hears that first.
const unknown = { nobody_knows_this: 1 };

describe.each(accessRoles)('$role', (account) => {
  const { role, grants } = account;

  it('is refused each call that the table keeps from them, and no other', async () => {
    const wrong: string[] = [];
    for (const [name, row] of table) {
      const may = mayCall(account, row);
      const isRefused = (await codeOf(role, name, unknown)) === errorCodes.NOT_PERMITTED;
      if (isRefused === may) wrong.push(`${name}: ${may ? 'refused' : 'let through'}`);
    }
    expect(wrong).toEqual([]);
  });

  it('is refused it also with everything right, and then nothing is written', async () => {
    const before = await databaseMark(world.db);
    for (const [name] of table.filter(([, row]) => !mayCall(account, row)))
      expect([name, await codeOf(role, name, bodies.get(name))]).toEqual([name, errorCodes.NOT_PERMITTED]);
    expect(await databaseMark(world.db)).toEqual(before);
  });

  it('is not refused what they may, whatever it is about', async () => {
    const own = table.filter(([name, row]) => mayCall(account, row) && !ofOneself.includes(name));
    for (const [name] of own)
      expect([name, await codeOf(role, name, await bodyOf(name, role))]).not.toEqual([name, errorCodes.NOT_PERMITTED]);
  });

  it('may what was written by hand', () => {
    const judged = Object.keys(byHand).filter((name) => mayCall(account, calls[name as CallName]));
    const written = Object.entries(byHand).flatMap(([name, roles]) => (roles.includes(role) ? name : []));
    expect(judged).toEqual(written);
  });

  it.each(boards)('sees the board %s, or is refused it', async (board) => {
    const may = boardsByHand[role].includes(board);
    expect(maySeeBoard(board, grants)).toBe(may);
    const reply = await call(world.app, callerOf(role), 'get_order_list', { board });
    expect(reply.success).toBe(may);
    if (!reply.success) expect(reply.error_code).toBe(errorCodes.NOT_PERMITTED);
  });
});
