import type { RegistrationDraft } from '#contract/entities/registration';
import type { RegistrationStep } from '../../session/registration';
import type { RegistrationActions } from './registrationActions';
import { messagesOf, type RegistrationMessages, referralMessage } from './registrationFields';

type Checks = Pick<RegistrationActions, 'checkPlace' | 'readReferral'>;

/** The pin's error: stores must be in their city. */
async function placeErrors({ city_id, latitude, longitude }: RegistrationDraft, { checkPlace }: Checks) {
  if (!city_id || latitude == null || longitude == null) return {};
  const radius = await checkPlace(city_id, [latitude, longitude]);
  return radius === null ? {} : { location: { key: 'registration.store.outside', params: { radius } } };
}

async function referralErrors({ referral_code = '', country_code }: RegistrationDraft, { readReferral }: Checks) {
  const code = referral_code.trim();
  if (!code) return {};
  try {
    await readReferral(code, country_code || undefined);
    return {};
  } catch (error) {
    const message = referralMessage(error);
    return message ? { referral_code: message } : {};
  }
}

/**
 * A step's errors that only the server knows: asked for before the step is left, because going back from the last one
 * loses the password. If the server can't say, registering will.
 */
export async function checkOnServer(
  step: RegistrationStep,
  draft: RegistrationDraft,
  actions: Checks,
): Promise<RegistrationMessages> {
  if (step === 'owner') return referralErrors(draft, actions);
  return step === 'store' ? placeErrors(draft, actions).catch(messagesOf) : {};
}
