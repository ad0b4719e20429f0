import { sessions, subscriptions, trialUses } from '#server/db/schema/index';
import { runBilling } from '#server/modules/subscription/service';
import { buildTestApp, type TestApp } from './buildTestApp';
import { callAs } from './callApi';
import { makeStore, type StoreRow } from './factories/index';
import { openSession, type TestSession } from './login';
import { keyed } from './plantMoney';
import type { standInBilling } from './standInBilling';

export const testCards = {
  good: '4242 4242 4242 4242',
  mastercard: '5555 5555 5555 4444',
  /** Can be saved, and is then declined. */
  failing: '4000 0000 0000 0341',
} as const;

export interface BillingDesk extends TestApp {
  enter: ReturnType<typeof standInBilling>['enter'];
  standIn: ReturnType<typeof standInBilling>['standIn'];
  /** Moves the clock, and runs the job as often as it runs in that time, once a day. */
  goTo(at: Date): Promise<void>;
  run(): Promise<number>;
  open(fields?: Parameters<typeof makeStore>[1]): Promise<{ store: StoreRow; owner: TestSession }>;
  saveCard(owner: TestSession, number?: string): Promise<void>;
  keepSessions(): Promise<unknown>;
}

const dayMs = 86_400_000;
const farAway = new Date('2100-01-01');

/** A server whose stores pay by the stand-in, on a clock that only the test moves. */
export async function openBillingDesk(start: Date, env: Record<string, string> = {}): Promise<BillingDesk> {
  const test = await buildTestApp({ env: { DEMO: 'data', ...env } });
  test.clock.now = start;
  const now = () => test.clock.now ?? new Date();
  if (!test.billing) throw new Error('billing is off');
  const { standIn, enter } = test.billing;
  const tools = { db: test.db, env: test.env, billing: test.app.billing, now, log: console };
  const run = () => runBilling(tools);
  /** Sessions end after a month without use; the clock moves further. */
  const keepSessions = () => test.db.update(sessions).set({ expires_at: farAway });
  return {
    ...test,
    ...{ standIn, enter, run, keepSessions },
    async goTo(at) {
      for (let time = now().getTime() + dayMs; time < at.getTime(); time += dayMs) {
        test.clock.now = new Date(time);
        await run();
      }
      test.clock.now = at;
      await run();
      await keepSessions();
    },
    async open(fields) {
      // Test cards are the same in each test.
      await test.db.delete(trialUses);
      // The stores of earlier tests rest.
      await test.db.update(subscriptions).set({ wake_at: farAway });
      const store = await makeStore(test.db, { currency: 'EUR', timezone: 'Europe/Paris', ...fields });
      await run();
      // A demo's stores are never locked; this one is like a real one.
      await callAs(test.app, 'platform', 'platform/set_subscription', { ...keyed(store), is_exempt: false });
      const owner = await openSession(test, store);
      await keepSessions();
      return { store, owner };
    },
    async saveCard(owner, number = testCards.good) {
      const { address } = await callAs(test.app, owner, 'start_card', { language: 'en' });
      enter(address, number);
      await callAs(test.app, owner, 'add_card', {});
    },
  };
}
