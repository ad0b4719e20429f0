import { z } from 'zod';
import { presetNames } from '../permissionPresets';
import { outgoingStates } from './outgoingMessage';
import { id, instant, version } from './shared';
import { sharedDeviceSettingsSchema } from './sharedDevice';
import { subStoreSchema, urlPermissionSchema } from './store';
import type { SubStoreState } from './subStoreStates';
import { subStoreStates } from './subStoreStates';

/** Why the caller can see an account but not change it; `null` if they can change it. */
const gaps = ['self', 'holds_more'] as const;

/** A sub-account for people who manage the team. Never contains its password. */
export const subStoreRecordSchema = subStoreSchema.extend({
  version,
  country_phone_code: z.string(),
  phone: z.string(),
  /** The preset that the permissions were based on. */
  preset: z.enum(presetNames).nullable(),
  is_disabled: z.boolean(),
  has_password: z.boolean(),
  /** The first state that applies: disabled, invited (no password yet), waiting for the platform, active. */
  state: z.enum(subStoreStates) satisfies z.ZodType<SubStoreState>,
  /** Until when the link to set a password works; `null` if there is none. */
  invitation_expires_at: instant.nullable(),
  /** How far the mail with that link has come; `null` where none was sent. */
  invitation_mail: z.enum(outgoingStates).nullable(),
  last_used_at: instant.nullable(),
  /** Whether it has a second factor; `null` for a shared device, which can't have one, and for callers other than the owner. */
  has_factor: z.boolean().nullable(),
  /** The permissions the account can have without ending its password or link, given its issuer's permissions; `null`: all. */
  reach: z.array(urlPermissionSchema).nullable(),
  management_blocker: z.enum(gaps).nullable(),
  /** For an account that several people use at one device; `null` for a person's. */
  shared_device: sharedDeviceSettingsSchema.nullable(),
  /** Whether the person has a PIN for shared devices. */
  has_pin: z.boolean(),
  created_at: instant,
  updated_at: instant,
  updated_by: z.string(),
});
export type SubStoreRecord = z.infer<typeof subStoreRecordSchema>;

/** A sign-in on one device. */
export const deviceSessionSchema = z.object({
  _id: id,
  /** The sub-account that it belongs to; `null` for the owner's. */
  sub_store_id: id.nullable(),
  name: z.string(),
  /** The browser's name, from its user agent. */
  user_agent: z.string(),
  address: z.string(),
  created_at: instant,
  last_used_at: instant,
  /** The one that asks. */
  is_current: z.boolean(),
});
export type DeviceSession = z.infer<typeof deviceSessionSchema>;
