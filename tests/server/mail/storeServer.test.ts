import type { AddressInfo, Socket } from 'node:net';
import { createServer } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readRange } from '#server/envAddresses';
import {
  asMailFailure,
  type MailAccount,
  type StoreServerSettings,
  sendByStoreServer,
} from '#server/gateways/storeMail/storeServer';
import { testCertificate } from '../../support/testCertificate';

const password = 'correct horse battery';
const from = { name: 'Trattoria', address: 'hello@mail.example' };
const mail = { id: 'test-1', to: 'guest@guests.example', subject: 'Your table', text: 'See you at eight.' };

const here: StoreServerSettings = {
  allowed: [readRange('127.0.0.1')],
  resolve: async (host) => (host === 'mail.example' ? ['127.0.0.1'] : []),
  ca: testCertificate.cert,
};

/** Sends a mail to a server of this machine. */
const send = (port: number, account: Partial<MailAccount> = {}, settings: Partial<StoreServerSettings> = {}) =>
  sendByStoreServer({ host: 'mail.example', port, user: 'trattoria', password, from, ...account }, mail, {
    ...here,
    ...settings,
  });

/** A mail server that knows one password, unless it is told otherwise. */
async function serveMail(options: SMTPServerOptions = {}) {
  const mails: string[] = [];
  const server = new SMTPServer({
    ...testCertificate,
    onAuth: (auth, _session, done) =>
      auth.password === password ? done(null, { user: auth.username }) : done(new Error('Invalid login')),
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        mails.push(Buffer.concat(chunks).toString());
        done();
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => new Promise<void>((closed) => void server.close(closed)));
  return { port: (server.server.address() as AddressInfo).port, mails };
}

/** A server of bare bytes. */
async function serve(answer: (socket: Socket) => void, open = createServer): Promise<number> {
  const sockets = new Set<Socket>();
  const server = open((socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    answer(socket);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

const refuse = (text: string, responseCode: number) => Object.assign(new Error(text), { responseCode });

it('sends an encrypted mail, from the store', async () => {
  const { port, mails } = await serveMail();
  expect(await send(port)).toBeNull();
  expect(mails).toHaveLength(1);
  expect(mails[0]).toContain('From: Trattoria <hello@mail.example>');
});

describe('names the stage at which a server fails', () => {
  it('a name that leads nowhere, or into a private network', async () => {
    expect(await send(25, { host: 'nowhere.example' })).toEqual({ stage: 'name', said: '' });
    expect(await send(25, { host: '127.0.0.1' }, { allowed: [] })).toEqual({ stage: 'name', said: '' });
    expect(await send(25, {}, { resolve: async () => ['10.0.0.1', '::ffff:127.0.0.1'], allowed: [] })).toMatchObject({
      stage: 'name',
    });
  });

  it('a port where no one listens', async () => {
    expect(await send(9)).toEqual({ stage: 'refused', said: '' });
  });

  it('a server that never greets, or speaks TLS where it should greet', async () => {
    const silent = await serve(() => undefined);
    expect(await send(silent, {}, { timeoutMs: 300 })).toMatchObject({ stage: 'timeout' });
    const tls = await serve(() => undefined, ((answer: (socket: Socket) => void) =>
      createTlsServer(testCertificate, answer)) as never);
    expect(await send(tls, {}, { timeoutMs: 300 })).toMatchObject({ stage: 'timeout' });
  });

  it('one that sends a letter at a time', async () => {
    const slow = await serve((socket) => {
      const letters = setInterval(() => socket.write('2'), 20);
      socket.once('close', () => clearInterval(letters));
    });
    expect(await send(slow, {}, { timeoutMs: 300 })).toMatchObject({ stage: 'timeout' });
  });

  it('one that is no mail server, or turns us away', async () => {
    const web = await serve((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
    expect(await send(web)).toMatchObject({ stage: 'greeting' });
    const busy = await serve((socket) => socket.end('554 go away\r\n'));
    expect(await send(busy)).toEqual({ stage: 'greeting', said: '554 go away' });
  });

  it('one without STARTTLS', async () => {
    const { port } = await serveMail({ disabledCommands: ['STARTTLS'], hideSTARTTLS: true });
    expect(await send(port)).toMatchObject({ stage: 'starttls' });
  });

  it('one that knows only TLS of long ago', async () => {
    const { port } = await serveMail({ minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' });
    expect(await send(port)).toMatchObject({ stage: 'tls' });
  });

  it('a certificate that no one signed, and one of another name', async () => {
    const { port } = await serveMail();
    const { ca: _, ...strict } = here;
    const strictly = sendByStoreServer({ host: 'mail.example', port, user: 'trattoria', password, from }, mail, strict);
    expect(await strictly).toMatchObject({ stage: 'certificate' });
    const other = { host: 'smtp.example' };
    expect(await send(port, other, { resolve: async () => ['127.0.0.1'] })).toMatchObject({ stage: 'certificate' });
  });

  it('a wrong password, and one that is missing', async () => {
    const { port } = await serveMail();
    const failure = await send(port, { password: 'wrong-password-of-the-store' });
    expect(failure).toMatchObject({ stage: 'sign_in', said: expect.stringContaining('535') });
    expect(JSON.stringify(failure)).not.toContain('wrong-password-of-the-store');
    expect(await send(port, { user: '' })).toMatchObject({ stage: 'sign_in' });
  });

  it('a sender whom it refuses', async () => {
    const onMailFrom: SMTPServerOptions['onMailFrom'] = (_address, _session, done) =>
      done(refuse('not your address', 553));
    const { port } = await serveMail({ onMailFrom });
    expect(await send(port)).toEqual({ stage: 'sender', said: '553 not your address' });
  });

  it('a recipient whom it refuses', async () => {
    const onRcptTo: SMTPServerOptions['onRcptTo'] = (_address, _session, done) => done(refuse('no such person', 550));
    const { port } = await serveMail({ onRcptTo });
    expect(await send(port)).toEqual({ stage: 'recipient', said: '550 no such person' });
  });

  it('a mail that it does not want', async () => {
    const onData: SMTPServerOptions['onData'] = (stream, _session, done) => {
      stream.resume();
      stream.on('end', () => done(refuse('looks like spam', 554)));
    };
    const { port } = await serveMail({ onData });
    expect(await send(port)).toEqual({ stage: 'message', said: '554 looks like spam' });
  });
});

describe('a refused recipient', () => {
  it.each([
    '550 5.1.1 No such user',
    '550-5.1.1 The email account does not exist',
    '553 5.1.3 Bad address syntax',
    '556 5.1.10 The domain takes no mail',
    '550 5.2.1 Mailbox disabled',
  ])('has no such mailbox: %s', (said) => {
    expect(asMailFailure({ stage: 'recipient', said })).toMatchObject({ kind: 'address', gone: said });
  });

  it.each([
    '550 relay not permitted',
    '550 5.4.5 Daily user sending limit exceeded',
    '550 5.1.90 Your message can’t be sent because you’ve reached your limit',
    '550 Administrative prohibition',
    '550 5.7.1 Relaying denied',
    '450 4.1.1 Try again',
  ])('can be a fault or limit of the store’s: %s', (said) => {
    expect(asMailFailure({ stage: 'recipient', said })).not.toHaveProperty('gone');
  });

  it('is about the mailbox only at its own stage', () => {
    expect(asMailFailure({ stage: 'sender', said: '550 5.1.1 No such user' })).not.toHaveProperty('gone');
  });
});
