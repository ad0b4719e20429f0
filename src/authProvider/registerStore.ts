import { accountLimits } from '#contract/accountLimits';
import { errorCodes } from '#contract/codes/errorCodes';
import type { RegistrationDraft } from '#contract/entities/registration';
import { readStored } from '../config/jsonStorage';
import { storageKeys } from '../config/storageKeys';
import { ApiError } from '../dataProvider/apiError';
import { callApi } from '../dataProvider/callApi';
import { VerificationNeededError } from '../session/credentials';
import type { KeptCode } from '../session/verification';
import { startSession } from './signIn';
import { startNextStep } from './startVerification';
import { keptCode } from './verifyStore';

/**
 * Begins a registration and has a code mailed to its address.
 *
 * @throws ApiError 777 if the captcha was used or has expired; 4029 with `retry_after`; 4200 if mail isn't set up
 */
export async function beginRegistration(email: string, captcha_token: string, language: string) {
  const { registration, code } = await callApi('begin_registration', { email, captcha_token, language });
  return { token: registration, code: keptCode(code) };
}

/** @throws ApiError 2000, 4029 or 4200 */
export const resendRegistrationCode = async (registration: string): Promise<KeptCode> =>
  keptCode(await callApi('resend_registration_code', { registration }));

/** A link that has just been mailed. */
const sentLink = (demo: KeptCode['demo']): KeptCode => ({
  resendAt: Date.now() + accountLimits.otpResendSeconds * 1_000,
  demo,
});

/**
 * Verifies the address; a link that continues the registration is then mailed to it, unless it got one a moment
 * ago: then `link` is `undefined`.
 *
 * @throws ApiError 888 or 638; 602 or 996 with the right code of an address that has an account; 2000
 */
export async function verifyRegistration(registration: string, email_otp: string) {
  const reply = await callApi('verify_registration_email', { registration, email_otp });
  return { draft: reply.draft, link: reply.is_link_mailed === false ? undefined : sentLink(reply.demo_message) };
}

/** @throws ApiError 2000 if it was completed or has expired */
export const readSavedRegistration = (registration: string) => callApi('get_registration', { registration });

/** Saves values, and returns all that is saved now. @throws ApiError 2000 */
export const saveRegistration = async (
  registration: string,
  draft: RegistrationDraft,
  language: string,
): Promise<RegistrationDraft> => (await callApi('save_registration', { registration, draft, language })).draft;

/** Mails a link that continues the registration. @throws ApiError 2000, 4029 or 4200 */
export const sendRegistrationLink = async (registration: string): Promise<KeptCode> =>
  sentLink((await callApi('send_registration_link', { registration })).demo_message);

/**
 * Checks whether a place is in a city.
 *
 * @returns the city's radius in kilometres if the place is outside, otherwise `null`
 * @throws ApiError 811
 */
export async function checkStorePlace(city_id: string, [latitude, longitude]: readonly [number, number]) {
  try {
    await callApi('check_store_location', { city_id, latitude, longitude });
    return null;
  } catch (error) {
    const outside = error instanceof ApiError && error.fields.find(({ code }) => code === 'outside_city');
    if (outside) return Number(outside.params?.radius_km);
    throw error;
  }
}

/** The name of the store that passed a referral code on. @throws ApiError 631, 547 or 550 */
export const readReferral = async (referral_code: string, country_code: string | undefined): Promise<string> =>
  (await callApi('check_referral', { referral_code, ...(country_code ? { country_code } : {}) })).store_name[0] ?? '';

export const findStorePlaces = async (registration: string, city_id: string, query: string) =>
  (await callApi('find_store_address', { registration, city_id, query })).data;

export const readCities = async (country_id: string) => (await callApi('get_city_list', { country_id })).cities;

/** The types of stores in a city; none in a city that isn't offered (811). */
export async function readStoreTypes(city_id: string) {
  try {
    return (await callApi('get_delivery_list_for_city', { city_id })).deliveries;
  } catch (error) {
    if (error instanceof ApiError && error.code === errorCodes.CITY_NOT_FOUND) return [];
    throw error;
  }
}

/**
 * Creates the store and signs its owner in, or opens the page that verifies it.
 *
 * @throws ApiError 602, 603, 639 or 996; 4022 and the codes of other fields; 2000
 */
export async function registerStore(
  registration: string,
  draft: RegistrationDraft,
  password: string,
  language: string,
): Promise<void> {
  const deviceToken = readStored<string>(storageKeys.deviceToken);
  const text = (field: keyof RegistrationDraft): string => String(draft[field] ?? '').trim();
  const referral = text('referral_code');
  const reply = await callApi('register', {
    registration,
    name: text('name'),
    delivery_type_id: text('delivery_type_id'),
    country_code: text('country_code'),
    city_id: text('city_id'),
    address: text('address'),
    latitude: Number(draft.latitude),
    longitude: Number(draft.longitude),
    owner_first_name: text('owner_first_name'),
    owner_last_name: text('owner_last_name'),
    country_phone_code: text('country_phone_code'),
    phone: text('phone'),
    ...(referral ? { referral_code: referral } : {}),
    password,
    is_terms_accepted: true,
    language,
    ...(deviceToken ? { device_token: deviceToken } : {}),
  });
  try {
    startNextStep(reply);
    startSession(reply);
  } catch (error) {
    // The page that verifies the store, or asks for the second factor, is open.
    if (!(error instanceof VerificationNeededError)) throw error;
  }
}
