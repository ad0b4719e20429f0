import { successCodes } from '#contract/codes/successCodes';
import type { Database } from '#server/db/database';
import { bankDetails } from '#server/db/schema/providers';
import { privateFiles } from '#server/files/privateFiles';
import type { Handler } from '#server/http/handler';
import { documentPictureType } from '../../images/service';
import { drawnUpload } from '../documents/uploadDocument';
import { changeProvider, lockProvider } from '../loadProvider';
import { noteBankDetail, noteRevealed } from '../noteDocuments';
import { assertPassword } from './assertPassword';
import {
  type BankRow,
  bankDetailNotFound,
  isBankDetail,
  loadBankDetail,
  openFacts,
  presentBankDetail,
} from './bankDetailRows';

/** Locks the person, and with them their bank details. */
export async function lockBankDetail(tx: Database, storeId: string, id: string): Promise<BankRow> {
  const { provider_id } = await loadBankDetail(tx, storeId, id);
  await lockProvider(tx, storeId, provider_id);
  return loadBankDetail(tx, storeId, id);
}

/** Keeps a photo of the holder's identity document in place of the one there was. */
export const uploadBankPhoto: Handler<'upload_bank_photo'> = async ({ bank_detail_id, side, password }, context) => {
  const { session, now, files, env } = context;
  await assertPassword(context, password, { bank_detail_id });
  const storage = privateFiles(files, env);
  const key = await storage.put(session.store_id, await drawnUpload(context));
  try {
    const { replaced, ...result } = await changeProvider(context, async (tx) => {
      const row = await lockBankDetail(tx, session.store_id, bank_detail_id);
      const photos = { ...row.photos, [side]: key };
      const touched = { version: row.version + 1, updated_at: now(), updated_by: session.name };
      await tx
        .update(bankDetails)
        .set({ photos, ...touched })
        .where(isBankDetail(session.store_id, bank_detail_id));
      const after = await loadBankDetail(tx, session.store_id, bank_detail_id);
      await noteBankDetail(tx, 'update', [row, after], env);
      const bank_detail = presentBankDetail(after, openFacts(after, env));
      const replaced = row.photos[side] ?? '';
      const result = { bank_detail, replaced, message: successCodes.BANK_DETAIL_UPDATED };
      return { providerId: row.provider_id, result };
    });
    await storage.delete([replaced]);
    return result;
  } catch (error) {
    await storage.delete([key]);
    throw error;
  }
};

/** A photo for bank details, for callers who give their own password. Viewing it is recorded in the audit log. */
export const getBankPhoto: Handler<'get_bank_photo'> = async ({ bank_detail_id, side, password }, context) => {
  await assertPassword(context, password, { bank_detail_id });
  const { db, session, files, env } = context;
  const row = await loadBankDetail(db, session.store_id, bank_detail_id);
  const content = await privateFiles(files, env).get(row.photos[side] ?? '');
  if (!content) throw bankDetailNotFound();
  await noteRevealed(db, row);
  return { content_type: documentPictureType, content: content.toString('base64') };
};

/** Deletes bank details and their photos, for callers who give their own password. */
export const deleteBankDetail: Handler<'delete_bank_detail'> = async ({ bank_detail_id, password }, context) => {
  const { session, files, env } = context;
  await assertPassword(context, password, { bank_detail_id });
  const row = await changeProvider(context, async (tx) => {
    const found = await lockBankDetail(tx, session.store_id, bank_detail_id);
    await tx.delete(bankDetails).where(isBankDetail(session.store_id, bank_detail_id));
    await noteBankDetail(tx, 'delete', [found, null], env);
    return { providerId: found.provider_id, result: found };
  });
  await privateFiles(files, env).delete(Object.values(row.photos));
  return { bank_detail: presentBankDetail(row, openFacts(row, env)), message: successCodes.BANK_DETAIL_DELETED };
};
