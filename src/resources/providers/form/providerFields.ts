import type { RecordField } from '../../../records/form/recordField';

/** What the form has, and how a value reads where two people changed it. */
export const providerFields: readonly RecordField[] = [
  { source: 'first_name', label: 'providers.field.first_name' },
  { source: 'last_name', label: 'providers.field.last_name' },
  { source: 'phone', label: 'providers.field.phone', alongside: ['country_phone_code'] },
  { source: 'email', label: 'providers.field.email' },
  { source: 'address', label: 'providers.field.address' },
  { source: 'image', label: 'providers.field.image', kind: 'images' },
];
