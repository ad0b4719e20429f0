import { randomUUID } from 'node:crypto';
import { addHours, addMinutes } from 'date-fns';
import type { OutgoingEvent } from '#contract/entities/outgoingMessage';
import type { TestApp } from './buildTestApp';
import { call, callAs } from './callApi';
import { makeStore } from './factories/index';
import { makeFactorTicket, ownerOf } from './factors';
import { openSession, openSubStoreSession, type TestSession } from './login';
import { mailTo } from './mailTo';
import { linkIn, makeTrusted } from './ownership';

/** The password that the owner chooses. */
export const newPassword = 'a quiet harbour 9';

/** A store whose owner trusts two colleagues, all of them signed in, and what they do to let the owner back in. */
export async function openRecoveryDesk(test: TestApp) {
  const { app, db } = test;
  test.clock.now = null;
  const store = await makeStore(db);
  const owner = await openSession(test, store);
  const members = await makeTrusted(db, store);
  const first = await openSubStoreSession(test, members[0]);
  const second = await openSubStoreSession(test, members[1]);
  const ask = async () => callAs(app, null, 'begin_recovery', { ticket: await makeFactorTicket(test, ownerOf(store)) });
  const requestOf = async (session: TestSession) => (await callAs(app, session, 'get_recovery', {})).recovery.request;
  const confirm = async (session: TestSession) =>
    call(app, session, 'confirm_recovery', { _id: (await requestOf(owner))?._id ?? randomUUID() });
  const mails = (event: OutgoingEvent, to = store.email) => mailTo(test, to, event);
  return {
    ...{ store, owner, members, first, second, ask, requestOf, confirm, mails },
    finish: (token: string) => call(app, null, 'finish_recovery', { token, password: newPassword }),
    /** Both have confirmed. @returns the token of the owner's link */
    async confirmedByBoth(): Promise<string> {
      await ask();
      await confirm(first);
      await confirm(second);
      return linkIn((await mails('recovery_link')).at(-1), 'recovery');
    },
    /** The clock goes on, and a minute more. */
    later(hours: number): void {
      test.clock.now = addMinutes(addHours(new Date(), hours), 1);
    },
  };
}

export type RecoveryDesk = Awaited<ReturnType<typeof openRecoveryDesk>>;
