import { readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { openPdfWriter } from '#server/pdf/pdfWriter';
import { residentMegabytes } from '#server/pdf/residentMegabytes';
import { longStatement } from '../tests/support/printedDocuments';
import { type Benchmark, type Figure, median, milliseconds } from './benchmark';

const rounds = 5;
const withinMs = new Map([
  [60, 1_000],
  [2_000, 4_000],
]);
const blockedMs = 100;
const moreMegabytes = 250;
const lookEveryMs = 100;
/** Arabic is shaped and reordered, so it takes longest. */
const languages = ['en', 'ar'];

async function timed<Value>(work: () => Promise<Value>): Promise<[value: Value, ms: number]> {
  const started = performance.now();
  return [await work(), performance.now() - started];
}

/** Memory of this process's children, which is the worker; 0 without one. */
function workerMegabytes(): number {
  const children = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8').trim();
  const pids = children === '' ? [] : children.split(' ').map(Number);
  return pids.reduce((sum, pid) => sum + (residentMegabytes(pid) || 0), 0);
}

/** Row 19: statements as PDF, made by a warm worker, and the longest time for which they block this process. */
export const pdfDocuments: Benchmark = {
  row: 19,
  title: 'statements as PDF',
  async run() {
    const writer = openPdfWriter();
    const loop = monitorEventLoopDelay({ resolution: 10 });
    const others = workerMegabytes();
    const figures: Figure[] = [];
    let look: NodeJS.Timeout | undefined;
    try {
      const [, cold] = await timed(() => writer.write(longStatement(1), 'en'));
      const before = workerMegabytes() - others;
      let most = before;
      look = setInterval(() => {
        most = Math.max(most, workerMegabytes() - others);
      }, lookEveryMs);
      loop.enable();
      for (const language of languages)
        for (const [lines, target] of withinMs) {
          const statement = longStatement(lines);
          const times: number[] = [];
          let bytes = 0;
          for (let round = 0; round < rounds; round += 1) {
            const [pdf, took] = await timed(() => writer.write(statement, language));
            times.push(took);
            bytes = pdf.length;
          }
          figures.push({
            what: `statement of ${lines} lines as PDF, ${language}`,
            measured: milliseconds(median(times)),
            reference: `${Math.round(bytes / 1_000)} kB`,
            ratio: '',
            target: `<= ${target} ms`,
            isReached: median(times) <= target,
          });
        }
      loop.disable();
      const blocked = loop.max / 1e6;
      await writer.close();
      const kept = workerMegabytes() - others;
      return [
        ...figures,
        {
          what: 'longest time for which they block the server',
          measured: milliseconds(blocked),
          ...{ reference: '', ratio: '' },
          target: `< ${blockedMs} ms`,
          isReached: blocked < blockedMs,
        },
        {
          what: 'memory of the worker beyond that after one small document',
          measured: `${Math.round(most - before)} MB`,
          reference: `${Math.round(before)} MB; ${Math.round(kept)} MB once it has ended`,
          ratio: '',
          target: `<= ${moreMegabytes} MB`,
          isReached: most - before <= moreMegabytes && kept < before / 10,
        },
        {
          what: 'first document of a worker, with its start',
          measured: milliseconds(cold),
          ...{ reference: '', ratio: '', target: '', isReached: true },
        },
      ];
    } finally {
      clearInterval(look);
      await writer.close();
    }
  },
};
