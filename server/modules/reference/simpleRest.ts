import { z } from 'zod';

/** What ra-data-simple-rest asks in a query string: each a piece of JSON. */
export interface ListQuery {
  sort: [field: string, order: 'ASC' | 'DESC'];
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

export const listQuerySchema = z.object({
  sort: json(z.tuple([z.string().max(40), z.enum(['ASC', 'DESC'])])).default(['id', 'ASC']),
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
export function cutList<Record extends Row>(
  rows: readonly Record[],
  query: ListQuery,
): { data: Record[]; count: number } {
  const [field, order] = query.sort;
  const direction = order === 'DESC' ? -1 : 1;
  const found = rows
    .filter((row) => Object.entries(query.filter).every((entry) => matches(row, entry)))
    .sort((a, b) => direction * collator.compare(textOf(a[field]), textOf(b[field])));
  const [first, last] = query.range;
  return { data: found.slice(first, last + 1), count: found.length };
}

/** `countries 0-24/245`; an empty piece is `countries *\/0`. */
export function contentRange(name: string, first: number, { data, count }: { data: unknown[]; count: number }): string {
  return data.length === 0 ? `${name} */${count}` : `${name} ${first}-${first + data.length - 1}/${count}`;
}
