import { z } from 'zod';
import { accountLimits } from '../accountLimits';
import { captchaToken } from '../entities/captcha';
import { factorProof, secondFactorSchema } from '../entities/factor';
import { pushSettingSchema } from '../entities/pushSetting';
import { countrySchema } from '../entities/reference';
import { email, phone, phoneCode } from '../entities/shared';
import { socialProviderSchema } from '../entities/social';
import { platformSettingsSchema, storeSchema, subStoreSchema } from '../entities/store';
import { accountToken, verificationSchema } from '../entities/verification';
import { limits } from '../limits';
import { signInLimits } from '../signInLimits';
import { body, call, noBody, nothing } from './call';

/** A password as someone enters it to prove who they are. */
export const password = z.string().min(1).max(signInLimits.passwordMax);
export const newPassword = z.string().min(signInLimits.passwordMin).max(signInLimits.passwordMax);
/** A mailed link's token: 43 characters, as we generate them. Anything else is refused early. */
export const linkToken = z.string().regex(/^[\w-]{43}$/);
/** Links are too long to guess; this limits the cost of attempts. */
export const linkTries = { points: 50, seconds: 300, failuresOnly: true };
const deviceToken = z.string().max(limits.deviceTokenMax).optional();
const refusals =
  '994 if the account or its password is wrong; after five failed attempts 4029, with longer and longer waits, and 777 at `captcha_token` without a solved captcha, which is used up by each further attempt';

const credentials = {
  email: email.optional(),
  phone: phone.optional(),
  country_phone_code: phoneCode.optional(),
  password,
  device_token: deviceToken,
  /** Only needed after failed attempts. */
  captcha_token: captchaToken,
};

/** Settings that every signed-in reply includes, in addition to the store. */
const surroundings = {
  ...platformSettingsSchema.shape,
  country_detail: countrySchema.omit({ id: true }).nullable(),
  currency: z.string(),
  timezone: z.string(),
  firebase_token: z.string(),
};

const signedInStore = storeSchema.extend({ servertoken: z.string() });

/**
 * The sign-in reply for a sub-account. If it isn't approved, or is deactivated, or has a second factor: only `sub_store`,
 * without token and permissions.
 */
export const signedInSubStore = z.object({
  sub_store: subStoreSchema.extend({ server_token: z.string() }),
  store: storeSchema.optional(),
  second_factor: secondFactorSchema.optional(),
  ...z.object(surroundings).partial().shape,
});

const unverified =
  'An owner whose store has yet to be verified gets no session: `verification` has a ticket for `store_generate_otp` and `otp_verification`';
const withFactor =
  'An account with a second factor gets no session either: `second_factor` has a ticket for `verify_second_factor`';

/** The reply to someone who has proved who they are. Without a session, `servertoken` is empty. */
export const signedIn = z.object({
  servertoken: z.string(),
  store: storeSchema.optional(),
  sub_store: subStoreSchema.optional(),
  verification: verificationSchema.optional(),
  second_factor: secondFactorSchema.optional(),
  ...z.object(surroundings).partial().shape,
});

