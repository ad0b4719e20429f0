import { errorCodes } from '#contract/codes/errorCodes';
import type { RegistrationDraft } from '#contract/entities/registration';
import type { FieldError } from '#contract/envelope';
import type { FieldMessage } from '../../components/inputs/LabelledInput';
import { checkPhoneFields } from '../../components/phone/checkNationalPhone';
import { ApiError } from '../../dataProvider/apiError';
import type { RegistrationStep } from '../../session/registration';

/** The fields of the steps, by their names in the call; `location` is the pin. */
const stepFields = {
  store: ['name', 'country_code', 'city_id', 'delivery_type_id', 'address', 'location'],
  owner: ['owner_first_name', 'owner_last_name', 'country_phone_code', 'phone', 'referral_code'],
} as const;

type StepWithFields = keyof typeof stepFields;
export type RegistrationField = (typeof stepFields)[StepWithFields][number];
export type RegistrationMessages = Partial<Record<RegistrationField, FieldMessage>>;

const fieldsOf: Record<RegistrationStep, readonly RegistrationField[]> = { ...stepFields, finish: [] };
const allFields: readonly RegistrationField[] = Object.values(fieldsOf).flat();

const savedNames = (field: RegistrationField): readonly (keyof RegistrationDraft)[] =>
  field === 'location' ? ['latitude', 'longitude'] : [field];

/** The fields that have these values. */
export const namesIn = (values: RegistrationDraft): string[] =>
  Object.keys(values).map((name) => (/^(latitude|longitude)$/.test(name) ? 'location' : name));

/** A step's values, as they are saved. */
export const valuesOf = (step: RegistrationStep, draft: RegistrationDraft): RegistrationDraft =>
  Object.fromEntries(
    fieldsOf[step].flatMap(savedNames).flatMap((name) => (draft[name] === undefined ? [] : [[name, draft[name]]])),
  );

const textOf = (draft: RegistrationDraft, field: RegistrationField): string =>
  field === 'location' ? String(draft.latitude ?? '') : String(draft[field] ?? '').trim();

const optional: readonly RegistrationField[] = ['country_phone_code', 'phone', 'referral_code'];

/** A step's errors before it is saved; empty if there are none. */
export async function checkStep(step: RegistrationStep, draft: RegistrationDraft): Promise<RegistrationMessages> {
  const missing = fieldsOf[step].filter((field) => !optional.includes(field) && !textOf(draft, field));
  const required = Object.fromEntries(missing.map((field) => [field, { key: `registration.required.${field}` }]));
  if (step !== 'owner') return required;
  const callingCode = textOf(draft, 'country_phone_code');
  return { ...required, ...(await checkPhoneFields({ callingCode, phone: textOf(draft, 'phone') })) };
}

/** The first field of the page with an error. */
export const firstWrong = (messages: RegistrationMessages): RegistrationField | undefined =>
  allFields.find((field) => messages[field]);

/** The first step with an error. */
export const stepWith = (messages: RegistrationMessages): RegistrationStep | undefined => {
  const wrong = firstWrong(messages);
  return (['store', 'owner'] as const).find((step) => wrong && fieldsOf[step].includes(wrong));
};

/** The step to open for what is filled in already. */
export const stepFor = (draft: RegistrationDraft): RegistrationStep => {
  if (!draft.name || !draft.city_id || !draft.delivery_type_id || !draft.address || draft.latitude == null)
    return 'store';
  return draft.owner_first_name && draft.owner_last_name && draft.phone ? 'finish' : 'owner';
};

/** Errors of the catalogue that belong to one field, wherever they are sent. */
const fieldOfCode: Partial<Record<number, RegistrationField>> = {
  [errorCodes.COUNTRY_NOT_FOUND]: 'country_code',
  [errorCodes.CITY_NOT_FOUND]: 'city_id',
  [errorCodes.STORE_PHONE_ALREADY_REGISTERED]: 'phone',
};

const referralErrors: readonly number[] = [
  errorCodes.REFERRAL_NOT_VALID_FOR_COUNTRY,
  errorCodes.REFERRAL_OVER_USAGE_LIMIT,
  errorCodes.STORE_REFERRAL_INVALID,
];

function messageOf({ code, params }: FieldError, field: RegistrationField): FieldMessage {
  if (code === 'outside_city') return { key: 'registration.store.outside', params: { radius: params?.radius_km } };
  if (field === 'referral_code' && referralErrors.includes(Number(code))) return { key: `registration.error.${code}` };
  return { key: 'signIn.invalid.field' };
}

/** Why a referral code was refused when it was checked; `undefined` if that couldn't be found out. */
export function referralMessage(error: unknown): FieldMessage | undefined {
  const isNoCode = error instanceof ApiError && error.code === errorCodes.FIELDS_NOT_VALID;
  if (isNoCode) return { key: `registration.error.${errorCodes.STORE_REFERRAL_INVALID}` };
  return messagesOf(error).referral_code;
}

/** The server's errors by field; empty if it refused for another reason. */
export function messagesOf(error: unknown): RegistrationMessages {
  if (!(error instanceof ApiError)) return {};
  const refusedField = fieldOfCode[error.code] ?? (referralErrors.includes(error.code) ? 'referral_code' : undefined);
  if (refusedField) return { [refusedField]: { key: `registration.error.${error.code}` } };
  return Object.fromEntries(
    error.fields.flatMap((found) => {
      const name = /^(latitude|longitude)$/.test(found.path) ? 'location' : found.path;
      const field = allFields.find((one) => one === name);
      return field ? [[field, messageOf(found, field)]] : [];
    }),
  );
}
