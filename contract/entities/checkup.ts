import { z } from 'zod';
import { instant } from './shared';

/** The points of the security check-up, in the order in which they are shown. */
export const checkupPoints = [
  'factor',
  'recovery_codes',
  'password',
  'addresses',
  'devices',
  'team',
  'permissions',
  'bank',
] as const;
export type CheckupPointName = (typeof checkupPoints)[number];

/** The findings of each point. The app has a text for each. */
export const checkupFindings = {
  factor: ['on', 'off'],
  recovery_codes: ['left', 'few', 'none'],
  password: ['recent', 'old'],
  addresses: ['confirmed', 'email', 'phone', 'both'],
  devices: ['used', 'unused'],
  team: ['fine', 'empty', 'without', 'idle'],
  permissions: ['few', 'many'],
  bank: ['quiet', 'missing', 'changed', 'on_hold', 'frozen'],
} as const satisfies Record<CheckupPointName, readonly string[]>;

const findings = [...new Set(Object.values(checkupFindings).flat())];
export type CheckupFinding = (typeof findings)[number];

export const checkupPointSchema = z.object({
  point: z.enum(checkupPoints),
  finding: z.enum(findings as [CheckupFinding, ...CheckupFinding[]]),
  state: z.enum(['ok', 'attention']),
  /** The number in the finding's text: codes, devices, people; 0 if it has none. */
  count: z.int(),
  /** The time in the finding's text; `null` if it has none. */
  at: instant.nullable(),
});
export type CheckupPoint = z.infer<typeof checkupPointSchema>;
