import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openLogOutput } from '#server/http/logOutput';
import { buildTestApp } from '../../support/buildTestApp';
import { smallDisk } from '../../support/smallDisk';
import { until } from '../../support/until';

const fullDevice = '/dev/full';
const line = (n: number) => `{"n":${n},"text":"${'x'.repeat(200)}"}\n`;

function open(path: string): number {
  const fd = openSync(path, 'a');
  onTestFinished(() => closeSync(fd));
  return fd;
}

test('lines are written in order', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'storedesk-log-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'log');
  const output = openLogOutput(open(path));
  const lines = Array.from({ length: 500 }, (_, n) => line(n));
  for (const text of lines) output.write(text);
  await until(() => expect(readFileSync(path, 'utf8')).toBe(lines.join('')));
  expect(output).toMatchObject({ isUp: true, dropped: 0 });
});

test('a device that accepts nothing drops lines, which are counted', async () => {
  const output = openLogOutput(open(fullDevice));
  for (let n = 0; n < 10; n++) output.write(line(n));
  await until(() => expect(output).toMatchObject({ isUp: false, dropped: 10 }));
});

test('a closed pipe drops lines, which are counted', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'storedesk-pipe-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const pipe = join(folder, 'pipe');
  expect(spawnSync('mkfifo', [pipe]).status).toBe(0);
  const readEnd = openSync(pipe, 'r+');
  const output = openLogOutput(open(pipe));
  closeSync(readEnd);
  output.write(line(1));
  await until(() => expect(output).toMatchObject({ isUp: false, dropped: 1 }));
});

test('the queue for a slow reader is bounded', async () => {
  const output = openLogOutput(open(devNull));
  // Nothing can be written before this turn of the event loop ends.
  for (let n = 0; n < 20_000; n++) output.write(line(n));
  expect(output.dropped).toBeGreaterThan(10_000);
  await until(() => expect(output.isUp).toBe(true));
});

test('a disk that fills up in the middle of a line gets whole lines again once it has space', async ({ skip }) => {
  const disk = smallDisk('16k');
  if (disk === null) return skip('this user may not mount a file system');
  const path = join(disk, 'log');
  const output = openLogOutput(open(path));
  for (let n = 0; n < 200; n++) output.write(line(n));
  await until(() => expect(output.isUp).toBe(false));
  const dropped = output.dropped;
  expect(dropped).toBeGreaterThan(50);

  // Like an operator who frees space: the log stays open and is emptied.
  writeFileSync(path, '');
  output.write(line(1_000));
  await until(() => expect(output.isUp).toBe(true));
  expect(readFileSync(path, 'utf8').split('\n').filter(Boolean)).toEqual([line(1_000).trim()]);
  expect(output.dropped).toBe(dropped);
});

test('a server without its log answers, and reports it', async () => {
  const METRICS_KEY = 'metrics-key-of-the-tests-32-characters';
  const { app, close } = await buildTestApp({ logTo: openLogOutput(open(fullDevice)), env: { METRICS_KEY } });
  onTestFinished(close);
  expect((await app.inject('/v3/api/no_such_call')).statusCode).toBe(404);
  await until(async () => {
    const ready = await app.inject('/readyz');
    expect(ready.statusCode).toBe(200);
    expect(ready.json()).toMatchObject({ ok: true, log: 'down', degraded: ['log'] });
  });
  const metrics = await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${METRICS_KEY}` } });
  expect(metrics.body).toMatch(/^storedesk_log_lines_dropped_total [1-9]/m);
});
