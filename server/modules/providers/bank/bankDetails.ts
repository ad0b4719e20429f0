import { and, eq } from 'drizzle-orm';
import type { bankDetailCalls } from '#contract/calls/bankDetails';
import { errorCodes } from '#contract/codes/errorCodes';
import { successCodes } from '#contract/codes/successCodes';
import { isAccountNumber } from '#contract/providers/bankNumbers';
import { newId } from '#server/db/schema/columns';
import { bankDetails } from '#server/db/schema/providers';
import { changedMeanwhile, fieldsNotValid } from '#server/http/callError';
import type { Handlers } from '#server/http/handler';
import { changeProvider, loadProvider, lockProvider, providerNotFound } from '../loadProvider';
import { noteBankDetail, noteRevealed } from '../noteDocuments';
import { assertPassword } from './assertPassword';
import {
  type BankFacts,
  isBankDetail,
  loadBankDetail,
  openFacts,
  presentBankDetail,
  sealFacts,
} from './bankDetailRows';
import { deleteBankDetail, getBankPhoto, lockBankDetail, uploadBankPhoto } from './bankPhotos';

function assertAccountNumber(number: string | undefined): void {
  if (number === undefined || isAccountNumber(number)) return;
  throw fieldsNotValid(errorCodes.FIELDS_NOT_VALID, [{ path: 'account_number', code: 'account_number' }]);
}

const noFacts = { routing_number: '', bank_code: '', date_of_birth: null, gender: null, personal_id_number: '' };

export const bankDetailHandlers: Handlers<keyof typeof bankDetailCalls> = {
  async get_bank_detail({ bank_holder_id, password }, context) {
    const { db, session, env } = context;
    await loadProvider(db, bank_holder_id, context).catch(() => {
      throw providerNotFound('bank_holder_id');
    });
    if (password !== undefined) await assertPassword(context, password, { bank_holder_id });
    const [row] = await db
      .select()
      .from(bankDetails)
      .where(and(eq(bankDetails.store_id, session.store_id), eq(bankDetails.provider_id, bank_holder_id)));
    if (!row) return { bank_detail: null };
    const owned = { ...row, provider_id: bank_holder_id };
    if (password !== undefined) await noteRevealed(db, owned);
    return { bank_detail: presentBankDetail(owned, openFacts(owned, env), password === undefined) };
  },

  async add_bank_detail(body, context) {
    const { session, now, env } = context;
    const { store_id } = session;
    const { bank_holder_id, password, account_holder_name, account_number } = body;
    await assertPassword(context, password, { bank_holder_id });
    assertAccountNumber(account_number);
    return changeProvider(context, async (tx) => {
      await lockProvider(tx, store_id, bank_holder_id, 'bank_holder_id');
      const { routing_number, bank_code, date_of_birth, gender, personal_id_number } = { ...noFacts, ...body };
      const personal = { date_of_birth: date_of_birth ?? null, gender: gender ?? null, personal_id_number };
      const facts: BankFacts = { account_holder_name, account_number, routing_number, bank_code, ...personal };
      const key = { store_id, id: newId() };
      const touched = { created_at: now(), updated_at: now(), updated_by: session.name };
      const inserted = await tx
        .insert(bankDetails)
        .values({ ...key, provider_id: bank_holder_id, sealed: sealFacts(facts, key, env), ...touched })
        .onConflictDoNothing()
        .returning({ id: bankDetails.id });
      const { BANK_DETAIL_ADD_FAILED: code } = errorCodes;
      if (inserted.length === 0) throw fieldsNotValid(code, [{ path: 'bank_holder_id', code: String(code) }]);
      const after = await loadBankDetail(tx, store_id, key.id);
      await noteBankDetail(tx, 'add', [null, after], env);
      const bank_detail = presentBankDetail(after, facts);
      return { providerId: bank_holder_id, result: { bank_detail, message: successCodes.BANK_DETAIL_ADDED } };
    });
  },

  async update_bank_detail({ bank_detail_id, version, password, ...body }, context) {
    const { session, now, env } = context;
    await assertPassword(context, password, { bank_detail_id });
    assertAccountNumber(body.account_number);
    return changeProvider(context, async (tx) => {
      const row = await lockBankDetail(tx, session.store_id, bank_detail_id);
      const before = openFacts(row, env);
      if (row.version !== version) throw changedMeanwhile(presentBankDetail(row, before));
      const fields = Object.keys(before) as (keyof BankFacts)[];
      const changed = Object.fromEntries(
        fields.flatMap((name) => (body[name] === undefined ? [] : [[name, body[name]]])),
      ) as Partial<BankFacts>;
      const facts = { ...before, ...changed };
      await tx
        .update(bankDetails)
        .set({
          sealed: sealFacts(facts, row, env),
          version: row.version + 1,
          updated_at: now(),
          updated_by: session.name,
        })
        .where(isBankDetail(session.store_id, bank_detail_id));
      const after = await loadBankDetail(tx, session.store_id, bank_detail_id);
      await noteBankDetail(tx, 'update', [row, after], env);
      const bank_detail = presentBankDetail(after, facts);
      return { providerId: row.provider_id, result: { bank_detail, message: successCodes.BANK_DETAIL_UPDATED } };
    });
  },

  delete_bank_detail: deleteBankDetail,
  upload_bank_photo: uploadBankPhoto,
  get_bank_photo: getBankPhoto,
};
