import { randomUUID } from 'node:crypto';
import { addDays } from 'date-fns';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { pushCodes } from '#contract/codes/pushCodes';
import { storeDocumentTypes } from '#contract/documents/documentTypes';
import { reminderDays } from '#contract/documents/expiry';
import { documents, outbox, outgoingMessages, pushMessages, sessions, stores } from '#server/db/schema/index';
import { type Env, readEnv } from '#server/env';
import { remindOfExpiry } from '#server/modules/documents/service';
import { makeStore, makeSubStore } from '../../support/factories/index';
import { login, loginSubStore, type TestSession } from '../../support/login';
import { mailTo } from '../../support/mailTo';
import { setUpPushDesk } from '../../support/pushDesk';
import { reviewAs, uploadSide } from '../../support/storeDocuments';

const { desk, nameDevice, ownerOn } = setUpPushDesk();
let owner: TestSession;
/** Noon in Europe, so that the day is the same in the store. */
const expiresOn = new Date('2031-06-30T10:00:00Z');
const daysBefore = (days: number) => addDays(expiresOn, -days);

beforeEach(async () => {
  await desk.server.db.delete(documents);
  await desk.server.db.delete(outgoingMessages);
  owner = await login(desk.server.app, desk.store);
});

const accepted = async () => {
  const document = await uploadSide(desk.server, owner, 'food_licence', { expires_on: '2031-06-30' });
  await reviewAs(desk.server, document._id, 'approved');
  await desk.server.db.delete(pushMessages);
  // Sessions don't last until then.
  await desk.server.db.update(sessions).set({ expires_at: addDays(expiresOn, 1) });
  return document;
};
const remind = (now: Date, env: Env = desk.server.env) => remindOfExpiry(desk.server.db, now, env);
const stream = (id: string) =>
  desk.server.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.store_id, desk.store.id), eq(outbox.message_data, { entity: 'store_document', ids: [id] })));

describe('a document that expires soon', () => {
  it('is mentioned 30, 14 and 3 days before, each once, however often the job runs', async () => {
    await ownerOn('counter');
    const { _id } = await accepted();
    const heard = (await stream(_id)).length;
    const counts: number[] = [];
    for (let days = 35; days >= -2; days -= 1) {
      const told = (await remind(daysBefore(days))) + (await remind(daysBefore(days)));
      if (told > 0) counts.push(days);
      expect(told).toBeLessThan(2);
    }
    expect(counts).toEqual([...reminderDays]);
    expect((await stream(_id)).length - heard).toBe(3);
    const pushed = await desk.server.db.select().from(pushMessages);
    expect(pushed.map(({ message }) => message.message_code)).toEqual(
      Array(3).fill(String(pushCodes.DOCUMENT_EXPIRING)),
    );
  });

  it('is mentioned once by two processes at once, and once for all the days that nothing ran', async () => {
    await accepted();
    const told = await Promise.all([remind(daysBefore(2)), remind(daysBefore(2))]);
    expect(told.sort()).toEqual([0, 1]);
  });

  it('is mentioned in the same round, however many do', async () => {
    const types = storeDocumentTypes.map(({ id }) => id);
    const holders = await Promise.all(Array.from({ length: 9 }, () => makeStore(desk.server.db)));
    const rows = holders.flatMap(({ id: store_id }, index) =>
      types.map((document_type_id) => ({
        ...{ id: randomUUID(), store_id, document_type_id, front_file: 'private/x', state: 'approved' as const },
        ...{ expires_on: `2031-06-${10 + index}`, uploaded_at: expiresOn },
      })),
    );
    await desk.server.db.insert(documents).values(rows);
    expect(rows.length).toBeGreaterThan(40);
    expect(await remind(daysBefore(20))).toBe(rows.length);
    expect(await remind(daysBefore(20))).toBe(0);
  });

  it('reaches the owner alone', async () => {
    await ownerOn('counter');
    const member = await makeSubStore(desk.server.db, desk.store, { grants: ['store/order', 'store/setting'] });
    await nameDevice(await loginSubStore(desk.server.app, member), 'kitchen');
    await accepted();
    await remind(daysBefore(3));
    const pushed = await desk.server.db.select().from(pushMessages);
    expect(pushed.map(({ device_token }) => device_token)).toEqual(['counter']);
  });

  it('needs no reminder while its new version is reviewed, and one again if that is refused', async () => {
    await accepted();
    const next = await uploadSide(desk.server, owner, 'food_licence');
    expect(await remind(daysBefore(30))).toBe(1);
    await uploadSide(desk.server, owner, 'food_licence', { expires_on: '2035-06-30' });
    expect(await remind(daysBefore(14))).toBe(0);
    await reviewAs(desk.server, next._id, 'declined');
    expect(await remind(daysBefore(13))).toBe(1);
    await uploadSide(desk.server, owner, 'food_licence');
    await reviewAs(desk.server, next._id, 'approved');
    // The new one has its own dates.
    expect(await remind(daysBefore(3))).toBe(0);
    expect(await remind(new Date('2035-06-20T10:00:00Z'))).toBe(1);
  });

  const mailing = () =>
    readEnv({
      ...process.env,
      ...{ APP_KEY: desk.server.env.APP_KEY, PLATFORM_KEY: desk.server.env.PLATFORM_KEY, DEMO: 'off' },
      ...{
        SMTP_URL: 'smtp://127.0.0.1:2525',
        MAIL_FROM: 'desk@example.com',
        PUBLIC_ADDRESS: 'https://app.example.com',
      },
    });

  it('is mailed where mail is set up, in the language of the store', async () => {
    await accepted();
    await remind(daysBefore(30), mailing());
    await remind(daysBefore(29), mailing());
    const mails = await desk.server.db.select().from(outgoingMessages);
    expect(mails).toMatchObject([
      { event: 'document_expiring', recipient: desk.store.email, store_id: desk.store.id, channel: 'email' },
    ]);
  });

  it.each(['zh_CN', 'ja', ''])(
    'is mailed in English to a store whose language the app doesn’t have: "%s"',
    async (code) => {
      await accepted();
      const { languages_supported } = desk.store;
      const setLanguages = (languages: typeof languages_supported) =>
        desk.server.db.update(stores).set({ languages_supported: languages }).where(eq(stores.id, desk.store.id));
      await setLanguages(languages_supported.map((language) => ({ ...language, code })));
      expect(await remind(daysBefore(30), mailing())).toBe(1);
      await setLanguages(languages_supported);
      const [message] = await desk.server.db.select().from(outgoingMessages);
      expect(message?.language).toBe('en');
      expect(await mailTo(desk.server, desk.store.email, 'document_expiring')).toEqual([
        expect.stringContaining('June 30, 2031'),
      ]);
    },
  );
});

it('tells the owner’s devices what was decided', async () => {
  await ownerOn('counter');
  const { _id } = await uploadSide(desk.server, owner, 'tax_certificate');
  await reviewAs(desk.server, _id, 'declined');
  await uploadSide(desk.server, owner, 'tax_certificate');
  await reviewAs(desk.server, _id, 'approved');
  const pushed = await desk.server.db.select().from(pushMessages);
  expect(pushed.map(({ message }) => message.message_code)).toEqual(
    [pushCodes.DOCUMENT_DECLINED, pushCodes.DOCUMENT_APPROVED].map(String),
  );
});
