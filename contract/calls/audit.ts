import { z } from 'zod';
import { auditActorKinds, auditEntities, auditEntrySchema } from '../audit/auditEntry';
import { auditActions } from '../audit/auditRule';
import { id } from '../entities/shared';
import { limits } from '../limits';
import { body, call, noBody } from './call';
import { listArguments, listReply } from './list';

/** Lists count exactly up to this number and report it for anything longer. An exact count would cost more than the page. */
export const auditCountMax = 1_000;

const { perPage, query, start_date, end_date } = listArguments;
/**
 * Where the previous page ended: returns entries older than this one. Numbered pages would shift and slow down as the
 * audit log grows.
 */
const before = id.optional();

/** The audit log. Only the calls write to it, and nothing changes it. */
export const auditCalls = {
  get_audit_list: call({
    audience: 'session',
    permission: 'store/sub_store',
    summary:
      'Who did what, the latest first: one entry for a bulk change, whose records `filter.change_id` lists. `query` looks for ' +
      `words that a record’s name begins with. \`count\` is exact up to ${auditCountMax}. Only the owner sees entries about the ` +
      'store’s own documents',
    body: body({
      perPage,
      query,
      start_date,
      end_date,
      before,
      filter: z
        .strictObject({
          actor_id: id.optional(),
          actor_kind: z.enum(auditActorKinds).optional(),
          entity: z.enum(auditEntities).optional(),
          action: z.enum(auditActions).optional(),
          record_id: id.optional(),
          change_id: id.optional(),
        })
        .default({}),
    }),
    reply: listReply(auditEntrySchema),
  }),
  get_audit_actor_list: call({
    audience: 'session',
    permission: 'store/sub_store',
    summary: 'The accounts that appear in the audit log, including deleted ones',
    body: noBody,
    reply: listReply(z.object({ _id: id, kind: z.enum(auditActorKinds), name: z.string() })),
  }),
  get_record_history: call({
    audience: 'session',
    summary:
      'The changes to one record, the latest first. It needs the permission of the call that reads the record; only the owner can see those of the store’s own documents. Devices and ' +
      'addresses stand only in the whole audit log',
    body: body({
      entity: z.enum(auditEntities),
      _id: id,
      perPage: z.int().min(1).max(limits.perPageMax).default(20),
      before,
    }),
    reply: listReply(auditEntrySchema),
  }),
} as const;
