/**
 * A client in its own process, so that it costs the measuring process nothing. It places the same order repeatedly in
 * one store, a fixed number at a time, until it is told to stop. Every order has its own idempotency key. Refusals
 * with 4029 are counted and retried after their `retry_after`. Arguments: URL, headers and body as JSON, how many at a
 * time. Sends 'running' to its parent, and a `LoadReport` at the end.
 */
import { setTimeout as delay } from 'node:timers/promises';

export interface LoadReport {
  placed: number;
  refused: number;
  seconds: number;
  /** Milliseconds that each order took. */
  taken: number[];
}

const [url = '', headers = '', body = '', atOnce = '1'] = process.argv.slice(2);
const fields = JSON.parse(body) as object;
const report: LoadReport = { placed: 0, refused: 0, seconds: 0, taken: [] };
let isStopping = false;
process.on('message', () => {
  isStopping = true;
});

async function place(): Promise<void> {
  const started = performance.now();
  const response = await fetch(url, {
    method: 'POST',
    headers: JSON.parse(headers),
    body: JSON.stringify({ ...fields, idempotency_key: crypto.randomUUID() }),
  });
  const reply = (await response.json()) as { success: boolean; error_code?: number; retry_after?: number };
  if (reply.success) {
    report.placed += 1;
    report.taken.push(performance.now() - started);
  } else if (reply.error_code === 4029) {
    report.refused += 1;
    await delay((reply.retry_after ?? 1) * 1_000);
  } else throw new Error(`the order was refused: ${JSON.stringify(reply).slice(0, 300)}`);
}

const started = performance.now();
process.send?.('running');
await Promise.all(
  Array.from({ length: Number(atOnce) }, async () => {
    while (!isStopping) await place();
  }),
);
report.seconds = (performance.now() - started) / 1_000;
process.send?.(report, () => process.exit(0));
