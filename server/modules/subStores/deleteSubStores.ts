import { errorCodes } from '#contract/codes/errorCodes';
import { pushCodes } from '#contract/codes/pushCodes';
import { successCodes } from '#contract/codes/successCodes';
import type { BulkResult } from '#contract/entities/change';
import { subStores } from '#server/db/schema/index';
import { CallError, fieldsNotValid } from '#server/http/callError';
import type { CallContext, Handler } from '#server/http/handler';
import { endSessions } from '../session/service';
import { lockManaged } from './loadSubStore';
import { isSubStore } from './subStoreRow';

/** Deletes one; whoever it was is signed out everywhere once that is committed. */
async function deleteOne(id: string, context: CallContext): Promise<void> {
  const { db, session } = context;
  await db.transaction(async (tx) => {
    await lockManaged(tx, session, id);
    await tx.delete(subStores).where(isSubStore(session.store_id, id));
  });
  await endSessions(context, { store_id: session.store_id, sub_store_id: id }, pushCodes.DECLINED_BY_ADMIN);
}

/** Deletes one account or many; each of many is told of by itself. */
export const deleteSubStores: Handler<'delete_sub_store'> = async ({ _id, ids }, context) => {
  if (_id !== undefined) {
    await deleteOne(_id, context);
    return { results: [{ _id, success: true }], change_id: null, message: successCodes.SUB_STORE_DELETED };
  }
  if (!ids) throw fieldsNotValid(errorCodes.FIELDS_NOT_VALID, [{ path: '_id', code: 'required' }]);
  const results: BulkResult[] = [];
  for (const id of new Set(ids)) {
    try {
      await deleteOne(id, context);
      results.push({ _id: id, success: true });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      results.push({ _id: id, success: false, error_code: error.code });
    }
  }
  return { results, change_id: null };
};
