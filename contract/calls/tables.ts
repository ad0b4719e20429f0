import { z } from 'zod';
import { menuTableSchema } from '../entities/menu';
import { id, multilingual } from '../entities/shared';
import { limits } from '../limits';
import { tableTokenLength } from '../tables/tableCode';
import { body, call } from './call';
import { guestLimit } from './guests';

/** A table's QR code: the address that it holds, and the code as an SVG image. */
const tableCodeSchema = z.object({
  _id: id,
  number: z.int(),
  room: z.string(),
  address: z.string(),
  svg: z.string(),
});
export type TableCode = z.infer<typeof tableCodeSchema>;

/** The QR codes of tables. */
export const tableCodeCalls = {
  get_table_codes: call({
    audience: 'session',
    permission: 'store/table_booking',
    storeFlag: 'is_provide_table_booking',
    summary: 'The QR codes of tables, by number, each with the address that it holds',
    body: body({ ids: z.array(id).min(1).max(limits.tableCodesMax) }),
    reply: z.object({ codes: z.array(tableCodeSchema) }),
  }),
  renew_table_code: call({
    audience: 'session',
    permission: 'store/table_booking',
    storeFlag: 'is_provide_table_booking',
    audit: { entity: 'table', action: 'update' },
    summary: 'Gives a table a new QR code. The old one no longer works',
    body: body({ _id: id }),
    reply: z.object({ code: tableCodeSchema }),
  }),
  get_guest_table: call({
    audience: 'public',
    limit: guestLimit,
    summary:
      'The names of the store and the table of a QR code, for guests; 1000 for an unknown one, and for a store that ' +
      'takes no table orders',
    body: body({
      token: z
        .string()
        .length(tableTokenLength)
        .regex(/^[\w-]*$/),
    }),
    reply: z.object({ store: z.object({ name: multilingual }), table: z.object({ number: z.int() }) }),
  }),
} as const;

export const platformTableCalls = {
  'platform/get_table': call({
    audience: 'platform',
    summary:
      'The store and the table of a QR code, by the token at the end of its address; 1000 for an unknown one, and ' +
      'for a store that takes no table orders',
    body: z.strictObject({ token: z.string().min(1).max(limits.codeMax) }),
    reply: z.object({
      store: z.object({ _id: id, name: multilingual }),
      table: menuTableSchema.extend({ room: z.string() }),
    }),
  }),
} as const;
