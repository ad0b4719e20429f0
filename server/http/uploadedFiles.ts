import { Readable } from 'node:stream';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorCodes } from '#contract/codes/errorCodes';
import type { Env } from '../env';
import { type FileTicket, fileLinkBase, fileLinks } from '../files/fileLinks';
import { type FileStore, FilesUnavailable } from '../files/fileStore';
import { readParts } from '../files/partFiles';
import { pictureTypeOf, pictureTypes } from '../files/pictureTypes';
import { imageBase } from '../files/placeholders';
import { type PrivateFiles, privateFiles } from '../files/privateFiles';
import { refuse } from './failures';
import { sharedWithOtherOrigins } from './security';

/** The only addresses that are served: nothing else in the file store can be requested. */
const address = /^item-pictures\/[\da-f-]{36}\/[\w-]{24}(-square)?\.(webp|jpg)$/;

interface Pictures {
  files: FileStore;
  /** Converts a WebP to JPEG. */
  toJpeg: (picture: Buffer) => Promise<Buffer>;
}

/**
 * Serves uploaded pictures, re-encoded by us. Their names can't be guessed and their content never changes. Each is
 * also available as a JPEG, for email and for clients that can't read WebP: at the same address with `.jpg`, created
 * and stored on the first request.
 */
export function mountPictures(app: FastifyInstance, { files, toJpeg }: Pictures): void {
  /** Reads a file from the store. @throws FilesUnavailable if it isn't a picture of the expected type */
  const readStored = async (key: string): Promise<Buffer | null> => {
    const content = await files.get(key);
    if (content && pictureTypeOf(content) !== (key.endsWith('.jpg') ? 'jpeg' : 'webp'))
      throw new FilesUnavailable(`${key} has changed since it was stored`);
    return content;
  };
  const read = async (key: string, log: FastifyBaseLogger): Promise<Buffer | null> => {
    const stored = await readStored(key);
    if (stored || key.endsWith('.webp')) return stored;
    const picture = await readStored(key.replace(/jpg$/, 'webp'));
    if (!picture) return null;
    const jpeg = await toJpeg(picture);
    // The next request converts it again.
    await files.put(key, jpeg).catch((error: unknown) => log.warn({ err: error, key }, 'a JPEG could not be stored'));
    return jpeg;
  };

  app.get<{ Params: { '*': string } }>(`${imageBase}item-pictures/*`, async (request, reply) => {
    const key = `item-pictures/${request.params['*']}`;
    const content = address.test(key) ? await read(key, request.log) : null;
    if (!content) return refuse(request, reply, 404, errorCodes.UNKNOWN_CALL);
    reply.headers({ ...sharedWithOtherOrigins, 'cache-control': 'public, max-age=31536000, immutable' });
    return reply.type(key.endsWith('.jpg') ? pictureTypes.jpeg : pictureTypes.webp).send(content);
  });
}

/** For uploaded files: whatever a browser takes one for, it can't run or load anything and has no origin. */
const harmless = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'cache-control': 'private, no-store',
};

/** Saved under its own name in any script; the plain name is for programs that don't support that. */
const asAttachment = (name: string): string => {
  const plain = name.replace(/[^\w. -]/g, '_');
  const full = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${full}`;
};

type PartsTicket = Pick<FileTicket, 'key' | 'name'> & Required<Pick<FileTicket, 'parts'>>;

/** An archive, part by part: a slow download holds one part in memory. */
async function sendParts(request: FastifyRequest, reply: FastifyReply, files: PrivateFiles, ticket: PartsTicket) {
  const { key, name, parts } = ticket;
  const content = readParts(files, key, parts.count);
  // Before the reply begins: the archive may have been deleted since the link was made.
  const first = await content.next().catch(() => null);
  if (!first?.value) return refuse(request, reply, 404, errorCodes.UNKNOWN_CALL);
  async function* all() {
    yield first?.value as Buffer;
    yield* content;
  }
  return reply
    .headers({ ...harmless, 'content-disposition': asAttachment(name), 'content-length': parts.bytes })
    .type('application/zip')
    .send(Readable.from(all(), { objectMode: false }));
}

interface Options {
  files: FileStore;
  env: Pick<Env, 'APP_KEY'>;
  now: () => Date;
}

/** Uploaded PDFs and archives, for people with the link: downloaded, never shown as one of our pages. */
export function mountPrivateFiles(app: FastifyInstance, { files, env, now }: Options): void {
  const links = fileLinks(env);
  app.get<{ Params: { '*': string } }>(`${fileLinkBase}*`, async (request, reply) => {
    const ticket = links.read(request.params['*'], now());
    if (ticket?.parts) return sendParts(request, reply, privateFiles(files, env), { ...ticket, parts: ticket.parts });
    const content = ticket && (await privateFiles(files, env).get(ticket.key));
    if (!ticket || !content) return refuse(request, reply, 404, errorCodes.UNKNOWN_CALL);
    return reply
      .headers({ ...harmless, 'content-disposition': asAttachment(ticket.name) })
      .type('application/pdf')
      .send(content);
  });
}
