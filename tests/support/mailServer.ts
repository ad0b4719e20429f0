import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';

/**
 * A mail server of a test's own, as far as SMTP goes: keeps what it is sent, and refuses it while told so.
 *
 * @example const { url, mails } = await openMailServer();
 */
export async function openMailServer() {
  const mails: string[] = [];
  const state = { refusal: null as string | null, held: Promise.resolve() };
  const server = createServer((socket) => {
    let mail: string[] | null = null;
    let rest = '';
    const say = (line: string) => socket.write(`${line}\r\n`);
    const answer = (line: string): void => {
      if (mail) {
        if (line !== '.') return void mail.push(line);
        mails.push(mail.join('\n'));
        mail = null;
        return void state.held.then(() => say('250 taken'));
      }
      const command = line.slice(0, 4).toUpperCase();
      if (command === 'DATA') {
        mail = [];
        say('354 go on');
      } else if (command === 'QUIT') socket.end('221 bye\r\n');
      else say(command === 'RCPT' && state.refusal !== null ? state.refusal : '250 fine');
    };
    socket.on('error', () => socket.destroy());
    socket.on('data', (data) => {
      const lines = (rest + data.toString('utf8')).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) answer(line);
    });
    say('220 mail of the tests');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** As they came, headers first. */
    mails,
    /** @param reply the answer to each recipient; `true` for one that lets senders try again */
    refuse: (reply: boolean | string) => {
      state.refusal = reply === true ? '451 not now' : reply || null;
    },
    /** Makes senders wait for the confirmation of a mail, until they are released. */
    hold() {
      let letGo = () => {};
      state.held = new Promise<void>((taken) => {
        letGo = taken;
      });
      return () => letGo();
    },
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  };
}
