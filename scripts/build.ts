/**
 * `npm run build`: builds what is missing or older than its sources; `--force` builds everything. It fails if a first
 * visit would exceed its download budget; `--report` lists the downloads.
 */
import { cpSync, existsSync, rmSync } from 'node:fs';
import { build as bundle } from 'esbuild';
import { build as buildWithVite } from 'vite';
import { assertSeparateBundles } from './bundle/assertSeparateBundles';
import { buildServiceWorker } from './bundle/buildServiceWorker';
import { chunkGroups } from './bundle/chunkGroups';
import { manifestOf } from './bundle/completeManifest';
import { compressFiles } from './bundle/compressFiles';
import { findUses } from './bundle/findUses';
import { lacksTexts } from './bundle/lacksTexts';
import { moveSourceMaps } from './bundle/moveSourceMaps';
import { assertBudgets, formatWeights, weighFirstLoads } from './bundle/weighFirstLoads';
import { writeLoadTable } from './bundle/writeLoadTable';
import { buildPart, isFresh } from './sourceHash';

async function buildApp(): Promise<void> {
  const uses = await findUses();
  const output = { codeSplitting: { groups: chunkGroups(uses) } };
  const manifest = manifestOf(new Set([...uses.later.values()].flat()));
  await buildWithVite({
    logLevel: 'warn',
    plugins: [manifest.plugin],
    build: { rolldownOptions: { output } },
    define: { 'import.meta.env.VITE_LACKS_TEXTS': JSON.stringify(lacksTexts()) },
  });
  manifest.complete('dist/app');
  assertSeparateBundles('dist/app');
  await writeLoadTable('dist/app');
  await buildServiceWorker('dist/app');
  moveSourceMaps('dist/app', 'dist/app-maps');
  await compressFiles('dist/app');
}

/** Commands that operators run next to the server, even without sources: `node dist/server/backup.js`. */
const operatorCommands = Object.fromEntries(
  ['backup', 'convertAmounts', 'importArchive', 'restore', 'rotateAppKey', 'uploadFiles'].map((name) => [
    name,
    `server/operations/${name}.ts`,
  ]),
);

/** Programs that the server starts as processes of their own. */
const workers = { pdfWorker: 'server/pdf/pdfWorker.ts' };

async function buildServer(): Promise<void> {
  const simulator = 'server/simulator/main.ts';
  rmSync('dist/server', { recursive: true, force: true });
  await bundle({
    entryPoints: {
      main: 'server/main.ts',
      ...(existsSync(simulator) ? { simulator } : {}),
      ...workers,
      ...operatorCommands,
    },
    outdir: 'dist/server',
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    sourcemap: true,
    logLevel: 'warning',
  });
  // Read at run time, relative to the file that reads them.
  if (existsSync('server/db/migrations')) cpSync('server/db/migrations', 'dist/server/migrations', { recursive: true });
  cpSync('server/pdf/templates', 'dist/server/templates', { recursive: true });
  for (const drawn of ['pictures', 'people']) {
    cpSync(`server/db/seed/demo/${drawn}`, `dist/server/${drawn}`, { recursive: true });
  }
}

const force = process.argv.includes('--force');
const started = performance.now();
const built: string[] = [];

async function buildIfStale(part: 'app' | 'server', build: () => Promise<void>): Promise<void> {
  if (!force && isFresh(part)) return;
  await buildPart(part, build);
  built.push(part);
}

await Promise.all([buildIfStale('server', buildServer), buildIfStale('app', buildApp)]);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(built.length > 0 ? `Built ${built.sort().join(' and ')} in ${seconds} s.` : 'Everything is built already.');
const weights = weighFirstLoads('dist/app');
if (process.argv.includes('--report')) console.log(formatWeights(weights, true));
assertBudgets(weights);
