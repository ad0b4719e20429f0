import type { Minor } from '../money';
import type { LedgerAccount, LedgerKind } from './accounts';

/** How an amount came about. `base` steps add up to the sum that a percentage is of. */
export const ledgerStepKeys = [
  'items',
  'store_discount',
  'tax',
  'delivery_fee',
  'tip',
  'refunded',
  'base',
  'percentage',
  'fixed',
  'discount',
  'platform_part',
  'charged',
  'before',
  'after',
] as const;

/** One step of an amount, in the order of the calculation. */
export interface LedgerStep {
  key: (typeof ledgerStepKeys)[number];
  amount: Minor;
  /** For a percentage: of the base, or of what is shared. */
  percent?: number | undefined;
}

/** One entry: an amount of one account. */
export interface LedgerEntry {
  account: LedgerAccount;
  amount: Minor;
  /** For a sale: the line of the order. */
  line?: number | undefined;
  /** For tax: its rate in percent. */
  tax_rate?: number | undefined;
  /** For a delivery person's cash and share. */
  provider_id?: string | undefined;
  /** Missing where the amount is one of the order's own. */
  steps?: readonly LedgerStep[] | undefined;
}

/** An event with its entries, which add up to 0. */
export interface LedgerTransaction {
  kind: LedgerKind;
  /** Names the event: no other transaction of the store has the same kind and subject, so nothing is booked twice. */
  subject: string;
  entries: readonly LedgerEntry[];
}

const keyOf = ({ account, line, tax_rate, provider_id }: LedgerEntry): string =>
  [account, line, tax_rate, provider_id].join('|');

/**
 * Adds up the entries of each account, line, rate and person. Entries of 0 are left out, and those that stay keep the order
 * in which they came first.
 */
export function merged(entries: readonly LedgerEntry[]): LedgerEntry[] {
  const byKey = new Map<string, LedgerEntry>();
  for (const entry of entries) {
    const key = keyOf(entry);
    const sum = byKey.get(key);
    const steps = sum?.steps && entry.steps ? [...sum.steps, ...entry.steps] : (sum?.steps ?? entry.steps);
    byKey.set(key, { ...sum, ...entry, amount: (sum?.amount ?? 0) + entry.amount, steps });
  }
  return [...byKey.values()].filter(({ amount }) => amount !== 0);
}

/** The same entries with the opposite amounts: what takes them back. */
export const reversed = (entries: readonly LedgerEntry[]): LedgerEntry[] =>
  entries.map(({ steps: _steps, ...entry }) => ({ ...entry, amount: 0 - entry.amount }));

/**
 * Returns what changed between two results of an order: the entries that lead from one to the other. Their steps are the
 * amounts before and after.
 */
export function difference(before: readonly LedgerEntry[], after: readonly LedgerEntry[]): LedgerEntry[] {
  const was = new Map(merged(before).map((entry) => [keyOf(entry), entry]));
  const is = new Map(merged(after).map((entry) => [keyOf(entry), entry]));
  const changes = [...new Set([...was.keys(), ...is.keys()])].map((key): LedgerEntry => {
    const [old, now] = [was.get(key), is.get(key)];
    const { steps, ...rest } = (now ?? old) as LedgerEntry;
    const [from, to] = [old?.amount ?? 0, now?.amount ?? 0];
    const both = [
      { key: 'before', amount: from },
      { key: 'after', amount: to },
    ] as const;
    return { ...rest, amount: to - from, ...(steps && { steps: both }) };
  });
  return merged(changes);
}

/** The sum of the entries of some accounts; of all of them by default. */
export const sumOf = (entries: readonly LedgerEntry[], ...accounts: readonly LedgerAccount[]): Minor =>
  entries.reduce(
    (sum, { account, amount }) => sum + (accounts.length === 0 || accounts.includes(account) ? amount : 0),
    0,
  );
