import type { ProviderRecord } from '#contract/entities/provider';

/** How a delivery person is called. */
export const fullName = ({ first_name, last_name }: Pick<ProviderRecord, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`;

/** The number as a phone dials it. */
export const dialled = ({ country_phone_code, phone }: Pick<ProviderRecord, 'country_phone_code' | 'phone'>): string =>
  `${country_phone_code}${phone}`;
