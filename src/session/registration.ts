import type { RegistrationDraft } from '#contract/entities/registration';
import { readOfTab, writeOfTab } from '../config/jsonStorage';
import { storageKeys } from '../config/storageKeys';
import type { KeptCode } from './verification';

/** The steps after the email address is verified, in their order. */
export const registrationSteps = ['store', 'owner', 'finish'] as const;
export type RegistrationStep = (typeof registrationSteps)[number];

/** A registration that was begun in this tab, or continued in it by a link. */
export interface KeptRegistration {
  /** Continues it; `null` once it has ended. The values are then those of the next one. */
  token: string | null;
  email: string;
  isVerified: boolean;
  /** Its token is that of a mailed link, which other devices can open too. */
  isFromLink?: boolean | undefined;
  /** It was sent, and no reply has come: the store may exist. */
  isSent?: boolean | undefined;
  code?: KeptCode | undefined;
  /** The latest link that was mailed to continue it elsewhere. */
  link?: KeptCode | undefined;
  step: RegistrationStep;
  /** The steps' values as they are typed, saved or not. Never a password. */
  draft: RegistrationDraft;
  /** Names of the values that were typed since they were last saved. */
  unsaved?: readonly (keyof RegistrationDraft)[] | undefined;
}

/** The tab's registration: it survives a reload, and other tabs can't see it. */
export const readRegistration = (): KeptRegistration | null => readOfTab(storageKeys.registration);

/** @param registration `null` removes it */
export const writeRegistration = (registration: KeptRegistration | null): void =>
  writeOfTab(storageKeys.registration, registration);
