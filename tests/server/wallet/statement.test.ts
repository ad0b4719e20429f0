import { randomUUID } from 'node:crypto';
import { subDays } from 'date-fns';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import type { Order } from '#contract/entities/order';
import type { LedgerTransaction } from '#contract/ledger/ledgerEntry';
import { adjusted } from '#contract/ledger/orderEvents';
import { orderStatus } from '#contract/orders/statuses';
import { verifySeal } from '#contract/statements/seal';
import { statementSums } from '#contract/statements/sums';
import { businessDate } from '#contract/time';
import { payoutStatements } from '#server/db/schema/wallet';
import { ledgerRows, writeLedger } from '#server/modules/ledger/service';
import { checkSeals, sealStatements } from '#server/modules/wallet/service';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { call, callAs } from '../../support/callApi';
import { type ChangeDesk, openChangeDesk } from '../../support/changeDesk';
import { holdCash, keyed, owe } from '../../support/plantMoney';

const { ACCEPTED, PREPARING, READY, COMPLETED } = orderStatus;

let test: TestApp;
let desk: ChangeDesk;
beforeAll(async () => {
  test = await buildTestApp();
});
beforeEach(async () => {
  desk = await openChangeDesk(test, { is_store_can_complete_order: true });
  const rate = { percent: 20, amount: 10 };
  await callAs(test.app, 'platform', 'platform/set_commission', {
    ...{ store_id: desk.store.id, first_day: businessDate(new Date(), desk.store) },
    ...{ delivery: rate, pickup: rate, table: rate, payment_fee: { percent: 3, amount: 0 } },
    ...{ with_tax: false, with_delivery_fee: false, with_tip: false, commission_tax: 10, is_returned_on_refund: true },
  });
});
afterAll(() => test.close());

const handOver = async (order: Order) =>
  desk.move(await desk.move(await desk.move(order, PREPARING), READY), COMPLETED);
const payOut = async (amount: number, reason = 'Transfer 7'): Promise<string> =>
  (await callAs(test.app, 'platform', 'platform/add_payout', { ...keyed(desk.store, reason), amount })).transaction._id;
const statementOf = (_id: string) => callAs(test.app, desk.owner, 'get_payout_statement', { _id });
const balance = async () => (await callAs(test.app, desk.owner, 'get_wallet', {})).balance;

/** The entries of a statement, in parts as an app gets them. */
async function* entriesOf(_id: string, limit = 7) {
  let after: { position: number; seq: number } | undefined;
  do {
    const body = { _id, limit, ...(after && { after }) };
    const { data, next } = await callAs(test.app, desk.owner, 'get_payout_statement_entries', body);
    yield data;
    after = next;
  } while (after);
}

/** Verifies a seal as the app does. */
async function verified(_id: string) {
  const { statement, store_id, previous_id } = await statementOf(_id);
  const { seal, period } = statement;
  const head = { store_id, ...period, previous: seal.previous, count: seal.entries, seal: seal.hash };
  const before = previous_id === null ? null : (await statementOf(previous_id)).statement.seal.hash;
  return verifySeal(head, entriesOf(_id), before);
}

/** Writes to the ledger as an event of some days ago. */
async function bookLate(booked: LedgerTransaction) {
  const { id: store_id, currency } = desk.store;
  const by = { kind: 'system', id: null, name: '' } as const;
  const occasion = { store_id, currency, at: new Date(), effective_at: subDays(new Date(), 3), by };
  await test.db.transaction((tx) => writeLedger(tx, ledgerRows([booked], occasion)));
}

/** Days on which everything happens: orders by card and in cash, a refund, an adjustment, counted cash. */
async function someDays() {
  await handOver(await desk.paidOrder(2));
  const { order: inCash } = await desk.placeOutside({ paid_by: 'cash' });
  await handOver(await desk.move(inCash, ACCEPTED));
  const refunded = await handOver(await desk.paidOrder(2));
  await desk.refund((await desk.getOrder(refunded)).order, { lines: [{ line: 0, quantity: 1 }] });
  await owe(test, desk.store, 500);
  const { id } = await holdCash(test, desk.store, 500);
  const handover = { idempotency_key: randomUUID(), provider_id: id, expected: 500, counted: 480 };
  await callAs(test.app, desk.owner, 'hand_over_cash', handover);
}

