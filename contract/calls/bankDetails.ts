import { z } from 'zod';
import { accountLimits } from '../accountLimits';
import { holderTypes } from '../documents/holderTypes';
import { bankDetailSchema, bankPhotoSides, genders } from '../entities/bankDetail';
import { birthDay, id, idempotencyKey, instant, text, version } from '../entities/shared';
import { limits } from '../limits';
import { bareNumber } from '../providers/bankNumbers';
import { signInLimits } from '../signInLimits';
import { body, call, type StepUpRule } from './call';
import { ofProviders, optionalText } from './providers';

/** Password of the signed-in account. Not trimmed: it is compared with the one that was set. */
const password = z.string().min(1).max(signInLimits.passwordMax);
/** Delivery people's bank details are for those who manage them, the store's own only for its owner. */
const ofHolders = { ...ofProviders, isAlsoOfStore: true } as const;
const number = (max: number) => z.string().overwrite(bareNumber).max(max);
const holder = { bank_holder_id: id, bank_holder_type: z.literal([holderTypes.store, holderTypes.provider]) };
const bankFields = {
  account_holder_name: text(limits.nameMax),
  /** The check digits of an IBAN are verified. */
  account_number: number(limits.bankNumberMax).min(4),
  routing_number: number(limits.bankNumberMax),
  bank_code: number(limits.bankNumberMax),
  date_of_birth: birthDay.nullable(),
  gender: z.enum(genders).nullable(),
  personal_id_number: optionalText(limits.codeMax),
};
const { account_holder_name, account_number, ...optionalFields } = bankFields;
/** For the store's own: until when payouts wait, and since when they have been stopped by "It wasn't me". */
const payouts = { payout_hold_until: instant.nullable().optional(), payouts_frozen_at: instant.nullable().optional() };
const detailReply = z.object({
  bank_detail: bankDetailSchema,
  ...payouts,
  /** Only in a demo without a mail server: the notice that a change of the store's details would have sent. */
  demo_message: z.object({ subject: z.string(), text: z.string() }).optional(),
});
const ofStore = `Of the store itself (type 2), a change is announced to its contacts and payouts wait ${accountLimits.payoutHoldHours} hours`;
const masking = '613 for a wrong password, 4029 after too many';
/** A password in the body counts as proof. Without one, the session must have stepped up recently. */
const stepUp: StepUpRule<{ password?: string | undefined }> = {
  words: 'it has no password',
  when: (body) => body.password === undefined,
};

/** How people are paid. Stored encrypted, and masked in every reply unless the password is given. */
export const bankDetailCalls = {
  get_bank_detail: call({
    ...ofHolders,
    audit: { entity: 'bank_detail', action: 'reveal' },
    summary: `Bank details of a holder, or \`null\` if there are none. Masked unless the password is given. ${masking}`,
    body: body({ ...holder, password: password.optional() }),
    reply: z.object({ bank_detail: bankDetailSchema.nullable(), ...payouts }),
  }),
  add_bank_detail: call({
    ...ofHolders,
    stepUp,
    audit: { entity: 'bank_detail', action: 'add' },
    idempotent: true,
    summary: `Adds bank details for a holder without any; 2021 if there are some already, and of the store also for numbers that its country doesn't have, or while payouts are frozen. ${ofStore}. ${masking}`,
    body: body({
      idempotency_key: idempotencyKey,
      ...holder,
      password: password.optional(),
      account_holder_name,
      account_number,
      ...z.object(optionalFields).partial().shape,
    }),
    reply: detailReply,
  }),
  update_bank_detail: call({
    ...ofHolders,
    stepUp,
    audit: { entity: 'bank_detail', action: 'update', record: 'bank_detail_id' },
    summary: `Changes the given fields if \`version\` is current; 2022 if the bank details don't exist. Of the store, 2023 for numbers that its country doesn't have, and while payouts are frozen. ${ofStore}. ${masking}`,
    body: body({ bank_detail_id: id, version, password: password.optional(), ...z.object(bankFields).partial().shape }),
    reply: detailReply,
  }),
  delete_bank_detail: call({
    ...ofHolders,
    stepUp,
    audit: { entity: 'bank_detail', action: 'delete', record: 'bank_detail_id' },
    summary: `Deletes bank details and their photos. Of the store, 2024 while payouts are frozen. ${ofStore}. ${masking}`,
    body: body({ bank_detail_id: id, password: password.optional() }),
    reply: detailReply,
  }),
  upload_bank_photo: call({
    ...ofHolders,
    stepUp,
    audit: { entity: 'bank_detail', action: 'update', record: 'bank_detail_id' },
    upload: { field: 'file', maxBytes: limits.documentBytes },
    summary: `Stores a photo of the holder's identity document. ${masking}`,
    body: body({ bank_detail_id: id, side: z.enum(bankPhotoSides), password: password.optional() }),
    reply: detailReply,
  }),
  get_bank_photo: call({
    ...ofHolders,
    stepUp,
    audit: { entity: 'bank_detail', action: 'reveal' },
    summary: `Returns a photo of the holder's identity document, in base64. ${masking}`,
    body: body({ bank_detail_id: id, side: z.enum(bankPhotoSides), password: password.optional() }),
    reply: z.object({ content_type: z.string(), content: z.string() }),
  }),
} as const;
