import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { RegistrationDraft } from '#contract/entities/registration';
import { limits } from '#contract/limits';
import type { FieldMessage } from '../../components/inputs/LabelledInput';
import { LabelledInput } from '../../components/inputs/LabelledInput';
import NationalPhoneField from '../../components/phone/NationalPhoneField';
import { useCountries } from '../../components/phone/useCountries';
import type { RegistrationActions } from './registrationActions';
import { type RegistrationMessages, referralMessage } from './registrationFields';

interface OwnerStepProps extends Pick<RegistrationActions, 'readReferral'> {
  draft: RegistrationDraft;
  change: (part: RegistrationDraft) => void;
  messages: RegistrationMessages;
}

/** Whose referral code it is, or what is wrong with it: checked when its field is left. */
function useReferral(
  { referral_code = '', country_code }: RegistrationDraft,
  readReferral: OwnerStepProps['readReferral'],
) {
  const [checked, setChecked] = useState<{ code: string; store?: string; message?: FieldMessage } | null>(null);
  const check = async () => {
    const code = referral_code.trim();
    if (!code || checked?.code === code) return;
    try {
      setChecked({ code, store: await readReferral(code, country_code || undefined) });
    } catch (error) {
      const message = referralMessage(error);
      // Otherwise the code is checked when the store is created.
      if (message) setChecked({ code, message });
    }
  };
  return { check, result: checked?.code === referral_code.trim() ? checked : null };
}

/** The owner: their name, their phone number, and who recommended the platform. */
export const OwnerStep = ({ draft, change, messages, readReferral }: OwnerStepProps) => {
  const t = useTranslate();
  const { countries } = useCountries();
  const { country_phone_code = '', phone = '', referral_code = '' } = draft;
  const likely =
    country_phone_code === ''
      ? countries?.find(({ code }) => code === draft.country_code)?.calling_codes[0]
      : undefined;
  useEffect(() => {
    if (likely) change({ country_phone_code: likely });
  }, [likely, change]);
  const { check, result } = useReferral(draft, readReferral);
  const name = (field: 'owner_first_name' | 'owner_last_name') => ({
    name: field,
    dir: 'auto',
    maxLength: limits.nameMax,
    value: draft[field] ?? '',
    message: messages[field],
  });
  return (
    <>
      <LabelledInput
        {...name('owner_first_name')}
        label={t('registration.owner.first_name')}
        autoComplete="given-name"
        onChange={(event) => change({ owner_first_name: event.target.value })}
      />
      <LabelledInput
        {...name('owner_last_name')}
        label={t('registration.owner.last_name')}
        autoComplete="family-name"
        onChange={(event) => change({ owner_last_name: event.target.value })}
      />
      <NationalPhoneField
        autoComplete="tel-national"
        fields={{ callingCode: country_phone_code, phone }}
        messages={messages}
        change={(changed) =>
          change({
            ...(changed.callingCode === undefined ? {} : { country_phone_code: changed.callingCode }),
            ...(changed.phone === undefined ? {} : { phone: changed.phone }),
          })
        }
      />
      <LabelledInput
        label={t('registration.owner.referral')}
        name="referral_code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        dir="ltr"
        maxLength={limits.codeMax}
        value={referral_code}
        onChange={(event) => change({ referral_code: event.target.value })}
        onBlur={() => void check()}
        announcesMessage
        message={messages.referral_code ?? result?.message}
        hint={
          result?.store ? t('registration.owner.referral_from', { store: `\u2068${result.store}\u2069` }) : undefined
        }
      />
    </>
  );
};
