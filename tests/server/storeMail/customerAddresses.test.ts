import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import type { CustomerEvent, CustomerFacts } from '#contract/messages/customerEvents';
import { outgoingMessages } from '#server/db/schema/index';
import { sealingWith } from '#server/files/sealing';
import { sendOutgoing } from '#server/jobs/outgoing';
import type { Mail, Mailer } from '#server/mail/mailer';
import type { MailFailure } from '#server/mail/mailFailure';
import { queueCustomerMessage } from '#server/modules/customerMessages/service';
import { messagePlace } from '#server/modules/outgoing/service';
import { loadSettings } from '#server/records/storeSection';
import { buildTestApp, type TestApp, testMail } from '../../support/buildTestApp';
import { callAs, errorOf } from '../../support/callApi';
import { type OrderProvider, openOrderStore } from '../../support/orderDesk';

const site = 'https://orders.test.example';
const log = { info() {}, warn() {}, error() {} };

let test: TestApp;
let store: OrderProvider['store'];
let owner: OrderProvider['owner'];
let ada: string;
beforeAll(async () => {
  test = await buildTestApp({ env: { ...testMail, PUBLIC_ADDRESS: site } });
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.delete(outgoingMessages);
  ({ store, owner } = await openOrderStore(test));
  ada = `ada@${randomUUID()}.example`;
});

const facts = {
  name: 'Ada',
  store: 'Trattoria',
  number: '7',
  reply: 'Thank you.',
  at: 'tonight',
  persons: '2',
  link: '',
};

/** Writes a message to a customer, in the store that it is from. */
async function write(event: CustomerEvent, { to = ada, ofStore = store.id, env = test.env } = {}): Promise<boolean> {
  const of = await loadSettings(test.db, ofStore);
  const message = { event, to: { email: to, phone: null }, language: 'de', facts: () => facts as CustomerFacts };
  return queueCustomerMessage(test.db, of, message, { env, now: new Date() });
}
const rowsTo = (recipient = ada) =>
  test.db.select().from(outgoingMessages).where(eq(outgoingMessages.recipient, recipient));

/** A mail server that refuses addresses, and keeps what it takes. */
async function send(failure: MailFailure | null = null): Promise<Mail[]> {
  const taken: Mail[] = [];
  const mailer: Mailer = {
    async send(mail) {
      if (!failure) taken.push(mail);
      return failure;
    },
    close() {},
  };
  await sendOutgoing(test.db, new Date(), { env: test.env, log, mailer });
  return taken;
}
const report = (body: object) => callAs(test.app, 'platform', 'platform/report_bounce', body);
const logOf = () => callAs(test.app, owner, 'get_email_log', {});

describe('an address that a mail came back from', () => {
  it('gets no more mail of that store, until the store lifts it', async () => {
    const elsewhere = await openOrderStore(test);
    await write('booking_accepted');
    await send();
    const [sent] = await rowsTo();
    await write('booking_reminder');
    await report({ message_id: sent?.id, reason: '550 5.1.1\r\nNo such user' });

    const { data, stopped } = await logOf();
    expect(data.map(({ event, state, bounced_at }) => [event, state, bounced_at !== null])).toEqual([
      ['booking_reminder', 'failed', false],
      ['booking_accepted', 'sent', true],
    ]);
    expect(stopped).toMatchObject([
      { address: expect.stringMatching(/^a•••@/), bounce_reason: '550 5.1.1 No such user' },
    ]);
    expect(await write('booking_changed')).toBe(false);
    expect(await write('booking_changed', { to: `new-${ada}` })).toBe(true);
    expect(await write('booking_changed', { ofStore: elsewhere.store.id })).toBe(true);

    await callAs(test.app, owner, 'lift_mail_stop', { address_id: stopped[0]?._id ?? '' });
    expect((await logOf()).stopped).toEqual([]);
    expect(await write('booking_changed')).toBe(true);
  });

  it('is found without the mail’s ID, at each store that mailed it', async () => {
    await write('booking_accepted');
    await send();
    await report({ recipient: ada.toUpperCase() });
    expect((await logOf()).stopped).toHaveLength(1);
  });

  it('still gets mail if the reason passes, such as a full mailbox', async () => {
    await write('booking_accepted');
    await send();
    await report({ recipient: ada, is_permanent: false });
    const { data, stopped } = await logOf();
    expect(data).toMatchObject([{ bounced_at: expect.any(String) }]);
    expect(stopped).toEqual([]);
    expect(await write('booking_reminder')).toBe(true);
  });

  it('isn’t shown or kept in what the server said about it', async () => {
    await write('booking_accepted');
    await send();
    const other = 'forwarded+ada@elsewhere.example';
    await report({ recipient: ada, reason: `550 5.1.1 <${ada.toUpperCase()}> (${other}): no ada at this host` });
    const said = '550 5.1.1 <[hidden]> ([hidden]): no [hidden] at this host';
    expect((await logOf()).stopped).toMatchObject([{ bounce_reason: said }]);
    expect(await rowsTo()).toMatchObject([{ refusal: said }]);
  });

  it('has to be one that was mailed', async () => {
    await write('booking_accepted');
    expect(await errorOf(test.app, 'platform', 'platform/report_bounce', { recipient: ada })).toBe(
      errorCodes.NO_DATA_FOUND,
    );
    expect(await errorOf(test.app, 'platform', 'platform/report_bounce', {})).toBe(errorCodes.FIELDS_NOT_VALID);
  });

  it('is stopped too if the server refuses it for good, but not for a fault of its own', async () => {
    await write('booking_accepted');
    await send({ kind: 'refused', reason: '554 5.7.1 Not now' });
    expect((await logOf()).stopped).toEqual([]);
    await test.db.update(outgoingMessages).set({ next_try_at: new Date(0) });
    await send({ kind: 'address', reason: '550 5.4.5 Daily user sending limit exceeded' });
    const [failed] = await rowsTo();
    expect(failed?.failed_at).not.toBeNull();
    expect((await logOf()).stopped).toEqual([]);
    await write('booking_accepted');
    await send({ kind: 'address', reason: 'rejected', gone: `550 5.1.1 <${ada}> No such user` });
    expect((await logOf()).stopped).toMatchObject([{ bounce_reason: '550 5.1.1 <[hidden]> No such user' }]);
  });
});

