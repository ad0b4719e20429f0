import { readFileSync } from 'node:fs';
import { matchColumns } from '#contract/menuFiles/matchColumns';
import type { ReadingHints } from '../../../src/menuFiles/reading/decodeText';
import { createFileSession } from '../../../src/menuFiles/reading/fileSession';

export const file = (name: string) => new Uint8Array(readFileSync(`tests/files/${name}`));

/** Reads a file as an import does: its facts, matched columns and first rows. */
export async function read(content: string | Uint8Array, hints: ReadingHints = { language: 'en' }) {
  const session = createFileSession();
  const facts = await session.open(new Blob([content as BlobPart]), hints);
  const matches = matchColumns(facts.columns, { kind: 'items', languages: ['en'] });
  return { session, facts, matches, rows: (await session.batch(0, matches)).rows };
}

/** Returns the reason why a file is refused; `null` if it can be read. */
export const refusalOf = (content: string | Uint8Array) =>
  read(content).then(
    () => null,
    ({ code, params }) => ({ code, ...params }),
  );
