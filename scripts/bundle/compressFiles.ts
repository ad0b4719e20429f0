import { readdirSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const formats = [
  {
    extension: '.br',
    pack: (content: Buffer) =>
      promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }) as Promise<Buffer>,
  },
  { extension: '.gz', pack: (content: Buffer) => promisify(gzip)(content, { level: 9 }) as Promise<Buffer> },
] as const;

/** Texts. The page itself isn't one of them: each response has a nonce of its own. */
const compressible = /(?<!index)\.(js|css|html|json|svg|txt|webmanifest)$/;
/** Files that fit into one packet don't get any faster. */
const smallest = 1_024;

/**
 * Writes `file.br` and `file.gz` next to each built text, as small as possible: a server sends them as they are, instead
 * of compressing the same file for every visitor.
 *
 * @param folder the built app
 */
export async function compressFiles(folder: string): Promise<void> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
  const work = names.filter((path) => compressible.test(path) && statSync(path).size >= smallest);
  await Promise.all(
    work.map(async (path) => {
      const content = await readFile(path);
      for (const { extension, pack } of formats) {
        const packed = await pack(content);
        if (packed.length < content.length) await writeFile(path + extension, packed);
      }
    }),
  );
}
