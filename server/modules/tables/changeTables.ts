import { changeRecords } from '#server/records/changeRecords';
import type { AuditSubject } from '../audit/service';
import { lockTables } from '../bookings/service';

/** Changes a store's tables. Bookings wait until it ends, because they lock the tables before their rows too. */
export const changeTables: typeof changeRecords = (context, work) =>
  changeRecords(context, async (tx, announce) => {
    await lockTables(tx, context.session.store_id);
    return work(tx, announce);
  });

/** The audit log locks rows before the handler does, so that it has to lock the tables first as well. */
export const afterTables =
  (lockAndLoad: AuditSubject['load']): AuditSubject['load'] =>
  async (tx, storeId, ids) => {
    await lockTables(tx, storeId);
    return lockAndLoad(tx, storeId, ids);
  };