/** Sign-in, sign-out and what a session reads about itself. */
export const sessionCalls = {
  login: call({
    audience: 'public',
    audit: { entity: 'session', action: 'sign_in' },
    summary: `Signs a store in by email, or by phone with country code. ${unverified}. ${withFactor}. ${refusals}`,
    body: body(credentials),
    reply: z.object({
      store: signedInStore.optional(),
      verification: verificationSchema.optional(),
      second_factor: secondFactorSchema.optional(),
      ...z.object(surroundings).partial().shape,
    }),
  }),
  sub_store_login: call({
    audience: 'public',
    audit: { entity: 'session', action: 'sign_in' },
    summary: `Signs a sub-account in. If it is not approved, it gets no session and an empty token. ${withFactor}. ${refusals}`,
    body: body(credentials),
    reply: signedInSubStore,
  }),
  sign_in: call({
    audience: 'public',
    audit: { entity: 'session', action: 'sign_in' },
    summary: `Signs an owner or a sub-account in, whichever the password belongs to. A sub-account that is not approved gets no store and an empty token. ${unverified}. ${withFactor}. ${refusals}`,
    body: body({
      ...credentials,
      /** The kind of account that is tried first. */
      first: z.enum(['store', 'sub_store']).optional(),
    }),
    reply: signedIn,
  }),
  change_password: call({
    audience: 'session',
    allowInactiveStore: true,
    audit: { entity: 'store', action: 'password' },
    summary:
      "Changes the caller's own password, the owner's or the sub-account's, and ends the account's other sessions and its open invitation. 613 at `current_password` if that is wrong, 4029 after too many attempts; 4022 at `password` with `password_common`, `password_personal` or `password_same`",
    body: body({ current_password: password, password: newPassword }),
    reply: z.object({
      /** Number of other devices that were signed out. */
      ended: z.int(),
    }),
  }),
  step_up: call({
    audience: 'session',
    allowInactiveStore: true,
    audit: { entity: 'session', action: 'step_up' },
    summary: `Proves again who the caller is, so that this session can make dangerous changes (4202) for ${accountLimits.stepUpMinutes} minutes. Signing in proves it too. Takes the password, or an account's second factor where it has one: then 4022 \`required\` at \`totp\` or \`passkey\` for a password. 613 at \`password\` if that is wrong, 888 at \`totp\` or \`passkey\`; 4029 after too many attempts; 2000 if the ticket of \`begin_step_up\`, which a passkey needs, was used or has expired`,
    body: body({
      password: password.optional(),
      totp: factorProof.totp,
      passkey: factorProof.passkey,
      ticket: accountToken.optional(),
    }),
    reply: nothing,
  }),
  logout: call({
    audience: 'session',
    allowInactiveStore: true,
    audit: { entity: 'session', action: 'sign_out' },
    summary: 'Ends the session',
    body: noBody,
    reply: nothing,
  }),
  get_store_data: call({
    audience: 'session',
    allowInactiveStore: true,
    summary: "The session's store and sub-account, if any, and what the platform requires of stores",
    body: noBody,
    reply: z.object({
      store_detail: storeSchema.extend({
        delivery_details: z.object({ _id: z.string(), name: z.array(z.string()) }).nullable(),
      }),
      sub_store: subStoreSchema.optional(),
      ...surroundings,
    }),
  }),
  update_device_token: call({
    audience: 'session',
    allowInactiveStore: true,
    audit: 'none: a device names itself, and nobody decides anything',
    summary: "Names the session's device, for push messages",
    body: body({ device_token: z.string().min(1).max(limits.deviceTokenMax) }),
    reply: nothing,
  }),
  get_image_setting: call({
    audience: 'public',
    summary: 'Sizes and types of pictures, and where they are served',
    body: noBody,
    reply: z.object({
      image_setting: z.object({
        image_base: z.string(),
        max_bytes: z.int(),
        types: z.array(z.string()),
        default_images: z.object({
          user: z.string(),
          item: z.string(),
          store: z.string(),
          provider: z.string(),
          category: z.string(),
          document: z.string(),
          promo_code: z.string(),
        }),
      }),
    }),
  }),
  get_setting_detail: call({
    audience: 'public',
    summary: 'Remote configuration that the app loads at startup',
    body: noBody,
    reply: z.object({
      setting: platformSettingsSchema.extend({
        app_name: z.string(),
        /** `on` and `data` show the demo sign-ins on the sign-in page. */
        demo: z.enum(['on', 'data', 'off']),
        server_version: z.string(),
        /** Whether mail leaves, or is shown on the page that waits for it (the demo without a mail server). */
        can_send_mail: z.boolean(),
        /** The installation's own address, an origin; empty if it has none. */
        public_address: z.string(),
        /** The page with the operator's terms; `null` if it has none. */
        terms_url: z.string().nullable(),
        /** Other services that people can sign in with, at that address. */
        social_providers: z.array(socialProviderSchema),
        /** How the app reaches the operator; `null` if no one would read the messages. */
        support: z
          .object({
            /** Origins on which it is offered; if empty, on all. */
            addresses: z.array(z.string()),
            /** An external chat that replaces messages to the operator. */
            widget: z.object({ script: z.string(), id: z.string() }).nullable(),
          })
          .nullable(),
        /** Where map tiles come from, with `{z}`, `{x}` and `{y}`; `null`: a map without tiles. */
        map_tiles: z.object({ url: z.string(), attribution: z.string() }).nullable(),
        /** Whom to name as the source of `find_address`; `null`: no address provider is set up, and the call finds nothing. */
        address_search: z.object({ attribution: z.string() }).nullable(),
        /** The browser's settings for push messages; `null` if the server sends none. */
        push: pushSettingSchema.nullable(),
        /** Stores pay the platform here. */
        has_billing: z.literal(true).optional(),
        /** Each has its own name: that of the store or the sub-account. */
        demo_sign_ins: z.array(
          z.object({
            kind: z.enum(['store', 'sub_store']),
            name: z.string(),
            email: z.string(),
            password: z.string(),
          }),
        ),
      }),
    }),
  }),
} as const;
