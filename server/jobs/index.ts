import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from '../db/database';
import { failureLog } from '../db/failureLog';
import type { Env } from '../env';
import type { FileStore } from '../files/fileStore';
import type { Connector } from '../gateways/connect/connect';
import type { NameServers } from '../gateways/nameServers';
import type { PaymentGateway } from '../gateways/payments/paymentGateway';
import type { StoreGateways } from '../gateways/payments/storeGateways';
import type { PushGateway } from '../gateways/push/pushGateway';
import type { Mailer } from '../mail/mailer';
import { makeArchives } from '../modules/archives/service';
import { lapseTyped } from '../modules/bookings/service';
import { remindOfExpiry } from '../modules/documents/service';
import { sendSummaries } from '../modules/insight/service';
import { bookPastOrders, checkLedgers, rebuildLedgerTotals } from '../modules/ledger/service';
import { rebuildTotals } from '../modules/orders/service';
import { removeOldEvents, runPayments } from '../modules/payments/service';
import { forgetProviders } from '../modules/providers/service';
import { forgetEarlierRefused } from '../modules/refusedRequests/service';
import { deleteExpiredSessions } from '../modules/session/service';
import { deleteDueStores, followAbandoned, removeOldRecords } from '../modules/storeDeletion/service';
import { runBilling } from '../modules/subscription/service';
import { queueOlder } from '../modules/support/service';
import { forgetEarlierParties } from '../modules/waiting/service';
import { checkSeals, sealStatements } from '../modules/wallet/service';
import { checkDueDomains } from '../modules/website/service';
import { endSnoozes } from './backInStock';
import {
  removeExpiredProofs,
  removeForgottenCustomers,
  removeOldChanges,
  removeOldImports,
  removeOldKeys,
  removeOldOutgoing,
  removeOldSupportMessages,
  removeSentMessages,
  removeUnusedImages,
} from './cleanUp';
import { beginSearches, endExpiredChanges, endExpiredOffers } from './dueOrders';
import { mailAllGuests } from './guestMails';
import { sendByStores, sendOutgoing, sendPushes, sendTexts } from './outgoing';
import {
  announceEndingAnswers,
  cancelNoShows,
  completeHandedOverPickups,
  endTestOrders,
  rejectUnanswered,
  releaseUnpaid,
} from './overdueOrders';

/**
 * Repeats a step. The next round starts `everyMs` after the last one ended, so rounds never overlap.
 *
 * @returns stops the repetition; resolves when the running round is over
 */
export function repeat(
  step: () => Promise<void>,
  everyMs: number,
  onError: (error: unknown) => void,
): () => Promise<void> {
  const ending = new AbortController();
  const rounds = async () => {
    while (!ending.signal.aborted) {
      await step().catch(onError);
      // An aborted wait rejects; the loop's condition does the rest.
      await wait(everyMs, undefined, { signal: ending.signal }).catch(() => undefined);
    }
  };
  const running = rounds();
  return async () => {
    ending.abort();
    await running;
  };
}

export interface JobContext {
  db: Database;
  env: Env;
  files: FileStore;
  /** The push gateway; `null` if none is set up. */
  push: PushGateway | null;
  /** The payment gateways of all stores. */
  gateways: StoreGateways;
  /** Asks addresses outside of this installation. */
  connector: Pick<Connector, 'fetch'>;
  /** The mail server; `null` if none is set up. */
  mailer: Mailer | null;
  /** The platform's own account at a payment gateway; `null` if none is set up. */
  billing: PaymentGateway | null;
  nameServers: NameServers;
  log: Pick<Logger, 'error' | 'warn' | 'info'>;
  now: () => Date;
  /** Called after a job wrote messages, so they are sent at once. */
  wakeOutbox: () => void;
}

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** `stopping` is aborted when the jobs stop: long steps give up. */
type Tools = Pick<
  JobContext,
  'billing' | 'connector' | 'env' | 'files' | 'gateways' | 'log' | 'mailer' | 'nameServers' | 'push'
> & {
  stopping: AbortSignal;
};
type Step = (db: Database, now: Date, tools: Tools) => Promise<unknown>;

/** Logs each: the store's own audit log is gone. An owner who has come back in time keeps the store. */
const deleteStores: Step = async (db, now, { env, files, log }) => {
  const followed = await followAbandoned(db, now, env);
  for (const store_id of await deleteDueStores(db, now, { env, files })) log.info({ store_id }, 'a store was deleted');
  return followed;
};

/** The hour, in UTC, of work that reads everything. */
const nightHour = 2;

/** Runs a step once a night, and not when the server starts. */
function nightly(step: Step): Step {
  let isFirst = true;
  return async (db, now, tools) => {
    const isDue = !isFirst && now.getUTCHours() === nightHour;
    isFirst = false;
    if (isDue) await step(db, now, tools);
  };
}

