import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Manifest } from 'vite';
import { type LoadTable, loadTableId, patternOf } from '../../src/early/loadTable';
import { type Language, languages } from '../../src/i18n/languages';
import { textParts } from '../../src/i18n/texts';
import { filesOf } from './filesOf';
import { pages } from './pages';

/** Where it goes in index.html: before any style sheet, which would hold a script up. */
const place = '<!-- early -->';

/** Which files each page needs, from the build's manifest. */
export function loadTable(manifest: Manifest): LoadTable {
  const files: string[] = [];
  // The page itself asks for its first chunks.
  const inPage = filesOf(manifest, 'index.html');
  const indices = (...modules: string[]): number[] => {
    const found = new Set<string>();
    for (const module of modules) filesOf(manifest, module, found);
    return [...found]
      .filter((file) => file.endsWith('.js') && !inPage.has(file))
      .map((file) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1));
  };
  const all = Object.entries<Language>(languages);
  return {
    entrance: { files: indices('src/Entrance.tsx'), texts: ['entrance'] },
    frame: { files: indices('src/AdminApp.tsx'), texts: ['entrance', 'frame'] },
    pages: pages.map(({ path, modules, texts = [], calls = [] }) => ({
      path,
      files: indices(...modules),
      texts,
      calls,
    })),
    texts: Object.fromEntries(
      all.map(([code]) => [
        code,
        Object.fromEntries(textParts.map((part) => [part, indices(`src/i18n/${code}/${part}.ts`)])),
      ]),
    ),
    mirrored: Object.fromEntries(
      all.filter(([, { isRtl }]) => isRtl).map(([code]) => [code, indices('src/theme/rtlStyles.ts')]),
    ),
    files: files.map((file) => `/${file}`),
  };
}

/** The programs of each page, which the server names in its reply (server/http/appFiles.ts): all but the texts. */
const preloads = ({ files, frame, pages: loads }: LoadTable) =>
  loads.map((load) => ({
    pattern: patternOf(load),
    files: [...new Set([...frame.files, ...load.files])].map((index) => files[index]),
  }));

/** Writes the table, and the script that reads it, into the built index.html, and what the server needs of it beside. */
export async function writeLoadTable(folder: string): Promise<void> {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const built = await build({
    entryPoints: ['src/early/early.ts'],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    logLevel: 'warning',
  });
  const script = built.outputFiles[0]?.text.trim() ?? '';
  const loads = loadTable(manifest);
  writeFileSync(join(folder, '.vite/preloads.json'), JSON.stringify(preloads(loads)));
  const table = JSON.stringify(loads).replaceAll('<', '\\u003c');
  const path = join(folder, 'index.html');
  const page = readFileSync(path, 'utf8');
  if (!page.includes(place) || script.includes('</script'))
    throw new Error('The early script has no place in index.html.');
  const early = `<script type="application/json" id="${loadTableId}">${table}</script>\n    <script>${script}</script>`;
  writeFileSync(
    path,
    page.replace(place, () => early),
  );
}
