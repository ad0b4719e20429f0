import type { Params } from './form';
import { badParam } from './standInError';
import type { StandInAccount } from './standInState';

export const apiVersion = '2026-10-28.endive';

/** Who handles a request: one account, at one moment. */
export interface Desk {
  account: StandInAccount;
  /** Unix time in seconds. */
  at: number;
  /** Where its pages are, without a slash at the end. */
  pages: string;
  newId(prefix: string): string;
  /** Records an event with the object as it is now. */
  record(type: string, object: unknown): void;
}

export function openDesk(account: StandInAccount, now: Date, pages: string): Desk {
  const at = Math.floor(now.getTime() / 1000);
  const newId = (prefix: string): string => {
    account.lastNumber += 1;
    return `${prefix}_${account.id}${String(account.lastNumber).padStart(8, '0')}`;
  };
  return {
    ...{ account, at, pages, newId },
    record(type, object) {
      account.events.push({
        ...{ id: newId('evt'), object: 'event', api_version: apiVersion, created: at, type, livemode: false },
        data: { object: structuredClone(object) },
      });
    },
  };
}

/** A parameter that is text. @throws if it is missing and `isNeeded` */
export function textOf(params: Params, name: string): string | undefined {
  const value = params[name];
  if (value !== undefined && typeof value !== 'string') throw badParam(name, `Invalid string: ${name}`);
  return value === '' ? undefined : value;
}

export function neededText(params: Params, name: string): string {
  const value = textOf(params, name);
  if (value === undefined) throw badParam(name, `Missing required param: ${name}.`, 'parameter_missing');
  return value;
}

export function groupOf(params: Params, name: string): Params {
  const value = params[name] ?? {};
  if (typeof value !== 'object' || Array.isArray(value)) throw badParam(name, `Invalid object: ${name}`);
  return value;
}

/** An amount in the smallest unit. @throws if it isn't a whole number above 0 */
export function amountOf(params: Params, name: string): number {
  const text = neededText(params, name);
  if (!/^\d{1,8}$/.test(text)) throw badParam(name, `Invalid integer: ${text}`, 'parameter_invalid_integer');
  const amount = Number(text);
  if (amount === 0) throw badParam(name, 'This value must be greater than or equal to 1.', 'amount_too_small');
  return amount;
}

const threeDigits = ['bhd', 'jod', 'kwd', 'omr', 'tnd'];

/** An amount with its currency, by the rules of currencies with other digits than two. */
export function moneyOf(params: Params, name: string): { amount: number; currency: string } {
  const currency = neededText(params, 'currency').toLowerCase();
  if (!/^[a-z]{3}$/.test(currency)) throw badParam('currency', `Invalid currency: ${currency}`);
  const amount = amountOf(params, name);
  if (threeDigits.includes(currency) && amount % 10 !== 0)
    throw badParam(name, 'Amounts of this currency must end with 0.', 'parameter_invalid_integer');
  if (['isk', 'ugx'].includes(currency) && amount % 100 !== 0)
    throw badParam(name, 'Amounts of this currency must end with 00.', 'parameter_invalid_integer');
  return { amount, currency };
}

export function metadataOf(params: Params): Record<string, string> {
  return Object.fromEntries(Object.entries(groupOf(params, 'metadata')).map(([name, value]) => [name, String(value)]));
}

export const listOf = (data: readonly unknown[], url: string) => ({ object: 'list', url, has_more: false, data });
