/**
 * `npx tsx scripts/startLanguage.ts sv`: writes `src/i18n/sv.ts` with all texts in English, each once, to be translated
 * in place. An existing file isn't changed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { englishTexts, type Tree } from './texts/englishTexts';

const code = process.argv[2];
if (!code || !/^[a-z]{2,3}$/.test(code)) throw new Error('Name the language by its code: sv.');
const path = `src/i18n/${code}.ts`;
if (existsSync(path)) throw new Error(`${path} is there already.`);

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;
const within = (path: string, key: string): string => (/^[a-z_]\w*$/i.test(key) ? `${path}.${key}` : `${path}[${key}]`);

/** The source of a group of texts; texts that the entrance already has are taken from there. */
function sourceOf(group: Tree, known: unknown = {}, path = ''): string {
  const base = isTree(known) ? known : {};
  const isCovered =
    Object.keys(base).length > 0 && Object.entries(base).every(([key, value]) => group[key] === value || isTree(value));
  const lines = Object.entries(group).flatMap(([key, value]) => {
    const name = JSON.stringify(key);
    if (!isTree(value)) return base[key] === value && isCovered ? [] : [`${name}: ${JSON.stringify(value)},`];
    const inner = base[key];
    if (JSON.stringify(inner) === JSON.stringify(value)) return isCovered ? [] : [`${name}: ${within(path, key)},`];
    return [`${name}: ${sourceOf(value, inner, within(path, key))},`];
  });
  return `{${isCovered && path ? `...${path},` : ''}\n${lines.join('\n')}\n}`;
}

const parts = await englishTexts();
const entrance = parts.find(([part]) => part === 'entrance')?.[1];
const source = parts.map(([part, texts]) => {
  // The frame includes the entrance's texts; the pages have their own.
  const known = part === 'frame' ? entrance : {};
  return `export const ${part}: Texts['${part}'] = ${sourceOf(texts, known, part === 'frame' ? 'entrance' : '')};\n`;
});
writeFileSync(path, `import type { Texts } from './texts';\n\n${source.join('\n')}`);
spawnSync('npx', ['--no-install', 'biome', 'check', '--write', path], { stdio: 'inherit' });
console.log(`${path} is in English: translate it, and give it a line in src/i18n/languages.ts.`);
