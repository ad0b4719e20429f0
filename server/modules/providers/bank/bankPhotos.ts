import { errorCodes } from '#contract/codes/errorCodes';
import { successCodes } from '#contract/codes/successCodes';
import type { Database } from '#server/db/database';
import { bankDetails } from '#server/db/schema/providers';
import { privateFiles } from '#server/files/privateFiles';
import type { Handlers } from '#server/http/handler';
import { documentPictureType } from '../../images/service';
import { drawnUpload } from '../documents/uploadDocument';
import { noteBankDetail, noteRevealed } from '../noteDocuments';
import { assertPassword } from './assertPassword';
import {
  type BankRow,
  bankDetailNotFound,
  holderIdOf,
  isBankDetail,
  loadBankDetail,
  openFacts,
  presentBankDetail,
} from './bankDetailRows';
import type { BankChange, BankHolder } from './bankHolder';

const updating: BankChange = { failed: errorCodes.BANK_DETAIL_UPDATE_FAILED, path: 'bank_detail_id' };
const deleting: BankChange = { failed: errorCodes.BANK_DETAIL_DELETE_FAILED, path: 'bank_detail_id' };

/** Locks the holder, and with it the bank details. */
export async function lockBankDetail(
  holder: BankHolder,
  tx: Database,
  storeId: string,
  id: string,
  change: BankChange,
): Promise<BankRow> {
  await holder.lock(tx, storeId, holderIdOf(await loadBankDetail(tx, storeId, id, holder)), change);
  return loadBankDetail(tx, storeId, id, holder);
}

/** The handlers for photos of the holder's identity document, and for deleting them with the details. */
export const bankPhotoHandlersOf = (
  holder: BankHolder,
): Handlers<'upload_bank_photo' | 'get_bank_photo' | 'delete_bank_detail'> => ({
  /** Keeps a photo in place of the one there was. */
  async upload_bank_photo({ bank_detail_id, side, password }, context) {
    const { session, now, files, env } = context;
    await assertPassword(context, password, { bank_detail_id });
    const storage = privateFiles(files, env);
    const key = await storage.put(session.store_id, await drawnUpload(context));
    try {
      const { replaced, ...result } = await holder.change(context, async (tx) => {
        const row = await lockBankDetail(holder, tx, session.store_id, bank_detail_id, updating);
        const photos = { ...row.photos, [side]: key };
        const touched = { version: row.version + 1, updated_at: now(), updated_by: session.name };
        await tx
          .update(bankDetails)
          .set({ photos, ...touched })
          .where(isBankDetail(session.store_id, bank_detail_id));
        const after = await loadBankDetail(tx, session.store_id, bank_detail_id, holder);
        await noteBankDetail(tx, 'update', [row, after], env);
        const bank_detail = presentBankDetail(after, openFacts(after, env));
        const replaced = row.photos[side] ?? '';
        const result = { bank_detail, replaced, message: successCodes.BANK_DETAIL_UPDATED };
        return { holderId: holderIdOf(row), result, isRedirected: false };
      });
      await storage.delete([replaced]);
      return result;
    } catch (error) {
      await storage.delete([key]);
      throw error;
    }
  },

  /** Viewing a photo is recorded in the audit log. */
  async get_bank_photo({ bank_detail_id, side, password }, context) {
    await assertPassword(context, password, { bank_detail_id });
    const { db, session, files, env } = context;
    const row = await loadBankDetail(db, session.store_id, bank_detail_id, holder);
    const content = await privateFiles(files, env).get(row.photos[side] ?? '');
    if (!content) throw bankDetailNotFound();
    await noteRevealed(db, row);
    return { content_type: documentPictureType, content: content.toString('base64') };
  },

  /** Deletes the details and their photos. */
  async delete_bank_detail({ bank_detail_id, password }, context) {
    const { session, files, env } = context;
    await assertPassword(context, password, { bank_detail_id });
    const { found, ...reply } = await holder.change(context, async (tx) => {
      const found = await lockBankDetail(holder, tx, session.store_id, bank_detail_id, deleting);
      await tx.delete(bankDetails).where(isBankDetail(session.store_id, bank_detail_id));
      await noteBankDetail(tx, 'delete', [found, null], env);
      return { holderId: holderIdOf(found), result: { found }, isRedirected: true };
    });
    await privateFiles(files, env).delete(Object.values(found.photos));
    const bank_detail = presentBankDetail(found, openFacts(found, env));
    return { ...reply, bank_detail, message: successCodes.BANK_DETAIL_DELETED };
  },
});
