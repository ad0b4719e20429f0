import { z } from 'zod';
import { accountLimits } from '../accountLimits';
import { imageSchema } from './image';
import { id, instant } from './shared';

/** The PIN with which a person says at a shared device who they are. It opens nothing else. */
export const pinCode = z.string().regex(new RegExp(`^\\d{${accountLimits.pinDigits}}$`));

/** How a device that several people use asks who works at it. */
export const sharedDeviceSettingsSchema = z.object({
  /** Team members who can work at it. One who can't sign in at the moment isn't offered. */
  people: z.array(id).max(accountLimits.sharedDevicePeopleMax),
  /** Whether a shift begins with the person's PIN. */
  asks_pin: z.boolean(),
  /** Hours after which a shift ends; `null`: an hour after the store closes. */
  shift_hours: z.int().min(1).max(accountLimits.shiftHoursMax).nullable(),
});
export type SharedDeviceSettings = z.infer<typeof sharedDeviceSettingsSchema>;

/** Someone who can work at a shared device, as the device shows them. */
const devicePersonSchema = z.object({
  _id: id,
  name: z.string(),
  image: imageSchema.nullable(),
  has_pin: z.boolean(),
  /** When their shift ends; `null` if they haven't begun one. */
  until: instant.nullable(),
});
export type DevicePerson = z.infer<typeof devicePersonSchema>;

/** A shared device, as it sees itself. */
export const sharedDeviceSchema = z.object({
  asks_pin: z.boolean(),
  /** By name. */
  people: z.array(devicePersonSchema),
  /** Who is named for what happens here; `null`: the device. */
  acting: id.nullable(),
});
export type SharedDevice = z.infer<typeof sharedDeviceSchema>;
