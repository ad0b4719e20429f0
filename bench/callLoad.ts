/**
 * A client in its own process, so that it doesn't use the measuring process's CPU time. Repeats one call, a fixed
 * number in parallel, until its parent tells it to stop. Arguments: a `CallTarget` as JSON, and the number of parallel
 * calls. With `madeUpTokens`, each call has a different token that belongs to no session, and the client never waits
 * after an error; otherwise it waits as the app does. Sends 'running' to its parent, and a `CallReport` at the end.
 */
import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

export interface CallTarget {
  url: string;
  headers: Record<string, string>;
  body: object;
  madeUpTokens?: boolean;
}

export interface CallReport {
  answered: number;
  refused: number;
  seconds: number;
}

const [json = '', atOnce = '1'] = process.argv.slice(2);
const { url, headers, body, madeUpTokens = false } = JSON.parse(json) as CallTarget;
const content = JSON.stringify(body);
const agent = new Agent({ keepAlive: true, maxSockets: Number(atOnce) });
const report: CallReport = { answered: 0, refused: 0, seconds: 0 };
let isStopping = false;
process.on('message', () => {
  isStopping = true;
});

/** Sends the call and reads the whole reply, but parses only its beginning. */
const send = (): Promise<string> =>
  new Promise((resolve, reject) => {
    const token = madeUpTokens ? { servertoken: crypto.randomUUID() } : {};
    const length = { 'content-length': String(Buffer.byteLength(content)) };
    const sent = request(url, { method: 'POST', agent, headers: { ...headers, ...length, ...token } }, (response) => {
      let start = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        if (start.length < 300) start += chunk;
      });
      response.on('end', () => resolve(start));
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(content);
  });

async function repeat(): Promise<void> {
  const start = await send();
  if (start.startsWith('{"success":true')) report.answered += 1;
  else {
    report.refused += 1;
    const retryAfter = Number(/"retry_after":(\d+)/.exec(start)?.[1] ?? 0);
    if (!madeUpTokens) await delay(retryAfter * 1_000);
  }
}

const started = performance.now();
process.send?.('running');
await Promise.all(
  Array.from({ length: Number(atOnce) }, async () => {
    while (!isStopping) await repeat();
  }),
);
report.seconds = (performance.now() - started) / 1_000;
process.send?.(report, () => process.exit(0));
