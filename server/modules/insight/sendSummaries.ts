import { addHours } from 'date-fns';
import { and, asc, eq, lte, type SQL } from 'drizzle-orm';
import { averageOf, netOf, type Sales } from '#contract/insight/measures';
import type { InsightDates } from '#contract/insight/ranges';
import { nextSummaryAt, type SummaryInterval, summaryDates, summaryDatesBefore } from '#contract/insight/summary';
import { formatMoney } from '#contract/money';
import { localText } from '#contract/multilingual';
import { isGranted } from '#contract/permissions';
import type { Database } from '#server/db/database';
import { stores, subStores } from '#server/db/schema/index';
import type { Env } from '#server/env';
import { deliveryOf, type MessageFacts, ownerLanguage, queueMessage, writtenLanguage } from '../outgoing/service';
import { dayRows, salesOf } from './dayRows';

type SummaryEnv = Pick<Env, 'SMTP_URL' | 'SMS_FORMAT' | 'DEMO' | 'APP_KEY' | 'PUBLIC_ADDRESS'>;
type StoreRow = typeof stores.$inferSelect;
type SubStoreRow = typeof subStores.$inferSelect;

/** Few enough that an account's other writers hardly wait for them. */
const atOnce = 20;
/** More than are due in a minute; others wait for the next round. */
const batchesMax = 50;
/** Yesterday's figures aren't news in the evening: a summary that is so late is left out. */
const hoursOfUse = 12;

interface Reader {
  store: StoreRow;
  interval: SummaryInterval;
  due: Date;
  recipient: string;
  language: string;
  /** Whether they may see the figures now, at an address that is theirs. */
  isEntitled: boolean;
}

/** Whether figures can be mailed to a team member: no one else may have typed the address to read them. */
export const isSummaryAddress = ({ is_email_verified, email_reach }: SubStoreRow): boolean =>
  is_email_verified || email_reach === null || isGranted(email_reach, 'store/earning');

const ofOwner = (store: StoreRow): Reader => ({
  store,
  interval: store.owner_summary ?? 'daily',
  due: store.owner_summary_at ?? new Date(0),
  recipient: store.email,
  language: ownerLanguage(store),
  isEntitled: store.is_show_dashboard && store.owner_summary !== null,
});

const ofMember = (store: StoreRow, row: SubStoreRow): Reader => ({
  store,
  interval: row.summary ?? 'daily',
  due: row.summary_at ?? new Date(0),
  recipient: row.email,
  language: row.language ?? ownerLanguage(store),
  isEntitled:
    store.is_show_dashboard &&
    row.summary !== null &&
    row.is_approved &&
    !row.is_disabled &&
    !row.shared_device &&
    isGranted(row.urls, 'store/earning') &&
    isSummaryAddress(row),
});

/** "Wednesday, 18 June 2031", or "9 – 15 June 2031". */
function periodText({ start_date, end_date }: InsightDates, language: string): string {
  const [from, to] = [start_date, end_date].map((date) => new Date(`${date}T12:00:00Z`)) as [Date, Date];
  if (start_date === end_date)
    return new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' }).format(from);
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).formatRange(from, to);
}

const hasOrders = ({ orders, cancelled }: Sales): boolean => orders + cancelled > 0;

/** The figures of a reader's period; `null` if there is nothing to tell, as in holidays. */
async function readFacts(
  tx: Database,
  { PUBLIC_ADDRESS }: SummaryEnv,
  { store, interval, language: chosen }: Reader,
  now: Date,
): Promise<MessageFacts['summary'] | null> {
  const { id: store_id, currency, timezone, day_starts_at } = store;
  const days = { store_id, timezone, day_starts_at };
  const dates = summaryDates(interval, now, days);
  const sales = salesOf(await dayRows(tx, dates, days));
  const before = salesOf(await dayRows(tx, summaryDatesBefore(dates), days));
  if (!hasOrders(sales) && !hasOrders(before)) return null;
  const language = writtenLanguage(chosen);
  const money = (of: Sales) => formatMoney(netOf(of), currency, language);
  const average = (of: Sales) => formatMoney(averageOf(netOf(of), of.orders) ?? 0, currency, language);
  const count = (number: number) => number.toLocaleString(language);
  return {
    store: localText(store.name, 0),
    period: periodText(dates, language),
    ...{ sales: money(sales), sales_before: money(before) },
    ...{ orders: count(sales.orders), orders_before: count(before.orders) },
    ...{ average: average(sales), average_before: average(before) },
    ...{ cancelled: count(sales.cancelled), cancelled_before: count(before.cancelled) },
    link: `${PUBLIC_ADDRESS}/app/dashboard`,
    choice: `${PUBLIC_ADDRESS}/app/profile?tab=account&section=dashboard`,
  };
}

/** Queues a reader's mail. @returns when the next one is due */
async function mailReader(tx: Database, env: SummaryEnv, reader: Reader, now: Date): Promise<Date> {
  const { store, interval, due, recipient, language, isEntitled } = reader;
  const expiresAt = addHours(due, hoursOfUse);
  const facts = isEntitled && recipient !== '' && now < expiresAt ? await readFacts(tx, env, reader, now) : null;
  const about = { event: 'summary', channel: 'email', storeId: store.id, expiresAt } as const;
  if (facts) await queueMessage(tx, env, { ...about, recipient, language, facts }, now);
  return nextSummaryAt(interval, now, store);
}

async function mailOwners(tx: Database, env: SummaryEnv, now: Date): Promise<number> {
  const due = await tx
    .select()
    .from(stores)
    .where(lte(stores.owner_summary_at, now))
    .orderBy(asc(stores.owner_summary_at))
    .limit(atOnce)
    .for('no key update', { skipLocked: true });
  for (const store of due) {
    const owner_summary_at = await mailReader(tx, env, ofOwner(store), now);
    await tx.update(stores).set({ owner_summary_at }).where(eq(stores.id, store.id));
  }
  return due.length;
}

const isMember = ({ store_id, id }: SubStoreRow): SQL | undefined =>
  and(eq(subStores.store_id, store_id), eq(subStores.id, id));

async function mailMembers(tx: Database, env: SummaryEnv, now: Date): Promise<number> {
  const due = await tx
    .select({ store: stores, row: subStores })
    .from(subStores)
    .innerJoin(stores, eq(stores.id, subStores.store_id))
    .where(lte(subStores.summary_at, now))
    .orderBy(asc(subStores.summary_at))
    .limit(atOnce)
    .for('no key update', { of: subStores, skipLocked: true });
  for (const { store, row } of due) {
    const summary_at = await mailReader(tx, env, ofMember(store, row), now);
    await tx.update(subStores).set({ summary_at }).where(isMember(row));
  }
  return due.length;
}

/**
 * Mails the dashboard's figures to the accounts that have chosen that, at their store's time. Without a mail server, nothing
 * happens; summaries that would come late are left out afterwards.
 */
export async function sendSummaries(db: Database, now: Date, env: SummaryEnv): Promise<void> {
  if (deliveryOf(env, 'email') !== 'server') return;
  for (const mail of [mailOwners, mailMembers]) {
    for (let batch = 0; batch < batchesMax; batch += 1)
      if ((await db.transaction((tx) => mail(tx, env, now))) < atOnce) break;
  }
}
