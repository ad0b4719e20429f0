import { and, eq } from 'drizzle-orm';
import type { auditCalls } from '#contract/calls/audit';
import { isGranted } from '#contract/permissions';
import { auditEntries } from '#server/db/schema/audit';
import type { Handlers } from '#server/http/handler';
import { auditActors } from './auditActors';
import { auditCondition } from './auditCondition';
import { assertMaySeeHistory } from './historyRights';
import { readEntries } from './readEntries';

/** All calls of `contract/calls/audit`: they read. */
export const auditHandlers: Handlers<keyof typeof auditCalls> = {
  async get_audit_list({ perPage, before, ...asked }, { db, session }) {
    return readEntries(db, auditCondition(asked, session), {
      perPage,
      before,
      isWhole: true,
      isSearched: Boolean(asked.query),
    });
  },

  async get_audit_actor_list(_body, { db, session }) {
    const data = await auditActors(db, session.store_id);
    return { data, count: data.length };
  },

  async get_record_history({ entity, _id, perPage, before }, { db, session }) {
    await assertMaySeeHistory(db, session, { entity, _id });
    const condition = and(
      eq(auditEntries.store_id, session.store_id),
      eq(auditEntries.record_id, _id),
      eq(auditEntries.entity, entity),
    );
    return readEntries(db, condition, { perPage, before, isWhole: isGranted(session.grants, 'store/sub_store') });
  },
};
