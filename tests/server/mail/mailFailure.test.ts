import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Mailer, openMailer } from '#server/mail/mailer';
import { mailFailure } from '#server/mail/mailFailure';
import { openMailServer } from '../../support/mailServer';

const MAIL_FROM = 'storedesk@operator.test';
let server: Awaited<ReturnType<typeof openMailServer>>;
let mailer: Mailer | null;
beforeAll(async () => {
  server = await openMailServer();
  mailer = openMailer({ SMTP_URL: server.url, MAIL_FROM });
});
afterAll(async () => {
  mailer?.close();
  await server.close();
});
beforeEach(() => {
  server.refuse(false);
  server.mails.length = 0;
});

const sendTo = (to: string) => mailer?.send({ id: 'one', to, subject: 'Hi', text: 'Hi' });

it.each([
  ['550 5.1.1 no such person', 'address'],
  ['553 bad address', 'address'],
  ['451 4.7.1 greylisted, try again', 'refused'],
  ['452 mailbox full', 'refused'],
  // The operator can change these.
  ['550 5.7.1 relaying denied', 'refused'],
  ['554 5.7.0 sign in first', 'refused'],
])('a recipient that is answered with "%s": %s', async (reply, kind) => {
  server.refuse(reply);
  expect(await sendTo('ana@test.example')).toMatchObject({ kind });
});

it('tells a mailbox that doesn’t exist from a limit of the sender’s', async () => {
  server.refuse('550 5.1.1 no such person');
  expect(await sendTo('ana@test.example')).toMatchObject({ gone: '550 5.1.1 no such person' });
  server.refuse('550 5.4.5 Daily user sending limit exceeded');
  expect(await sendTo('ana@test.example')).not.toHaveProperty('gone');
});

it('an address that can’t be written is the address’s fault, and reaches no other', async () => {
  expect(await sendTo('')).toMatchObject({ kind: 'address' });
  for (const to of ['ana@test.example, bo@test.example', 'ana@test.example\r\nBcc: bo@test.example']) {
    await sendTo(to);
    expect(server.mails.join('')).not.toMatch(/^Bcc:/m);
    server.mails.length = 0;
  }
});

it('a server that no one runs can’t be used', async () => {
  const closed = await openMailServer();
  await closed.close();
  const away = openMailer({ SMTP_URL: closed.url, MAIL_FROM });
  expect(await away?.send({ id: 'one', to: 'a@b.test', subject: 'Hi', text: 'Hi' })).toMatchObject({ kind: 'server' });
  away?.close();
});

it('a server that quotes the mail gets no code, link or token into the log', () => {
  const token = 'aB3_-'.repeat(9);
  const { reason } = mailFailure(new Error(`554 "493817" https://app.test/x/${token} ${token} refused`));
  expect(reason).toBe('554 "[hidden]" [hidden] [hidden] refused');
});
