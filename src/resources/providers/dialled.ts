import type { ProviderRecord } from '#contract/entities/provider';

/** The number as a phone dials it. */
export const dialled = ({ country_phone_code, phone }: Pick<ProviderRecord, 'country_phone_code' | 'phone'>): string =>
  `${country_phone_code}${phone}`;
