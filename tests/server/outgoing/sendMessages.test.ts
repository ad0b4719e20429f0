import { addSeconds } from 'date-fns';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outgoingMessages } from '#server/db/schema/index';
import type { Mail, Mailer } from '#server/mail/mailer';
import type { MailFailure } from '#server/mail/mailFailure';
import { queueMessage, sendMessages } from '#server/modules/outgoing/service';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { until } from '../../support/until';

const SMTP_URL = 'smtp://mail.test';
const start = new Date('2026-03-04T10:00:00.000Z');
const down: MailFailure = { kind: 'server', reason: 'connect ECONNREFUSED' };
const refused: MailFailure = { kind: 'refused', reason: '451 not now' };
const noAddress: MailFailure = { kind: 'address', reason: '550 no such person' };

let test: TestApp;
let now: Date;
beforeAll(async () => {
  test = await buildTestApp({
    env: { SMTP_URL, MAIL_FROM: 'storedesk@operator.test', PUBLIC_ADDRESS: 'https://app.operator.test' },
  });
});
afterAll(() => test.close());
beforeEach(async () => {
  now = start;
  await test.db.delete(outgoingMessages);
});

const pass = (seconds: number): void => {
  now = addSeconds(now, seconds);
};

/** A mail server that takes everything, unless it is told what to answer. */
function fakeMailer(answer: (mail: Mail) => MailFailure | null | Promise<MailFailure | null> = () => null) {
  const tried: Mail[] = [];
  const mailer: Mailer = {
    async send(mail) {
      tried.push(mail);
      return answer(mail);
    },
    close() {},
  };
  return { mailer, tried, addresses: () => tried.map(({ to }) => to) };
}

const queueCode = (recipient: string, expiresAt?: Date) =>
  queueMessage(
    test.db,
    test.env,
    {
      ...({ event: 'email_code', channel: 'email', recipient, language: 'en', storeId: null } as const),
      facts: { code: '493817', minutes: '10' },
      ...(expiresAt ? { expiresAt } : {}),
    },
    now,
  );
const send = (mailer: Mailer | null) => sendMessages(test.db, now, { mailer, env: test.env });
const rows = () => test.db.select().from(outgoingMessages).orderBy(asc(outgoingMessages.created_at));
const states = async (mailer: Mailer | null) => (await send(mailer)).map(({ state }) => state);

describe('a message', () => {
  it('is encrypted until it is sent, and deleted then', async () => {
    await queueCode('ana@test.example');
    const [waiting] = await rows();
    expect(waiting?.sealed).toEqual(expect.any(String));
    expect(JSON.stringify(waiting)).not.toContain('493817');
    const { mailer, tried } = fakeMailer();
    expect(await states(mailer)).toEqual(['sent']);
    expect(tried).toMatchObject([{ to: 'ana@test.example', subject: '493817 is your Storedesk code' }]);
    expect(await rows()).toMatchObject([{ sealed: null, sent_at: expect.any(Date), failed_at: null, tries: 1 }]);
    pass(100_000);
    expect(await states(mailer)).toEqual([]);
  });

  it('was changed in the database, or belongs to another row: it is given up', async () => {
    await queueCode('ana@test.example');
    pass(1);
    await queueCode('bo@test.example');
    const [first] = await rows();
    await test.db
      .update(outgoingMessages)
      .set({ sealed: first?.sealed ?? '' })
      .where(eq(outgoingMessages.recipient, 'bo@test.example'));
    const { mailer, addresses } = fakeMailer();
    expect(await states(mailer)).toEqual(['sent', 'failed']);
    expect(addresses()).toEqual(['ana@test.example']);
    expect(await rows()).toMatchObject([{ sealed: null }, { sealed: null }]);
  });

  it('is not attempted after it has expired, also without a mail server', async () => {
    await queueCode('ana@test.example', addSeconds(now, 600));
    const { mailer, tried } = fakeMailer(() => refused);
    expect(await states(mailer)).toEqual(['waiting']);
    pass(599);
    expect(await states(null)).toEqual([]);
    pass(1);
    expect(await states(null)).toEqual(['failed']);
    expect(await states(mailer)).toEqual([]);
    expect(tried).toHaveLength(1);
    expect(await rows()).toMatchObject([{ sealed: null, sent_at: null, failed_at: now }]);
  });

  it('to an address that can’t receive mail is given up at once, and does not hold up the next', async () => {
    await queueCode('gone@test.example');
    pass(1);
    await queueCode('ana@test.example');
    const { mailer } = fakeMailer(({ to }) => (to === 'gone@test.example' ? noAddress : null));
    expect(await states(mailer)).toEqual(['failed', 'sent']);
    expect(await rows()).toMatchObject([{ sealed: null, failed_at: expect.any(Date) }, { sent_at: expect.any(Date) }]);
  });

  it('that is refused again and again is given up after about three days', async () => {
    await queueCode('ana@test.example');
    const { mailer, tried } = fakeMailer(() => refused);
    const last = { state: 'waiting' };
    while (last.state === 'waiting' && tried.length < 200) {
      const [attempt] = await send(mailer);
      if (attempt) last.state = attempt.state;
      const [row] = await rows();
      if (last.state === 'waiting' && row) now = row.next_try_at;
    }
    expect(last.state).toBe('failed');
    expect(tried).toHaveLength(80);
    const days = (now.getTime() - start.getTime()) / 86_400_000;
    expect(days).toBeGreaterThan(2.8);
    expect(days).toBeLessThan(3.2);
    expect(await rows()).toMatchObject([{ sealed: null, sent_at: null }]);
  });
});

