import type { bankAlarmCalls } from '#contract/calls/bankAlarm';
import type { bankDetailCalls } from '#contract/calls/bankDetails';
import { bankDetails } from '#server/db/schema/providers';
import type { CallContext, Handlers } from '#server/http/handler';
import { bankDetailHandlersOf, byHolderOf, byHolderType, isBankDetail, people } from '../providers/service';
import { getBankAlarm, raiseBankAlarm } from './bankAlarm';
import { ownStore } from './ownStore';

const both = { store: bankDetailHandlersOf(ownStore), people: bankDetailHandlersOf(people) };

/** The handlers for bank details, by their ID. */
async function byDetail(id: string, context: CallContext) {
  const [row] = await context.db
    .select({ provider_id: bankDetails.provider_id })
    .from(bankDetails)
    .where(isBankDetail(context.session.store_id, id));
  return byHolderOf(row, context, both);
}

/** Bank details of delivery people and of the store itself. */
export const bankDetailHandlers: Handlers<keyof typeof bankDetailCalls | keyof typeof bankAlarmCalls> = {
  get_bank_detail: (body, context) => byHolderType(body.bank_holder_type, context, both).get_bank_detail(body, context),
  add_bank_detail: (body, context) => byHolderType(body.bank_holder_type, context, both).add_bank_detail(body, context),
  update_bank_detail: async (body, context) =>
    (await byDetail(body.bank_detail_id, context)).update_bank_detail(body, context),
  delete_bank_detail: async (body, context) =>
    (await byDetail(body.bank_detail_id, context)).delete_bank_detail(body, context),
  upload_bank_photo: async (body, context) =>
    (await byDetail(body.bank_detail_id, context)).upload_bank_photo(body, context),
  get_bank_photo: async (body, context) => (await byDetail(body.bank_detail_id, context)).get_bank_photo(body, context),
  get_bank_alarm: getBankAlarm,
  raise_bank_alarm: raiseBankAlarm,
};
