import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { apiBase } from '#contract/calls/callPath';
import { errorCodes } from '#contract/codes/errorCodes';
import { type ReferenceResource, referenceResources } from '#contract/entities/reference';
import type { Database } from '../../db/database';
import type { Env } from '../../env';
import { refuse } from '../../http/failures';
import { referenceReaders } from './referenceData';

/** The query string of ra-data-simple-rest: each value is JSON. */
interface ListQuery {
  /** By default, the order of the data: currencies start with the US dollar. */
  sort?: [field: string, order: 'ASC' | 'DESC'] | undefined;
  /** First and last position wanted, the last one included. */
  range: [first: number, last: number];
  /** `q` looks into names; any other field must equal the value, or one of a list of values. */
  filter: Record<string, Wanted>;
}

const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const wantedSchema = z.union([scalar, z.array(scalar)]);
type Wanted = z.infer<typeof wantedSchema>;

type Row = Record<string, unknown>;

const json = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .string()
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue({ code: 'custom', message: 'not JSON' });
        return z.NEVER;
      }
    })
    .pipe(schema);

const position = z.int().min(0).max(100_000);

const listQuerySchema = z.object({
  sort: json(z.tuple([z.string().max(40), z.enum(['ASC', 'DESC'])])).optional(),
  range: json(z.tuple([position, position])).default([0, 100_000]),
  filter: json(z.record(z.string().max(40), wantedSchema)).default({}),
});

const textOf = (value: unknown): string => (Array.isArray(value) ? value.join(' ') : String(value ?? ''));

function matches(row: Row, [field, wanted]: [string, Wanted]): boolean {
  if (field === 'q')
    return `${textOf(row.name)} ${textOf(row.id)}`.toLowerCase().includes(textOf(wanted).trim().toLowerCase());
  const values = [row[field]].flat();
  return [wanted].flat().some((value) => values.includes(value));
}

const collator = new Intl.Collator('en', { numeric: true });

/** Cuts a list as the query asks; `count` is what the filter left, before the cut. */
function cutList<Record extends Row>(rows: readonly Record[], query: ListQuery): { data: Record[]; count: number } {
  const found = rows.filter((row) => Object.entries(query.filter).every((entry) => matches(row, entry)));
  if (query.sort) {
    const [field, order] = query.sort;
    const direction = order === 'DESC' ? -1 : 1;
    found.sort((a, b) => direction * collator.compare(textOf(a[field]), textOf(b[field])));
  }
  const [first, last] = query.range;
  return { data: found.slice(first, last + 1), count: found.length };
}

/** `countries 0-24/245`; an empty piece is `countries *\/0`. */
function contentRange(name: string, first: number, { data, count }: { data: unknown[]; count: number }): string {
  return data.length === 0 ? `${name} */${count}` : `${name} ${first}-${first + data.length - 1}/${count}`;
}

/** Seconds that a copy may be used for without asking. */
const maxAge = 300;
/** Reference data changes with a release, or by an administrator's hand: each process reads it again after this long. */
const readAgainMs = 60_000;

/** Replies with the data, or with 304 if the caller already has it. */
function sendCached(request: FastifyRequest, reply: FastifyReply, data: unknown): FastifyReply {
  const text = JSON.stringify(data);
  const etag = `"${createHash('sha1').update(text).digest('base64url')}"`;
  reply
    .header('etag', etag)
    .header('cache-control', `public, max-age=${maxAge}`)
    .type('application/json; charset=utf-8');
  // A compressed copy has the same tag, marked as weak.
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return known.includes(etag) ? reply.code(304).send() : reply.send(text);
}

/** `GET /v3/reference/<name>` and `/<name>/:id` in the dialect of ra-data-simple-rest. */
export function mountReference(
  app: FastifyInstance,
  { db, env, now }: { db: Database; env: Env; now: () => Date },
): void {
  const mountOne = (name: ReferenceResource) => {
    let cached: { rows: Promise<{ id: string }[]>; until: number } | null = null;
    const read = () => {
      const time = now().getTime();
      if (!cached || cached.until < time) {
        const rows = referenceReaders[name](db, env);
        cached = { rows, until: time + readAgainMs };
        rows.catch(() => {
          cached = null;
        });
      }
      return cached.rows;
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
