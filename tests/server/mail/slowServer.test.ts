import { type AddressInfo, createServer, type Socket } from 'node:net';
import { clearInterval, setInterval } from 'node:timers';
import { expect, onTestFinished, test } from 'vitest';
import { openMailer } from '#server/mail/mailer';
import { until } from '../../support/until';

/** Sends a text one letter at a time, then repeats the last letter forever. */
function trickle(socket: Socket, text: string): void {
  let at = 0;
  const letters = setInterval(() => socket.write(text[Math.min(at++, text.length - 1)] ?? ''), 50);
  socket.once('close', () => clearInterval(letters));
}

/** Mail servers that never finish. */
const servers = {
  'greets one letter at a time': (socket: Socket) => trickle(socket, '220 welcom'),
  'answers one letter at a time': (socket: Socket) => {
    socket.write('220 mail\r\n');
    socket.once('data', () => trickle(socket, '250 fin'));
  },
  'has more and more to say': (socket: Socket) => {
    socket.write('220 mail\r\n');
    socket.once('data', () => trickle(socket, '250-a\r\n250-b\r\n'));
  },
  'takes the connection and says nothing': () => {},
};

/** Opens a mail server for one test. */
async function serveMail(serve: (socket: Socket) => void) {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => open.delete(socket));
    serve(socket);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  const SMTP_URL = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { open, env: { SMTP_URL, MAIL_FROM: 'storedesk@operator.test' } };
}

test.each(Object.entries(servers))('a mail server that %s is abandoned in time', async (_what, serve) => {
  const { open, env } = await serveMail(serve);
  const mailer = openMailer(env, 700);
  onTestFinished(() => mailer?.close());

  const started = performance.now();
  expect(await mailer?.send({ id: 'one', to: 'a@b.test', subject: 'Hi', text: 'Hi' })).toMatchObject({
    kind: 'server',
  });
  expect(performance.now() - started).toBeLessThan(10_000);
  await until(() => expect(open.size).toBe(0));
});

test('a mail server that says nothing does not hold up a server that stops', async () => {
  const { open, env } = await serveMail(servers['takes the connection and says nothing']);
  const mailer = openMailer(env);
  const started = performance.now();
  const sending = mailer?.send({ id: 'one', to: 'a@b.test', subject: 'Hi', text: 'Hi' });
  await until(() => expect(open.size).toBe(1));
  mailer?.close();
  expect(await sending).toMatchObject({ kind: 'server' });
  expect(performance.now() - started).toBeLessThan(10_000);
  await until(() => expect(open.size).toBe(0));
});
