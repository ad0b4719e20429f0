import { useRecordContext } from 'react-admin';
import type { SubStoreRecord } from '#contract/entities/subStore';
import { passwordErrors } from '#contract/newPassword';
import { withTidyPhone } from '../../../components/inputs/phoneInputRules';
import type { Fields } from '../../../records/form/formValues';
import type { ErrorText } from '../../../records/form/serverErrors';

/** The account of the open form; none while it is being created. */
export const useAccount = (): SubStoreRecord | undefined => useRecordContext() as unknown as SubStoreRecord | undefined;

/** Whether the user can only view this account. */
export const useIsLocked = (): boolean => Boolean(useAccount()?.management_blocker);

/** A new account: invited, without permissions. */
export const blankSubStore: Fields = { preset: null, password: '', credential: 'invite' };

/** Turns the form's values into what is sent: a password only if one was typed, a country code only with its number. */
export function subStoreToWire({ credential, password, ...others }: Fields): Fields {
  const values = withTidyPhone(others);
  const isSet = credential !== 'invite' && typeof password === 'string' && password !== '';
  return { ...values, ...(isSet ? { password } : {}) };
}

/** Fields that a password must differ from. */
export const personalFields = ['name', 'email', 'phone'] as const;

/** The resource's own errors. */
export const subStoreError: ErrorText = ({ code }) => {
  if (passwordErrors.some((known) => known === code)) return { message: `access.password.error.${code}` };
  if (code === 'manages_team') return { message: 'sharedDevice.manages_team' };
  return code === 'not_held' ? { message: 'subStores.error.not_held' } : undefined;
};
