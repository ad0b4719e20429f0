import { randomBytes } from 'node:crypto';
import { addDays } from 'date-fns';
import type { RegistrationDraft } from '#contract/entities/registration';
import type { Database } from '#server/db/database';
import { registrations } from '#server/db/schema/index';
import { tokenHash } from '#server/modules/session/accountTokens';
import { testPassword, uniqueDigits } from './makeStore';

/** Everything that `register` asks for, besides the registration: a store in Paris. */
export const registerInput = () => ({
  name: 'Chez Nadia',
  delivery_type_id: 'food',
  country_code: 'FR',
  city_id: 'paris',
  address: '1 rue de la Paix, Paris',
  latitude: 48.8686,
  longitude: 2.3312,
  owner_first_name: 'Nadia',
  owner_last_name: 'Laurent',
  country_phone_code: '+33',
  phone: `6${uniqueDigits().slice(0, 8)}`,
  password: testPassword,
  is_terms_accepted: true as const,
});

interface RegistrationOptions {
  email?: string;
  isVerified?: boolean;
  draft?: RegistrationDraft;
  now?: Date;
}

/** @returns the token of a registration, by default with a verified email */
export async function makeRegistration(
  db: Database,
  {
    email = `owner-${uniqueDigits()}@test.example`,
    isVerified = true,
    draft = {},
    now = new Date(),
  }: RegistrationOptions = {},
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db.insert(registrations).values({
    ...{ token_hash: tokenHash(token), email, draft, language: 'en' },
    ...{ email_verified_at: isVerified ? now : null, created_at: now, expires_at: addDays(now, 7) },
  });
  return token;
}
