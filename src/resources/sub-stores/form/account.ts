import { useRecordContext } from 'react-admin';
import type { SubStoreRecord } from '#contract/entities/subStore';
import { passwordErrors } from '#contract/newPassword';
import type { Fields } from '../../../records/form/formValues';
import type { FaultText } from '../../../records/form/serverFaults';

/** The account whose form is open; none while it is being made. */
export const useAccount = (): SubStoreRecord | undefined => useRecordContext() as unknown as SubStoreRecord | undefined;

/** Whether this account is only to be looked at by who is signed in. */
export const useIsLocked = (): boolean => Boolean(useAccount()?.management_gap);

/** A new account: invited, and allowed nothing until somebody says what. */
export const blankSubStore: Fields = { preset: null, password: '', way_in: 'invite' };

/** What is sent of the values: a password only where one was typed, a country code only with its number. */
export function subStoreToWire({ way_in, password, ...values }: Fields): Fields {
  const isSet = way_in !== 'invite' && typeof password === 'string' && password !== '';
  return { ...values, ...(isSet ? { password } : {}) };
}

/** Fields that a password must not be the same as. */
export const personalFields = ['name', 'email', 'phone'] as const;

/** The resource's own faults. */
export const subStoreFault: FaultText = ({ path, code }) => {
  if (passwordErrors.some((known) => known === code)) return { message: `access.password.error.${code}` };
  if (code === 'not_held') return { message: 'subStores.fault.not_held' };
  if (path === 'country_phone_code') return { message: 'subStores.fault.calling_code' };
  if (path === 'email' && code === 'invalid_format') return { message: 'subStores.fault.email' };
  if (path === 'phone' && code === 'invalid_format') return { message: 'subStores.fault.phone' };
  return undefined;
};
