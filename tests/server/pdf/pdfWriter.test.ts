import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { openPdfWriter, type PdfLimits, type PdfWriter } from '#server/pdf/pdfWriter';
import { aStatement } from '../../support/printedDocuments';
import { until } from '../../support/until';

const workers = fileURLToPath(new URL('../../support/pdfWorkers/', import.meta.url));
const statement = aStatement();
const writers: PdfWriter[] = [];
afterEach(() => Promise.all(writers.splice(0).map((writer) => writer.close())));

function open(limits: Partial<PdfLimits> = {}, worker = 'fakePdfWorker.ts'): PdfWriter {
  const writer = openPdfWriter({ timeMs: 60_000, ...limits }, workers + worker);
  writers.push(writer);
  return writer;
}

/** The process that made a document. */
const processOf = async (writer: PdfWriter, language = 'en') => Number(await writer.write(statement, language));

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('what makes PDFs', () => {
  it('makes one after the other in one process, which stays warm', async () => {
    const writer = open();
    const pids = await Promise.all([1, 2, 3, 4].map(() => processOf(writer)));
    expect(new Set([...pids, await processOf(writer)]).size).toBe(1);
  });

  it('ends its process when it is closed, and when nothing was to be made for a while', async () => {
    const writer = open();
    const pid = await processOf(writer);
    expect(isAlive(pid)).toBe(true);
    await writer.close();
    expect(isAlive(pid)).toBe(false);

    const impatient = open({ idleMs: 1 });
    const idle = await processOf(impatient);
    await until(() => expect(isAlive(idle)).toBe(false));
    expect(await processOf(impatient)).not.toBe(idle);
  });

  it('reports a document that fails, and goes on in the same process', async () => {
    const writer = open();
    const pid = await processOf(writer);
    await expect(writer.write(statement, 'fail')).rejects.toMatchObject({
      failure: 'failed',
      message: expect.stringContaining('unknown variable'),
    });
    expect(await processOf(writer)).toBe(pid);
  });

  it('reports a process that ends, and makes what waits in another one', async () => {
    const writer = open();
    const pid = await processOf(writer);
    const [crashed, next] = await Promise.allSettled([processOf(writer, 'crash'), processOf(writer)]);
    expect(crashed).toMatchObject({ reason: { failure: 'failed', message: expect.stringContaining('3') } });
    expect(next).toMatchObject({ status: 'fulfilled' });
    expect(next).not.toMatchObject({ value: pid });
  });

  it('ends a document that takes too long, whatever its process is doing', async () => {
    const writer = open({ timeMs: 2_000 });
    const hanging = writer.write(statement, 'hang');
    await expect(hanging).rejects.toMatchObject({ failure: 'too_slow' });
    await writer.close();
  });

  it('says that the library is missing', async () => {
    await expect(open({}, 'missingPdfWorker.ts').write(statement, 'en')).rejects.toMatchObject({
      failure: 'unavailable',
      message: expect.stringContaining('native binding'),
    });
    await expect(open({}, 'noSuchWorker.ts').write(statement, 'en')).rejects.toMatchObject({ failure: 'failed' });
  });

  it('refuses more than can wait, and everything once it is closed', async () => {
    const writer = open({ waiting: 1 });
    const hanging = writer.write(statement, 'hang');
    const waits = writer.write(statement, 'en');
    await expect(writer.write(statement, 'en')).rejects.toMatchObject({ failure: 'busy' });
    const ended = Promise.allSettled([hanging, waits]);
    await writer.close();
    expect(await ended).toMatchObject([{ reason: { failure: 'closed' } }, { reason: { failure: 'closed' } }]);
    await expect(writer.write(statement, 'en')).rejects.toMatchObject({ failure: 'closed' });
  });

  // Memory is watched on Linux only; elsewhere, the limit of time ends what grows.
  const isWatched = process.platform === 'linux';

  it('gives memory back: after a large document it takes another process', async () => {
    const writer = open({ keptMegabytes: 300 });
    const pid = await processOf(writer, 'hoard');
    expect((await processOf(writer)) === pid).toBe(!isWatched);
  });

  it('ends a document that needs too much memory', async () => {
    const growing = open({ timeMs: 20_000, megabytes: 400 }).write(statement, 'grow');
    await expect(growing).rejects.toMatchObject({ failure: isWatched ? 'too_large' : 'too_slow' });
  });
});
