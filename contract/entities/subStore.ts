import { z } from 'zod';
import { presetNames } from '../permissionPresets';
import { id, instant, version } from './shared';
import { subStoreSchema, urlPermissionSchema } from './store';
import type { SubStoreState } from './subStoreStates';
import { subStoreStates } from './subStoreStates';

/** Why the caller may look at an account and not change it; `null` where they may. */
const gaps = ['self', 'holds_more'] as const;

/** A sub-account as those who look after a store's people see it. Its password is never part of it. */
export const subStoreRecordSchema = subStoreSchema.extend({
  version,
  country_phone_code: z.string(),
  phone: z.string(),
  /** The preset that the permissions were based on. */
  preset: z.enum(presetNames).nullable(),
  is_disabled: z.boolean(),
  has_password: z.boolean(),
  /** The first of these that holds: disabled, invited (no password yet), waiting for the platform, active. */
  state: z.enum(subStoreStates) satisfies z.ZodType<SubStoreState>,
  /** Until when the link that sets a password works; `null` where there is none. */
  invitation_expires_at: instant.nullable(),
  last_used_at: instant.nullable(),
  /** The permissions the account can have without ending its password or link, given its issuer's permissions; `null`: all. */
  reach: z.array(urlPermissionSchema).nullable(),
  management_blocker: z.enum(gaps).nullable(),
  created_at: instant,
  updated_at: instant,
  updated_by: z.string(),
});
export type SubStoreRecord = z.infer<typeof subStoreRecordSchema>;

/** A sign-in on one device. */
export const deviceSessionSchema = z.object({
  _id: id,
  /** Whose it is; `null` for the owner's. */
  sub_store_id: id.nullable(),
  name: z.string(),
  /** The name the browser gave itself. */
  user_agent: z.string(),
  address: z.string(),
  created_at: instant,
  last_used_at: instant,
  /** The one that asks. */
  is_current: z.boolean(),
});
export type DeviceSession = z.infer<typeof deviceSessionSchema>;
