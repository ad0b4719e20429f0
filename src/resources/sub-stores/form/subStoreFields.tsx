import { passwordErrors } from '#contract/newPassword';
import type { PresetName } from '#contract/permissionPresets';
import type { UrlPermission } from '#contract/permissions';
import type { Fields, RecordField } from '../../../records/form/recordField';
import type { FaultText } from '../../../records/form/serverFaults';
import { PermissionsInWords } from './PermissionsInWords';

/** What the form has, and how a value reads where two people changed it. */
export const subStoreFields: readonly RecordField[] = [
  { source: 'name', label: 'subStores.field.name' },
  { source: 'email', label: 'subStores.field.email' },
  { source: 'phone', label: 'subStores.field.phone', alongside: ['country_phone_code'], render: phoneText },
  {
    source: 'urls',
    label: 'subStores.section.permissions',
    alongside: ['preset'],
    render: (value) => <PermissionsInWords {...(value as { urls: UrlPermission[]; preset: PresetName | null })} />,
  },
  { source: 'is_disabled', label: 'subStores.field.is_disabled', kind: 'boolean' },
];

function phoneText(value: unknown) {
  const { country_phone_code, phone } = value as Record<string, string>;
  return <bdi dir="ltr">{`${country_phone_code ?? ''} ${phone ?? ''}`}</bdi>;
}

/** A new account: invited, and allowed nothing until somebody says what. */
export const blankSubStore: Fields = {
  name: '',
  email: '',
  country_phone_code: '',
  phone: '',
  urls: [],
  preset: null,
  password: '',
  way_in: 'invite',
};

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
