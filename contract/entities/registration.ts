import { z } from 'zod';
import { accountLimits } from '../accountLimits';
import { limits } from '../limits';
import { visibleText } from '../visibleText';
import { instant, location } from './shared';

/** A code as people pass it on: case, spaces and hyphens don't matter. Empty: none. */
export const referralCode = z
  .string()
  .max(limits.codeMax)
  .overwrite((text) => text.replace(/[\s-]/g, '').toUpperCase())
  .regex(/^[A-Z0-9]*$/);

const draftText = (max: number) => z.string().overwrite(visibleText).max(max);
const [latitude, longitude] = location.def.items;

/**
 * The steps' values as they are typed, so they can be incomplete. `register` checks them. A field that hasn't been filled
 * in yet is missing, and one that was emptied is empty, or `null` if it is a number.
 */
export const registrationDraftSchema = z
  .strictObject({
    name: draftText(limits.nameMax),
    delivery_type_id: draftText(accountLimits.referenceIdMax),
    country_code: draftText(2),
    city_id: draftText(accountLimits.referenceIdMax),
    address: draftText(limits.addressMax),
    latitude: latitude.nullable(),
    longitude: longitude.nullable(),
    owner_first_name: draftText(limits.nameMax),
    owner_last_name: draftText(limits.nameMax),
    /** As typed. `register` takes digits only. */
    country_phone_code: draftText(accountLimits.draftPhoneMax),
    phone: draftText(accountLimits.draftPhoneMax),
    referral_code: draftText(limits.codeMax),
  })
  .partial();
export type RegistrationDraft = z.infer<typeof registrationDraftSchema>;

/** A registration that was begun, as its token's holder sees it. */
export const registrationSchema = z.object({
  /** The address that was typed, in lower case. It can't change: another one needs another registration. */
  email: z.string(),
  is_email_verified: z.boolean(),
  /** Code of the language in which it was last filled in: that of its mails, and the first of the store's texts. */
  language: z.string(),
  draft: registrationDraftSchema,
  expires_at: instant,
});
export type Registration = z.infer<typeof registrationSchema>;
