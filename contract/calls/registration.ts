import { z } from 'zod';
import { accountLimits } from '../accountLimits';
import { captchaToken } from '../entities/captcha';
import { referralCode, registrationDraftSchema, registrationSchema } from '../entities/registration';
import { email, location, pageLanguage, phone, phoneCode, text } from '../entities/shared';
import { otp, sentCodeSchema } from '../entities/verification';
import { limits } from '../limits';
import { body, call } from './call';
import { linkToken, newPassword, signedIn } from './session';

/** The token of a registration: the reply's, or the mailed link's. Both continue the same one. */
const registration = linkToken;
const ended = '2000 if it was completed or has expired';
const unverified = '4022 at `email_otp` with `required` before the email is verified';

const cityId = z.string().min(1).max(accountLimits.referenceIdMax);
const [latitude, longitude] = location.def.items;
const countryCode = z.string().length(2).toUpperCase();
const perHour = (points: number) => ({ points, seconds: 3_600 });
const perTenMinutes = (points: number) => ({ points, seconds: 600 });
const unsaid = 'none: there is no store yet whose audit log could have it';
const readsOnly = 'none: it only reads, although its name in the specification does not say so';

/** Only in a demo without a mail server: the message that would have been mailed. */
const demoMessage = z.object({ subject: z.string(), text: z.string() }).optional();

/** Registration of a store, step by step; its steps are kept on the server. */
export const registrationCalls = {
  begin_registration: call({
    audience: 'public',
    limit: perHour(accountLimits.registrationCallsPerHourOfIp),
    audit: unsaid,
    summary:
      'Begins a registration and mails a code to its address. The reply is the same whether an account has the address or not; the mail says so. 777 at `captcha_token` without a solved captcha; 4029 with `retry_after` within 60 s, and beyond the limits of mails (per email address and IP address, and of all); 4200 if mail is not set up; 4201 if the platform requires the phone to be verified and text messages are not set up',
    body: body({
      email,
      language: pageLanguage,
      captcha_token: captchaToken,
    }),
    reply: z.object({
      registration: z.string(),
      expires_at: registrationSchema.shape.expires_at,
      /** The code that was mailed. */
      code: sentCodeSchema,
    }),
  }),
  resend_registration_code: call({
    audience: 'public',
    limit: perHour(accountLimits.registrationCallsPerHourOfIp),
    audit: unsaid,
    summary: `Mails another code; the earlier ones stop working. 4029 and 4200 as for \`begin_registration\`; ${ended}`,
    body: body({ registration }),
    reply: sentCodeSchema,
  }),
  verify_registration_email: call({
    audience: 'public',
    limit: perTenMinutes(120),
    audit: unsaid,
    summary: `Verifies the email with its code, and mails a link that continues the registration on another device. 888 at \`email_otp\` if the code is wrong; 638 if it has expired, was replaced, or was tried too often. With the right code, 602 if a store has the address and 996 if a sub-account has it: then the registration ends. ${ended}`,
    body: body({ registration, email_otp: otp }),
    reply: registrationSchema.extend({
      demo_message: demoMessage,
      /** `false`: the link wasn't mailed, because the address got one a moment ago, or mail is not set up. */
      is_link_mailed: z.literal(false).optional(),
    }),
  }),
  get_registration: call({
    audience: 'public',
    limit: perTenMinutes(120),
    summary: `A registration with its steps so far; ${ended}`,
    body: body({ registration }),
    reply: registrationSchema,
  }),
  save_registration: call({
    audience: 'public',
    limit: perTenMinutes(300),
    audit: unsaid,
    summary: `Saves steps. Fields that are left out keep their values, and the last write of a field wins. \`language\` is that of the page: it becomes the first of the store's texts. ${unverified}; ${ended}`,
    body: body({ registration, draft: registrationDraftSchema, language: pageLanguage }),
    reply: registrationSchema,
  }),
  send_registration_link: call({
    audience: 'public',
    limit: perHour(accountLimits.registrationCallsPerHourOfIp),
    audit: unsaid,
    summary: `Mails the link that continues the registration; it is the same each time. 4029 with \`retry_after\` within 60 s, and beyond the limits of mails; 4200 if mail is not set up; ${unverified}; ${ended}`,
    body: body({ registration }),
    reply: sentCodeSchema.omit({ expires_at: true }),
  }),
  check_store_location: call({
    audience: 'public',
    limit: perTenMinutes(300),
    audit: readsOnly,
    summary:
      "Whether a place is inside a city. Otherwise 4022 at `location` with `outside_city` and the city's `radius_km` in `params`; 811 if there is no such city, or it offers no delivery types",
    body: body({ city_id: cityId, latitude, longitude }),
    reply: z.object({
      /** From the middle of the city. */
      distance_km: z.number(),
      radius_km: z.number(),
    }),
  }),
  check_referral: call({
    audience: 'public',
    limit: perTenMinutes(30),
    audit: readsOnly,
    summary: `The store that passed a referral code on. 631 if no store has the code, 547 if that store is in another country than \`country_code\`, 550 after ${accountLimits.referralUsesMax} registrations with it`,
    body: body({ referral_code: referralCode.min(1), country_code: countryCode.optional() }),
    reply: z.object({ store_name: z.array(z.string()) }),
  }),
  find_store_address: call({
    audience: 'public',
    limit: { points: 60, seconds: 60 },
    waitsOutside: true,
    summary: `Places in a city that match an address, as \`find_address\` finds them near a store. Empty without an address provider, 4032 if it doesn't answer; 811 if there is no such city; ${unverified}; ${ended}`,
    body: body({ registration, city_id: cityId, query: text(limits.addressMax) }),
    reply: z.object({ data: z.array(z.object({ address: z.string().max(limits.addressMax), location })) }),
  }),
  register: call({
    audience: 'public',
    limit: perTenMinutes(60),
    audit: { entity: 'store', action: 'add' },
    summary: `Creates the store and replies as \`sign_in\` does: with a session, or a ticket while the phone has to be verified. 602, 603 or 639 if a store has the email, the phone or both; 996 if a sub-account has the email; 801 and 811 for an unknown country and city; 4022 at \`location\`, \`city_id\`, \`delivery_type_id\`, \`phone\` or \`password\`; 547, 550 and 631 at \`referral_code\`. 4029 with \`retry_after\` after ${accountLimits.registrationPhonesTaken} numbers that other stores have. Repeated with the same password, it signs in to the store it has created; with another, 602. ${unverified}; ${ended}`,
    body: body({
      registration,
      name: text(limits.nameMax),
      delivery_type_id: cityId,
      country_code: countryCode,
      city_id: cityId,
      address: text(limits.addressMax),
      latitude,
      longitude,
      owner_first_name: text(limits.nameMax),
      owner_last_name: text(limits.nameMax),
      country_phone_code: phoneCode,
      phone,
      referral_code: referralCode.optional(),
      password: newPassword,
      is_terms_accepted: z.literal(true),
      language: pageLanguage,
      device_token: z.string().max(limits.deviceTokenMax).optional(),
    }),
    reply: signedIn,
  }),
} as const;
