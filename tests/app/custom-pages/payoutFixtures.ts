import type { ReplyOf } from '#contract/calls/index';
import type { CashHandover, WalletRequest } from '#contract/entities/wallet';
import { sealOf } from '#contract/statements/seal';
import { trattoriaId } from '../../support/accounts';

export const idOf = (last: number): string => `0198d6f2-0000-7000-8000-${String(last).padStart(12, '0')}`;
const at = '2031-03-04T10:00:00.000Z';

export const aWallet = (change: Partial<ReplyOf<'get_wallet'>> = {}): ReplyOf<'get_wallet'> => ({
  ...{ currency: 'EUR', balance: 50_000, requested: 0, available: 50_000, cash: 0, requests: [] },
  ...{ payout_hold_until: null, payouts_frozen_at: null },
  ...change,
});

export const aRequest = (change: Partial<WalletRequest> = {}): WalletRequest => ({
  ...{ _id: idOf(1), amount: 30_000, currency: 'EUR', state: 'requested', created_at: at, updated_at: at },
  by: { kind: 'store', id: null, name: 'Ada Owner' },
  ...change,
});

type Payout = ReplyOf<'get_payout_list'>['data'][number];

export const aPayout = (change: Partial<Payout> = {}): Payout => ({
  ...{ _id: idOf(2), effective_at: at, amount: 20_000, currency: 'EUR', reason: 'Transfer 12', returned: null },
  ...change,
});

export const aHandover = (change: Partial<CashHandover> = {}): CashHandover => ({
  ...{ _id: idOf(3), effective_at: at, by: { kind: 'store', id: null, name: 'Ada Owner' } },
  ...{ provider_id: idOf(4), name: 'Ben Bike', counted: 4_800, difference: -200, reason: 'Wrong change' },
  ...change,
});

type Entries = ReplyOf<'get_payout_statement_entries'>['data'];

/** The entries of the payout: a sale, what the platform owes for it, and the payout itself. */
export const sealedEntries = (): Entries => {
  const common = { effective_at: at, at, currency: 'EUR' };
  const [order, payout] = [idOf(5), idOf(2)];
  return [
    { ...common, transaction_id: order, seq: 1, kind: 'order_end', account: 'sales', amount: 20_000 },
    { ...common, transaction_id: order, seq: 2, kind: 'order_end', account: 'platform', amount: -20_000 },
    { ...common, transaction_id: payout, seq: 1, kind: 'payout', account: 'platform', amount: 20_000 },
    { ...common, transaction_id: payout, seq: 2, kind: 'payout', account: 'bank', amount: -20_000 },
  ];
};

/** The first statement of the store, sealed. */
export async function aStatement(): Promise<ReplyOf<'get_payout_statement'>> {
  const period = { first: '2031-03-01', last: '2031-03-04' };
  const entries = sealedEntries();
  const head = { store_id: trattoriaId, ...period, previous: null, count: entries.length };
  return {
    store_id: trattoriaId,
    previous_id: null,
    statement: {
      ...{ kind: 'statement', number: '2031-03-04', issued_at: at, owner_name: 'Ada Owner', period },
      store: { name: 'Trattoria Sole', address: ['Hauptstrasse 1'], country_code: 'DE', tax_id: null },
      ...{ day_starts_at: 0, timezone: 'Europe/Berlin', currency: 'EUR', balance_before: 0, cash_counts: [] },
      sections: [{ title: 'sales', lines: [{ label: 'sales', amount: 20_000 }] }],
      payouts: [{ day: '2031-03-04', amount: 20_000, reference: 'Transfer 12' }],
      seal: { hash: await sealOf(head, [entries]), previous: null, entries: entries.length },
    },
  };
}
