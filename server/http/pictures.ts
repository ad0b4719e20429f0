import type { FastifyInstance } from 'fastify';
import { errorCodes } from '#contract/codes/errorCodes';
import type { FileStore } from '../files/fileStore';
import { imageBase } from '../files/placeholders';
import { refuse } from './failures';
import { sharedWithOtherOrigins } from './security';

/** The only addresses that there are: everything else in the store of files is nobody's to ask for. */
const address = /^item-pictures\/[\da-f-]{36}\/[\w-]{24}(-square)?\.webp$/;

/** Uploaded pictures, drawn anew by us: by names that nobody can guess, whose content never changes. */
export function mountPictures(app: FastifyInstance, files: FileStore): void {
  app.get<{ Params: { '*': string } }>(`${imageBase}item-pictures/*`, async (request, reply) => {
    const key = `item-pictures/${request.params['*']}`;
    const content = address.test(key) ? await files.get(key) : null;
    if (!content) return refuse(request, reply, 404, errorCodes.UNKNOWN_CALL);
    reply.headers({ ...sharedWithOtherOrigins, 'cache-control': 'public, max-age=31536000, immutable' });
    return reply.type('image/webp').send(content);
  });
}