describe('while the mail server is down', () => {
  it('messages are kept, tried again with longer pauses, and sent in their order once it is back', async () => {
    for (const name of ['one', 'two', 'three']) {
      await queueCode(`${name}@test.example`);
      pass(1);
    }
    const away = fakeMailer(() => down);
    // A round asks a server that is down once, and no message is overtaken by that.
    expect(await states(away.mailer)).toEqual(['waiting']);
    expect(await states(away.mailer)).toEqual(['waiting']);
    expect(await states(away.mailer)).toEqual(['waiting']);
    expect(await states(away.mailer)).toEqual([]);
    expect(away.addresses()).toEqual(['one@test.example', 'two@test.example', 'three@test.example']);
    pass(21);
    expect(await states(away.mailer)).toEqual(['waiting']);
    pass(30);
    expect(away.tried).toHaveLength(4);
    pass(60);
    const back = fakeMailer();
    expect(await states(back.mailer)).toEqual(['sent', 'sent', 'sent']);
    expect(new Set(back.addresses())).toEqual(new Set(away.addresses()));
  });

  it('each attempt waits longer than the one before, up to an hour', async () => {
    await queueCode('ana@test.example');
    const { mailer } = fakeMailer(() => down);
    const pauses: number[] = [];
    for (let tries = 0; tries < 11; tries += 1) {
      const before = now;
      await send(mailer);
      const [row] = await rows();
      if (row) now = row.next_try_at;
      pauses.push(Math.round((now.getTime() - before.getTime()) / 1_000));
    }
    expect(pauses).toEqual([20, 40, 60, 120, 240, 480, 960, 1_920, 3_600, 3_600, 3_600]);
  });
});

describe('of several processes', () => {
  it('one sends each message', async () => {
    for (let count = 0; count < 30; count += 1) await queueCode(`person-${count}@test.example`);
    const { mailer, addresses } = fakeMailer(() => new Promise((taken) => setImmediate(() => taken(null))));
    const rounds = [1, 2, 3, 4].map(() => send(mailer));
    await Promise.all(rounds);
    await send(mailer);
    expect(addresses()).toHaveLength(30);
    expect(new Set(addresses()).size).toBe(30);
  });

  it('none takes a message that another one is sending', async () => {
    await queueCode('ana@test.example');
    let take: (answer: null) => void = () => {};
    const slow = fakeMailer(() => new Promise((taken) => (take = taken)));
    const quick = fakeMailer();
    const running = send(slow.mailer);
    await until(() => expect(slow.tried).toHaveLength(1));
    pass(19);
    expect(await states(quick.mailer)).toEqual([]);
    take(null);
    expect(await running).toMatchObject([{ state: 'sent' }]);
    pass(100);
    expect(await states(quick.mailer)).toEqual([]);
  });

  it('one was killed between taking a message and sending it: another one sends it, with the same ID', async () => {
    await queueCode('ana@test.example');
    const killed = fakeMailer(() => new Promise(() => {}));
    void send(killed.mailer);
    await until(() => expect(killed.tried).toHaveLength(1));
    const other = fakeMailer();
    pass(10);
    expect(await states(other.mailer)).toEqual([]);
    pass(11);
    expect(await states(other.mailer)).toEqual(['sent']);
    expect(other.tried[0]?.id).toBe(killed.tried[0]?.id);
  });
});
