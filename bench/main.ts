/** `npm run bench`: all benchmarks, or the given rows: `npm run bench -- 1 3`. */
import { runInTerminal } from '../scripts/childProcess';
import { removeDatabases } from './benchDatabase';
import type { Figure } from './benchmark';
import { benchmarks } from './benchmarks';
import { formatTable } from './formatTable';

const wanted = process.argv.slice(2).map(Number);
const chosen = benchmarks.filter(({ row }) => wanted.length === 0 || wanted.includes(row));

if (chosen.length === 0) {
  console.error(`No such row. There are: ${benchmarks.map(({ row, title }) => `\n  ${row}  ${title}`).join('')}`);
  process.exit(2);
}

const built = await runInTerminal(process.execPath, ['--import', 'tsx', 'scripts/build.ts']);
if (built !== 0) process.exit(built);

const rows: (Figure & { row: number })[] = [];
const failed: string[] = [];
for (const { row, title, run } of chosen) {
  const started = performance.now();
  console.log(`Row ${row}: ${title}...`);
  try {
    rows.push(...(await run()).map((figure) => ({ row, ...figure })));
    console.log(`  took ${((performance.now() - started) / 1_000).toFixed(0)} s`);
  } catch (error) {
    failed.push(`Row ${row} could not run: ${error instanceof Error ? error.message : error}`);
    console.error(failed[failed.length - 1]);
  }
}
await removeDatabases();

console.log(`\n${formatTable(rows)}`);
for (const line of failed) console.log(line);
process.exitCode = failed.length > 0 ? 1 : 0;
