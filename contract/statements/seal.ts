import type { Minor } from '../money';

/** An entry of the ledger, as far as it is sealed. Instants can have any offset. */
export interface SealedEntry {
  transaction_id: string;
  /** Its place within the transaction. */
  seq: number;
  kind: string;
  effective_at: string;
  at: string;
  account: string;
  amount: Minor;
  currency: string;
  order_id?: string | undefined;
  line?: number | undefined;
  tax_rate?: number | undefined;
  provider_id?: string | undefined;
}

/** A period of a store's ledger. */
export interface SealedPeriod {
  store_id: string;
  /** Business days, including both. */
  first: string;
  last: string;
  /** The seal of the period before; `null` for the first one. */
  previous: string | null;
  /** In any order. */
  entries: readonly SealedEntry[];
}

/** Begins what is hashed, so that a later way of sealing can't be taken for this one. */
const format = 'storedesk-seal-1';

const utf8 = new TextEncoder();
/** A string in UTC, whatever the offset it came with. */
const utc = (at: string): string => new Date(at).toISOString();

/** One line, whatever its texts contain: JSON escapes line breaks. */
const lineOf = (entry: SealedEntry): string =>
  JSON.stringify([
    ...[entry.transaction_id, entry.seq, entry.kind, utc(entry.effective_at), utc(entry.at)],
    ...[entry.account, entry.amount, entry.currency],
    ...[entry.order_id, entry.line, entry.tax_rate, entry.provider_id].map((value) => value ?? null),
  ]);

/**
 * Returns the seal of a period: the SHA-256 of its entries and of the seal before it, in hexadecimal digits. A changed,
 * missing or added entry changes it, and all seals after it. Reasons and names aren't sealed, because personal data in
 * them can be erased.
 *
 * In a browser, it needs https or localhost, as `crypto.subtle` does.
 */
export async function sealOf({ store_id, first, last, previous, entries }: SealedPeriod): Promise<string> {
  const head = JSON.stringify([format, store_id, first, last, previous, entries.length]);
  const text = [head, ...entries.map(lineOf).sort()].join('\n');
  const digest = await crypto.subtle.digest('SHA-256', utf8.encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Returns the first period whose seal is broken: its entries no longer give it, or it doesn't name the seal before it.
 *
 * @param periods in order, with the seals that were printed
 */
export async function findBrokenSeal<Period extends SealedPeriod & { seal: string }>(
  periods: readonly Period[],
): Promise<Period | null> {
  for (const [index, period] of periods.entries()) {
    const before = periods[index - 1];
    if (before && period.previous !== before.seal) return period;
    if ((await sealOf(period)) !== period.seal) return period;
  }
  return null;
}

/** Crockford's base 32: without I, L, O and U, which are mistaken for digits or make words. */
const symbols = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const symbolsInCode = 16;

/**
 * Shortens a seal to what is printed: its first 80 bits.
 *
 * @example sealCode(hash) // '7K4M-9QXT-2B6D-HW3F'
 */
export function sealCode(seal: string): string {
  const bits = BigInt(`0x${seal.slice(0, (symbolsInCode * 5) / 4)}`);
  const code = Array.from({ length: symbolsInCode }, (_, index) => {
    const shift = BigInt(5 * (symbolsInCode - 1 - index));
    return symbols[Number((bits >> shift) & 31n)];
  }).join('');
  return (code.match(/.{4}/g) ?? []).join('-');
}

/** Reads a typed code: small letters, spaces instead of hyphens, and the letters that look like digits are accepted. */
const typed = (code: string): string =>
  code.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');

/** Whether a code that someone typed is a seal's. */
export const isCodeOf = (code: string, seal: string): boolean => typed(code) === typed(sealCode(seal));