/** Work that runs without a call. Any number of processes can run it; locked rows divide the work. */
const jobs: { name: string; everyMs: number; step: Step }[] = [
  { name: 'ending answers', everyMs: 2 * second, step: announceEndingAnswers },
  { name: 'unanswered orders', everyMs: 2 * second, step: rejectUnanswered },
  { name: 'expired offers', everyMs: second, step: endExpiredOffers },
  { name: 'expired changes of orders', everyMs: second, step: endExpiredChanges },
  { name: 'automatic searches', everyMs: second, step: beginSearches },
  { name: 'ended snoozes', everyMs: second, step: endSnoozes },
  { name: 'no-shows', everyMs: 2 * second, step: cancelNoShows },
  { name: 'unpaid booking fees', everyMs: 2 * second, step: releaseUnpaid },
  { name: 'handed over pickups', everyMs: minute, step: completeHandedOverPickups },
  { name: 'test orders', everyMs: minute, step: endTestOrders },
  { name: 'totals of changed days', everyMs: second, step: (db) => rebuildTotals(db) },
  { name: 'sums of changed ledgers', everyMs: second, step: (db) => rebuildLedgerTotals(db) },
  { name: 'old idempotency keys', everyMs: hour, step: removeOldKeys },
  { name: 'old menu changes', everyMs: day, step: removeOldChanges },
  { name: 'old imports', everyMs: day, step: (db, now, { files }) => removeOldImports(db, now, files) },
  { name: 'ended sessions', everyMs: hour, step: deleteExpiredSessions },
  { name: 'sent messages', everyMs: hour, step: removeSentMessages },
  { name: 'messages to guests', everyMs: 10 * second, step: mailAllGuests },
  {
    ...{ name: 'payments at gateways', everyMs: second },
    step: (db, now, { gateways, log }) => runPayments(db, gateways, now, log),
  },
  { name: 'old messages of gateways', everyMs: day, step: removeOldEvents },
  { name: 'outgoing messages', everyMs: second, step: sendOutgoing },
  { name: 'mail by servers of stores', everyMs: second, step: sendByStores },
  { name: 'text messages', everyMs: second, step: sendTexts },
  { name: 'messages to support of older processes', everyMs: minute, step: queueOlder },
  { name: 'old outgoing messages', everyMs: hour, step: removeOldOutgoing },
  { name: 'expired codes and links', everyMs: hour, step: removeExpiredProofs },
  { name: 'old messages to support', everyMs: day, step: removeOldSupportMessages },
  { name: 'push messages', everyMs: second, step: sendPushes },
  { name: 'people who left', everyMs: day, step: (db, now, { files }) => forgetProviders(db, files, now) },
  { name: 'expiring documents', everyMs: hour, step: (db, now, { env }) => remindOfExpiry(db, now, env) },
  { name: 'summaries by email', everyMs: minute, step: (db, now, { env }) => sendSummaries(db, now, env) },
  { name: 'notes of customers without orders', everyMs: day, step: removeForgottenCustomers },
  { name: 'typed bookings', everyMs: 2 * second, step: lapseTyped },
  { name: 'waiting lists of earlier days', everyMs: hour, step: forgetEarlierParties },
  { name: 'domains of websites', everyMs: second, step: checkDueDomains },
  { name: 'refused requests of earlier days', everyMs: hour, step: forgetEarlierRefused },
  { name: 'archives of stores', everyMs: 2 * second, step: makeArchives },
  { name: 'orders from before the ledger', everyMs: second, step: bookPastOrders },
  { name: 'seals of statements', everyMs: 2 * second, step: sealStatements },
  { name: 'broken seals', everyMs: hour, step: nightly((db, _now, { log }) => checkSeals(db, log)) },
  { name: 'sums of ledgers', everyMs: hour, step: nightly((db, _now, { log }) => checkLedgers(db, log)) },
  { name: 'stores to delete', everyMs: hour, step: deleteStores },
  { name: 'records of deleted stores', everyMs: day, step: (db, now, { env }) => removeOldRecords(db, now, env) },
  {
    name: 'subscriptions',
    everyMs: 30 * second,
    step: (db, now, tools) => runBilling({ db, now: () => now, ...tools }),
  },
  { name: 'unused images', everyMs: day, step: (db, now, { files }) => removeUnusedImages(db, now, files) },
];

/**
 * Starts the jobs. A failed round is logged and tried again. A database outage, which affects every job, is logged
 * once.
 *
 * @returns `stop` resolves when the running rounds are over
 */
export function startJobs({ db, now, wakeOutbox, ...tools }: JobContext): { stop(): Promise<void> } {
  const failures = failureLog(tools.log);
  const stopping = new AbortController();
  const stops = jobs.map(({ name, everyMs, step }) =>
    repeat(
      async () => {
        // Steps that write messages return how many; other steps don't wake the relay.
        if (await step(db, now(), { ...tools, stopping: stopping.signal })) wakeOutbox();
        failures.succeeded(name);
      },
      everyMs,
      (error) => failures.failed(name, error),
    ),
  );
  return {
    async stop() {
      stopping.abort();
      await Promise.all(stops.map((stop) => stop()));
    },
  };
}
