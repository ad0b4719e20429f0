import { z } from 'zod';
import { id, listDay } from '../entities/shared';
import { limits } from '../limits';

/** The arguments of every list call; `filter` is specific to the list. */
export const listArguments = {
  page: z.int().min(1).default(1),
  perPage: z.int().min(1).max(limits.perPageMax).default(limits.pageSizes[0]),
  sort_by: z.string().max(40).optional(),
  sort_order: z.enum(['ASC', 'DESC']).optional(),
  query: z.string().max(limits.searchMax).optional(),
  start_date: listDay.optional(),
  end_date: listDay.optional(),
  ids: z.array(id).max(limits.perPageMax).optional(),
};

export const listReply = <Record extends z.ZodType>(record: Record) =>
  z.object({ data: z.array(record), count: z.int() });

/** Exactly one record, or a list of them. */
export const oneOrMany = { _id: id.optional(), ids: z.array(id).min(1).max(limits.bulkMax).optional() };
export const isOneOrMany = ({ _id, ids }: { _id?: string | undefined; ids?: string[] | undefined }): boolean =>
  (_id === undefined) !== (ids === undefined);
export const oneOrManyError = { error: 'either _id or ids', path: ['_id'] };
