import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { limits } from '#contract/limits';
import { type Manifest, manifestPath, manifestSchema } from '../modules/archives/service';

/** Far more than a store has: an archive with more is not one of ours. */
const entriesMax = 500_000;
const manifestBytesMax = 128 * 2 ** 20;
/** The longest row that can be written is far shorter: it comes from calls, which are limited. */
const lineBytesMax = 32 * 2 ** 20;
/** Rows are compressed to about a tenth. A ZIP bomb reaches a thousand times. */
const compressionMax = 200;

export interface OpenArchive {
  manifest: Manifest;
  /** The rows of a table, in batches of lines. */
  lines(path: string): AsyncGenerator<string[]>;
  file(path: string): Promise<Buffer>;
  close(): void;
}

const archiveError = (reason: string) => new Error(`The archive is damaged: ${reason}. Nothing was imported.`);

/** @throws unless a file has this SHA-256, in hexadecimal digits */
export async function assertSha256(path: string, digits: string): Promise<void> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  const actual = hash.digest('hex');
  if (actual !== digits.trim().toLowerCase()) {
    throw new Error(`${path} has another SHA-256: ${actual}. Nothing was imported.`);
  }
}

/** Collects the files of an archive by name. @throws for names that occur twice, or lead out of it, and for ZIP bombs */
async function entriesOf(zip: ZipFile, zipBytes: number): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  let bytes = 0;
  for await (const entry of zip.eachEntry()) {
    const { fileName, compressedSize, uncompressedSize } = entry;
    if (entries.has(fileName)) throw archiveError(`${fileName} is in it twice`);
    if (entries.size >= entriesMax) throw archiveError(`it has more than ${entriesMax} files`);
    if (entry.isEncrypted()) throw archiveError(`${fileName} is encrypted`);
    if (uncompressedSize > 2 ** 20 && uncompressedSize > compressedSize * compressionMax) {
      throw archiveError(`${fileName} unpacks to ${uncompressedSize} bytes`);
    }
    bytes += compressedSize;
    // Otherwise a short archive could have the same bytes as thousands of files.
    if (bytes > zipBytes) throw archiveError('its files overlap');
    entries.set(fileName, entry);
  }
  return entries;
}

/** @throws if it has more bytes than it says, which `yauzl` checks too */
async function contentOf(zip: ZipFile, entry: Entry, bytesMax: number): Promise<Buffer> {
  if (entry.uncompressedSize > bytesMax) throw archiveError(`${entry.fileName} is longer than ${bytesMax} bytes`);
  const chunks: Buffer[] = [];
  for await (const chunk of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function manifestOf(zip: ZipFile, entries: ReadonlyMap<string, Entry>): Promise<Manifest> {
  const entry = entries.get(manifestPath);
  if (!entry) throw new Error('This is not an archive of a store: it has no manifest.json.');
  const text = (await contentOf(zip, entry, manifestBytesMax)).toString();
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`manifest.json is not that of an archive that this version can read: ${reason}`);
  }
}

/** Reads a file to its end, and compares its size and SHA-256 with the manifest. */
async function verify(
  stream: Readable,
  { path, bytes, sha256 }: Manifest['tables'][number] | Manifest['files'][number],
) {
  const hash = createHash('sha256');
  let read = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    hash.update(chunk);
    read += chunk.length;
  }
  if (read !== bytes || hash.digest('hex') !== sha256) throw archiveError(`${path} is not what the manifest says`);
}

const lineBreak = 10;

/** Splits a stream into lines, and gives those that are complete with each piece. */
async function* splitLines(stream: AsyncIterable<Buffer>, path: string): AsyncGenerator<string[]> {
  let rest: Buffer[] = [];
  let restBytes = 0;
  for await (const chunk of stream) {
    const end = chunk.lastIndexOf(lineBreak) + 1;
    if (end > 0) {
      yield Buffer.concat([...rest, chunk.subarray(0, end - 1)])
        .toString()
        .split('\n');
      rest = [];
      restBytes = 0;
    }
    rest.push(chunk.subarray(end));
    restBytes += chunk.length - end;
    if (restBytes > lineBytesMax) throw archiveError(`${path} has a row of more than ${lineBytesMax} bytes`);
  }
  if (restBytes > 0) throw archiveError(`${path} does not end with a row`);
}

/**
 * Opens an archive of a store and checks every file of it against the manifest, so that nothing is imported from a
 * damaged one. Its content may still be made up: what is imported is checked row by row.
 *
 * @throws if it isn't an archive, or is damaged
 */
export async function openArchive(path: string): Promise<OpenArchive> {
  const zip = await openPromise(path, { autoClose: false, strictFileNames: true }).catch((error: Error) => {
    throw new Error(`${path} can’t be read as a ZIP file: ${error.message}`);
  });
  try {
    const entries = await entriesOf(zip, (await stat(path)).size).catch((error: Error) => {
      throw error.message.startsWith('The archive') ? error : archiveError(error.message);
    });
    const manifest = await manifestOf(zip, entries);
    const listed = [...manifest.tables, ...manifest.files];
    const paths = new Set([manifestPath, ...listed.map((each) => each.path)]);
    if (paths.size !== listed.length + 1) throw archiveError('the manifest names a file twice');
    for (const name of entries.keys()) if (!paths.has(name)) throw archiveError(`the manifest doesn’t name ${name}`);
    const streamOf = (name: string): Promise<Readable> => {
      const entry = entries.get(name);
      if (!entry) throw archiveError(`${name} is missing`);
      return zip.openReadStreamPromise(entry);
    };
    for (const each of listed) {
      await verify(await streamOf(each.path), each).catch((error: Error) => {
        throw error.message.startsWith('The archive') ? error : archiveError(`${each.path}: ${error.message}`);
      });
    }
    return {
      manifest,
      async *lines(name) {
        yield* splitLines(await streamOf(name), name);
      },
      async file(name) {
        const entry = entries.get(name);
        if (!entry) throw archiveError(`${name} is missing`);
        return contentOf(zip, entry, limits.documentBytes + 65_536);
      },
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}
