import type { StoreTable } from '#contract/entities/menu';
import type { Order } from '#contract/entities/order';
import { readStored, writeStored } from '../../../config/jsonStorage';
import { storageKeys } from '../../../config/storageKeys';
import { accountOf, getSession } from '../../../session/session';
import type { StoreTables } from '../../places/tableChoices';

/** The store's tables, as the book shows them. */
export type BookTables = StoreTables & { tables: readonly StoreTable[] };

/** The book of a business day as this device last read it. */
interface LastBook {
  account: string;
  /** `YYYY-MM-DD`. */
  day: string;
  /** When it was last known to be current, in milliseconds of the epoch. */
  readAt: number;
  orders: readonly Order[];
  store: BookTables;
}

/** The stored book of a day, for the account that read it. */
export function readLastBook(account: string, day: string): LastBook | null {
  const book = readStored<LastBook>(storageKeys.lastBook);
  return book?.account === account && book.day === day ? book : null;
}

/** Stores the book of one day and replaces any other day's, while its account is signed in. */
export function writeLastBook(book: LastBook): void {
  if (accountOf(getSession()) === book.account) writeStored(storageKeys.lastBook, book);
}
