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

/** A period of a store's ledger, without its entries. */
export interface SealHead {
  store_id: string;
  /** Business days, including both. */
  first: string;
  last: string;
  /** The seal of the period before; `null` for the first one. */
  previous: string | null;
  /** The number of its entries. */
  count: number;
}

/** Entries in the order of the ledger, in parts of any size. */
export type EntryParts = Iterable<readonly SealedEntry[]> | AsyncIterable<readonly SealedEntry[]>;

/** Begins what is hashed, so that a later way of sealing can't be taken for this one. */
const format = 'storedesk-seal-1';
/** Entries that are hashed together. Part of the format. */
const entriesInBlock = 1_000;

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

async function sha256(lines: readonly string[]): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', utf8.encode(lines.join('\n')));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function* blocksOf(parts: EntryParts): AsyncGenerator<readonly SealedEntry[]> {
  let waiting: SealedEntry[] = [];
  for await (const part of parts) {
    waiting.push(...part);
    while (waiting.length >= entriesInBlock) {
      yield waiting.slice(0, entriesInBlock);
      waiting = waiting.slice(entriesInBlock);
    }
  }
  if (waiting.length > 0) yield waiting;
}

/**
 * Returns the seal of a period: the SHA-256 of its entries and of the seal before it, in hexadecimal digits. A changed,
 * missing or added entry changes it, and all seals after it. Reasons and names aren't sealed, because personal data in
 * them can be erased.
 *
 * Each block of 1,000 entries is hashed with the hash before it, so a period of any length needs little memory, and pages and
 * servers stay responsive. In a browser, it needs https or localhost, as `crypto.subtle` does.
 */
export async function sealOf({ store_id, first, last, previous, count }: SealHead, parts: EntryParts): Promise<string> {
  let seal = await sha256([JSON.stringify([format, store_id, first, last, previous, count])]);
  for await (const block of blocksOf(parts)) seal = await sha256([seal, ...block.map(lineOf)]);
  return seal;
}

/**
 * - `intact`: the entries give the seal, and it names the one before it
 * - `changed`: an entry or the period was changed, added or removed since it was sealed
 * - `unchained`: the period before was sealed again, so its entries were changed
 */
export type SealState = 'intact' | 'changed' | 'unchained';

/**
 * Verifies a seal. The app and the server use it alike.
 *
 * @param before the seal that the period before has now; `null` if there is none
 */
export async function verifySeal(
  head: SealHead & { seal: string },
  parts: EntryParts,
  before: string | null,
): Promise<SealState> {
  if ((await sealOf(head, parts)) !== head.seal) return 'changed';
  return head.previous === before ? 'intact' : 'unchained';
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
