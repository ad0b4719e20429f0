import type { ModifierGroupRecord } from '#contract/entities/menu';
import { limits } from '#contract/limits';
import { parseAmount } from '../../../components/store/parseAmount';

/** A modifier in the form; one without `_id` is new. `price` is text while it can't be parsed, `null` if empty. */
export interface ModifierRow {
  _id?: string;
  name: string[];
  price: number | string | null;
  is_default: boolean;
  is_in_stock: boolean;
  in_stock_at: string | null;
}

export const blankRow = (name: string[] = [''], price: number | null = null): ModifierRow => ({
  name,
  price,
  is_default: false,
  is_in_stock: true,
  in_stock_at: null,
});

/** A new empty row, where the next modifier is typed. */
export const isBlank = ({ _id, name, price }: ModifierRow): boolean =>
  _id === undefined && !name.some((text) => text?.trim()) && (price === null || price === 0 || price === '');

/** The rows without trailing empty ones, which aren't sent. */
export const writtenRows = (rows: readonly ModifierRow[]): ModifierRow[] =>
  rows.slice(0, rows.findLastIndex((row) => !isBlank(row)) + 1);

/** Turns the form's values into what is sent. */
export function groupToWire(values: Record<string, unknown>): Record<string, unknown> {
  const { modifiers, ...fields } = values;
  if (!Array.isArray(modifiers)) return fields;
  return {
    ...fields,
    modifiers: writtenRows(modifiers as ModifierRow[]).map((row) => ({
      ...(row._id ? { _id: row._id } : {}),
      name: row.name.map((text) => text ?? ''),
      price: row.price ?? 0,
      is_default: row.is_default,
      is_in_stock: row.is_in_stock,
      in_stock_at: row.is_in_stock ? null : row.in_stock_at,
    })),
  };
}

/** A group's values for a duplicate, in the languages that the store has: it may have had more. */
export const copyOf = (group: ModifierGroupRecord, languages: number, rename: (name: string) => string) => ({
  ...groupToWire({
    ...group,
    modifiers: group.modifiers.map(({ _id, name, ...row }) => ({ ...row, name: name.slice(0, languages) })),
  }),
  // Room for what renaming adds.
  name: group.name.slice(0, languages).map((text) => (text ? rename(text).slice(0, limits.nameMax) : '')),
});

/** An amount at the end of a line, with a currency sign before or after it. */
const priced = /^(.*[^\s;])(\s*[\t;]\s*|\s+)\+?(\p{Sc}?\s*)(\d+(?:[.,]\d+)?)(\s*\p{Sc})?$/u;

/**
 * Parses a pasted line. The number at its end is a price if it looks like one: separated by a tab, a semicolon or a
 * currency sign, or with as many decimals as the currency has. `Cola 0.33 l` and `Size 2` are names.
 *
 * @example readLine('Olives 1.50', 'EUR') // { name: 'Olives', price: 150 }
 */
export function readLine(line: string, currency: string): { name: string; price: number | null } | null {
  const text = line.replace(/^\s*(?:[-*•]|\d+[.)])\s+/, '').trim();
  if (!text) return null;
  const [, name = '', gap = '', before = '', amount = '', after = ''] = priced.exec(text) ?? [];
  const price = amount ? parseAmount(amount, currency) : null;
  const isSetOff = /[\t;]|\s{2}/.test(gap) || before.trim() !== '' || after.trim() !== '';
  const decimals = /[.,](\d+)$/.exec(amount)?.[1]?.length ?? 0;
  const isPrice =
    price !== null && (isSetOff || (decimals > 1 && parseAmount(`0.${'0'.repeat(decimals)}`, currency) !== null));
  const read = isPrice ? { name: name.trim(), price } : { name: text, price: null };
  return { ...read, name: read.name.slice(0, limits.nameMax) };
}

/** Parses several lines; empty ones are left out. */
export const readLines = (text: string, currency: string): ModifierRow[] =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => readLine(line, currency))
    .filter((row) => row !== null)
    .map(({ name, price }) => blankRow([name], price));