describe('the statement of a payout', () => {
  it('adds up to the cent: balance before, earnings, cash, what is owed to others, payout, balance afterwards', async () => {
    await someDays();
    const first = await payOut(300);
    const afterFirst = await balance();
    const net = (await callAs(test.app, desk.owner, 'get_earning', {})).net;
    await desk.paidOrder(1);
    const before = await balance();
    const second = await payOut(200, 'Transfer 8');

    const { statement, previous_id } = await statementOf(first);
    expect(previous_id).toBeNull();
    expect(statement).toMatchObject({
      ...{ balance_before: 0, currency: desk.store.currency, number: expect.stringMatching(/^\d{4}-0001$/) },
      payouts: [{ amount: 300, reference: 'Transfer 7' }],
      cash_counts: [{ counted: expect.any(Number) }],
      seal: { previous: null },
    });
    const sums = statementSums(statement);
    expect([sums.earned, sums.paid_out, sums.due]).toEqual([net, 300, afterFirst]);
    const lines = statement.sections.flatMap((section) => section.lines);
    expect(lines).toContainEqual(
      expect.objectContaining({ label: 'adjustments', amount: 500, note: 'Agreed by phone' }),
    );
    expect(lines).toContainEqual({ label: 'cash_differences', amount: -20 });

    const next = await statementOf(second);
    expect(next).toMatchObject({
      previous_id: first,
      statement: { balance_before: afterFirst, seal: { previous: statement.seal.hash }, payouts: [{ amount: 200 }] },
    });
    // Paid ahead, it isn't earned yet.
    expect(statementSums(next.statement)).toMatchObject({ earned: 0, owed: before - afterFirst, due: before - 200 });
  });

  it('has every entry once, in the entries that its CSV has', async () => {
    await someDays();
    const ids = [await payOut(10)];
    await owe(test, desk.store, 70);
    ids.push(await payOut(20));
    const all: string[] = [];
    for (const id of ids)
      for await (const part of entriesOf(id))
        all.push(...part.map(({ transaction_id, seq }) => `${transaction_id} ${seq}`));
    const today = businessDate(new Date(), desk.store);
    const { data } = await callAs(test.app, desk.owner, 'get_ledger_entry_export', {
      start_date: today,
      end_date: today,
    });
    expect(all.sort()).toEqual(data.map(({ transaction_id, seq }) => `${transaction_id} ${seq}`).sort());
  });

  it('takes what is booked late into the next one, and a returned payout back', async () => {
    await owe(test, desk.store, 1_000);
    const first = await payOut(400);
    const { statement } = await statementOf(first);
    await bookLate(adjusted(randomUUID(), 250));
    await callAs(test.app, 'platform', 'platform/return_payout', {
      ...keyed(desk.store, 'Account closed'),
      transaction_id: first,
    });
    const next = (await statementOf(await payOut(100))).statement;
    expect((await statementOf(first)).statement).toEqual(statement);
    expect(next.payouts).toMatchObject([{ amount: -400, reference: 'Account closed' }, { amount: 100 }]);
    expect(statementSums(next)).toMatchObject({ earned: 250, paid_out: -300, due: await balance() });
  });

  it('counts each entry in one statement, while orders come and payouts are made at once', async () => {
    await owe(test, desk.store, 10_000);
    const work = Array.from({ length: 12 }, (_, index) =>
      index % 3 === 0 ? payOut(100) : owe(test, desk.store, 7).then(() => ''),
    );
    const ids = (await Promise.all(work)).filter((id) => id !== '');
    const last = await payOut(1);
    const statements = await Promise.all([...ids, last].map(statementOf));
    const inOrder = statements.toSorted((a, b) => a.statement.number.localeCompare(b.statement.number));
    expect(inOrder.map(({ statement }) => statement.balance_before)).toEqual([
      0,
      ...inOrder.slice(0, -1).map(({ statement }) => statementSums(statement).due),
    ]);
    expect(statementSums(inOrder.at(-1)?.statement ?? expect.fail()).due).toBe(await balance());
  });

  it('is sealed by a job, and its seal is verified as the app does', async () => {
    await someDays();
    const ids = [await payOut(10), await payOut(20)];
    await sealStatements(test.db);
    const rows = await test.db.select().from(payoutStatements).where(eq(payoutStatements.store_id, desk.store.id));
    expect(rows.map(({ seal }) => seal?.length)).toEqual([64, 64]);
    for (const id of ids) expect(await verified(id)).toBe('intact');
  });

  it('shows a changed entry, whoever changed it', async () => {
    await owe(test, desk.store, 1_000);
    const ids = [await payOut(10), await payOut(20)];
    for (const id of ids) await statementOf(id);
    const error = vi.fn();
    await checkSeals(test.db, { error });
    expect(error).not.toHaveBeenCalled();
    await test.db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('storedesk.audited_rewrite', 'convert_amounts', true)`);
      await tx.execute(sql`update ledger_entries set amount = amount * 2 where store_id = ${desk.store.id} and
        transaction_id = (select id from ledger_transactions where store_id = ${desk.store.id} and position = 1)`);
    });
    expect(await Promise.all(ids.map(verified))).toEqual(['changed', 'intact']);
    await checkSeals(test.db, { error });
    const broken = [{ payout: ids[0], state: 'changed' }];
    expect(error).toHaveBeenCalledWith({ store_id: desk.store.id, broken }, expect.any(String));
  });

  it('keeps its seal', async () => {
    await owe(test, desk.store, 1_000);
    const _id = await payOut(10);
    await statementOf(_id);
    const isIt = sql`where store_id = ${desk.store.id}`;
    await expect(test.db.execute(sql`update payout_statements set seal = 'x' ${isIt}`)).rejects.toThrow();
    await expect(test.db.execute(sql`delete from payout_statements ${isIt}`)).rejects.toThrow();
    await expect(test.db.execute(sql`truncate payout_statements`)).rejects.toThrow();
  });

  it('can be had as PDF, and not of another store', async () => {
    await owe(test, desk.store, 1_000);
    const _id = await payOut(10);
    const file = await callAs(test.app, desk.owner, 'get_payout_statement_file', { _id, language: 'de' });
    expect(Buffer.from(file.content, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    const others = await openChangeDesk(test);
    expect(await call(test.app, others.owner, 'get_payout_statement', { _id })).toMatchObject({
      error_code: errorCodes.NO_DATA_FOUND,
    });
  });
});
