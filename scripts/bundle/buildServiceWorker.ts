import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Manifest } from 'vite';
import { type Language, languages } from '../../src/i18n/languages';
import { filesOf, modulesOf } from './filesOf';
import { firstLoads } from './firstLoads';

/**
 * In addition to the first loads' programs: what their pages show at the first tap, and what a start without a network
 * shows.
 */
const alsoKept = [
  'src/layout/UserMenuItems.tsx',
  'src/orders/actions/OrderPerformer.tsx',
  'node_modules/socket.io-client/build/esm/index.js',
];

/** Shown before the program runs, and in the bar above every page. */
const ownFiles = ['index.html', 'favicon.svg'];

/** A module's key in the manifest, which begins outside the project where `node_modules` is a link. */
const keyOf = (manifest: Manifest, module: string): string =>
  Object.keys(manifest).find((key) => key === module || key.endsWith(`/${module}`)) ?? module;

const isOfLanguage = (module: string): boolean => module.includes('/i18n/');

/**
 * Builds the service worker for the built app, with the list of files to keep for a start without a network: the
 * first loads, and their texts per language. Any change creates a different worker, which browsers notice.
 *
 * @param folder the built app, with `.vite/manifest.json`
 */
export async function buildServiceWorker(folder: string): Promise<void> {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const modules: string[] = Object.values(firstLoads).flatMap((load) => [...load.modules]);
  const shell = new Set<string>();
  for (const module of [...modules.filter((name) => !isOfLanguage(name)), ...alsoKept])
    filesOf(manifest, keyOf(manifest, module), shell);
  const textsOf = ([code, language]: [string, Language]): [string, string[]] => {
    const files = new Set<string>();
    for (const module of modulesOf({ modules: modules.filter(isOfLanguage) }, code, language))
      filesOf(manifest, module, files);
    return [code, [...files].filter((file) => !shell.has(file)).map((file) => `/${file}`)];
  };
  const revision = (file: string) =>
    createHash('sha1')
      .update(readFileSync(join(folder, file)))
      .digest('hex');
  const precached = {
    files: [
      ...ownFiles.map((file) => ({ url: `/${file}`, revision: revision(file) })),
      ...[...shell].map((file) => ({ url: `/${file}`, revision: null })),
    ],
    texts: Object.fromEntries(Object.entries<Language>(languages).map(textsOf)),
  };
  await build({
    entryPoints: { sw: 'src/service-worker/worker/worker.ts' },
    outdir: folder,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"', __SHELL__: JSON.stringify(precached) },
    logLevel: 'warning',
  });
}
