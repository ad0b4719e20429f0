import { Readable, Writable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/**
 * Light compression of rows: three times as fast as the default, for slightly larger files. Pictures are compressed
 * already.
 */
const rowsLevel = 3;

/** Adds a file to an archive. Resolves once its content is read. */
export type AddFile = (
  path: string,
  content: AsyncIterable<Buffer>,
  options: { isCompressed: boolean },
) => Promise<void>;

/**
 * Writes a ZIP file as a stream, one file after another, each read only as fast as the archive is written.
 *
 * @param write receives the archive in chunks, each after the one before was written
 * @returns what `fill` returns
 */
export async function writeZip<Result>(
  write: (chunk: Buffer) => Promise<void>,
  at: Date,
  fill: (add: AddFile) => Promise<Result>,
): Promise<Result> {
  const zip = new ZipFile();
  const failing = new AbortController();
  const { signal } = failing;
  const add: AddFile = async (path, content, { isCompressed }) => {
    const stream = Readable.from(content, { objectMode: false });
    const compressionLevel = isCompressed ? rowsLevel : 0;
    zip.addReadStream(stream, path, { mtime: at, mode: 0o100600, compressionLevel });
    await finished(stream, { signal }).catch((error: unknown) => {
      stream.destroy();
      throw error;
    });
  };
  const fillAndEnd = async () => {
    const result = await fill(add);
    zip.end();
    return result;
  };
  const sink = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      write(chunk).then(() => done(), done);
    },
  });
  const abort = (error: unknown): never => {
    failing.abort(error);
    throw error;
  };
  // Both: if one fails, the other ends too, and the first failure is the one that is reported.
  const filling = fillAndEnd().catch(abort);
  const writing = pipeline(zip.outputStream, sink, { signal }).catch(abort);
  try {
    const [result] = await Promise.all([filling, writing]);
    return result;
  } finally {
    await Promise.allSettled([filling, writing]);
  }
}
