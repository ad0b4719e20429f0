import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { adminGroups } from './chunkGroups';
import { accountantPage, adminArea } from './entries';

/** A chunk with everything it imports before it runs. */
function withImports(manifest: Manifest, chunk: string, found = new Set<string>()): Set<string> {
  if (found.has(chunk)) return found;
  found.add(chunk);
  for (const imported of manifest[chunk]?.imports ?? []) withImports(manifest, imported, found);
  return found;
}

/**
 * Fails if a page outside the admin area would fetch that area, at its start or through something it shows later
 * (docs/adr/0006). Code that both need belongs in one of the groups before the admin area's.
 *
 * @param folder the built app, with `.vite/manifest.json`
 * @throws an error naming each of the entrance's chunks that does
 */
export function assertSeparateBundles(folder: string): void {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  // Some parts of the texts have a group's name.
  const isOfAdmin = (chunk: string) =>
    chunk === adminArea || (!chunk.startsWith('src/i18n/') && adminGroups.includes(manifest[chunk]?.name ?? ''));
  const errors: string[] = [];
  const seen = new Set<string>();
  const look = (part: string): void => {
    if (seen.has(part)) return;
    seen.add(part);
    const chunks = [...withImports(manifest, part)];
    if (chunks.some(isOfAdmin)) errors.push(part);
    else for (const chunk of chunks) for (const later of manifest[chunk]?.dynamicImports ?? []) lookUnlessAdmin(later);
  };
  const lookUnlessAdmin = (part: string): void => {
    // Going there is what the entrance is for.
    if (part !== accountantPage && manifest[part]?.file !== manifest[adminArea]?.file) look(part);
  };
  look('index.html');
  if (errors.length > 0)
    throw new Error(`The entrance fetches the admin area: scripts/bundle/chunkGroups.ts.\n${errors.join('\n')}`);
}
