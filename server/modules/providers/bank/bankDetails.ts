import type { bankDetailCalls } from '#contract/calls/bankDetails';
import { errorCodes } from '#contract/codes/errorCodes';
import { successCodes } from '#contract/codes/successCodes';
import { newId } from '#server/db/schema/columns';
import { bankDetails } from '#server/db/schema/providers';
import { changedMeanwhile, fieldsNotValid } from '#server/http/callError';
import type { Handlers } from '#server/http/handler';
import { noteBankDetail, noteRevealed } from '../noteDocuments';
import { assertPassword } from './assertPassword';
import {
  type BankFacts,
  holderIdOf,
  isBankDetail,
  loadBankDetail,
  openFacts,
  presentBankDetail,
  sealFacts,
} from './bankDetailRows';
import type { BankChange, BankHolder } from './bankHolder';
import { bankPhotoHandlersOf, lockBankDetail } from './bankPhotos';

const noFacts = { routing_number: '', bank_code: '', date_of_birth: null, gender: null, personal_id_number: '' };

const adding: BankChange = { failed: errorCodes.BANK_DETAIL_ADD_FAILED, path: 'bank_holder_id' };
const updating: BankChange = { failed: errorCodes.BANK_DETAIL_UPDATE_FAILED, path: 'bank_detail_id' };

/** Whether money goes to the same place as before, under the same name. */
const isSameAccount = (one: BankFacts, other: BankFacts): boolean =>
  (['account_holder_name', 'account_number', 'routing_number', 'bank_code'] as const).every(
    (field) => one[field] === other[field],
  );

/** The handlers for the bank details of one kind of holder. */
export const bankDetailHandlersOf = (holder: BankHolder): Handlers<keyof typeof bankDetailCalls> => ({
  async get_bank_detail({ bank_holder_id, password }, context) {
    const { db, session, env } = context;
    await holder.assertExists(context, bank_holder_id);
    if (password !== undefined) await assertPassword(context, password, { bank_holder_id });
    const [row] = await db.select().from(bankDetails).where(holder.isOf(session.store_id, bank_holder_id));
    const facts = await holder.facts(context);
    if (!row) return { bank_detail: null, ...facts };
    if (password !== undefined) await noteRevealed(db, row);
    return { bank_detail: presentBankDetail(row, openFacts(row, env), password === undefined), ...facts };
  },

  async add_bank_detail(body, context) {
    const { session, now, env } = context;
    const { store_id } = session;
    const { bank_holder_id, password, account_holder_name, account_number } = body;
    await assertPassword(context, password, { bank_holder_id });
    return holder.change(context, async (tx) => {
      await holder.lock(tx, store_id, bank_holder_id, adding);
      const { routing_number, bank_code, date_of_birth, gender, personal_id_number } = { ...noFacts, ...body };
      const personal = { date_of_birth: date_of_birth ?? null, gender: gender ?? null, personal_id_number };
      const facts: BankFacts = { account_holder_name, account_number, routing_number, bank_code, ...personal };
      await holder.assertNumbers(tx, store_id, { facts, given: facts }, adding);
      const key = { store_id, id: newId() };
      const touched = { created_at: now(), updated_at: now(), updated_by: session.name };
      const provider_id = holder.providerId(bank_holder_id);
      const inserted = await tx
        .insert(bankDetails)
        .values({ ...key, provider_id, sealed: sealFacts(facts, key, env), ...touched })
        .onConflictDoNothing()
        .returning({ id: bankDetails.id });
      const { failed: code, path } = adding;
      if (inserted.length === 0) throw fieldsNotValid(code, [{ path, code: String(code) }]);
      const after = await loadBankDetail(tx, store_id, key.id, holder);
      await noteBankDetail(tx, 'add', [null, after], env);
      const result = { bank_detail: presentBankDetail(after, facts), message: successCodes.BANK_DETAIL_ADDED };
      return { holderId: bank_holder_id, result, isRedirected: true };
    });
  },

  async update_bank_detail({ bank_detail_id, version, password, ...body }, context) {
    const { session, now, env } = context;
    const { store_id } = session;
    await assertPassword(context, password, { bank_detail_id });
    return holder.change(context, async (tx) => {
      const row = await lockBankDetail(holder, tx, store_id, bank_detail_id, updating);
      const before = openFacts(row, env);
      if (row.version !== version) throw changedMeanwhile(presentBankDetail(row, before));
      const fields = Object.keys(before) as (keyof BankFacts)[];
      const given = Object.fromEntries(
        fields.flatMap((name) => (body[name] === undefined ? [] : [[name, body[name]]])),
      ) as Partial<BankFacts>;
      const facts = { ...before, ...given };
      await holder.assertNumbers(tx, store_id, { facts, given }, updating);
      await tx
        .update(bankDetails)
        .set({
          sealed: sealFacts(facts, row, env),
          version: row.version + 1,
          updated_at: now(),
          updated_by: session.name,
        })
        .where(isBankDetail(store_id, bank_detail_id));
      const after = await loadBankDetail(tx, store_id, bank_detail_id, holder);
      await noteBankDetail(tx, 'update', [row, after], env);
      const result = { bank_detail: presentBankDetail(after, facts), message: successCodes.BANK_DETAIL_UPDATED };
      return { holderId: holderIdOf(row), result, isRedirected: !isSameAccount(before, facts) };
    });
  },

  ...bankPhotoHandlersOf(holder),
});
