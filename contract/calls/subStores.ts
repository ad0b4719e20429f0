import { z } from 'zod';
import { bulkReplySchema } from '../entities/change';
import { email, id, idempotencyKey, instant, phoneCodeOrNone, phoneOrNone, text, version } from '../entities/shared';
import { subStoreRecordSchema } from '../entities/subStore';
import { subStoreStates } from '../entities/subStoreStates';
import { limits } from '../limits';
import { presetNames } from '../permissionPresets';
import { type AnyPermission, allPermissions } from '../permissions';
import { body, call, type StepUpRule } from './call';
import { listArguments, listReply } from './list';
import { linkTries, newPassword, signedInSubStore, linkToken as token } from './session';

const rights = { audience: 'session', permission: 'store/sub_store' } as const;
const subStoreReply = z.object({ sub_store: subStoreRecordSchema });

const permissionEntry = z.strictObject({
  url: z.enum(allPermissions as readonly [AnyPermission, ...AnyPermission[]]),
  permission: z.union([z.literal(0), z.literal(1)]),
});

const fields = {
  name: text(limits.nameMax),
  email,
  country_phone_code: phoneCodeOrNone,
  phone: phoneOrNone,
  urls: z.array(permissionEntry).max(allPermissions.length),
  preset: z.enum(presetNames).nullable(),
  is_disabled: z.boolean(),
};
const changed = {
  name: fields.name.optional(),
  email: fields.email.optional(),
  country_phone_code: fields.country_phone_code.unwrap().optional(),
  phone: fields.phone.unwrap().optional(),
  urls: fields.urls.optional(),
  preset: fields.preset.optional(),
  is_disabled: fields.is_disabled.optional(),
  password: newPassword.optional(),
};

/** Changes that open an account of the team: permissions, a password, another address for its links, and activating it. */
const grantsAccess: StepUpRule<{
  urls?: z.output<typeof fields.urls> | undefined;
  password?: string | undefined;
  email?: string | undefined;
  is_disabled?: boolean | undefined;
}> = {
  words: 'it gives a permission, a password or another email address, or activates the account',
  when: ({ urls = [], password, email, is_disabled }) =>
    urls.some(({ permission }) => permission === 1) ||
    password !== undefined ||
    email !== undefined ||
    is_disabled === false,
};

/** A new account without permissions and password opens nothing yet. */
const grantsAtOnce: StepUpRule<Pick<Parameters<typeof grantsAccess.when>[0], 'urls' | 'password'>> = {
  words: 'it gives a permission or a password',
  when: ({ urls, password }) => grantsAccess.when({ urls, password }),
};

/** The store's team, for those who manage it. */
export const subStoreCalls = {
  get_sub_store_list: call({
    ...rights,
    summary:
      "Sub-accounts, sorted by name by default. Only the owner sees and filters by who has a second factor: 4001 for others. Shared devices, which can't have one, are in neither list",
    body: body({
      ...listArguments,
      sort_by: z.enum(['name', 'email', 'last_used_at', 'created_at']).optional(),
      filter: z
        .strictObject({
          state: z.enum(subStoreStates).optional(),
          permission: z.enum(allPermissions as readonly [AnyPermission, ...AnyPermission[]]).optional(),
          has_factor: z.boolean().optional(),
        })
        .optional(),
    }),
    reply: listReply(subStoreRecordSchema),
  }),
  get_sub_store: call({ ...rights, summary: 'One sub-account', body: body({ _id: id }), reply: subStoreReply }),
  add_sub_store: call({
    ...rights,
    stepUp: grantsAtOnce,
    idempotent: true,
    audit: { entity: 'sub_store', action: 'add' },
    summary:
      'Adds a sub-account; without a password it is one to invite. 996 at `email` or 603 at `phone` where those are known; 4022 `not_held` at `urls` for what the caller does not hold',
    body: body({
      idempotency_key: idempotencyKey,
      name: fields.name,
      email: fields.email,
      country_phone_code: fields.country_phone_code,
      phone: fields.phone,
      urls: fields.urls.default([]),
      preset: fields.preset.default(null),
      is_disabled: fields.is_disabled.default(false),
      password: newPassword.optional(),
    }),
    reply: subStoreReply,
  }),
  update_sub_store: call({
    ...rights,
    stepUp: grantsAccess,
    audit: { entity: 'sub_store', action: 'update' },
    summary:
      'Changes the fields given, in the `version` that was seen; permissions apply from the next call on, and beyond `reach` they end the password or link that was made by who does not hold them. Another password, and `is_disabled`, sign the account out everywhere. 4001 for oneself and for an account that holds more than the caller',
    body: body({ _id: id, version, ...changed }),
    reply: subStoreReply,
  }),
  delete_sub_store: call({
    ...rights,
    audit: { entity: 'sub_store', action: 'delete' },
    summary:
      'Deletes sub-accounts, with a result for each; what they did stays under their name. They are signed out everywhere',
    body: body({ _id: id.optional(), ids: z.array(id).min(1).max(limits.bulkMax).optional() }),
    reply: bulkReplySchema,
  }),
  invite_sub_store: call({
    ...rights,
    stepUp: true,
    audit: { entity: 'sub_store', action: 'invite' },
    limit: { points: 60, seconds: 600 },
    summary:
      'Makes the one link with which a sub-account sets its password, and queues the mail with it: see `invitation_mail`. If no mail server is set up, or with `is_mailed: false`, the reply has the link for the caller to pass on',
    body: body({ _id: id, is_mailed: z.boolean().default(true) }),
    reply: z.object({
      sub_store: subStoreRecordSchema,
      invitation: z.object({
        /** `mailing`: the mail is queued. `no_mail`: no mail server is set up. `by_hand`: the caller asked for the link. */
        state: z.enum(['mailing', 'no_mail', 'by_hand']),
        /** Path of the page that the link opens; empty if it is mailed. */
        path: z.string(),
        expires_at: instant,
      }),
    }),
  }),
  get_invitation: call({
    audience: 'public',
    limit: linkTries,
    summary: 'Who an invitation is for; 2000 if it was used, replaced or has expired',
    body: body({ token }),
    reply: z.object({
      invitation: z.object({
        name: z.string(),
        email: z.string(),
        store_name: z.array(z.string()),
        expires_at: instant,
      }),
    }),
  }),
  accept_invitation: call({
    audience: 'public',
    limit: linkTries,
    audit: { entity: 'sub_store', action: 'accept_invitation' },
    summary: "Sets the invited person's password and signs them in; the link can't be used again",
    body: body({ token, password: newPassword, device_token: z.string().max(limits.deviceTokenMax).optional() }),
    reply: signedInSubStore,
  }),
} as const;
