import { and, eq } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import { menuChanges } from '#server/db/schema/menuChanges';
import { CallError } from '#server/http/callError';
import type { Handler } from '#server/http/handler';
import { changedEntities, lockMenu, undoChange } from '../menu/service';
import { assertMayImport } from './assertMayImport';
import { noteImport } from './noteImport';
import { findImport } from './openImport';
import { presentImport } from './presentImport';
import { settleImport } from './settleImport';

/** An import that has ended already stays as it is; one that writes is ended by who may write it. */
export const cancelImport: Handler<'cancel_import'> = async ({ import_id }, { db, session, now }) => {
  const { store_id } = session;
  return db.transaction(async (tx) => {
    const record = await findImport(tx, store_id, import_id, true);
    if (record.state === 'applying') assertMayImport(session, record.kind);
    if (record.state === 'previewed' || record.state === 'applying') {
      const tally = await settleImport({ tx, import_id, session, now: now() }, { end: 'cancelled' });
      await noteImport({ tx, session }, record, 'cancel', tally);
    }
    return { import: await presentImport(tx, store_id, await findImport(tx, store_id, import_id)) };
  });
};

/** An import that wrote nothing is left as it is: there is nothing to take back, and no permission to ask. */
export const undoImport: Handler<'undo_import'> = async ({ import_id }, { db, session, now, wakeOutbox }) => {
  const { store_id } = session;
  const reply = await db.transaction(async (tx) => {
    await lockMenu(tx, store_id);
    const record = await findImport(tx, store_id, import_id, true);
    const [change] = await tx
      .select({ id: menuChanges.id })
      .from(menuChanges)
      .where(and(eq(menuChanges.store_id, store_id), eq(menuChanges.id, import_id)));
    if (change) {
      assertMayImport(session, record.kind);
      const entities = await changedEntities(tx, store_id, import_id);
      // As the calls that write categories: a store may have lost the feature since.
      if (entities.includes('category') && !session.flags.is_store_can_create_group)
        throw new CallError(errorCodes.NOT_PERMITTED);
    }
    const results = change ? await undoChange(tx, session, import_id, now()) : [];
    // All or nothing that stopped was taken back then; its state goes on to say why.
    if (change && record.state !== 'stopped') {
      const tally = await settleImport({ tx, import_id, session, now: now() }, { end: 'undone' });
      if (results.length > 0) await noteImport({ tx, session }, record, 'undo', tally);
    }
    return { results, import: await presentImport(tx, store_id, await findImport(tx, store_id, import_id)) };
  });
  wakeOutbox();
  return reply;
};
