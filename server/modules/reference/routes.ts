import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { apiBase } from '#contract/calls/callPath';
import { errorCodes } from '#contract/codes/errorCodes';
import { type ReferenceResource, referenceResources } from '#contract/entities/reference';
import type { Database } from '../../db/database';
import { refuse } from '../../http/failures';
import { referenceReaders } from './referenceData';
import { contentRange, cutList, listQuerySchema } from './simpleRest';

/** Seconds that a copy may be used for without asking. */
const maxAge = 300;
/** Reference data changes with a release, or by an administrator's hand: each process reads it again after this long. */
const readAgainMs = 60_000;

/** Answers, or says 304 to who has the same already. */
function sendCached(request: FastifyRequest, reply: FastifyReply, data: unknown): FastifyReply {
  const text = JSON.stringify(data);
  const etag = `"${createHash('sha1').update(text).digest('base64url')}"`;
  reply
    .header('etag', etag)
    .header('cache-control', `public, max-age=${maxAge}`)
    .type('application/json; charset=utf-8');
  // A compressed copy bears the same tag, marked weak.
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return known.includes(etag) ? reply.code(304).send() : reply.send(text);
}

/** `GET /v3/reference/<name>` and `/<name>/:id` in the dialect of ra-data-simple-rest. */
export function mountReference(app: FastifyInstance, { db, now }: { db: Database; now: () => Date }): void {
  const mountOne = (name: ReferenceResource) => {
    let kept: { rows: Promise<{ id: string }[]>; until: number } | null = null;
    const read = () => {
      const time = now().getTime();
      if (!kept || kept.until < time) {
        const rows = referenceReaders[name](db);
        kept = { rows, until: time + readAgainMs };
        rows.catch(() => {
          kept = null;
        });
      }
      return kept.rows;
    };

    app.get(`${apiBase}/reference/${name}`, async (request, reply) => {
      const query = listQuerySchema.safeParse(request.query);
      if (!query.success) {
        const errors = query.error.issues.map(({ path, code }) => ({ path: path.join('.'), code: String(code) }));
        return refuse(request, reply, 400, errorCodes.FIELDS_NOT_VALID, { errors });
      }
      const piece = cutList(await read(), query.data);
      reply.header('content-range', contentRange(name, query.data.range[0], piece));
      reply.header('access-control-expose-headers', 'Content-Range');
      return sendCached(request, reply, piece.data);
    });

    app.get<{ Params: { id: string } }>(`${apiBase}/reference/${name}/:id`, async (request, reply) => {
      const row = (await read()).find(({ id }) => id === request.params.id);
      return row ? sendCached(request, reply, row) : refuse(request, reply, 404, errorCodes.NO_DATA_FOUND);
    });
  };
  referenceResources.forEach(mountOne);
}