describe('a mail that customers can do without', () => {
  const linkIn = (text: string) => /https:\S+\/store\/unsubscribe\/[\w-]{43}/.exec(text)?.[0] ?? '';
  const tokenOf = (link: string) => link.slice(-43);

  it('has a link that unsubscribes them from such mail alone, and undoes it', async () => {
    await write('review_reply');
    const [mail] = await send();
    const link = linkIn(mail?.text ?? '');
    expect(mail?.unsubscribe).toBe(link);
    expect(mail?.text).toContain(`Solche E-Mails abbestellen: ${link}`);
    const token = tokenOf(link);

    const { mail_choice } = await callAs(test.app, null, 'get_mail_choice', { token });
    expect(mail_choice).toMatchObject({ email: expect.stringMatching(/^a•••@/), is_unsubscribed: false });
    await callAs(test.app, null, 'set_mail_choice', { token, is_unsubscribed: true });
    expect(await write('review_reply')).toBe(false);
    expect(await write('booking_accepted')).toBe(true);

    await callAs(test.app, null, 'set_mail_choice', { token, is_unsubscribed: false });
    expect(await write('review_reply')).toBe(true);
    // Each mail has the same link.
    const mails = await send();
    expect(mails.map(({ unsubscribe }) => unsubscribe)).toEqual([undefined, link]);
  });

  it('is unsubscribed from with one click of a mail program', async () => {
    await write('review_reply');
    const [mail] = await send();
    const url = new URL(mail?.unsubscribe ?? '').pathname;
    const click = (payload: string, path = url) =>
      test.app.inject({
        method: 'POST',
        url: path,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload,
      });
    expect((await click('something=else')).statusCode).toBe(400);
    expect(await write('review_reply')).toBe(true);
    expect((await click('List-Unsubscribe=One-Click')).statusCode).toBe(200);
    expect(await write('review_reply')).toBe(false);
    expect((await click('List-Unsubscribe=One-Click', `${url.slice(0, -43)}${'x'.repeat(43)}`)).statusCode).toBe(404);
    // PostgreSQL takes no text with such a character.
    expect((await click('List-Unsubscribe=One-Click', `${url.slice(0, -43)}%00`)).statusCode).toBe(404);
  });

  it('has no link where the installation doesn’t know its address', async () => {
    await write('review_reply', { env: { ...test.env, PUBLIC_ADDRESS: '' } });
    const [row] = await rowsTo();
    const opened = sealingWith(test.env.APP_KEY).open(
      Buffer.from(row?.sealed ?? '', 'base64'),
      messagePlace(row?.id ?? ''),
    );
    expect(opened.toString()).not.toContain('unsubscribe');
  });
});
